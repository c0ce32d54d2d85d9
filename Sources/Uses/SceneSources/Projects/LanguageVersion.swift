/// The version of Swift that a module is written in, as far as the compiler tells versions apart.
///
/// What Swift 6 adds to 5 are errors that a build here has no use for, so that its code is built as 5.
package enum LanguageVersion: String, Sendable {
  case v4 = "4"
  case v4_2 = "4.2"
  case v5 = "5"

  /// The version that a text names: `4.0`, `5`, `6.0`; `nil` where it begins with no number.
  package init?(_ text: some StringProtocol) {
    let numbers = text.split(separator: ".")
    guard let major = numbers.first.flatMap({ Int($0) }) else { return nil }
    let minor = numbers.dropFirst().first.flatMap { Int($0) } ?? 0
    self =
      switch (major, minor) {
      case (5..., _): .v5
      case (4, 2...): .v4_2
      default: .v4
      }
  }
}
