/// The word by which a language chooses the form of a text for a number: Unicode's plural rules (CLDR) for whole numbers.
enum PluralRule {
  static let words: Set = ["zero", "one", "two", "few", "many", "other"]

  /// The form for a number; the one for all others where the language's own isn't there.
  static func form(of forms: [String: String], for number: Int, in language: String) -> String? {
    if number == 0, let none = forms["zero"] { return none }
    return forms[word(for: number, in: language)] ?? forms["other"] ?? forms.sorted { $0.key < $1.key }.last?.value
  }

  private static func word(for number: Int, in language: String) -> String {
    let (tens, ones) = (number % 100, number % 10)
    switch language.split(separator: "-").first ?? "" {
    case "ja", "zh", "ko", "th", "vi", "id", "ms": return "other"
    case "fr", "pt", "hi", "fa": return number == 0 || number == 1 ? "one" : "other"
    case "ru", "uk", "be", "sr", "hr", "bs":
      if ones == 1, tens != 11 { return "one" }
      return (2...4).contains(ones) && !(12...14).contains(tens) ? "few" : "many"
    case "pl":
      if number == 1 { return "one" }
      return (2...4).contains(ones) && !(12...14).contains(tens) ? "few" : "many"
    case "cs", "sk": return number == 1 ? "one" : (2...4).contains(number) ? "few" : "other"
    case "he": return number == 1 ? "one" : number == 2 ? "two" : "other"
    case "ar":
      if number < 3 { return ["zero", "one", "two"][max(number, 0)] }
      return (3...10).contains(tens) ? "few" : (11...99).contains(tens) ? "many" : "other"
    default: return number == 1 ? "one" : "other"
    }
  }
}
