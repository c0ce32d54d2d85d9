import Checks
import LayoutModel
import Testing

/// Controllers made in Swift: checked as files are.
struct ControllerTests {
  @Test("What can't be of controllers, events and actions is refused with every problem")
  func refuses() {
    var tabs = ViewController(
      id: "tabs", kind: .tabBarController, viewControllers: [ViewController(id: "first", view: View("first-view"))])
    tabs.selectedIndex = 1
    tabs.split.preferredPrimaryColumnWidthFraction = 2
    tabs.bars.toolbarItems = [BarButtonItem(id: "first", width: -1)]
    var animation = Animation(view: "first-veiw", duration: -1)
    animation.repeatCount = .infinity
    animation.delay = .nan
    animation.alpha = 2
    let thrown = #expect(throws: InvalidScene.self) {
      try Scene(
        name: "wrong", rootViewController: tabs,
        events: [
          Event(.wait(-.infinity)), Event(.tap(.point(Point(x: .nan, y: 0)))),
          Event(
            .action(.set("first-view", [.init(\.layoutGuides, []), .init(\.isInstalled, false), .init(\.alpha, 3)]))),
          Event(.action(.animate(animation))),
          Event(.action(.present(ModalPresentation(.named("first")), from: "tabs"))),
        ])
    }
    #expect(
      thrown?.problems.map(\.message) == [
        "the id 'first' of this bar button item is already that of a controller; ids are unique in a fixture",
        "selectedIndex is 1, and there is 1 controller, from 0 on",
        "a UITabBarController has no 'preferredPrimaryColumnWidthFraction': only a UISplitViewController has",
        "preferredPrimaryColumnWidthFraction is 2.0; it is from 0 to 1",
        "width is -1.0; a size isn't negative",
        "the controller 'first' isn't among the 'viewControllers' of the fixture, which wait to be shown",
        "alpha is 3.0; it is from 0 to 1",
        "the root view can't be taken out: it fills the window",
        "'layoutGuides' can't be set here: it is the same at all times",
        "there is no view 'first-veiw'; did you mean 'first-view'?",
        "duration is -1.0; a time isn't negative",
        "delay is nan; a number here is finite and at most 1000000000 in size",
        "alpha is 2.0; it is from 0 to 1",
        "wait is -inf; a number here is finite and at most 1000000000 in size",
        "wait is -inf; a time isn't negative",
        "tap's x is nan; a number here is finite and at most 1000000000 in size",
      ])
  }

  @Test("A bar's item is as its variations that hold say")
  func resolvesItems() {
    let item = BarButtonItem(
      id: "camera", title: "Camera",
      variations: [
        Variation(when: TraitCondition(idiom: .phone, orientation: .landscape), set: [.isEnabled(false), .width(30)])
      ])
    let phone = Device(size: Size(width: 320, height: 480))
    #expect(item.resolved(for: phone.traits(in: .portrait)).isEnabled)
    let landscape = item.resolved(for: phone.traits(in: .landscapeLeft))
    #expect(!landscape.isEnabled)
    #expect(landscape.width == 30)
    #expect(landscape.title == "Camera")
  }
}
