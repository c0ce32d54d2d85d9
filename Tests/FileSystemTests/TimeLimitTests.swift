import Testing

@testable import FileSystem

/// The time that a program has for an answer.
struct TimeLimitTests {
  private let limit = TimeLimit(processorTime: .seconds(5))

  @Test("A program is late once it has taken the processor time that it has, whatever it took before the question")
  func goesByProcessorTime() {
    var watch = TimeLimit.Watch(limit)
    #expect(watch.reason(at: .zero, work: .seconds(100)) == nil)
    #expect(watch.reason(at: .seconds(4), work: .seconds(104)) == nil)
    #expect(watch.reason(at: .seconds(6), work: .seconds(105)) == .processorTime)
  }

  @Test("A program that gets a twentieth of a processor isn't late before it has had its time")
  func allowsLoad() {
    var watch = TimeLimit.Watch(limit)
    for second in 0..<100 {
      #expect(watch.reason(at: .seconds(second), work: .milliseconds(second * 49)) == nil)
    }
    #expect(watch.reason(at: .seconds(103), work: .seconds(5)) == .processorTime)
  }

  @Test("A program that does nothing is late after as long by the clock")
  func noticesStillness() {
    var watch = TimeLimit.Watch(limit)
    #expect(watch.reason(at: .zero, work: .seconds(1)) == nil)
    #expect(watch.reason(at: .seconds(1), work: .seconds(2)) == nil)
    #expect(watch.reason(at: .seconds(5), work: .seconds(2)) == nil)
    #expect(watch.reason(at: .seconds(6), work: .seconds(2)) == .stillness)
  }

  @Test("A program that wakes again and again is late by the clock in the end")
  func endsByClock() {
    var watch = TimeLimit.Watch(limit)
    var reasons: [TimeLimit.Reason?] = []
    for second in 0...120 { reasons.append(watch.reason(at: .seconds(second), work: .milliseconds(second * 10))) }
    #expect(reasons.firstIndex { $0 != nil } == 120)
    #expect(reasons.last == .clockTime)
  }

  @Test("Where no processor time is known, the clock's is taken for it")
  func fallsBack() {
    var watch = TimeLimit.Watch(limit)
    #expect(watch.reason(at: .seconds(4), work: nil) == nil)
    #expect(watch.reason(at: .seconds(5), work: nil) == .clockTime)
  }
}
