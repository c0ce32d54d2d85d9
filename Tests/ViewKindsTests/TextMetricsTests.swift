import LayoutModel
import LayoutTestSupport
import Testing

@testable import ViewKinds

/// The table against the widths that its tracking was not fitted to, and lines against measured heights.
struct TextMetricsTests {
  /// A label that Xcode measured (`Fixtures/UIKit/label-widths.tsv`).
  struct Sample {
    let text: String
    private(set) var font: ResolvedFont
    let scale: Double
    let width: Double

    /// A line of the file, or `nil` of fonts, systems and characters that the table isn't for.
    init?(line: Substring) {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 8, let points = Double(parts[3]), let scale = Double(parts[4]), let width = Double(parts[6]),
        !["X5", "X6"].contains(parts[5])
      else { return nil }
      switch parts[1] {
      case "sys":
        guard let weight = Self.weight(parts[2]) else { return nil }
        font = ResolvedFont(size: points, weight: weight)
      case "style":
        let name = parts[2].replacing("UICTFontTextStyle", with: "")
        let style = TextStyle(rawValue: name == "Subhead" ? "subheadline" : name.lowercased())
        guard let style else { return nil }
        font = Font.textStyle(style).resolved(for: .large)
      default: return nil
      }
      let isQuoted = parts[0].count > 1 && parts[0].hasPrefix("\"") && parts[0].hasSuffix("\"")
      text = isQuoted ? String(parts[0].dropFirst().dropLast()).replacing("\"\"", with: "\"") : parts[0]
      (self.scale, self.width) = (scale, width)
      let behavior = SystemBehavior(
        parts[5] == "X7" ? SystemVersion(major: 9) : parts[5] == "X8" ? SystemVersion(major: 10) : .newest)
      // Xcode 7 had its display cut from a Mac, whose tracking is that of later systems.
      font.hasWideDisplayCut = parts[5] == "X8"
      font.hasSquareIdeographs = behavior.hasSquareIdeographs
      // Xcode 12 came with iOS 14.
      font.hasEarlyTracking = Int(parts[5].dropFirst()).map { $0 < 12 } ?? false
    }

    private static func weight(_ name: String) -> FontWeight? {
      ["boldSystem": .bold, "italicSystem": .regular][name] ?? FontWeight(rawValue: name)
    }

