import Documents
import LayoutInput
import LayoutModel
import LayoutOutput
import LayoutSimulator
import LayoutTestSupport

/// Fixtures: laid out and converted, and played where something happens to them.
enum FixtureFormats {
  static func fixtures(_ examples: Examples) -> InputFormat {
    format("fixture", share: 170, examples.fixtures) { run($0, isThorough: $1, played: false) }
  }

  static func events(_ examples: Examples) -> InputFormat {
    format("events", share: 130, examples.fixturesWithEvents) { run($0, isThorough: $1, played: true) }
  }

  private static func format(
    _ name: String, share: Int, _ files: [Examples.File], run: @escaping @Sendable ([UInt8], Bool) -> Verdict
  ) -> InputFormat {
    let grammar = InferredGrammar(learntFrom: files.compactMap(\.tree), makesIDs: true)
    let mutations = TreeMutations(grammar: grammar)
    return InputFormat(
      name, ending: "json", share: share,
      make: { random in
        let kind = random.integer(0...9)
        if kind < 6 {
          let document = grammar.document(&random)
          return (random.happens(0.2) ? mutations.mutated(document, &random) : document).bytes
        }
        let file = random.pick(files)
        if let tree = file.tree, kind < 9 { return mutations.mutated(tree, &random).bytes }
        var bytes = file.bytes
        ByteChanges.change(&bytes, &random)
        return bytes
      }, run: run, smaller: Reductions.json)
  }

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
