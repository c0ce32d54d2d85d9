import Documents
package import FileSystem
import LayoutInput
package import LayoutModel
import LayoutOutput
import LayoutResolution

/// Compares one input's layouts, or its errors, with what is kept beside it, and records what is asked for.
package struct GoldenCheck: Sendable {
  /// What came of one input.
  package enum Outcome {
    case compared(GoldenReport)
    /// The input can't be read, and nothing says that it shouldn't be.
    case unreadable(SceneFile.Failure)
    case broken(GoldenFault)
  }

  private let mode: RecordMode
  private let request: LayoutRequest
  private let prunes: Bool

  /// A check of what golden files name, and of what is asked for besides.
  ///
  /// - Parameters:
  ///   - mode: Which golden files to write.
  ///   - request: What is asked for.
  ///   - prunes: Whether golden files lose what is asked for no longer: layouts under other conditions where some are asked
  ///     for, and those of scenes that a file has no longer.
  package init(_ mode: RecordMode, _ request: LayoutRequest = LayoutRequest(), prunes: Bool = false) {
    self.mode = mode
    self.request = request
    self.prunes = prunes
  }

  /// Checks one input; whatever is wrong is the outcome, so that a run over many goes on.
  package func check(_ golden: GoldenCase) -> Outcome {
    do throws(GoldenFault) {
      return try outcome(of: golden)
    } catch {
      return .broken(error)
    }
  }

  private func outcome(of golden: GoldenCase) throws(GoldenFault) -> Outcome {
    let expectsErrors = Files.kind(of: golden.expectedErrors) == .file
    let file: SceneFile
    do throws(SceneFile.Failure) {
      file = try SceneFile(reading: golden.input)
    } catch {
      guard case .input(let problems) = error, expectsErrors else { return .unreadable(error) }
      return .compared(try compare(problems, golden))
    }
    guard !expectsErrors else {
      throw GoldenFault(golden.input, "this is accepted, and \(golden.expectedErrors) expects errors", .finding)
    }
    return .compared(try compare(file, golden))
  }

  // MARK: Errors

  private func compare(_ problems: InputError, _ golden: GoldenCase) throws(GoldenFault) -> GoldenReport {
    var report = GoldenReport(kept: golden.expectedErrors)
    let text = problems.text(in: golden.input.name.description) + "\n"
    let expected = try Self.contents(of: golden.expectedErrors)
    if expected.elementsEqual(text.utf8) {
      report.counts.passed = 1
      golden.actualErrors.remove()
    } else if mode == .all || mode == .failed {
      try Self.write(text, to: golden.expectedErrors)
      report.counts.recorded = 1
      report.isWritten = true
      golden.actualErrors.remove()
    } else {
      report.counts.differing = 1
      report.errorDifference = Self.firstDifference(Array(text.utf8), expected)
      report.actual = golden.actualErrors.leave(text)
    }
    return report
  }

  /// The first line that differs.
  private static func firstDifference(_ actual: [UInt8], _ expected: [UInt8]) -> String {
    let newline = UInt8(ascii: "\n")
    let actual = actual.split(separator: newline, omittingEmptySubsequences: false)
    let expected = expected.split(separator: newline, omittingEmptySubsequences: false)
    let place = zip(actual, expected).enumerated().first { $1.0 != $1.1 }?.offset ?? min(actual.count, expected.count)
    func line(_ lines: [ArraySlice<UInt8>]) -> String {
      place < lines.count ? "\"\(String(decoding: lines[place], as: UTF8.self).printable)\"" : "the end"
    }
    return "line \(place + 1) is \(line(actual)), expected \(line(expected))"
  }

  // MARK: Layouts

  private func compare(_ file: SceneFile, _ golden: GoldenCase) throws(GoldenFault) -> GoldenReport {
    // A golden file's conditions are the defaults, of which an option replaces its own part.
    let own = Files.isTaken(golden.golden) ? try? dump(at: golden.golden, of: file) : nil
    let defaults = LayoutRequest(named: (own?.layouts ?? []).map(file.conditions).uniqued(by: \.identity))
    let asked = request.namesConditions ? file.conditions(askedFor: request.over(defaults)) : nil
    var report = try compare(file, golden.golden, golden.actual, blaming: golden.input) { kept in
      GoldenComparison.conditions(
        named: (kept?.layouts ?? []).map(file.conditions), asked: asked,
        standard: file.conditions(askedFor: LayoutRequest()), prunes: prunes)
    } isPruned: { layout in
      guard prunes, let asked else { return false }
      let conditions = file.conditions(of: layout).identity
      return !asked.contains { $0.identity == conditions }
    }
    report.notes = file.notes
    return report
  }

  /// Checks a scene under exactly the conditions that are asked for, against a golden file at a path.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - golden: The golden file; an actual result that differs is left beside it.
  ///   - conditions: The conditions; those that a fixture is laid out under where none is asked for, if empty.
  /// - Returns: What came of it.
  package func check(_ scene: Scene, at golden: Path, under conditions: [Conditions]) -> Outcome {
    let file = SceneFile(scene)
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

  private func compare(
    _ file: SceneFile, _ golden: Path, _ actualResult: ActualResult, blaming input: Path,
    conditions: (FrameDump?) -> [Conditions], isPruned: (FrameDump.LayoutRecord) -> Bool
  ) throws(GoldenFault) -> GoldenReport {
    let kept: FrameDump?
    do throws(GoldenFault) {
      kept = Files.isTaken(golden) ? try dump(at: golden, of: file) : nil
    } catch {
      // What is written anew needn't be read.
      guard mode == .all || mode == .failed, case .badInput = error.cause else { throw error }
      kept = nil
    }
    let layouts = try layouts(of: file, under: conditions(kept), input)
    let actual = FrameDump(golden: file.name, layouts)
    let names = LayoutNames(of: layouts, conditions: file.conditions)
    let scenes = Set(actual.layouts.map(\.scene))
    let comparison = GoldenComparison(kept, with: actual, names) { layout in
      isPruned(layout) || (prunes && !scenes.contains(layout.scene))
    }
    var report = comparison.report(kept: golden)
    let recorded = comparison.recorded(by: mode)
    if let text = recorded?.text {
      if (try? Self.contents(of: golden)).map({ $0.elementsEqual(text.utf8) }) != true {
        try Self.write(text, to: golden)
        report.isWritten = true
      }
      report.count(asRecordedBy: mode)
    }
    report.failedAssertions = try failedAssertions(of: file, layouts, input)
    report.expectedErrors = (recorded ?? comparison.expected).map { GoldenComparison.errors(in: $0, names) } ?? []
    if report.counts.differing == 0 {
      actualResult.remove()
    } else {
      report.actual = actualResult.leave(actual.text)
    }
    return report
  }

  /// The assertions that layouts don't meet, or the ranges that they name.
  private func failedAssertions(
    of file: SceneFile, _ layouts: [ScreenLayout], _ input: Path
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

  private func layouts(
    of file: SceneFile, under conditions: [Conditions], _ input: Path
  ) throws(GoldenFault) -> [ScreenLayout] {
    /// A place in the file that is blamed; a scene made in code, or read elsewhere, has none there.
    func place(_ position: SourcePosition?) -> SourcePosition? { input == file.path ? position ?? file.position : nil }
    do {
      let result = try file.layouts(under: conditions)
      if let exception = result.exceptions.first {
        throw GoldenFault(input, exception.description, .finding, at: place(exception.position))
      }
      return result.layouts
    } catch let error as GoldenFault {
      throw error
    } catch let error as LayoutFailure {
      throw GoldenFault(input, error.words, .layout(error), at: place(error.position))
    } catch let error as InputError {
      let problem = error.problems.first
      throw GoldenFault(input, problem?.message ?? error.description, .badInput, at: place(problem?.position))
    } catch let error as SceneChoiceError where error == .noCanvas {
      throw GoldenFault(input, SceneChoiceError.wordsOfNoCanvas, .badInput, at: place(nil))
    } catch {
      throw GoldenFault(input, "\(error)", .badInput, at: place(nil))
    }
  }

  /// The golden file at a path, which names what there is.
  private func dump(at path: Path, of file: SceneFile) throws(GoldenFault) -> FrameDump {
    let dump: FrameDump
    let bytes = try Self.contents(of: path)
    do throws(FrameDump.ReadingError) {
      dump = try FrameDump(reading: bytes, needsLayouts: file.fixture != nil) { layout in
        if InterfaceOrientation(name: layout.requestedOrientation) == nil {
          ("requestedOrientation", "there is no orientation '\(layout.requestedOrientation.printable)'")
        } else if !file.hasDevice(named: layout.device) {
          ("device", "there is no device '\(layout.device.printable)'")
        } else {
          nil
        }
      }
    } catch {
      throw GoldenFault(path, error.message, .badInput, at: error.position)
    }
    return dump
  }

  private static func contents(of path: Path) throws(GoldenFault) -> [UInt8] {
    guard Files.kind(of: path) != .other else {
      throw GoldenFault(path, .notReadable(reason: "it is no plain file"))
    }
    do throws(Files.Failure) {
      return try Files.contents(of: path, limit: DocumentLimits.standard.maximumBytes)
    } catch {
      throw GoldenFault(path, error)
    }
  }

  private static func write(_ text: String, to path: Path) throws(GoldenFault) {
    do throws(Files.Failure) {
      try Files.replace(path, with: PrintableText(document: text))
    } catch {
      throw GoldenFault(path, error)
    }
  }
}
