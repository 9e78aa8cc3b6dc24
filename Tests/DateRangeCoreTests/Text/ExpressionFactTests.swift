import DateRangeCore
import Foundation
import Testing

@Suite struct ExpressionFactTests {
  @Test func hasRows() {
    #expect(ExpressionFact.all.count > 100)
  }

  @Test(arguments: ExpressionFact.all)
  func meansWhatTheTableSays(_ fact: ExpressionFact) throws {
    let context = try fact.context
    let expression = DayRangeExpression(fact.expr)
    guard fact.error != true else {
      #expect(throws: ExpressionError.self) {
        try expression.extent(in: context)
      }
      return
    }
    let extent = try expression.extent(in: context)
    #expect(extent.start.map { "\($0)" } == fact.start)
    #expect(extent.end.map { "\($0)" } == fact.end)
  }
}
