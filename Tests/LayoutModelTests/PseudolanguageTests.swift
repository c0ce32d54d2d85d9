import LayoutModel
import LayoutResolution
import Testing

/// Texts in pseudolanguages, and their sizes.
struct PseudolanguageTests {
  @Test(
    "A text is said as Xcode's pseudolanguages say it",
    arguments: [
      (.none, "Sign in", "Sign in"), (.doubleLength, "Sign in", "Sign in Sign in"),
      (.bounded, "Sign in", "[# Sign in #]"), (.accented, "Sign 1, ß", "[S\u{301}i\u{301}g\u{301}n\u{301} 1, ß]"),
      (.doubleLength, "", ""), (.accented, "", ""), (.bounded, " ", " "), (.doubleLength, "a\nb", "a\nb a\nb"),
    ] as [(Pseudolanguage, String, String)])
  func says(language: Pseudolanguage, text: String, said: String) {
    #expect(language.text(text).unicodeScalars.elementsEqual(said.unicodeScalars))
  }

  @Test("Accented letters are as wide as the letters, and brackets come besides")
  func keepsMetrics() {
    let font = ResolvedFont(size: 17)
    func width(_ text: String) -> Double { TextMeasurer.standard.size(of: text, font: font, scale: 1_000).width }
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    for letter in letters.map(String.init) {
      #expect(width(Pseudolanguage.accented.text(letter)) == width("[\(letter)]"), "\(letter)")
    }
    #expect(width(Pseudolanguage.accented.text(letters)) == width("[\(letters)]"))
  }

  /// The means by which each class is measured.
  private static let views: [View] = {
    var label = View(class: "UILabel")
    label.text = "Sign in"
    var button = View(class: "UIButton")
    button.text = "Sign in"
    var field = View(class: "UITextField")
    field.content.placeholder = "Sign in"
    var segments = View(class: "UISegmentedControl")
    segments.content.segments = ["Sign in", "Up"]
    return [label, button, field, segments]
  }()

  @Test("Every class asks for more room in longer texts", arguments: views)
  func measures(view: View) throws {
    func width(_ language: Pseudolanguage) throws -> Double {
      let traits = Traits(
        userInterfaceIdiom: .phone, horizontalSizeClass: .compact, verticalSizeClass: .regular,
        interfaceOrientation: .portrait, pseudolanguage: language)
      return try #require(view.contentSize(for: traits, wrappedTo: 1_000).width)
    }
    let widths = try [Pseudolanguage.none, .accented, .bounded, .doubleLength].map(width)
    #expect(widths == widths.sorted() && Set(widths).count == 4, "\(view.className) \(widths)")
  }

  @Test("Items of bars are measured in pseudolanguages too")
  func measuresBarItems() {
    let traits = Traits(
      userInterfaceIdiom: .phone, horizontalSizeClass: .compact, verticalSizeClass: .regular,
      interfaceOrientation: .portrait)
    let double = traits.applying(UserSettings(pseudolanguage: .doubleLength))
    func width(_ traits: Traits) -> Double {
      ToolbarPlaces([BarButtonItem(title: "A long title")], for: traits).length
    }
    #expect(width(double) > width(traits))
  }
}
