import Documents
import Fixtures
import LayoutModel
import LayoutOutput
import LayoutResolution
import LayoutSimulator
import LayoutTestSupport
import Notations

/// Fixtures: laid out and converted, and played where something happens to them.
enum FixtureFormats {
  static let fixtures = InputFormat(
    "fixture", ending: "json", share: 170, make: { fixtureMaker.make(&$0) },
    run: { run($0, isThorough: $1, played: false) }, smaller: Reductions.json)
  private static let fixtureMaker = DocumentMaker(Examples.fixtures, makesIDs: true, key: "constraints")

  static let events = InputFormat(
    "events", ending: "json", share: 130, make: { eventMaker.make(&$0) },
    run: { run($0, isThorough: $1, played: true) }, smaller: Reductions.json)
  private static let eventMaker = DocumentMaker(Examples.fixturesWithEvents, makesIDs: true, key: "events")

  /// The device of a fixture that names none.
  private static let device = DeviceCatalogue.device(named: "iphone-8")
  private static let orientations: [InterfaceOrientation] = [.portrait, .landscapeLeft]

  private static func run(_ bytes: [UInt8], isThorough: Bool, played: Bool) -> Verdict {
    var verdict = Verdict()
    let check = LayoutCheck(messages: MessageCheck(of: bytes))
    let scene: Scene
    do throws(InputError) {
      scene = try Fixture.scene(from: bytes, name: "input")
    } catch {
      check.messages.check(error, &verdict)
      return verdict
    }
    guard let device = check.attempt(&verdict, { scene.device == nil ? self.device : try scene.device() }) ?? nil else {
      return verdict
    }
    if played, !scene.events.isEmpty {
      TraceCheck(layouts: check).check(scene, on: device, isThorough: isThorough, &verdict)
      if !isThorough { return verdict }
    }
    let layouts = check.layouts(of: scene, on: device, in: orientations, &verdict)
    check.check(layouts, isThorough: isThorough, &verdict)
    guard isThorough else { return verdict }
    let again = check.layouts(of: scene, on: device, in: orientations, &verdict)
    verdict.expect(
      FrameDump(fixture: "", layouts: layouts).text == FrameDump(fixture: "", layouts: again).text,
      "the same input gives other bytes")
    check.checkConversion(of: scene, layouts, on: scene.device == nil ? device : nil, &verdict)
    checkPermutation(of: scene, layouts, on: device, &verdict)
    return verdict
  }

  /// Looks whether the order of constraints and guides means nothing where none conflict.
  private static func checkPermutation(
    of scene: Scene, _ layouts: [ScreenLayout], on device: Device, _ verdict: inout Verdict
  ) {
    guard !layouts.contains(where: { $0.diagnostics.contains { $0.code == .unsatisfiableConstraints } }) else { return }
    var random = SeededGenerator(seed: 1)
    var root = scene.rootViewController
    root.view = root.view.permuted(using: &random)
    let permuted = Scene(
      checked: root, viewControllers: scene.viewControllers, name: scene.name, device: scene.device,
      systemVersion: scene.systemVersion, application: scene.application, orientation: scene.orientation,
      userSettings: scene.userSettings, events: scene.events)
    for layout in layouts {
      let again = try? permuted.layout(in: layout.requestedOrientation, on: device)
      let isSame = again.map { again in
        zip(again.controllers, layout.controllers).allSatisfy { $0.layout.frames == $1.layout.frames }
      }
      verdict.expect(isSame ?? false, "constraints in another order lay out otherwise")
    }
  }
}

extension View {
  /// The view without places in a file, by which constraints would be ordered again, and with constraints and guides in
  /// another order; so are those in it.
  fileprivate func permuted(using random: inout SeededGenerator) -> View {
    var view = self
    view.position = nil
    for index in view.constraints.indices { view.constraints[index].position = nil }
    view.constraints.shuffle(using: &random)
    for index in view.layoutGuides.indices { view.layoutGuides[index].position = nil }
    view.layoutGuides.shuffle(using: &random)
    for index in view.subviews.indices { view.subviews[index] = view.subviews[index].permuted(using: &random) }
    return view
  }
}
