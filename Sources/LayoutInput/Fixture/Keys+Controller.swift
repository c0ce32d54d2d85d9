import Documents
import LayoutModel

/// The keys of a controller (spec/FIXTURE.md, "A controller").
enum ControllerKeys {
  static let table = KeyTable<ControllerDraft>(
    "a controller, an object", required: ["view"], fresh: ControllerDraft(),
    [
      FixtureKey(
        placed: "id", .string, "what messages call it; unique in the fixture",
        {
          $0.id = $1
          $0.position = $2
        }, write: { $0.id }),
      FixtureKey("class", .controllerClass, "UIViewController if left out", { _, _ in }, write: { _ in nil }),
      FixtureKey(
        "supportedInterfaceOrientations", .controllerOrientations, "the orientations that it allows",
        \.supportedInterfaceOrientations),
      FixtureKey("view", .view, "the view that it manages", \.view),
    ]
      + FixtureKey.later(
        "viewControllers", "childViewControllers", "selectedIndex", "preferredInterfaceOrientationForPresentation",
        "shouldAutorotate", "definesPresentationContext", "preferredContentSize", "additionalSafeAreaInsets",
        "navigationItem", "tabBarItem", "toolbarItems", "isToolbarHidden", "isNavigationBarHidden",
        "hidesBottomBarWhenPushed", "edgesForExtendedLayout", "prefersStatusBarHidden", "presents"))
}

/// The parts of a controller, before they are put together.
struct ControllerDraft: Sendable {
  var id: String?
  var view: View?
  var supportedInterfaceOrientations: SupportedOrientations?
  var position: SourcePosition?
}

extension ControllerDraft {
  /// The parts of a controller.
  fileprivate init(_ controller: ViewController) {
    id = controller.id
    view = controller.view
    supportedInterfaceOrientations = controller.supportedInterfaceOrientations
  }
}

extension ValueFormat where Value == ViewController {
  static let viewController = ValueFormat(
    ControllerKeys.table.what,
    read: { value, reading in
      var draft = ControllerDraft(position: value.position)
      guard ControllerKeys.table.read(value, into: &draft, &reading), let view = draft.view else { return nil }
      return ViewController(
        id: draft.id, view: view, supportedInterfaceOrientations: draft.supportedInterfaceOrientations,
        position: draft.position)
    }, write: { JSONValue(.object(ControllerKeys.table.members(of: ControllerDraft($0)))) })
}

extension ValueFormat where Value == String {
  /// A controller's class. Containers and controllers with views of their own aren't supported yet.
  fileprivate static let controllerClass = ValueFormat(
    "the name of a class, a string",
    read: { value, reading in
      guard let name = className.read(value, &reading) else { return nil }
      if laterControllers.contains(name) {
        reading.report(.notSupportedYet("the class '\(name)'"), at: value.position)
      } else if name != "UIViewController" {
        let known = ["UIViewController"] + laterControllers
        let nearest = Spelling.nearest(to: name, among: known)
        reading.report(.unknownName(name, what: "controller class", nearest: nearest, known: known), at: value.position)
      }
      return name
    }, write: className.write)

  private static let laterControllers = [
    "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
    "UITableViewController", "UICollectionViewController",
  ]
}

extension ValueFormat where Value == SupportedOrientations {
  /// A list of orientations; the top controller's answer isn't supported yet.
  fileprivate static let controllerOrientations = ValueFormat(
    orientations.expected,
    read: { value, reading in
      if case .string("topViewController") = value.content {
        reading.report(.notSupportedYet("\"topViewController\""), at: value.position)
        return nil
      }
      return orientations.read(value, &reading)
    }, write: orientations.write)
}
