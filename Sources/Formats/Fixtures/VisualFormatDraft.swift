import Checks
package import Documents
import LayoutModel
import Notations

/// A constraint's object in visual format, before its constraints are made.
struct VisualFormatDraft: Sendable {
  var text: (String, SourcePosition)?
  var options: [(option: Constraint.FormatOptions, position: SourcePosition)] = []
  var metrics: [String: Double] = [:]
  var views: [String: Constraint.Item] = [:]

  /// The constraints of the format, each with its place; `nil` if the format is wrong, which is reported.
  func constraints(_ reading: inout FixtureReading) -> [VisualFormat.Placed]? {
    guard let (text, position) = text else { return nil }
    let format: VisualFormat
    do throws(VisualFormatParser.Failure) {
      format = try VisualFormatParser.parse(text, metrics: metrics, names: nil)
    } catch {
      reading.report(
        .visualFormat(error.fault, TextExcerpt(text, offset: error.offset)),
        at: position.inside(text, offset: error.offset))
      return nil
    }
    // Each option is judged together with the options before it, so that the report points at the first misfit.
    var options: Constraint.FormatOptions = []
    for (option, location) in self.options {
      let wereSound = options.fault(along: format.axis) == nil
      options.insert(option)
      if wereSound, let fault = options.fault(along: format.axis) {
        reading.report(.visualFormatOption(fault), at: location)
      }
    }
    guard options.fault(along: format.axis) == nil else { return nil }
    reading.note(text, at: position, offsets: format.offsets)
    return format.constraints(options: options) { views[$0] ?? .id($0) }.map { placed in
      var placed = placed
      // A text that parses has no character that a file escapes.
      placed.constraint.position = SourcePosition(line: position.line, column: position.column + 1 + placed.offset)
      return placed
    }
  }
}

/// A visual format that was read, and its place. Its names can only be resolved when the whole file has been read.
package struct ReadVisualFormat {
  package let text: String
  package let position: SourcePosition
  /// The place of each view's name where it stands first in the text.
  package let offsets: [String: Int]

  /// Tells whether a position in the file lies in the format.
  package func contains(_ location: SourcePosition) -> Bool {
    location.line == position.line && location.column > position.column
      && location.column <= position.column + text.utf8.count
  }
}

/// The visual formats of a file, in its order.
struct ReadVisualFormats {
  private let formats: [ReadVisualFormat]

  init(_ formats: [ReadVisualFormat]) {
    self.formats = formats.sorted { $0.position < $1.position }
  }

  /// Words a scene's problem in terms of the visual format that it lies in: an unknown view gets a caret.
  func problem(_ problem: SceneProblem) -> InputProblem {
    let plain = InputProblem(.scene(problem), at: problem.position)
    guard case .unknownItem(let id, let nearest) = problem.kind, let location = problem.position,
      let format = format(at: location), let offset = format.offsets[id]
    else { return plain }
    return InputProblem(
      .visualFormat(.unknownView(id, nearest: nearest), TextExcerpt(format.text, offset: offset)),
      at: format.position.inside(format.text, offset: offset))
  }

  /// The format that contains a position: the last format that begins before it, found by bisection.
  private func format(at location: SourcePosition) -> ReadVisualFormat? {
    var (low, high) = (0, formats.count)
    while low < high {
      let middle = (low + high) / 2
      if formats[middle].position < location { low = middle + 1 } else { high = middle }
    }
    guard low > 0, formats[low - 1].contains(location) else { return nil }
    return formats[low - 1]
  }
}

extension SourcePosition {
  /// The position of an offset, in UTF-8 bytes, in a string whose opening quote stands here.
  func inside(_ text: String, offset: Int) -> SourcePosition {
    // An escaped character is longer in the file than in the text.
    let before = String(decoding: text.utf8.prefix(offset), as: UTF8.self)
    return SourcePosition(line: line, column: column + JSONText.quoted(before).utf8.count - 1)
  }
}
