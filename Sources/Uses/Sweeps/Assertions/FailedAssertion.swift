import Checks
import Documents
package import FileSystem
package import LayoutModel
package import LayoutResolution
import SceneSources

/// A failed assertion, with where and by how much it fails.
package struct FailedAssertion: Error, Hashable, Sendable, CustomStringConvertible {
  /// The assertion.
  package let assertion: Assertion
  /// The conditions or sizes at which it fails, in words.
  package let place: String
  /// The shortfall, in points.
  package let amount: Double
  /// The file that holds the assertion, if it isn't the screen's own.
  package var file: Path?

  /// The assertion that fails in a place, by an amount in points.
  package init(assertion: Assertion, place: String, amount: Double, file: Path? = nil) {
    self.assertion = assertion
    self.place = place
    self.amount = amount
    self.file = file
  }

  package var description: String {
    let words = assertion.id.map { "\"\(assertion.text)\" (\($0))" } ?? "\"\(assertion.text)\""
    return "the assertion \(words) fails by \(JSONText.thousandths(amount))\(place.isEmpty ? "" : " \(place)")"
  }
}

extension FailedAssertion {
  /// The maximum number of ranges that a sentence names.
  private static let maximumPlaces = 4

  /// Creates a failure from a sweep's result; `nil` if the assertion was proved.
  ///
  /// - Parameters:
  ///   - result: The assertion's result.
  ///   - conditions: The other conditions of the check, in words; empty to leave them out.
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
  /// Returns the assertions that a layout doesn't meet. One that names a range is checked in all windows of that range,
  /// under the layout's other conditions.
  ///
  /// - Parameters:
  ///   - assertions: The assertions.
  ///   - layout: The layout.
  ///   - screen: The screen to resize, called only if a range is named; `nil` if there is no such scene.
  /// - Returns: The assertions that fail.
  /// - Throws: `LayoutFailure` if the solver fails; `SweepError`.
  package static func all(
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

  /// The same failure without its conditions, for callers that print the conditions themselves.
  package var withoutConditions: FailedAssertion {
    let place = assertion.namesRange ? self.place.prefix { $0 != "(" } : ""
    return FailedAssertion(
      assertion: assertion, place: place.isEmpty ? "" : String(place.dropLast()), amount: amount, file: file)
  }
}

extension Scene {
  /// Returns the scene's assertions that its layouts don't meet. One that names a range is checked in all windows of
  /// that range.
  ///
  /// - Throws: `LayoutFailure` if the solver fails; `SweepError`.
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

extension SceneSource {
  /// Returns the assertions that layouts of the file don't meet: a fixture's own, or for an Interface Builder file
  /// those of the nearest `.layout.json`.
  ///
  /// - Throws: `LayoutFailure` if the solver fails; `SweepError`; `ConfigurationError` if the configuration is faulty.
  package func failedAssertions(in layouts: [ScreenLayout]) throws -> [FailedAssertion] {
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
  /// A Boolean value that tells whether the assertion names the windows in which it must hold.
  package var namesRange: Bool { widths != nil || heights != nil }
}

extension ClosedRange<Double> {
  /// The part of a range that windows can have: at least one point.
  fileprivate var atLeastOne: ClosedRange<Double> { Swift.max(1, lowerBound)...Swift.max(1, upperBound) }
}

extension Sweep {
  /// Returns why a scene's assertions fail, each in words; empty if all are proved.
  ///
  /// - Parameters:
  ///   - assertions: The assertions.
  ///   - scene: The scene.
  ///   - conditions: The conditions of its layout.
  ///   - range: Returns the windows to check, given the size of the device's own.
  /// - Returns: A text for each assertion that fails.
  /// - Throws: `InvalidScene` if an assertion names an item that doesn't exist; `DeviceError`, `LayoutFailure`,
  ///   `SweepError`.
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
