import LayoutModel

extension UIKitRules {
  /// Returns the calls of an event that stand in another order than UIKit's logs have it: controllers that go (A) and
  /// come (B) are told
  /// in an order that is the transition's own. A turn on the way brings calls of its own, and isn't looked at.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - calls: What was called.
  /// - Returns: A sentence, if the order is another.
  static func disorders(of event: Event, in calls: [TraceCall]) -> [String] {
    guard case .action(let action) = event.kind, let expected = order(of: action),
      !calls.contains(where: { $0.message.contains("ChangeStatusBarOrientation") })
    else { return [] }
    var met: [String] = []
    for call in calls where call.kind == .callback && expected.contains(call.message) && met.last != call.message {
      met.append(call.message)
    }
    guard met != expected.filter(met.contains) else { return [] }
    return ["\(action) tells \(met.joined(separator: ", ")), not in the order of \(expected.joined(separator: ", "))"]
  }

  private static func order(of action: Action) -> [String]? {
    switch action {
    case .push, .pop: ["viewWillDisappear", "viewWillAppear", "viewDidDisappear", "viewDidAppear"]
    case .selectTab: ["viewWillAppear", "viewWillDisappear", "viewDidDisappear", "viewDidAppear"]
    case .present, .dismiss: ["viewWillDisappear", "viewWillAppear", "viewDidAppear", "viewDidDisappear"]
    default: nil
    }
  }
}
