/// A made-up language in which an application is tried before it is translated: Xcode's pseudolanguages.
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
