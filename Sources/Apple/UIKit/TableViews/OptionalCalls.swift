/// The calls that an object leaves to a protocol's own implementations, which note that they were called.
///
/// Swift can't ask whether a requirement is implemented. So the first call tells it: one that comes back without a note was answered.
@MainActor final class OptionalCalls {
  /// A call that a delegate may leave out.
  enum Call: Hashable {
    case rowHeight, estimatedRowHeight, header, footer, headerHeight, footerHeight
    case itemSize, sectionInset, lineSpacing, itemSpacing, headerSize, footerSize
  }

  private var known: [Call: Bool] = [:]
  /// The calls that an own implementation answered since they were last asked about, and those where that may be for once.
  private var (leftOut, inherited): (Set<Call>, Set<Call>) = ([], [])

  /// Notes that a protocol's own implementation of a call was called.
  func noteLeftOut(_ call: Call) { leftOut.insert(call) }

  /// Notes that a class of this module's answered a call: perhaps because an override leaves it the answer this time.
  func noteInherited(_ call: Call) {
    leftOut.insert(call)
    inherited.insert(call)
  }

  /// Forgets what is known, for another object.
  func forget() { known = [:] }

  /// The object's own answer to a call; `nil` where it leaves the call out.
  func answer<Answer>(to call: Call, by ask: () -> Answer) -> Answer? {
    guard known[call] != false else { return nil }
    leftOut.remove(call)
    inherited.remove(call)
    let answer = ask()
    if !inherited.contains(call) { known[call] = !leftOut.contains(call) }
    return leftOut.contains(call) ? nil : answer
  }

  /// Tells whether the object itself answers a call.
  func isAnswered(_ call: Call, by ask: () -> Void) -> Bool { known[call] ?? (answer(to: call, by: ask) != nil) }
}
