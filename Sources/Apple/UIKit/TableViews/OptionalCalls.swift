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
  private var isLeftOut = false
  private var isInherited = false

  /// Notes that a protocol's own implementation was called.
  func noteLeftOut() { isLeftOut = true }

  /// Notes that a class of this module's answered: perhaps because an override leaves it the answer this time.
  func noteInherited() { (isLeftOut, isInherited) = (true, true) }

  /// Forgets what is known, for another object.
  func forget() { known = [:] }

  /// The object's own answer to a call; `nil` where it leaves the call out.
  func answer<Answer>(to call: Call, by ask: () -> Answer) -> Answer? {
    guard known[call] != false else { return nil }
    (isLeftOut, isInherited) = (false, false)
    let answer = ask()
    if !isInherited { known[call] = !isLeftOut }
    return isLeftOut ? nil : answer
  }

  /// Tells whether the object itself answers a call.
  func isAnswered(_ call: Call, by ask: () -> Void) -> Bool {
    if let answer = known[call] { return answer }
    (isLeftOut, isInherited) = (false, false)
    ask()
    if !isInherited { known[call] = !isLeftOut }
    return !isLeftOut
  }
}
