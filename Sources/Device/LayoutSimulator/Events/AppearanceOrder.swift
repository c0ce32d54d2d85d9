/// The order in which UIKit calls leaving and coming controllers.
///
/// It differs between transitions. Logs that people printed:
///
/// - Stacks, iOS 5: vastdevblog.vast.com/blog/2012/04/08/uiviewcontroller-life-cycle; iOS 7:
///   wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html; later:
///   programmerteach.com/p/ios-at-the-time-of-transition-appear-and-disappear-the-order-of-calls-is-explored,
///   readke.com/c/0Z41505102021.html (in which the popped controller's `dealloc` comes last).
/// - Presentations in full: velog.io/@rudin_/iOS-LifeCycle-in-Modal (`viewIsAppearing` and all, iOS 13 or later). That
///   a dismissal mirrors it is general knowledge.
/// - Tabs: pgzxc.github.io/posts/efa3afd7.html, e-com-net.com/article/1210869260813963264.htm.
/// - Pages that curl: wangling.me, as above; pages that scroll have `viewDidAppear` before `viewDidDisappear`.
package enum AppearanceOrder {
  /// A stack pushes, pops or is replaced: A will disappear, B will appear, A did disappear, B did appear. The same
  /// holds where containers show other controllers for lack of room, and at launch.
  case ofStack
  /// A controller is presented in full, or dismissed: A will disappear, B will appear, B did appear, A did disappear.
  case ofPresentation
  /// Another tab is selected, or another page: B will appear, A will disappear, A did disappear, B did appear.
  case ofSelection

  /// The two groups of controllers in a transition.
  package enum Party {
    /// The leaving controllers.
    case leaving
    /// The coming controllers.
    case coming
  }

  /// The order of the calls before the transition.
  package var beforehand: [Party] { self == .ofSelection ? [.coming, .leaving] : [.leaving, .coming] }

  /// The order of the calls after the transition.
  package var afterwards: [Party] { self == .ofPresentation ? [.coming, .leaving] : [.leaving, .coming] }
}
