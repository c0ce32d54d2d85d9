package import LayoutModel

/// A change of the controllers that are shown, or that a container has: who leaves, and who comes.
///
/// Controllers are those of a hierarchy or live objects. The shown ones stand in the order of the window: back to front, and a container
/// before its content, unless whoever performs a call passes it on to what a container shows.
package struct ControllerChange<Controller> {
  package let transition: Transition
  /// The controllers shown before the change alone.
  package var leaving: [Controller]
  /// The controllers shown after the change alone.
  package var coming: [Controller]
  /// The controllers without a parent after the change, and the controllers with a new one.
  let (removed, added): ([Controller], [Controller])

  /// A change.
  package init(
    _ transition: Transition, leaving: [Controller] = [], coming: [Controller] = [], removed: [Controller] = [],
    added: [Controller] = []
  ) {
    self.transition = transition
    (self.leaving, self.coming, self.removed, self.added) = (leaving, coming, removed, added)
  }
}

/// The calls of a change on controllers in their order, the same for files and for objects.
///
/// The order differs between transitions. Logs that people printed:
///
/// - Stacks, iOS 5: vastdevblog.vast.com/blog/2012/04/08/uiviewcontroller-life-cycle; iOS 7:
///   wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html; later:
///   programmerteach.com/p/ios-at-the-time-of-transition-appear-and-disappear-the-order-of-calls-is-explored,
///   readke.com/c/0Z41505102021.html (in which the popped controller's `dealloc` comes last).
/// - Presentations in full: velog.io/@rudin_/iOS-LifeCycle-in-Modal (`viewIsAppearing` and all, iOS 13 or later). That
///   a dismissal mirrors it is general knowledge.
/// - Tabs: pgzxc.github.io/posts/efa3afd7.html, e-com-net.com/article/1210869260813963264.htm.
/// - Pages that curl: wangling.me, as above; pages that scroll have `viewDidAppear` before `viewDidDisappear`.
package struct ControllerSequence<Controller> {
  /// A call on a controller, or work on its view.
  package enum Call: Hashable, Sendable {
    /// `willMove(toParent:)`, with the container.
    case willJoin
    /// `willMove(toParent: nil)`.
    case willLeaveParent
    /// The loading of the view, if it isn't yet.
    case load
    case willAppear, willDisappear
    /// `viewIsAppearing`, from iOS 13 on.
    case isAppearing
    /// The layout of the view, if it never was or had another size (readke.com, as above: after `viewWillAppear`, and not when a pop shows the
    /// former one again).
    case layOut
    case didAppear, didDisappear
    /// `didMove(toParent: nil)`, when the container has let go of the controller.
    case didLeaveParent
    /// `didMove(toParent:)`, with the container.
    case didJoin

    /// The callback that a handler of a fixture's controller may be for; `nil` where there is none.
    package var callback: ControllerHandler.Callback? {
      switch self {
      case .willAppear: .viewWillAppear
      case .willDisappear: .viewWillDisappear
      case .didAppear: .viewDidAppear
      case .didDisappear: .viewDidDisappear
      case .load, .layOut, .isAppearing, .willJoin, .willLeaveParent, .didJoin, .didLeaveParent: nil
      }
    }
  }

  /// A call, and the controller that gets it.
  package typealias Step = (call: Call, controller: Controller)

  /// The steps as a container's controllers change, seen or not.
  package let moves: [Step]
  /// The steps before the views change.
  package let beforehand: [Step]
  /// The steps once the views are in their places.
  package let changed: [Step]
  /// The steps when the transition is over.
  package let afterwards: [Step]
  /// The steps when a container's controllers have changed, seen or not.
  package let settled: [Step]

  /// The steps of a change.
  package init(of change: ControllerChange<Controller>) {
    func steps(_ call: Call, _ controllers: [Controller]) -> [Step] { controllers.map { (call, $0) } }
    let (leaving, coming) = (change.leaving, change.coming)
    let (goes, comes) = (steps(.willDisappear, leaving), steps(.willAppear, coming))
    let (gone, there) = (steps(.didDisappear, leaving), steps(.didAppear, coming))
    moves = steps(.willLeaveParent, change.removed) + steps(.willJoin, change.added)
    beforehand = steps(.load, coming) + (change.transition.beginsWithComing ? comes + goes : goes + comes)
    changed = steps(.isAppearing, coming) + steps(.layOut, coming)
    afterwards = change.transition.endsWithComing ? there + gone : gone + there
    settled = steps(.didLeaveParent, change.removed) + steps(.didJoin, change.added)
  }
}

/// A transition during which controllers come and go.
package enum Transition: Hashable, Sendable {
  /// Controllers are presented in full or dismissed: A will disappear, B will appear, B did appear, A did disappear.
  case ofPresentation
  /// A container shows others: pushes, pops, columns with enough room; also the launch. A will disappear, B will appear, A did
  /// disappear, B did appear.
  case ofContainer
  /// A container shows another of its tabs, or another page: B will appear, A will disappear, A did disappear, B did appear.
  case ofSelection
  /// The interface turns, and a split view shows more columns or fewer: B will appear, A will disappear, B did appear, A did disappear
  /// (chosen).
  case ofTurn

  /// A Boolean value that tells whether a container shows others.
  package var isOfContainer: Bool { self == .ofContainer || self == .ofSelection }

  fileprivate var beginsWithComing: Bool { self == .ofSelection || self == .ofTurn }
  fileprivate var endsWithComing: Bool { self == .ofPresentation || self == .ofTurn }
}

// MARK: - Requests

/// A request of code that changes controllers.
package enum ControllerRequest: Sendable {
  case present, dismiss
  /// A push, a pop, another tab or page; or a turn of the interface.
  case change

  /// The fate of a request during a transition.
  package enum Outcome: Sendable {
    case performed
    /// It waits until the transition is over.
    case waits
    /// It is refused, with a warning on the console.
    case refused
  }
}

extension Transition {
  /// The outcome of a request while the transition's callbacks run.
  ///
  /// UIKit refuses to present and to dismiss while it presents or dismisses, and says so on the console. All else that changes which controllers
  /// are seen waits until the transition is over (chosen: UIKit lets navigation controllers wait in some versions, and warns of unbalanced calls in others).
  package func outcome(of request: ControllerRequest) -> ControllerRequest.Outcome {
    request != .change && self == .ofPresentation ? .refused : .waits
  }
}
