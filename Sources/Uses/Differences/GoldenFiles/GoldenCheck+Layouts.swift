import Documents
package import FileSystem
import Fixtures
package import LayoutModel
import LayoutOutput
import LayoutResolution
import Notations
import SceneSources
import Sweeps

/// Compares layouts with those of a golden file, condition by condition: an exception under one doesn't affect the
/// others.
extension GoldenCheck {
  func compare(_ file: any SceneSource, _ golden: GoldenCase) throws(GoldenFault) -> GoldenReport {
    // A golden file's conditions are the defaults; an option replaces its own part of them.
    let own = Files.isTaken(golden.golden) ? try? held(at: golden.golden, of: file) : nil
    // A golden file without layouts would pass for ever.
    guard !file.sceneIDs.isEmpty || own.map({ !$0.dump.layouts.isEmpty }) ?? Files.isTaken(golden.golden) else {
      throw GoldenFault(golden.input, "there is no screen in it", .noScreen, at: file.position)
    }
    let defaults = LayoutRequest(named: own?.conditions(of: file).uniqued(by: \.identity) ?? [])
    let asked = request.namesConditions ? file.conditions(askedFor: request.over(defaults)) : nil
    let standard = file.conditions(askedFor: LayoutRequest())
    var unheldDevice: String?
    var report = try compare(file, golden.golden, golden.actual, blaming: golden.input) { named in
      let conditions = GoldenComparison.conditions(named: named, asked: asked, standard: standard, prunes: prunes)
      // A fixture is always kept on the device that it names, besides any others.
      guard asked == nil, file.namesDevice, !named.isEmpty, let own = standard.first?.device,
        !named.contains(where: { $0.device == own })
      else { return conditions }
      unheldDevice = own
      return (conditions + standard).uniqued(by: \.identity)
    } isPruned: { layout in
      guard prunes, let asked else { return false }
      let conditions = file.conditions(of: layout).identity
      return !asked.contains { $0.identity == conditions }
    }
    report.unheldDevice = unheldDevice
    report.notes = file.notes
    return report
  }

  /// Checks a scene under exactly the requested conditions, against a golden file at a path.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - golden: The golden file; a differing actual result is left beside it.
  ///   - conditions: The conditions; if empty, a fixture's default ones.
  /// - Returns: The outcome.
  package func check(_ scene: Scene, at golden: Path, under conditions: [Conditions]) -> Outcome {
    let file = FixtureSource(scene)
    do throws(GoldenFault) {
      let actual = ActualResult(.layouts, beside: golden.stem, comparedWith: golden)
      return .compared(
        try compare(file, golden, actual, blaming: golden) { _ in
          conditions.isEmpty ? file.conditions(askedFor: LayoutRequest()) : conditions.map(file.resolved)
        } isPruned: { _ in
          false
        })
    } catch {
      return .broken(error)
    }
  }

  /// Checks a screen that is another scene under each of its conditions, as code makes it, against a golden file at a path.
  ///
  /// - Parameters:
  ///   - screens: The scenes, each with its conditions; at least one.
  ///   - golden: The golden file; a differing actual result is left beside it.
  /// - Returns: The outcome.
  package func check(_ screens: [(scene: Scene, conditions: Conditions)], at golden: Path) -> Outcome {
    let sources = screens.map { screen in
      let source = FixtureSource(screen.scene)
      return (source: source, conditions: source.resolved(screen.conditions))
    }
    guard let first = sources.first else { return .broken(GoldenFault(golden, "there are no conditions", .noScreen)) }
    do throws(GoldenFault) {
      let actual = ActualResult(.layouts, beside: golden.stem, comparedWith: golden)
      return .compared(
        try compare(first.source, golden, actual, blaming: golden) { _ in
          sources.map(\.conditions)
        } isPruned: { _ in
          false
        } laidOut: { _, _ in
          var result = SourceLayouts()
          for (source, conditions) in sources { result.append(try source.layouts(under: [conditions])) }
          return result
        })
    } catch {
      return .broken(error)
    }
  }

  /// The content of a golden file.
  private struct Held {
    let dump: FrameDump
    let bytes: [UInt8]
    /// The reasons why the conditions of some layouts no longer exist, by the layouts' indices.
    let leftovers: [Int: String]

