/// Ways to spoil what elements say by attributes.
enum AttributeMutations {
  private static let numbers = [
    "1e308", "-1e308", "1e999", "NaN", "nan", "-nan", "inf", "-inf", "infinity", "", "0", "-0", "-1", "1", "0.5",
    "1e-320",
    "1e-7", "1e5", "1e6", "1000001", "1e7", "123456789", "1e9", "-1e9", "1000000001", "99999999999999999999",
    "9223372036854775807", "9223372036854775808", "-9223372036854775808", "2147483648", "-2147483649", "4294967296",
    "0x1p1023", "0x10", "1:0", "0/0", "1/3", "16:9", "1e6:1e-6", ":", "1:2:3", " 12", "1,5", "+7", "١٢", "twelve",
  ]

  static func replaceNumbers(_ markup: inout Markup, _ random: inout SeededGenerator) {
    let found = attributes(of: markup) { Double($0.value) != nil }
    guard !found.isEmpty else { return }
    for _ in 0..<random.integer(1...10) {
      let (place, index) = random.pick(found)
      markup.elements[place].attributes[index].value = random.pick(numbers)
    }
  }

  static func delete(_ markup: inout Markup, _ random: inout SeededGenerator) {
    for _ in 0..<random.integer(1...20) {
      let place = random.integer(0...(markup.elements.count - 1))
      guard !markup.elements[place].attributes.isEmpty else { continue }
      markup.elements[place].attributes.remove(at: random.integer(0...(markup.elements[place].attributes.count - 1)))
    }
  }

  /// Gives attributes each other's values: of the same name, or of any.
  static func exchangeValues(_ markup: inout Markup, _ random: inout SeededGenerator) {
    let isSameName = random.happens(0.7)
    let all = attributes(of: markup) { _ in true }
    guard !all.isEmpty else { return }
    for _ in 0..<random.integer(1...10) {
      let (place, index) = random.pick(all)
      let name = markup.elements[place].attributes[index].name
      let others = isSameName ? attributes(of: markup) { $0.name == name } : all
      let (otherPlace, otherIndex) = random.pick(others)
      let value = markup.elements[place].attributes[index].value
      markup.elements[place].attributes[index].value = markup.elements[otherPlace].attributes[otherIndex].value
      markup.elements[otherPlace].attributes[otherIndex].value = value
    }
  }

  private static let values = [
    "", " ", "YES", "NO", "vertical", "fillProportionally", "equalCentering", "lastBaseline", "centerX", "width", "top",
    "leadingMargin", "notAnAttribute", "lessThanOrEqual", "heightClass=compact-widthClass=regular", "=", "-", "---",
    "default", "safeArea", "contentLayoutGuide", "frame", "bounds", "contentView", "subviews", "view", "landscape",
    "retina4_7", "ipad12_9rounded", "retina99_9", "iOS.CocoaTouch", "MacOSX.Cocoa", "4514", "32700.99.1234", "99999999",
    "UICTFontTextStyleBody", "\u{1F600}", "\u{202E}txet", "a\u{301}\u{301}\u{301}", "<&\">", "\n\n\t",
    String(repeating: "W", count: 10_000), String(repeating: "a b ", count: 2_000), String(repeating: "9", count: 400),
  ]

  static func replaceValues(_ markup: inout Markup, _ random: inout SeededGenerator) {
    let all = attributes(of: markup) { _ in true }
    guard !all.isEmpty else { return }
    for _ in 0..<random.integer(1...10) {
      let (place, index) = random.pick(all)
      markup.elements[place].attributes[index].value = random.pick(values)
    }
  }

  /// Gives elements attributes that others have.
  static func move(_ markup: inout Markup, _ random: inout SeededGenerator) {
    let all = attributes(of: markup) { _ in true }
    guard !all.isEmpty else { return }
    for _ in 0..<random.integer(1...10) {
      let (from, index) = random.pick(all)
      let (name, value) = markup.elements[from].attributes[index]
      markup[random.integer(0...(markup.elements.count - 1)), name] = value
    }
  }

  /// The places of attributes: the element's, and in its list.
  private static func attributes(
    of markup: Markup, where isMeant: ((name: String, value: String)) -> Bool
  ) -> [(place: Int, index: Int)] {
    var found: [(Int, Int)] = []
    for (place, element) in markup.elements.enumerated() {
      for (index, attribute) in element.attributes.enumerated() where isMeant(attribute) {
        found.append((place, index))
      }
    }
    return found
  }
}
