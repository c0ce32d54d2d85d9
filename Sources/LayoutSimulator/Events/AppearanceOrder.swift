/// In which order UIKit tells controllers that go and controllers that come.
///
/// Transitions differ in it. Logs that people printed:
///
/// - Stacks, iOS 5: vastdevblog.vast.com/blog/2012/04/08/uiviewcontroller-life-cycle; iOS 7:
///   wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html; later:
///   programmerteach.com/p/ios-at-the-time-of-transition-appear-and-disappear-the-order-of-calls-is-explored,
///   readke.com/c/0Z41505102021.html (which has `dealloc` of what was popped last).
/// - Presentations in full: velog.io/@rudin_/iOS-LifeCycle-in-Modal (`viewIsAppearing` and all, iOS 13 or later). That a
///   dismissal is the mirror of it is general knowledge.
/// - Tabs: pgzxc.github.io/posts/efa3afd7.html, e-com-net.com/article/1210869260813963264.htm.
/// - Pages that curl: wangling.me, as above; pages that scroll have `viewDidAppear` before `viewDidDisappear`.
enum AppearanceOrder {
  /// A stack pushes, pops or is replaced: A will disappear, B will appear, A did disappear, B did appear. So it is where
  /// containers show others for want of room, and at the launch.
  case ofStack
  /// Something is presented in full, or dismissed: A will disappear, B will appear, B did appear, A did disappear.
  case ofPresentation
  /// Another tab is selected, or another page: B will appear, A will disappear, A did disappear, B did appear.
  case ofSelection

  /// Controllers that a transition concerns.
  enum Party {
    /// Those that go.
    case leaving
    /// Those that come.
    case coming
  }

  /// Who is told first that it is about to come or to go, and who second.
  var beforehand: [Party] { self == .ofSelection ? [.coming, .leaving] : [.leaving, .coming] }

  /// Who is told first that it came or went, and who second.
  var afterwards: [Party] { self == .ofPresentation ? [.coming, .leaving] : [.leaving, .coming] }
}