    var isPrintableASCII: Bool { text.utf8.allSatisfy { (0x20...0x7E).contains($0) } }
    var isChinese: Bool { text.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) } }

    /// A Boolean that tells whether `tools/corpus metrics` left it out: by the text's hash a fifth of regular, a
    /// third of the others.
    var isHeldOut: Bool {
      let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
      return hash % 15 < (font.weight == .regular ? 3 : 5)
    }

    var error: Double { abs(TextMeasurer.standard.size(of: text, font: font, scale: scale).width - width) }
  }

  @Test(
    "Held-out widths are met",
    arguments: [
      (FontWeight.regular, 82, 0, 0.67), (.medium, 6, 0.25, 0.63), (.semibold, 10, 0, 1.9), (.bold, 6, 0, 0),
    ])
  func widths(weight: FontWeight, count: Int, median: Double, percentile: Double) throws {
    let samples = try Self.samples().filter { $0.font.weight == weight && $0.isHeldOut && $0.isPrintableASCII }
    #expect(samples.count == count)
    let errors = samples.map(\.error).sorted()
    #expect(Self.quantile(0.5, of: errors) <= median + 1e-6)
    #expect(Self.quantile(0.95, of: errors) <= percentile + 1e-6)
  }

  @Test(
    "Widths are met to which nothing was fitted",
    arguments: [
      (FontWeight.regular, 250, 0, 0.67), (.medium, 36, 0, 0.75), (.semibold, 35, 0, 0.55), (.bold, 29, 0, 0.8),
    ])
  func unseenWidths(weight: FontWeight, count: Int, median: Double, percentile: Double) throws {
    let samples = try Self.samples("unseen-label-widths.tsv").filter {
      $0.font.weight == weight && $0.isPrintableASCII && !($0.font.hasWideDisplayCut && $0.font.size >= 20)
    }
    #expect(samples.count == count)
    let errors = samples.map(\.error).sorted()
    #expect(Self.quantile(0.5, of: errors) <= median + 1e-6)
    #expect(Self.quantile(0.95, of: errors) <= percentile + 1e-6)
  }

  @Test("Labels of Xcode 8 from 20 points on have the wide tracking of iOS 10's display cut")
  func wideDisplayCut() throws {
    // Lighter weights are measured as regular, which is wider.
    let samples = try Self.samples().filter {
      $0.font.hasWideDisplayCut && $0.font.size >= 20 && $0.font.weight != .light
    }
    #expect(samples.count == 14)
    let errors = samples.map(\.error).sorted()
    #expect(Self.quantile(0.5, of: errors) <= 1e-6 && Self.quantile(0.95, of: errors) <= 0.675 + 1e-6)
  }

  @Test("Of iOS 9 and 10 alone the system font is wider from 20 points on", arguments: [12.0, 19.5, 20, 34])
  func systemsOfWideDisplayCut(size: Double) {
    func width(_ font: Font, _ version: SystemVersion) -> Double {
      let font = font.resolved(for: .large, on: version)
      return TextMeasurer.standard.size(of: "Instrument Demo", font: font, scale: 1_000).width
    }
    let named = Font.named("Nowhere-Regular", size: size)
    for (major, isWide) in [(8, false), (9, true), (10, true), (11, false)] {
      let version = SystemVersion(major: major)
      let more = width(.system(size: size), version) - width(.system(size: size), .newest)
      #expect((more > 1) == (isWide && size >= 20) && (more == 0) == !(isWide && size >= 20))
      #expect(width(named, version) == width(named, .newest))
    }
  }

  @Test("Chinese characters are 1.02 em wide, and one on iOS 9")
  func chinese() throws {
    let errors = try Self.samples().filter(\.isChinese).map(\.error).sorted()
    #expect(errors.count == 20)
    #expect(Self.quantile(0.95, of: errors) <= 0.525 + 1e-6)
    let unseen = try Self.samples("unseen-label-widths.tsv").filter(\.isChinese).map(\.error)
    #expect(unseen.count == 27 && unseen.filter { $0 == 0 }.count >= 24)
  }

  @Test(
    "Weights beyond the table's are as much narrower than regular, and wider than bold, as the font's axis has them",
    arguments: [
      // Widths that Xcode stored, to two points.
      ("Uploading your asset...", FontWeight.light, 16, 164.33), ("Enter a display name", .thin, 18, 161),
      ("General Settings", .thin, 32, 214), ("Migrate Account", .thin, 31, 207.5), ("44U", .heavy, 9, 20.5),
    ] as [(String, FontWeight, Double, Double)])
  func weightsBeyond(text: String, weight: FontWeight, size: Double, stored: Double) {
    func width(_ weight: FontWeight) -> Double {
      TextMeasurer.standard.size(of: text, font: ResolvedFont(size: size, weight: weight), scale: 1_000).width
    }
    #expect(abs(width(weight) - stored) <= 2)
    let widths = FontWeight.allCases.map(width)
    #expect(widths == widths.sorted())
  }

  @Test(
    "Greek and Russian are as wide as their letters' advances in the table, here summed by hand, with tracking",
    arguments: [
      // 1301 + 1135 + 1206 + 1258 + 614 + 1297 + 1057 + 614 + 1106 of 2048 times 17, less 9 times 0.4345: 75.68.
      ("Ρυθμίσεις", ResolvedFont(size: 17), 2, 76),
      // 1509 + 1136 + 1131 + 1018 + 1230 + 1188 + 1215 + 1142 + 1215 of 2048 times 20, and 9 times 0.3613: 108.56.
      ("Настройки", ResolvedFont(size: 20, weight: .bold), 3, 326.0 / 3),
    ] as [(String, ResolvedFont, Double, Double)])
  func alphabets(text: String, font: ResolvedFont, scale: Double, width: Double) {
    #expect(abs(TextMeasurer.standard.size(of: text, font: font, scale: scale).width - width) < 1e-9)
  }

  @Test("The table of other characters is in the order of their codes, by which it is searched")
  func order() {
    let codes = SystemFontTable.others.map(\.code)
    #expect(codes == codes.sorted() && Set(codes).count == codes.count)
    #expect(SystemFontTable.others.allSatisfy { $0.advances.count == 8 })
  }

  @Test("A page has the rows of its texts' characters alone, with that of … and of a letter whose accent is left out")
  func pageTable() {
    let rows = { (text: String) in
      SystemFontTable.others.map(\.code).filter { FontTable.json(for: text).contains("\"\($0)\":[") }
    }
    #expect(rows("Label") == [0x2026])
    #expect(rows("Яợ") == [0x1A1, 0x42F, 0x2026])
    #expect(FontTable.json(for: "กa").contains(#""fallback":{"3585":0.6}"#))
  }

  private static func samples(_ name: String = "label-widths.tsv") throws -> [Sample] {
    try UIKitRecords.text(name).split(separator: "\n").dropFirst().compactMap { Sample(line: $0) }
  }

  /// A quantile of sorted values, between two of them in proportion.
  private static func quantile(_ part: Double, of values: [Double]) -> Double {
    let place = part * Double(values.count - 1)
    let low = Int(place)
    let high = min(low + 1, values.count - 1)
    return values[low] + (values[high] - values[low]) * (place - Double(low))
  }

  @Test(
    "Lines are as high as Interface Builder's (<doc:Controls#Lines-of-text>)",
    arguments: [
      (10, 2, 12), (11, 2, 13.5), (12, 1, 15), (12, 2, 14.5), (12, 3, 43.0 / 3), (13, 2, 16), (14, 2, 17), (15, 2, 18),
      (16, 1, 20), (16, 2, 19.5), (16, 3, 58.0 / 3), (17, 1, 21), (17, 2, 20.5), (17, 3, 61.0 / 3), (18, 2, 21.5),
      (18, 3, 65.0 / 3), (20, 2, 24), (24, 3, 86.0 / 3), (30, 2, 36),
    ] as [(Double, Double, Double)])
  func heights(points: Double, scale: Double, height: Double) {
    let size = TextMeasurer.standard.size(of: "Label", font: ResolvedFont(size: points), scale: scale)
    #expect(abs(size.height - height) < 1e-9)
  }

  @Test(
    "A first title is as high as UIKit's at each text size (`Fixtures/UIKit/swift-snapshot-testing.jsonl`)",
    arguments: [
      (.extraSmall, 30), (.medium, 97.0 / 3), (.extraLarge, 36), (.extraExtraExtraLarge, 122.0 / 3),
      (.accessibilityLarge, 154.0 / 3), (.accessibilityExtraExtraLarge, 190.0 / 3),
    ] as [(ContentSizeCategory, Double)])
  func dynamicType(category: ContentSizeCategory, height: Double) {
    let font = Font.textStyle(.title1).resolved(for: category)
    #expect(abs(TextMeasurer.standard.size(of: "Title", font: font, scale: 3).height - height) < 1e-9)
  }

  @Test("Every style has a size for every category, none smaller than the one before")
  func styles() {
    for style in TextStyle.allCases {
      let sizes = ContentSizeCategory.allCases.map { style.size(for: $0) }
      #expect(sizes == sizes.sorted() && sizes[0] >= 11)
    }
  }
}

