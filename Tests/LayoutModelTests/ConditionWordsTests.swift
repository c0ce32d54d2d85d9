import LayoutModel
import Testing

/// Conditions as a person says them.
struct ConditionWordsTests {
  @Test(
    "Conditions are named by the device and plain words, without what is as on a new device",
    arguments: [
      ("iphone-se-3rd-gen/portrait/accessibilityExtraExtraExtraLarge/leftToRight", "iPhone SE, portrait, largest text"),
      (
        "iphone-se-3rd-gen/landscapeLeft/accessibilityExtraExtraExtraLarge/rightToLeft",
        "iPhone SE, landscape, largest text, right to left"
      ),
      ("iphone-17-pro-max/portrait/large/leftToRight", "iPhone 17 Pro Max, portrait"),
      ("iPhone 17/portraitUpsideDown/extraLarge", "iPhone 17, upside down, large text"),
      ("ipad-9th-gen/portrait", "iPad (9th generation), portrait"),
      ("ipad-mini-a17-pro/landscapeRight", "iPad mini, landscape"),
      ("ipad-pro-13-m5/oneHalf/landscapeLeft", "iPad Pro 13-inch, half the screen, landscape"),
      ("ipad-pro-13-m5/oneThird/portrait/large/leftToRight", "iPad Pro 13-inch, a third of the screen, portrait"),
      ("ipad-pro-13-m5/twoThirds/landscapeLeft", "iPad Pro 13-inch, two thirds of the screen, landscape"),
      ("ipad-air-2/slideOver/landscapeLeft", "iPad Air 2, Slide Over, landscape"),
      ("ipad-pro-9-7/507x694/portrait", "iPad Pro 9.7-inch, 507 × 694, portrait"),
      ("ipad-9-7/portrait", "iPad mini 5, portrait"),
      ("iphone-4s/6.1/portrait", "iPhone 4S, iOS 6.1, portrait"),
      (
        "iphone-se/9.3/portrait/320x400/accessibilityLarge",
        "iPhone SE, iOS 9.3, portrait, 320 × 400, accessibility text AX2"
      ),
      ("iphone-17/portrait/doubleLength/de", "iPhone 17, portrait, double-length pseudolanguage, in German"),
      ("iphone-17/portrait/none/pt-BR", "iPhone 17, portrait, in Portuguese (BR)"),
      ("canvas", "Interface Builder's canvas"),
      ("canvas/extraSmall/tlh", "Interface Builder's canvas, smallest text, in tlh"),
      ("inline/portrait", "the screen's own device, portrait"),
      ("large/leftToRight", "standard text, left to right"),
      ("no name of conditions", "no name of conditions"),
    ] as [(String, String)])
  func words(name: String, words: String) {
    #expect(ConditionWords().text(ofName: name) == words)
  }

  @Test("What two conditions of a run share in short names is told apart")
  func tellsApart() throws {
    let run = try [
      "iphone-se/portrait", "iphone-se-3rd-gen/portrait", "iphone-17/landscapeLeft", "iphone-17/landscapeRight",
      "ipad-pro-13-m4/landscapeLeft", "ipad-pro-13-m5/oneHalf/landscapeLeft",
    ].map { try Conditions(name: $0) }
    let words = ConditionWords(among: run)
    #expect(
      run.map(words.text) == [
        "iPhone SE (1st generation), portrait", "iPhone SE (3rd generation), portrait", "iPhone 17, landscape left",
        "iPhone 17, landscape right", "iPad Pro 13-inch (M4), landscape left",
        "iPad Pro 13-inch (M5), half the screen, landscape left",
      ])
    #expect(run[0].words == "iPhone SE, portrait")
  }

  @Test("Every device of the catalogue and every text size has words of its own")
  func isUnique() throws {
    let devices = Set(DeviceCatalogue.families.flatMap { $0.models.map(\.fullAlias) })
    let conditions = devices.map { Conditions(device: $0) }
    let words = ConditionWords(among: conditions)
    #expect(Set(conditions.map(words.text)).count == devices.count)
    let sizes = ContentSizeCategory.allCases.map(\.words)
    #expect(Set(sizes).count == sizes.count)
  }
}
