/// A question of cost: our way, and the ways of others to do the same.
struct Benchmark: Sendable {
  /// One way to do it.
  struct Way: Sendable {
    var name: String
    /// Does it once for each of 0..<count and returns something made of the
    /// results, so that nothing is left out.
    var run: @Sendable (_ count: Int) -> Int
  }

  var title: String
  /// What it may cost, in nanoseconds.
  var budget: Double?
  var ours: Way
  var rivals: [Way]
  /// How often our way does it in a round.
  var count: Int
  /// How often a rival does: fewer times, where it takes microseconds.
  var rivalCount: Int?
}

/// The median cost of a way, in nanoseconds.
struct Timing {
  var name: String
  var nanoseconds: Double
}

extension Benchmark {
  private static let rounds = 15

  /// Runs all ways in turn, round after round, so that whatever else the
  /// machine does befalls all of them alike.
  func timings() -> [Timing] {
    let ways = [ours] + rivals
    var samples = [[Double]](repeating: [], count: ways.count)
    for round in 0...Benchmark.rounds {
      for (index, way) in ways.enumerated() {
        let count = index == 0 ? count : rivalCount ?? max(count / 100, 1)
        var result = 0
        let clock = ContinuousClock()
        let duration = clock.measure { result = way.run(count) }
        blackHole(result)
        // The first round warms up.
        guard round > 0 else { continue }
        samples[index].append(duration / .nanoseconds(1) / Double(count))
      }
    }
    return zip(ways, samples).map { way, samples in
      Timing(name: way.name, nanoseconds: samples.median)
    }
  }
}

extension [Double] {
  /// The middle of the sorted values.
  var median: Double {
    isEmpty ? .nan : sorted()[count / 2]
  }
}

/// Uses a value in a way that the optimizer cannot see through.
@inline(never)
func blackHole(_ value: some Any) {}
