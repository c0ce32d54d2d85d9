import Documents
import LayoutInput
import LayoutModel
import LayoutOutput

/// Compares one input's layouts, or its errors, with what is kept beside it, and records what is asked for.
package struct GoldenCheck {
  /// What came of one input.
  package enum Outcome {
    case passed
    /// Nothing is kept beside the input, and nothing was asked to be recorded.
    case unrecorded
    /// Written, and what had been there differed or was missing.
    case recorded(String, wasExpected: Bool)
    /// What differs, line by line, and where the actual result was left.
    case differs([String], actual: String)
    /// The input can't be read, and nothing says that it shouldn't be.
    case unreadable(SceneFile.Failure)
    /// The golden file, or a device of the fixture, isn't what it should be.
    case broken(String, ExitStatus)
  }

  private let mode: RecordMode
  private let options: LayoutOptions

  init(_ mode: RecordMode, _ options: LayoutOptions) {
    self.mode = mode
    self.options = options
  }

  /// A check of what golden files name.
  package init(_ mode: RecordMode) {
    self.init(mode, LayoutOptions())
  }

  /// Checks one input.
  ///
  /// - Throws: `Files.Failure` where a golden file can't be written.
  package func check(_ golden: GoldenCase) throws -> Outcome {
    let file: SceneFile
    do throws(SceneFile.Failure) {
      file = try SceneFile(reading: golden.input)
    } catch {
      guard case .input(let problems) = error, Files.kind(of: golden.expectedErrors) == .file else {
        return .unreadable(error)
      }
      return try compare(errors(problems, in: golden), golden.expectedErrors, golden.actualErrors) { _, _ in nil }
    }
    guard Files.kind(of: golden.expectedErrors) != .file else {
      return .broken("\(golden.input) is accepted, and \(golden.expectedErrors) expects errors", .findings)
    }
    return try checkLayouts(of: file, golden)
  }

  /// The errors as the command prints them, the input called by its name alone.
  private func errors(_ error: InputError, in golden: GoldenCase) -> String {
    error.problems.map { problem in
      let place = problem.position.map { "\($0.line):\($0.column): " } ?? " "
      return "\(Files.name(of: golden.input)):\(place)error: \(problem.message) [\(problem.code)]\n"
    }.joined()
  }

  private func checkLayouts(of file: SceneFile, _ golden: GoldenCase) throws -> Outcome {
    var pairs = options.pairs()
    if Files.kind(of: golden.golden) == .file {
      let bytes = try Files.read(golden.golden, limit: DocumentLimits.standard.maximumBytes)
      do throws(FrameDump.ReadingError) {
        let expected = try FrameDump(reading: bytes)
        pairs = expected.layouts.compactMap { layout in
          InterfaceOrientation(name: layout.requestedOrientation).map { (layout.device, $0) }
        }
      } catch {
        let place = "\(golden.golden):\(error.position.line):\(error.position.column)"
        guard mode == .all || mode == .failed else { return .broken("\(place): \(error.message)", .badInput) }
      }
    }
    let layouts: [ScreenLayout]
    do {
      layouts = try file.layouts(pairs, systemVersion: options.systemVersion)
    } catch let error as DeviceError {
      return .broken("\(golden.input): \(error)", .badInput)
    } catch let error as LayoutFailure {
      return .broken("\(golden.input): \(Program.words(for: error))", .internalFault)
    }
    let dump = FrameDump(fixture: file.scene.name, layouts: layouts)
    return try compare(dump.text, golden.golden, golden.actual) { actual, expected in
      guard let expected = try? FrameDump(reading: Array(expected.utf8)),
        let actual = try? FrameDump(reading: Array(actual.utf8))
      else { return nil }
      return actual.differences(from: expected).map(\.description)
    }
  }

  /// Compares a text with the one kept at a path; records it where the mode says so.
  private func compare(
    _ actual: String, _ path: String, _ actualPath: String, differences: (String, String) -> [String]?
  ) throws -> Outcome {
    guard Files.kind(of: path) == .file else {
      guard mode != .never else { return .unrecorded }
      try Files.write(actual, to: path)
      return .recorded(path, wasExpected: mode == .all)
    }
    let expected = String(decoding: try Files.read(path, limit: DocumentLimits.standard.maximumBytes), as: UTF8.self)
    if expected == actual {
      Files.remove(actualPath)
      return .passed
    }
    if mode == .all || mode == .failed {
      try Files.write(actual, to: path)
      Files.remove(actualPath)
      return .recorded(path, wasExpected: mode == .all)
    }
    try Files.write(actual, to: actualPath)
    let found = differences(actual, expected) ?? []
    return .differs(found.isEmpty ? Self.firstDifference(actual, expected) : found, actual: actualPath)
  }

  /// The first line that differs, of texts in which nothing else tells.
  private static func firstDifference(_ actual: String, _ expected: String) -> [String] {
    let actual = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let expected = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let index = zip(actual, expected).enumerated().first { $1.0 != $1.1 }?.offset ?? min(actual.count, expected.count)
    func line(_ lines: [Substring]) -> String { index < lines.count ? String(lines[index]) : "(the end)" }
    return ["line \(index + 1) is", "  \(line(actual))", "expected", "  \(line(expected))"]
  }
}