    /// Returns the conditions of its layouts that still exist, in order.
    func conditions(of file: any SceneSource) -> [Conditions] {
      dump.layouts.indices.filter { leftovers[$0] == nil }.map { file.conditions(of: dump.layouts[$0]) }
    }
  }

  private func compare(
    _ file: any SceneSource, _ golden: Path, _ actualResult: ActualResult, blaming input: Path,
    conditions: ([Conditions]) -> [Conditions], isPruned: (FrameDump.LayoutRecord) -> Bool,
    laidOut: (any SceneSource, [Conditions]) throws -> SourceLayouts = { try $0.layouts(under: $1) }
  ) throws(GoldenFault) -> GoldenReport {
    let held: Held?
    do throws(GoldenFault) {
      held = Files.isTaken(golden) ? try self.held(at: golden, of: file) : nil
    } catch {
      // A file that is about to be rewritten needn't be readable.
      guard writesWhatDiffers, case .badInput = error.cause else { throw error }
      held = nil
    }
    let kept = held?.dump.layouts ?? []
    let leftovers = held?.leftovers ?? [:]
    let named = held?.conditions(of: file) ?? []
    // A golden file requests nothing if all its conditions have gone and it keeps them.
    let asksForNothing = named.isEmpty && !leftovers.isEmpty && !removesLeftovers && !request.namesConditions
    let result = try layouts(of: file, under: asksForNothing ? [] : conditions(named), input, laidOut)
    let actual = FrameDump(golden: file.name, result.layouts)
    let names = LayoutNames(of: result.layouts, conditions: file.conditions)
    let scenes = Set(actual.layouts.map(\.scene) + result.thrown.map(\.scene))
    let thrown = Set(result.thrown.map { LayoutComparison.Key(scene: $0.scene, conditions: $0.conditions.identity) })
    let comparison = GoldenComparison(held?.dump, with: actual, names) { place in
      let layout = kept[place]
      if leftovers[place] != nil { return removesLeftovers ? .pruned : .setAside }
      if isPruned(layout) || (prunes && !scenes.contains(layout.scene)) { return .pruned }
      let key = LayoutComparison.Key(scene: layout.scene, conditions: file.conditions(of: layout).identity)
      return thrown.contains(key) ? .setAside : .compared
    }
    var report = comparison.report(kept: golden)
    report.leftovers = Self.leftovers(leftovers, of: kept, names)
    if !removesLeftovers { report.counts.leftover = leftovers.count }
    tell(result.thrown, in: &report, of: file, input, names)
    let recorded = comparison.recorded(by: mode)
    if let recorded {
      let text = recorded.text(rewriting: mode == .all ? nil : held?.bytes, named: held?.dump.fixture)
      if held.map({ $0.bytes.elementsEqual(text.utf8) }) != true {
        try Self.write(text, to: golden)
        report.isWritten = true
      }
      report.count(recorded.removed, asRecordedBy: mode)
    }
    report.failedAssertions = try failedAssertions(of: file, result.layouts, input)
    report.expectedErrors = (recorded?.dump ?? comparison.expected).map { GoldenComparison.errors(in: $0, names) } ?? []
    if report.counts.differing == 0 {
      actualResult.remove()
    } else {
      report.actual = actualResult.leave(actual.text)
    }
    return report
  }

  // MARK: What there is no longer

  /// A Boolean value that tells whether layouts whose conditions no longer exist are removed from the golden file.
  private var removesLeftovers: Bool { prunes || writesWhatDiffers }

  private static func leftovers(
    _ reasons: [Int: String], of layouts: [FrameDump.LayoutRecord], _ names: LayoutNames
  ) -> [GoldenReport.Leftover] {
    var leftovers: [GoldenReport.Leftover] = []
    for (place, reason) in reasons.sorted(by: { $0.key < $1.key }) {
      let name = names.layout(layouts[place])
      if let index = leftovers.firstIndex(where: { $0.reason == reason }) {
        leftovers[index].layouts.append(name)
      } else {
        leftovers.append(GoldenReport.Leftover(reason: reason, layouts: [name]))
      }
    }
    return leftovers
  }