/// The breaking of text into lines.
struct TextLinesTests {
  private let font = ResolvedFont(size: 17)

  private func lines(_ text: String, width: Double?, numberOfLines: Int = 0) -> Int {
    let size = TextMeasurer.standard.size(of: text, font: font, width: width, numberOfLines: numberOfLines, scale: 2)
    return Int((size.height / font.lineHeight).rounded())
  }

  private func width(_ text: String) -> Double { TextMeasurer.standard.size(of: text, font: font, scale: 2).width }

  @Test("Lines break at spaces, which hang over the end")
  func breaksAtSpaces() {
    let word = width("word")
    #expect(lines("word word", width: word) == 2)
    #expect(lines("word   word", width: word) == 2)
    #expect(lines("word word", width: width("word word")) == 1)
    #expect(lines("word word word", width: width("word word")) == 2)
  }

  /// The lines of a text that is as wide as another.
  private func broken(_ text: String, as wide: String) -> [String] {
    ShownText(text, font: font, width: width(wide), numberOfLines: 0).lines.map(\.text)
  }

  @Test(
    "Thai is as wide as its letters' advances in Thonburi, here summed by hand, without tracking; Arabic is an average",
    arguments: [
      // 1536 + 1296 + 1223 + 1611 + 1 + 1220 + 1 + 1637 + 1 + 1296 of 2560 times 17: 65.22.
      ("การตั้งค่า", 17, FontWeight.regular, 65.5),
      // The vowel behind the consonant counts: 1536 + 1328 of 2560 times 20: 22.375.
      ("กำ", 20, .regular, 22.5),
      // 1614 of 2560 times 1.065 times 16: 10.74.
      ("ม", 16, .bold, 11),
      // Five letters of 0.48 em and a mark: 40.8.
      ("مَرحبا", 17, .regular, 41),
    ] as [(String, Double, FontWeight, Double)])
  func fallbackFonts(text: String, size: Double, weight: FontWeight, width: Double) {
    let font = ResolvedFont(size: size, weight: weight)
    #expect(abs(TextMeasurer.standard.size(of: text, font: font, scale: 2).width - width) < 1e-9)
  }

