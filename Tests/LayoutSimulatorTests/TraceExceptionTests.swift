import Documents
import Fixtures
import LayoutModel
import LayoutOutput
import LayoutResolution
import LayoutSimulator
import Testing

/// The part of a trace about an exception that ends it.
struct TraceExceptionTests {
  private static func trace(_ text: String) throws -> (trace: ScreenTrace, dump: TraceDump) {
    let scene = try Fixture.scene(from: Array(text.utf8), name: "ends")
    let device = try scene.device()
    let trace = try ScreenTrace(of: scene, on: device)
    return (
      trace, TraceDump(fixture: scene.name, device: device.id, steps: trace.steps, exception: trace.exception)
    )
  }

  @Test("A launch that ends in an exception keeps what was called, with the root controller's place")
  func keepsLaunch() throws {
    let (trace, dump) = try Self.trace(
      """
      {"format": "layout-fixture/1", "device": "iphone-6s", "systemVersion": "12.1",
       "application": {"supportedInterfaceOrientations": ["portrait"]},
       "rootViewController": {"id": "list", "supportedInterfaceOrientations": ["landscape"], "view": {"id": "v"}},
       "events": [{"rotateDevice": "landscapeLeft"}]}
      """)
    #expect(trace.steps.map(\.event) == ["launch"])
    #expect(
      trace.steps[0].calls.map(\.message) == [
        "viewDidLoad", "viewWillAppear", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear",
      ])
    #expect(trace.steps[0].layout["v"] != nil)
    #expect(trace.exception?.position?.line == 3)
    #expect(trace.exception?.reason.hasSuffix("and [list shouldAutorotate] is returning YES") ?? false)
    #expect(dump.text.contains("\"exception\": {\"name\": \"UIApplicationInvalidInterfaceOrientation\""))
    #expect(dump.lines.contains("line 3: *** UIApplicationInvalidInterfaceOrientation: "))
  }

  @Test("So does one in which handlers call each other without end")
  func keepsEndlessLaunch() throws {
    let (trace, _) = try Self.trace(
      """
      {"format": "layout-fixture/1", "device": "iphone-8", "systemVersion": "12.1",
       "rootViewController": {"id": "r", "view": {},
        "handlers": {"viewDidAppear": [{"present": {"viewController": "m", "from": "r"}}]}},
       "viewControllers": [{"id": "m", "view": {}, "handlers": {"viewDidAppear": [{"dismiss": "m"}]}}], "events": []}
      """)
    #expect(trace.exception?.name == "EXC_BAD_ACCESS")
    #expect(trace.steps.count == 1)
    #expect(trace.steps[0].calls.count > 10)
  }

  @Test("An event leads to so many actions at most, however they branch: the system ends what doesn't answer")
  func boundsActions() throws {
    let tabs = (1..<18).map { place in
      let next = #"{"selectTab": {"in": "tabs", "index": \#((place + 1) % 18)}}"#
      return #"{"id": "t\#(place)", "view": {}, "handlers": {"viewDidAppear": [\#(next), \#(next)]}}"#
    }
    let (trace, _) = try Self.trace(
      """
      {"format": "layout-fixture/1", "device": "iphone-8", "systemVersion": "12.1",
       "rootViewController": {"id": "tabs", "class": "UITabBarController",
        "viewControllers": [{"id": "t0", "view": {}}, \(tabs.joined(separator: ", "))]},
       "events": [{"selectTab": {"in": "tabs", "index": 1}}]}
      """)
    #expect(trace.exception?.name == "EXC_CRASH")
    #expect(trace.exception?.reason.hasPrefix("one event led to more than 1000 actions") ?? false)
    #expect((1_000..<10_000).contains(trace.steps[1].calls.count))
  }

  @Test("Animations may follow each other for as long as one waits")
  func letsAnimationsFollow() throws {
    let (trace, _) = try Self.trace(
      """
      {"format": "layout-fixture/1", "device": "iphone-8", "systemVersion": "12.1",
       "rootViewController": {"id": "r", "observers": [{"name": "Tick", "actions": [
         {"animate": {"view": "v", "duration": 1, "to": {"alpha": 1}, "completion": [{"post": {"name": "Tick"}}]}}]}],
        "view": {"id": "v"}},
       "events": [{"post": {"name": "Tick"}}, {"wait": 1500}]}
      """)
    #expect(trace.exception == nil)
    #expect(trace.steps[2].calls.count { $0.message == "Tick" } == 1_500)
  }

  @Test("An event that ends in one is the last step, with what it called")
  func keepsEvent() throws {
    let (trace, _) = try Self.trace(
      """
      {"format": "layout-fixture/1", "device": "ipad-air", "systemVersion": "9.1",
       "rootViewController": {"id": "r", "view": {"id": "rV"}}, "viewControllers": [{"id": "m", "view": {"id": "mV"}}],
       "events": [{"present": {"viewController": "m", "from": "r", "isAnimated": false,
        "completion": [{"present": {"viewController": "m", "from": "r"}}]}}, {"rotateDevice": "landscapeLeft"}]}
      """)
    #expect(trace.steps.map(\.event) == ["launch", "present m from r"])
    #expect(trace.steps[1].calls.contains { $0.receiver == "m" && $0.message == "viewDidAppear" })
    #expect(trace.exception?.reason.contains("<m>") ?? false)
  }

  @Test(
    "Stacks that UIKit refuses end the launch, and so do split views on phones before iOS 8",
    arguments: [
      ("ipad-air", "9.1", "UINavigationController", "Pushing a navigation controller is not supported ('inner')"),
      (
        "ipad-air", "9.1", "UISplitViewController",
        "Split View Controllers cannot be pushed to a Navigation Controller ('inner')"
      ),
    ])
  func refusesStacks(device: String, version: String, kind: String, reason: String) throws {
    let (trace, _) = try Self.trace(
      """
      {"format": "layout-fixture/1", "device": "\(device)", "systemVersion": "\(version)",
       "rootViewController": {"id": "nav", "class": "UINavigationController", "viewControllers": [
       {"id": "inner", "class": "\(kind)", "viewControllers": [{"view": {"id": "v"}}, {"view": {"id": "w"}}]}]}}
      """)
    #expect(trace.exception?.reason == reason)
    #expect(trace.exception?.position?.line == 3)
  }

  @Test("Phones have split views from iOS 8 on", arguments: [("7.1", true), ("8.1", false)])
  func refusesSplitViews(version: String, isRefused: Bool) throws {
    let (trace, _) = try Self.trace(
      """
      {"format": "layout-fixture/1", "device": "iphone-5s", "systemVersion": "\(version)",
       "rootViewController": {"id": "split", "class": "UISplitViewController",
       "viewControllers": [{"view": {"id": "v"}}, {"view": {"id": "w"}}]}}
      """)
    #expect((trace.exception != nil) == isRefused)
  }

  @Test("The trail names what each tab allows where all of them count")
  func namesTabs() throws {
    let scene = try Fixture.scene(
      from: Array(
        """
        {"format": "layout-fixture/1", "device": "iphone-8", "systemVersion": "12.1",
         "application": {"tabBarOrientationRule": "intersectionOfTabs"},
         "rootViewController": {"id": "tabs", "class": "UITabBarController", "viewControllers": [
         {"id": "a", "supportedInterfaceOrientations": ["portrait"], "view": {}},
         {"id": "b", "supportedInterfaceOrientations": ["landscapeLeft"], "view": {}}]}}
        """.utf8), name: "tabs")
    let trail = try ScreenState(scene, on: scene.device()).decision(on: .landscapeLeft).trail
    #expect(trail.contains { $0.contains("takes what all its tabs allow: 'a' portrait, 'b' landscapeLeft") })
  }
}
