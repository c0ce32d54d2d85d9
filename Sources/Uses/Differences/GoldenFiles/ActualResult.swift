import Documents
import FileSystem
import LayoutOutput

/// The actual result of an input, left beside it if it differs from the kept one: `screen.actual.json`,
/// `screen.actual.txt`.
///
/// Such a file begins with the name of the file it was compared with. This marks it as ours: a file of the same name
/// that somebody else wrote is neither overwritten nor removed.
struct ActualResult {
  /// The kind of result.
  enum Kind {
    case layouts, errors
  }

  private let kind: Kind
  private let path: Path
  private let expected: Path

  init(_ kind: Kind, beside stem: Path, comparedWith expected: Path) {
    self.kind = kind
    path = stem.appending(kind == .layouts ? Self.layoutEnding : Self.errorEnding)
    self.expected = expected
  }

  private static let layoutEnding = ".actual.json"
  private static let errorEnding = ".actual.txt"
  private static let layoutHead = "{\n  \"format\": \(JSONText.quoted(FrameDump.format)),\n"
  private static let layoutMark = layoutHead + "  \"comparedWith\": "
  private static let errorMark = "compared with "

  /// Tells whether a file is an actual result left here.
  static func isOne(at path: Path) -> Bool {
    let mark =
      path.hasSuffix(layoutEnding) ? layoutMark : path.hasSuffix(errorEnding) ? errorMark : nil
    guard let mark else { return false }
    return Files.beginning(of: path, count: mark.utf8.count).map { $0.elementsEqual(mark.utf8) } ?? false
  }

  /// Writes a result, headed by the name of the file it was compared with.
  func leave(_ text: String) -> GoldenReport.ActualPlace {
    guard !Files.isTaken(path) || Self.isOne(at: path) else { return .taken(path) }
    let name = expected.name.description
    let marked =
      switch kind {
      case .layouts: Self.layoutMark + JSONText.quoted(name) + ",\n" + text.dropFirst(Self.layoutHead.count)
      case .errors: Self.errorMark + name.printable + ":\n" + text
      }
    // If the result can't be written, the difference is reported all the same.
    return (try? Files.replace(path, with: PrintableText(document: marked))) == nil ? .none : .left(path)
  }

  /// Removes a result left before.
  func remove() {
    if Self.isOne(at: path) { Files.remove(path) }
  }
}