  @Test("Characters come closer to each other than alone, accented ones as their letters")
  func kerning() {
    #expect(width("Tomato") < width("T") + width("omato") - 1)
    #expect(width("Tómato") == width("Tomato"))
    #expect(width("Tiếng Việt") == width("Tieng Viet") && width("țară") == width("tara"))
    #expect(width("mợ") == width("mơ"))
    #expect(width("Ta\u{A0}Ta") == width("Ta Ta"))
  }

  /// Scalars by themselves, of the alphabets and of all that is beside them.
  private static let scalars = [
    Array(0x20...0x30FF), Array(stride(from: 0x3100, to: 0xD800, by: 61)), Array(0xFE00...0xFFFF),
    Array(0x1F1E6...0x1F650),
  ].joined().compactMap { Unicode.Scalar(UInt32($0)) }

  @Test("A text whose scalars are known to be characters has the lines that Unicode's rules give it")
  func scalarsAreCharacters() {
    for scalar in Self.scalars {
      // Beside a letter, an accented one, Greek, Cyrillic, Arabic, Korean, Chinese, a dash, and itself.
      let text = "a\(scalar)é\(scalar)ή\(scalar)ж\(scalar)ب\(scalar)한\(scalar)字\(scalar)–\(scalar)\(scalar)"
      for (width, count) in [(1e6, 1), (50, 0)] {
        // A mark at the end adds nothing, but has the text taken apart by the rules.
        let shown = [text, text + "\u{301}"].map {
          ShownText($0, font: font, width: width, numberOfLines: count, .byClipping).lines.map(\.width)
        }
        #expect(shown[0] == shown[1], "U+\(String(scalar.value, radix: 16))")
      }
    }
  }

  @Test("Line breaks of Unix and of Windows begin a line each")
  func lineBreaks() {
    #expect(lines("a\nb\r\nc\n", width: nil) == 4)
    #expect(lines("α\nβ", width: nil) == 2)
  }

  @Test("Lines break behind hyphens between words, not before a number or behind a space")
  func breaksAtHyphens() {
    #expect(broken("automatic-pitch", as: "automatic-p") == ["automatic-", "pitch"])
    #expect(broken("word -word", as: "word -wo") == ["word", "-word"])
    #expect(broken("May 11-12", as: "May 11-1") == ["May", "11-12"])
  }

  @Test("No line begins with what closes or ends with what opens")
  func breaksAtFullForms() {
    #expect(broken("项目。列表", as: "项目") == ["项", "目。", "列表"])
    #expect(broken("项「目列", as: "项目") == ["项", "「目", "列"])
  }

