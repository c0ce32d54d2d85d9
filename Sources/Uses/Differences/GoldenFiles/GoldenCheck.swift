import Documents
package import FileSystem
import LayoutModel
import Notations
package import SceneSources

/// A check that compares one input's layouts or errors with the kept file, and records what is asked for.
package struct GoldenCheck: Sendable {
  /// The outcome for one input.
  package enum Outcome {
    case compared(GoldenReport)
    /// The input can't be read, and no kept file expects that.
    case unreadable(SceneFile.Failure)
    case broken(GoldenFault)
  }

  let mode: RecordMode
  let request: LayoutRequest
  let prunes: Bool
  private let inputs: [Path]
  private let projects = Projects()
  private let formats: SceneFormats

  /// A Boolean value that tells whether differing layouts are written.
  var writesWhatDiffers: Bool { mode == .all || mode == .failed }

  /// Creates a check of the conditions that golden files name, and of any requested besides.
  ///
  /// - Parameters:
  ///   - mode: Which golden files to write.
  ///   - request: The requested conditions.
  ///   - prunes: Whether golden files lose layouts that are no longer requested: those under other conditions if some
  ///     are requested, and those of scenes that a file no longer has.
  ///   - inputs: The other inputs of the run: a language of another input still exists.
  ///   - formats: The formats of the inputs.
  package init(
    _ mode: RecordMode, _ request: LayoutRequest = LayoutRequest(), prunes: Bool = false, inputs: [Path] = [],
    of formats: SceneFormats = .documents
  ) {
    self.inputs = inputs
    self.formats = formats
    self.mode = mode
    self.request = request
    self.prunes = prunes
  }

  /// Tells whether an input has a language, which a file may fall back from.
  func hasLanguage(_ language: String, _ file: any SceneSource) -> Bool {
    guard let languages = file.languages, !languages.hasLanguage(language) else { return true }
    return inputs.contains { input in
      !(formats.format(of: input)?.isSelfContained ?? false)
        && ProjectFiles(beside: input, in: projects).hasLanguage(language)
    }
  }

  /// Checks one input. Every fault is an outcome, so that a run over many inputs goes on.
  package func check(_ golden: GoldenCase) -> Outcome {
    do throws(GoldenFault) {
      return try outcome(of: golden)
    } catch {
      return .broken(error)
    }
  }

  private func outcome(of golden: GoldenCase) throws(GoldenFault) -> Outcome {
    let expectsErrors = Files.kind(of: golden.expectedErrors) == .file
    let file: any SceneSource
    do throws(SceneFile.Failure) {
      file = try formats.source(at: golden.input, in: projects)
    } catch {
      guard case .input(let problems) = error, expectsErrors else { return .unreadable(error) }
      return .compared(try compare(problems, golden))
    }
    guard !expectsErrors || writesWhatDiffers else {
      throw GoldenFault(golden.input, "this is accepted, and \(golden.expectedErrors) expects errors", .finding)
    }
    var report = try compare(file, golden)
    if expectsErrors {
      Files.remove(golden.expectedErrors)
      golden.actualErrors.remove()
      report.removedErrors = golden.expectedErrors
    }
    return .compared(report)
  }

  // MARK: Errors

  private func compare(_ problems: InputError, _ golden: GoldenCase) throws(GoldenFault) -> GoldenReport {
    var report = GoldenReport(kept: golden.expectedErrors)
    let text = problems.text(in: golden.input.name.description) + "\n"
    let expected = try Self.contents(of: golden.expectedErrors)
    if expected.elementsEqual(text.utf8) {
      report.counts.passed = 1
      golden.actualErrors.remove()
    } else if writesWhatDiffers {
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

  /// Returns the first line that differs.
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

  static func contents(of path: Path) throws(GoldenFault) -> [UInt8] {
    guard Files.kind(of: path) != .other else {
      throw GoldenFault(path, .notReadable(reason: "it is no plain file"))
    }
    do throws(Files.Failure) {
      return try Files.contents(of: path, limit: DocumentLimits.standard.maximumBytes)
    } catch {
      throw GoldenFault(path, error)
    }
  }

  static func write(_ text: String, to path: Path) throws(GoldenFault) {
    do throws(Files.Failure) {
      try Files.replace(path, with: PrintableText(document: text))
    } catch {
      throw GoldenFault(path, error)
    }
  }
}
