import DateRangeCore

/// What a check found as one JSON object.
struct CheckJSON {
  let report: RuleReport
  let runs: LawRuns

  /// Writes the object and a line feed.
  func write(to bytes: inout [UInt8]) {
    var json = JSONWriter()
    json.object { json in
      json.key("sound")
      json.bool(report.isSound && runs.failure == nil)
      json.key("window")
      json.range(report.window)
      json.key("available")
      json.number(report.available.dayCount)
      json.key("deadEnds")
      write(.deadEnd, to: &json)
      json.key("unreachable")
      write(.unreachable, to: &json)
      json.key("sinks")
      write(.sink, to: &json)
      json.key("warnings")
      json.array { json in
        for warning in report.warnings { json.string(warning) }
      }
      json.key("laws")
      json.object { writeLaws(to: &$0) }
    }
    bytes.append(contentsOf: json.bytes)
    bytes.append("\n")
  }

  private func write(
    _ kind: RuleReport.Finding.Kind, to json: inout JSONWriter
  ) {
    json.array { json in
      for finding in report.findings(kind) {
        json.object { json in
          json.key("start")
          json.day(finding.days.lowerBound)
          json.key("end")
          json.day(finding.days.upperBound)
          json.key("days")
          json.number(finding.days.days)
          json.key("rules")
          json.array { json in
            for cause in finding.causes { json.string(cause.rawValue) }
          }
          json.key("message")
          json.string("\(finding)")
        }
      }
    }
  }

  private func writeLaws(to json: inout JSONWriter) {
    json.key("seed")
    json.number(Int(clamping: runs.seed))
    json.key("cases")
    json.number(runs.cases)
    json.key("taps")
    json.number(runs.steps)
    json.key("broken")
    guard let failure = runs.failure else { return json.null() }
    json.object { json in
      json.key("law")
      json.string(failure.law)
      json.key("taps")
      json.array { json in
        for day in failure.taps { json.day(day) }
      }
      json.key("message")
      json.string(runs.sentence(failure))
    }
  }
}