  @Test("Long words break anywhere, East Asian text beside each character, and a new line always")
  func breaksElsewhere() {
    #expect(lines("wwww", width: width("ww")) == 2)
    #expect(lines("a wwww", width: width("ww")) == 3)
    #expect(lines("项目列表", width: width("项目")) == 2)
    #expect(lines("a\nb\n\nc", width: nil) == 4)
    #expect(lines("wwww", width: 0.5) == 4)
    #expect(lines("wwww", width: 0) == 1)
  }

  @Test("No more lines than allowed; text that is cut off takes no more than the width")
  func limits() {
    let size = TextMeasurer.standard.size(
      of: "word word word", font: font, width: width("word ") + 3, numberOfLines: 2, scale: 2)
    #expect(size.height == 41)
    #expect(size.width <= (width("word ") + 3).rounded(.up))
    #expect(lines("a\nb", width: nil, numberOfLines: 1) == 1)
    #expect(TextMeasurer.standard.size(of: "", font: font, scale: 2) == .zero)
  }

  @Test(
    "A width of nothing but rounding wraps no text, and says so of all such widths", arguments: [-1, 0, 1e-12, 9e-7])
  func widthOfNothing(width: Double) throws {
    let font = ResolvedFont(size: 17, weight: .regular)
    let measurer = TextMeasurer.standard
    let whole = measurer.size(of: "two words", font: font, numberOfLines: 0, scale: 2)
    #expect(measurer.size(of: "two words", font: font, width: width, numberOfLines: 0, scale: 2) == whole)
    let traits = Traits(
      userInterfaceIdiom: .pad, horizontalSizeClass: .regular, verticalSizeClass: .regular,
      interfaceOrientation: .portrait)
    let narrow = measurer.broken(MeasuredText("two words", font), width: 0.01, numberOfLines: 0, for: traits)
    let none = measurer.broken(MeasuredText("two words", font), width: width, numberOfLines: 0, for: traits)
    #expect(narrow.size.height > none.size.height)
    #expect(try #require(none.alike).upperBound <= #require(narrow.alike).lowerBound)
  }

  @Test("A text comes to one size at all widths at which it breaks alike, cut off or not", arguments: 0...3)
  func stepsOfWidths(numberOfLines: Int) throws {
    let traits = Traits(
      userInterfaceIdiom: .pad, horizontalSizeClass: .regular, verticalSizeClass: .regular,
      interfaceOrientation: .portrait)
    func broken(_ width: Double) -> (size: Size, alike: Range<Double>?) {
      TextMeasurer.standard.broken(
        MeasuredText(
          "evening widths at considerable at whose evening short", ResolvedFont(size: 17, weight: .regular)),
        width: width, numberOfLines: numberOfLines, for: traits)
    }
    for width in stride(from: 40.0, to: 480, by: 3.7) {
      let (size, alike) = broken(width)
      let widths = try #require(alike)
      for share in [0.01, 0.5, 0.99] where widths.upperBound.isFinite {
        let other = widths.lowerBound + share * (widths.upperBound - widths.lowerBound)
        #expect(broken(other).size == size, "\(width) and \(other)")
      }
    }
  }

  @Test(
    "Digits of one width are as wide as each other and as signs of currencies, and letters keep theirs",
    arguments: [(12.0, FontWeight.regular), (17, .medium), (17, .bold), (34, .regular), (34, .bold)])
  func monospacedDigits(size: Double, weight: FontWeight) {
    let own = ResolvedFont(size: size, weight: weight)
    var same = own
    same.hasMonospacedDigits = true
    func width(_ text: String, _ font: ResolvedFont) -> Double {
      TextMeasurer.standard.size(of: text, font: font, scale: 1_000).width
    }
    #expect(Set((0...9).map { width("\($0)\(9 - $0)", same) }).count == 1)
    #expect(width("0", same) == width("$", own) && width("1", same) > width("1", own))
    #expect(width("Time:", same) == width("Time:", own))
  }
}
