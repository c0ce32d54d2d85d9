import Testing

@testable import UIKit

/// Values in the places of texts, and the forms of texts for numbers.
@Suite struct LocalizedFormatTests {
  private let arguments = [
    LocalizedFormat.Argument(text: "Ada"), LocalizedFormat.Argument(text: "3", number: 3),
  ]

  @Test(
    "Values stand in the places of a format, in their order or by their positions",
    arguments: [
      ("%@ has %lld", "Ada has 3"), ("%2$lld for %1$@", "3 for Ada"), ("100%% of %@", "100% of Ada"),
      ("%@, %.2f", "Ada, 3"), ("no places", "no places"), ("%@ %@ %@", "Ada 3 %@"),
      ("%", "%"),
    ])
  func places(format: String, text: String) {
    #expect(LocalizedFormat(format).text(arguments) == text)
  }

  @Test(
    "A language chooses the form for a number",
    arguments: [
      ("en", 1, "one"), ("en", 0, "other"), ("fr", 0, "one"), ("ja", 1, "other"), ("ru", 21, "one"), ("ru", 22, "few"),
      ("ru", 12, "many"), ("pl", 22, "few"), ("pl", 21, "many"), ("cs", 3, "few"), ("ar", 2, "two"),
      ("ar", 100, "other"),
      ("pt-BR", 1, "one"),
    ])
  func plurals(language: String, number: Int, form: String) {
    let forms = Dictionary(uniqueKeysWithValues: ["one", "two", "few", "many", "other"].map { ($0, $0) })
    #expect(PluralRule.form(of: forms, for: number, in: language) == form)
  }

  @Test("A form that a language asks for and that isn't there is the one for all others")
  func missingForm() {
    #expect(PluralRule.form(of: ["one": "a", "other": "b"], for: 2, in: "ru") == "b")
    #expect(PluralRule.form(of: ["zero": "none", "other": "b"], for: 0, in: "en") == "none")
  }

  @Test("Forms stand in a format's places, also where no value is given")
  func entry() {
    let entry = StringsTable.Entry.plural(
      format: "%#@files@ of %2$@", forms: ["files": ["one": "a file", "other": "%lld files"]])
    let one = LocalizedFormat.Argument(text: "1", number: 1)
    #expect(entry.text([one, LocalizedFormat.Argument(text: "Ada")], in: "en") == "a file of Ada")
    #expect(entry.text([], in: "en") == "%lld files of %2$@")
  }
}