  /// Reports exceptions, each once with the layouts that UIKit throws it instead of.
  private func tell(
    _ thrown: [SourceLayouts.Thrown], in report: inout GoldenReport, of file: any SceneSource, _ input: Path,
    _ names: LayoutNames
  ) {
    report.counts.thrown = thrown.count
    for thrown in thrown {
      let conditions = thrown.conditions.name
      let name = thrown.scene.map { "\(names.scene($0)) (\(conditions))" } ?? conditions
      if let index = report.exceptions.firstIndex(where: { $0.exception == thrown.exception }) {
        report.exceptions[index].layouts.append(name)
      } else {
        report.exceptions.append(
          GoldenReport.ThrownException(
            exception: thrown.exception, layouts: [name], position: place(thrown.exception.position, of: file, input)))
      }
    }
  }

  /// Returns the position to report in a file; `nil` for a scene made in code or read elsewhere.
  private func place(_ position: SourcePosition?, of file: any SceneSource, _ input: Path) -> SourcePosition? {
    input == file.path ? position ?? file.position : nil
  }

  // MARK: Making and reading

  /// Returns the assertions that fail in the layouts, or in the ranges that the assertions name.
  private func failedAssertions(
    of file: any SceneSource, _ layouts: [ScreenLayout], _ input: Path
  ) throws(GoldenFault) -> [FailedAssertion] {
    do {
      return try file.failedAssertions(in: layouts)
    } catch let error as LayoutFailure {
      throw GoldenFault(input, error.words, .layout(error))
    } catch let error as ConfigurationError {
      throw GoldenFault(error.path, error.words, .badInput)
    } catch {
      throw GoldenFault(input, "\(error)", .badInput)
    }
  }

  /// Returns the layouts, and the exceptions that UIKit throws instead of some.
  private func layouts(
    of file: any SceneSource, under conditions: [Conditions], _ input: Path,
    _ laidOut: (any SceneSource, [Conditions]) throws -> SourceLayouts
  ) throws(GoldenFault) -> SourceLayouts {
    do {
      let result = try laidOut(file, conditions)
      if result.layouts.isEmpty, let exception = result.exceptions.first {
        throw GoldenFault(input, exception.description, .finding, at: place(exception.position, of: file, input))
      }
      return result
    } catch let error as GoldenFault {
      throw error
    } catch let error as LayoutFailure {
      throw GoldenFault(input, error.words, .layout(error), at: place(error.position, of: file, input))
    } catch let error as InputError {
      let problem = error.problems.first
      throw GoldenFault(
        input, problem?.message ?? error.description, .badInput, at: place(problem?.position, of: file, input))
    } catch let error as SceneChoiceError where error == .noCanvas {
      throw GoldenFault(input, SceneChoiceError.wordsOfNoCanvas, .badInput, at: place(nil, of: file, input))
    } catch {
      throw GoldenFault(input, "\(error)", .badInput, at: place(nil, of: file, input))
    }
  }

  /// Reads the golden file at a path, whose layouts name conditions that exist. One that no longer exists is a fault,
  /// unless it is to be removed or is a language.
  private func held(at path: Path, of file: any SceneSource) throws(GoldenFault) -> Held {
    let bytes = try Self.contents(of: path)
    let dump: FrameDump
    do throws(FrameDump.ReadingError) {
      dump = try FrameDump(reading: bytes, needsLayouts: file.fixture != nil) { layout in
        removesLeftovers ? nil : Self.unknownName(in: layout, of: file)
      }
    } catch {
      throw GoldenFault(path, error.message, .badInput, at: error.position)
    }
    var leftovers: [Int: String] = [:]
    for (place, layout) in dump.layouts.enumerated() {
      if let (_, message) = Self.unknownName(in: layout, of: file) {
        leftovers[place] = message
      } else if let language = layout.localization, !hasLanguage(language, file) {
        leftovers[place] = "no input has the language \(language.printable)"
      }
    }
    return Held(dump: dump, bytes: bytes, leftovers: leftovers)
  }

  /// Returns the part of a layout's conditions that isn't known, and its key.
  private static func unknownName(
    in layout: FrameDump.LayoutRecord, of file: any SceneSource
  ) -> (key: String, message: String)? {
    if InterfaceOrientation(name: layout.requestedOrientation) == nil {
      ("requestedOrientation", "there is no orientation '\(layout.requestedOrientation.printable)'")
    } else if !file.hasDevice(named: layout.device) {
      ("device", "there is no device '\(layout.device.printable)'")
    } else {
      nil
    }
  }
}
