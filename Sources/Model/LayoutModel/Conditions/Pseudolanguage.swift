/// A made-up language for trying out an application before it is translated: Xcode's pseudolanguages.
///
/// Right to left, which Xcode lists among them, is a layout direction here (`Conditions.layoutDirection`).
public enum Pseudolanguage: String, Hashable, Sendable, CaseIterable {
  /// The texts as they are.
  case none
  /// Every text twice, with a space between.
  case doubleLength
  /// ASCII letters with an accent, in brackets.
  case accented
  /// Every text between `[# ` and ` #]`.
  case bounded
}

extension Pseudolanguage {
  /// A text in the language; white space stays as it is.
  ///
  ///     Pseudolanguage.accented.text("Sign in")  // "[Śíǵń íń]"
  ///
  /// - Parameter text: The application's text.
  /// - Returns: The text to be shown.
  public func text(_ text: String) -> String {
    guard !text.allSatisfy(\.isWhitespace) else { return text }
    switch self {
    case .none: return text
    case .doubleLength: return "\(text) \(text)"
    case .accented: return "[\(Self.accented(text))]"
    case .bounded: return "[# \(text) #]"
    }
  }

  /// A text whose ASCII letters have an acute accent, as a combining mark after each. A letter and its mark are one
  /// character, as wide as the letter: fonts draw the accent over it, and the table of widths goes by a character's
  /// letter (`SystemFont`). So the metrics are those of the letters themselves.
  private static func accented(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      scalars.append(scalar)
      if scalar.isASCII, scalar.properties.isAlphabetic { scalars.append("\u{301}") }
    }
    return String(scalars)
  }
}
