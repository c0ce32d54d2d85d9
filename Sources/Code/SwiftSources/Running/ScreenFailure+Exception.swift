import Documents
import FileSystem
import LayoutModel

extension ScreenFailure {
  /// The failure as an exception that ends a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen's name.
  ///   - file: The compiled name of the file with the declaration.
  ///   - position: The place of its declaration.
  /// - Returns: The exception, at the line that failed where that is in the same file.
  func exception(of screen: String, in file: Path, at position: SourcePosition) -> SimulatedException {
    let isHere = self.file == file.description
    let elsewhere = self.file.map { isHere ? "" : " (\($0)\(line.map { ":\($0)" } ?? ""))" } ?? ""
    return SimulatedException(
      name: "screen-failed", reason: "\(screen): \(reason)\(elsewhere)",
      position: isHere ? line.map { SourcePosition(line: $0, column: 1) } : position)
  }

  /// Returns the exception that UIKit or the app raised, as the traces of fixtures have it.
  ///
  /// - Parameters:
  ///   - file: The compiled name of the file with the screen's declaration.
  ///   - position: The place of the declaration.
  /// - Returns: The exception, without the addresses of objects; `nil` where the screen failed otherwise.
  func raisedException(in file: Path, at position: SourcePosition) -> SimulatedException? {
    guard let open = reason.firstRange(of: "*** Terminating app due to uncaught exception '") else { return nil }
    let words = reason[open.upperBound...]
    guard let middle = words.firstRange(of: "', reason: '"),
      let end = words[middle.upperBound...].lastIndex(of: "'")
    else { return nil }
    let isHere = self.file == file.description
    return SimulatedException(
      name: String(words[..<middle.lowerBound]), reason: Self.withoutAddresses(words[middle.upperBound..<end]),
      position: isHere ? line.map { SourcePosition(line: $0, column: 1) } : position)
  }

  /// The text without the addresses of objects, as in `<UIView: 0x600000c1>`.
  private static func withoutAddresses(_ text: Substring) -> String {
    let mark = ": 0x"
    let parts = text.parts(separatedBy: mark, omittingEmpty: false)
    return parts.dropFirst().reduce(String(parts[0])) { result, part in
      let rest = part.drop(while: \.isHexDigit)
      return result + (rest.startIndex == part.startIndex ? mark + part : String(rest))
    }
  }
}
