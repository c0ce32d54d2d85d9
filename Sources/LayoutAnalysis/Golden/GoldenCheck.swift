import Documents
import FileSystem
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
    /// Written; `wasExpected` where that was asked for whatever had been there.
    case recorded(String, wasExpected: Bool)
    /// What differs, line by line, and where the actual result was left, if it could be.
    case differs([String], actual: String?)
    /// The input can't be read, and nothing says that it shouldn't be.
    case unreadable(SceneFile.Failure)
    case broken(GoldenFault)
  }

  private let mode: RecordMode
  private let request: LayoutRequest

  /// A check of what golden files name, and of what is asked for where there is none yet.
  package init(_ mode: RecordMode, _ request: LayoutRequest = LayoutRequest()) {
    self.mode = mode
    self.request = request
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
      let text = problems.text(in: Files.name(of: golden.input)) + "\n"
      return try compare(text, golden.expectedErrors, golden.actualErrors) { _ in nil }
    }
    guard !expectsErrors else {
      throw GoldenFault(golden.input, "this is accepted, and \(golden.expectedErrors) expects errors", .finding)
    }
    let dump = FrameDump(fixture: file.name, layouts: try layouts(of: file, golden))
    return try compare(dump.text, golden.golden, golden.actual) { expected in
      (try? FrameDump(reading: expected)).map { dump.differences(from: $0).map(\.description) }
    }
  }

  /// The layouts that the golden file names; where there is none, or it is to be written anew and names nothing, those
  /// that the request asks for.
  private func layouts(of file: SceneFile, _ golden: GoldenCase) throws(GoldenFault) -> [ScreenLayout] {
    var targets = file.targets(request)
    if Files.kind(of: golden.golden) != .nothing {
      do throws(GoldenFault) {
        targets = try self.targets(namedBy: golden.golden, for: file)
      } catch {
        guard mode == .all || mode == .failed else { throw error }
      }
    }
    do {
      let result = try file.layouts(targets, request)
      if let exception = result.exceptions.first {
        let place = exception.position.map { ":\($0.line):\($0.column)" } ?? ""
        throw GoldenFault(golden.input + place, exception.description, .badInput)
      }
      return result.layouts
    } catch let error as GoldenFault {
      throw error
    } catch let error as LayoutFailure {
      throw GoldenFault(golden.input, error.words, .layout(error))
    } catch {
      throw GoldenFault(golden.input, "\(error)", .badInput)
    }
  }

  private func targets(namedBy path: String, for file: SceneFile) throws(GoldenFault) -> [SceneFile.Target] {
    let dump: FrameDump
    let bytes = try read(path)
    do throws(FrameDump.ReadingError) {
      dump = try FrameDump(reading: bytes)
    } catch {
      throw GoldenFault("\(path):\(error.position.line):\(error.position.column)", error.message, .badInput)
    }
    guard !dump.layouts.isEmpty else { throw GoldenFault(path, "this golden file names no layout", .badInput) }
    var targets: [SceneFile.Target] = []
    for layout in dump.layouts {
      guard let orientation = InterfaceOrientation(name: layout.requestedOrientation) else {
        throw GoldenFault(path, "there is no orientation '\(layout.requestedOrientation)'", .badInput)
      }
      guard let target = try? file.target(device: layout.device, orientation: orientation) else {
        throw GoldenFault(path, "there is no device '\(layout.device)'", .badInput)
      }
      targets.append(target)
    }
    return targets.uniqued()
  }

  /// Compares a text with the one kept at a path, byte by byte; records it where the mode says so.
  private func compare(
    _ actual: String, _ path: String, _ actualPath: String, differences: ([UInt8]) -> [String]?
  ) throws(GoldenFault) -> Outcome {
    guard Files.kind(of: path) != .nothing else {
      guard mode != .never else { return .unrecorded }
      try write(actual, to: path)
      return .recorded(path, wasExpected: mode == .all)
    }
    let expected = try read(path)
    if expected == Array(actual.utf8) {
      Files.remove(actualPath)
      return .passed
    }
    if mode == .all || mode == .failed {
      try write(actual, to: path)
      Files.remove(actualPath)
      return .recorded(path, wasExpected: mode == .all)
    }
    let found = differences(expected) ?? []
    // Where the actual result can't be left, the difference is told all the same.
    let isLeft = (try? Files.replace(actualPath, with: actual)) != nil
    return .differs(
      found.isEmpty ? [Self.firstDifference(Array(actual.utf8), expected)] : found, actual: isLeft ? actualPath : nil)
  }

  private func read(_ path: String) throws(GoldenFault) -> [UInt8] {
    guard Files.kind(of: path) != .other else {
      throw GoldenFault(path, "this is no plain file", .file(.notReadable(reason: "this is no plain file")))
    }
    do throws(Files.Failure) {
      return try Files.contents(of: path, limit: DocumentLimits.standard.maximumBytes)
    } catch {
      throw GoldenFault(path, error)
    }
  }

  private func write(_ text: String, to path: String) throws(GoldenFault) {
    do throws(Files.Failure) {
      try Files.replace(path, with: text)
    } catch {
      throw GoldenFault(path, error)
    }
  }

  /// The first line that differs, of texts in which nothing else tells.
  private static func firstDifference(_ actual: [UInt8], _ expected: [UInt8]) -> String {
    let newline = UInt8(ascii: "\n")
    let actual = actual.split(separator: newline, omittingEmptySubsequences: false)
    let expected = expected.split(separator: newline, omittingEmptySubsequences: false)
    let place = zip(actual, expected).enumerated().first { $1.0 != $1.1 }?.offset ?? min(actual.count, expected.count)
    func line(_ lines: [ArraySlice<UInt8>]) -> String {
      place < lines.count ? "\"\(String(decoding: lines[place], as: UTF8.self))\"" : "the end"
    }
    return "line \(place + 1) is \(line(actual)), expected \(line(expected))"
  }
}
