import Documents
package import FileSystem
import LayoutInput
package import LayoutModel
package import LayoutResolution

/// An assertion that fails: where, and by how much.
package struct FailedAssertion: Error, Hashable, Sendable, CustomStringConvertible {
  /// The assertion.
  package let assertion: Assertion
  /// Where it fails, in words: conditions, or sizes.
  package let place: String
  /// By how much, in points.
  package let amount: Double
  /// The file that says it, where that isn't the screen's own.
  package var file: Path?

  package var description: String {
    let words = assertion.id.map { "\"\(assertion.text)\" (\($0))" } ?? "\"\(assertion.text)\""
    return "the assertion \(words) fails by \(JSONText.thousandths(amount))\(place.isEmpty ? "" : " \(place)")"
  }
}

extension FailedAssertion {
  /// Of how many ranges a sentence tells.
  private static let maximumPlaces = 4

  /// What a sweep refutes.
  ///
  /// - Parameters:
  ///   - result: What came of the assertion.
  ///   - conditions: What else it was checked under, in words; empty where nothing is to be said of that.
  package init?(_ result: AssertionResult, under conditions: String) {
    guard !result.holds, let witness = result.witness else { return nil }
    func words(_ range: ClosedRange<Double>) -> String {
      range.lowerBound == range.upperBound
        ? JSONText.thousandths(range.lowerBound)
        : "\(JSONText.thousandths(range.lowerBound))...\(JSONText.thousandths(range.upperBound))"
    }
    let places = result.fails.prefix(Self.maximumPlaces).map { "\(words($0.width)) × \(words($0.height))" }
    let more = result.fails.count - places.count
    let ranges = places.joined(separator: ", ") + (more > 0 ? ", and \(more) more" : "")
    self.init(
      assertion: result.assertion,
      place: "at \(witness.text), of \(ranges)\(conditions.isEmpty ? "" : " (\(conditions))")", amount: result.by)
  }
}

extension FailedAssertion {
  /// The assertions that a layout doesn't meet; of those that name a range, what windows of it don't, under the layout's other
  /// conditions.
  ///
  /// - Parameters:
  ///   - assertions: The assertions.
  ///   - layout: The layout.
  ///   - screen: What is resized, asked for where a range is named; `nil` of a scene that isn't there.
  /// - Returns: Those that fail.
  /// - Throws: `LayoutFailure` where the solver fails; `SweepError`.
  static func all(
    of assertions: [Assertion], in layout: ScreenLayout, resizing screen: () throws -> ResizedScreen?
  ) throws -> [FailedAssertion] {
    var failed: [FailedAssertion] = []
    let name = layout.conditions.name
    for assertion in assertions where !assertion.namesRange {
      let comparison = Comparison(assertion)
      let amount = LineProof.amount(comparison.shortfalls(in: layout), comparison.isDisjunction)
      guard amount > SweepTolerances.lacking else { continue }
      failed.append(FailedAssertion(assertion: assertion, place: "(\(name))", amount: amount))
    }
    var conditions = layout.conditions
    conditions.size = nil
    for assertion in assertions where assertion.namesRange {
      let own = layout.window.size
      guard var screen = try screen() else { continue }
      screen.setAssertions([assertion])
      let range = WindowRange(
        width: assertion.widths?.atLeastOne ?? own.width...own.width,
        height: assertion.heights?.atLeastOne ?? own.height...own.height)
      let results = try Sweep(of: screen, over: range).assertions
      failed += results.compactMap { FailedAssertion($0, under: conditions.name) }
    }
    return failed
  }

  /// The same without the conditions, for who tells these by itself.
  var withoutConditions: FailedAssertion {
    let place = assertion.namesRange ? self.place.prefix { $0 != "(" } : ""
    return FailedAssertion(
      assertion: assertion, place: place.isEmpty ? "" : String(place.dropLast()), amount: amount, file: file)
  }
}

extension Scene {
  /// The scene's assertions that layouts of it don't meet; of those that name a range, what windows of it don't.
  ///
  /// - Throws: `LayoutFailure` where the solver fails; `SweepError`.
  package func failedAssertions(in layouts: [ScreenLayout]) throws -> [FailedAssertion] {
    try layouts.flatMap { layout in
      try FailedAssertion.all(of: assertions, in: layout) {
        var conditions = layout.conditions
        conditions.size = nil
        return try ResizedScreen(self, under: conditions)
      }
    }
  }
}

extension SceneFile {
  /// The assertions that layouts of the file don't meet: a fixture's own, of an Interface Builder file those of the nearest
  /// `.layout.json`.
  ///
  /// - Throws: `LayoutFailure` where the solver fails; `SweepError`; `ConfigurationError` where that isn't in order.
  func failedAssertions(in layouts: [ScreenLayout]) throws -> [FailedAssertion] {
    if let scene = fixture { return try scene.failedAssertions(in: layouts) }
    guard let configuration = try SweepConfiguration(nearest: path), configuration.hasAssertions else { return [] }
    return try layouts.flatMap { layout -> [FailedAssertion] in
      var conditions = layout.conditions
      if conditions.device.map(isCanvas) ?? false { (conditions.device, conditions.orientation) = (nil, nil) }
      let resizable = try resizableScenes(under: conditions, scene: layout.scene).scenes
      guard let scene = resizable.first(where: { $0.id == layout.scene }) else { return [] }
      return try FailedAssertion.all(of: scene.assertions, in: layout) { scene.screen }.map { failed in
        var failed = failed
        failed.file = configuration.path
        return failed
      }
    }
  }
}

extension Assertion {
  /// Whether it says in which windows it must hold.
  var namesRange: Bool { widths != nil || heights != nil }
}

extension ClosedRange<Double> {
  /// The range of lengths that windows have: a point at least.
  fileprivate var atLeastOne: ClosedRange<Double> { Swift.max(1, lowerBound)...Swift.max(1, upperBound) }
}

extension Sweep {
  /// Why assertions fail of a scene, each in words; nothing where all are proved.
  ///
  /// - Parameters:
  ///   - assertions: What must hold.
  ///   - scene: The scene.
  ///   - conditions: Under what it is laid out.
  ///   - range: The windows, from the size of the device's own.
  /// - Returns: A text for each assertion that fails.
  /// - Throws: `InvalidScene` where an assertion names what isn't there; `DeviceError`, `LayoutFailure`, `SweepError`.
  package static func results(
    of assertions: [Assertion], of scene: Scene, under conditions: Conditions, over range: (Size) -> WindowRange
  ) throws -> [String] {
    let parts = SceneParts(scene)
    let problems = assertions.flatMap { parts.problems(of: $0) }
    guard problems.isEmpty else { throw InvalidScene(problems: problems) }
    var screen = try ResizedScreen(scene, under: conditions)
    screen.setAssertions(assertions)
    let own = conditions.size ?? screen.device.windowSize(in: screen.orientation)
    let sweep = try Sweep(of: screen, over: range(own))
    return sweep.assertions.compactMap { FailedAssertion($0, under: conditions.name)?.description }
  }
}
