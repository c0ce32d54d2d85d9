import Documents
import FileSystem

/// The compiler's arguments in a file, since a command line may be too short for the names of thousands of files.
///
/// Swift's driver splits such a file at line breaks, whatever stands before them, and lines at blanks. A backslash takes the meaning of
/// the blank, quotation mark or backslash behind it, but not of a line break. So a word with a line break would be several arguments.
enum CompilerArguments {
  /// Returns the text of such a file.
  ///
  /// - Parameter words: The arguments.
  /// - Returns: The text.
  /// - Throws: `CodeError` if one of them can't be written so.
  static func text(of words: [Path]) throws(CodeError) -> String {
    var text = ""
    for word in words {
      guard let escaped = word.escaped else {
        throw CodeError(
          "the compiler can't be given the name of this folder, which isn't UTF-8 text or has a control character or an unusual "
            + "blank; --build-folder names another folder for what is built", at: word)
      }
      text += escaped + "\n"
    }
    return text
  }
}

extension Path {
  /// The path as the compiler reads it in a file of arguments; `nil` where it can't be written so.
  fileprivate var escaped: String? {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    var escaped = ""
    for scalar in text.unicodeScalars {
      guard !scalar.isSteering, scalar == " " || !scalar.properties.isWhitespace else { return nil }
      if " \"'\\".unicodeScalars.contains(scalar) { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
  }
}
