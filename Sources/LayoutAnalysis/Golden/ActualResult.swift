import Documents
import FileSystem
import LayoutOutput

/// What an input came to, left beside it where it differs from what is kept: `screen.actual.json`, `screen.actual.txt`.
///
/// Such a file says what it was compared with. By that it is known as one that was left here: a file of the same name that
/// somebody else wrote is neither overwritten nor removed.
struct ActualResult {
  /// What came out.
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

  /// Whether a file is a result that was left.
  static func isOne(at path: Path) -> Bool {
    let mark =
      path.hasSuffix(layoutEnding) ? layoutMark : path.hasSuffix(errorEnding) ? errorMark : nil
    guard let mark else { return false }
    return Files.beginning(of: path, count: mark.utf8.count).map { $0.elementsEqual(mark.utf8) } ?? false
  }

  /// Leaves a result, with what it was compared with at its head.
  func leave(_ text: String) -> GoldenReport.ActualPlace {
    guard !Files.isTaken(path) || Self.isOne(at: path) else { return .taken(path) }
    let name = expected.name.description
    let marked =
      switch kind {
      case .layouts: Self.layoutMark + JSONText.quoted(name) + ",\n" + text.dropFirst(Self.layoutHead.count)
      case .errors: Self.errorMark + name.printable + ":\n" + text
      }
    // Where the result can't be left, the difference is told all the same.
    return (try? Files.replace(path, with: marked)) == nil ? .none : .left(path)
  }

  /// Removes a result that was left before.
  func remove() {
    if Self.isOne(at: path) { Files.remove(path) }
  }
}
