import Checks
import LayoutModel
import LayoutResolution
import LayoutSimulator
import Testing

/// The controllers that decide on an orientation, and the effect of a refusal (<doc:Rotation>,
/// <doc:GoldenFiles#The-frame-dump>).
struct OrientationChoiceTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var device = "iphone-8"
    var application: [InterfaceOrientation]?
    var onPad: [InterfaceOrientation]?
    var controller: [InterfaceOrientation]?
    var start = InterfaceOrientation.portrait
    let requested: InterfaceOrientation
    let taken: InterfaceOrientation
    var code: Diagnostic.Code?
  }

  @Test(
    "The application, the controller and the device decide together",
    arguments: [
      Case(testDescription: "phones turn to landscape by default", requested: .landscapeLeft, taken: .landscapeLeft),
      Case(
        testDescription: "phones don't turn upside down by default", requested: .portraitUpsideDown, taken: .portrait,
        code: .orientationRefused),
      Case(
        testDescription: "pads do", device: "ipad-9-7", requested: .portraitUpsideDown, taken: .portraitUpsideDown),
      Case(
        testDescription: "a phone with a home button does where both allow it", application: [.portraitUpsideDown],
        controller: [.portraitUpsideDown], requested: .portraitUpsideDown, taken: .portraitUpsideDown),
      Case(
        testDescription: "a phone without one never does", device: "iphone-x",
        application: InterfaceOrientation.allCases,
        controller: InterfaceOrientation.allCases, requested: .portraitUpsideDown, taken: .portrait,
        code: .orientationRefused),
      Case(
        testDescription: "the application alone refuses", application: [.portrait], requested: .landscapeLeft,
        taken: .portrait, code: .orientationRefused),
      Case(
        testDescription: "the controller alone refuses", controller: [.portrait], requested: .landscapeLeft,
        taken: .portrait, code: .orientationRefused),
      Case(
        testDescription: "the list for pads wins on a pad", device: "ipad-9-7", application: [.portrait],
        onPad: [.landscapeRight], requested: .landscapeRight, taken: .landscapeRight),
      Case(
        testDescription: "the list for pads isn't seen on a phone", application: [.portrait], onPad: [.landscapeRight],
        requested: .landscapeRight, taken: .portrait, code: .orientationRefused),
      Case(
        testDescription: "the plain list holds on a pad without its own", device: "ipad-9-7", application: [.portrait],
        requested: .landscapeRight, taken: .portrait, code: .orientationRefused),
      Case(
        testDescription: "a refusal keeps the interface where it was", start: .landscapeRight,
        requested: .portraitUpsideDown, taken: .landscapeRight, code: .orientationRefused),
      Case(
        testDescription: "or takes the first allowed one of the application's list",
        application: [.portraitUpsideDown, .landscapeRight, .landscapeLeft],
        controller: [.landscapeLeft, .landscapeRight],
        requested: .portrait, taken: .landscapeRight, code: .orientationRefused),
      Case(
        testDescription: "where nothing is allowed the interface stays where it was", application: [.portrait],
        controller: [.landscapeLeft], start: .landscapeRight, requested: .portrait, taken: .landscapeRight,
        code: .noSupportedOrientation),
    ])
  func decides(example: Case) throws {
    let controller = ViewController(
      view: View("root"), supportedInterfaceOrientations: example.controller.map { SupportedOrientations($0).mask })
    let scene = try Scene(
      name: "choice",
      application: Application(
        supportedInterfaceOrientations: example.application.map { SupportedOrientations($0) },
        supportedInterfaceOrientationsOnPad: example.onPad.map { SupportedOrientations($0) }),
      rootViewController: controller, orientation: example.start)
    let layout = try scene.layout(in: example.requested, on: example.device)
    #expect(layout.orientation == example.taken)
    #expect(layout.requestedOrientation == example.requested)
    #expect(layout.diagnostics.map(\.code) == (example.code.map { [$0] } ?? []))
    #expect(layout.layout.window.size == layout.device.size(in: example.taken))
  }

  @Test(
    "Controllers of an application that may be resized on a pad aren't asked",
    arguments: [
      ("ipad-pro-11", 15, SupportedOrientations.all, false, true), ("ipad-pro-11", 15, .all, true, false),
      ("ipad-air", 8, .all, false, false), ("iphone-8", 15, .all, false, false),
      ("ipad-pro-11", 15, .allButUpsideDown, false, false), ("ipad-pro-11/oneHalf", 15, .landscape, false, false),
      ("ipad-pro-11", 15, nil, false, false), ("ipad-pro-11/oneHalf", 15, nil, false, true),
      ("ipad-pro-11/oneHalf", 15, nil, true, false), ("ipad-pro-11/507x1194", 15, nil, false, true),
    ])
  func leavesControllersAlone(
    name: String, version: Int, list: SupportedOrientations?, requiresFullScreen: Bool, isResized: Bool
  ) throws {
    let device = try #require(DeviceCatalogue.device(named: name, systemVersion: SystemVersion(major: version)))
    var application = Application(
      supportedInterfaceOrientationsOnPad: list, supportedInterfaceOrientationsForWindow: list == nil ? nil : .all)
    application.requiresFullScreen = requiresFullScreen
    #expect(application.mayBeResized(on: device) == isResized)
    let stubborn = ViewController(supportedInterfaceOrientations: .portrait)
    let scene = try Scene(name: "resized", application: application, rootViewController: stubborn)
    let decision = try ScreenState(scene, on: device).decision(on: .landscapeLeft)
    #expect(decision.asksController == !isResized)
    #expect(decision.orientation == (isResized ? .landscapeLeft : .portrait))
  }

  @Test(
    "Until iOS 5 the list governs the launch, and the controller alone a turn",
    arguments: [
      // The list, what the controller allows, where it starts, where a turn to landscape left leads, and the same on iOS 6.
      ([InterfaceOrientation.portrait], InterfaceOrientationMask.all, InterfaceOrientation.portrait, true, false),
      ([.landscapeLeft], .all, .landscapeLeft, true, true),
      ([.landscapeRight, .portrait], .landscape, .landscapeRight, true, false),
      ([.portrait, .landscapeLeft], InterfaceOrientationMask.portrait, .portrait, false, false),
      ([.landscapeRight], InterfaceOrientationMask([.portrait, .landscapeLeft]), .portrait, true, false),
    ])
  func decidesByController(
    list: [InterfaceOrientation], controller: InterfaceOrientationMask, start: InterfaceOrientation, turns: Bool,
    turnsLater: Bool
  ) throws {
    let scene = try Scene(
      name: "old", application: Application(supportedInterfaceOrientations: SupportedOrientations(list)),
      rootViewController: ViewController(view: View("root"), supportedInterfaceOrientations: controller))
    for (major, isTurned) in [(5, turns), (6, turnsLater)] {
      let device = try DeviceCatalogue.knownDevice(named: "iphone-4s", systemVersion: SystemVersion(major: major))
      let state = try ScreenState(scene, on: device)
      if major == 5 { #expect(state.orientation == start) }
      let decision = state.decision(on: .landscapeLeft)
      #expect((decision.orientation == .landscapeLeft) == isTurned)
      #expect(decision.asksApplication == (major == 6))
      #expect(decision.trail.contains { $0.contains("governs the launch alone") } == (major == 5))
    }
  }

  @Test("A window has the device's insets and size classes in its orientation")
  func hasInsets() throws {
    let insets = OrientedInsets(
      portrait: EdgeInsets(top: 44, bottom: 34), landscapeLeft: EdgeInsets(left: 44, bottom: 21, right: 10))
    let device = Device(size: Size(width: 414, height: 896), safeAreaInsets: insets)
    let scene = try Scene(
      name: "insets", device: .inline(device),
      application: Application(supportedInterfaceOrientations: .all),
      rootViewController: ViewController(view: View("root"), supportedInterfaceOrientations: .all))
    func window(_ orientation: InterfaceOrientation) throws -> Window {
      try scene.layout(in: orientation).layout.window
    }
    #expect(try window(.portrait).safeAreaInsets == EdgeInsets(top: 44, bottom: 34))
    #expect(try window(.portraitUpsideDown).safeAreaInsets == EdgeInsets(top: 44, bottom: 34))
    #expect(try window(.landscapeLeft).safeAreaInsets == EdgeInsets(left: 44, bottom: 21, right: 10))
    #expect(try window(.landscapeRight).safeAreaInsets == EdgeInsets(left: 10, bottom: 21, right: 44))
    #expect(try window(.portrait).traits.horizontalSizeClass == .compact)
    #expect(try window(.landscapeLeft).traits.horizontalSizeClass == .regular)
    #expect(try window(.landscapeLeft).traits.verticalSizeClass == .compact)
  }

  @Test("A scene without a device, or with one that isn't known, says so")
  func needsDevice() throws {
    let scene = try Scene(name: "nowhere", view: View("root"))
    #expect(throws: DeviceError.missing) { try scene.layout(in: .portrait) }
    #expect(throws: DeviceError.noInlineDevice) { try scene.layout(in: .portrait, on: "inline") }
    #expect(throws: DeviceError.unknown("iphone-4x", nearest: ["iphone-x", "iphone-4s", "iphone-4"])) {
      try scene.layout(in: .portrait, on: "iphone-4x")
    }
  }
}
