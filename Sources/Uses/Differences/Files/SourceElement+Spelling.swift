import Documents
import Fixtures
import LayoutModel

/// A uniform spelling for what a fixture can express in several ways, so that a different spelling isn't reported.
extension SourceElement {
  /// The part with sets in a fixed order, masks as their flags, and defaults left out. An Interface Builder file's part
  /// stays as it is, because Xcode has one spelling.
  var inOneSpelling: SourceElement {
    // A list of values is sorted by what holds it, if it is.
    guard form == .object || form == .array && children.contains(where: { $0.form != .value }) else { return self }
    var part = self
    part.children = []
    part.children.reserveCapacity(children.count)
    for child in children { part.children.append(child.inOneSpelling) }
    for (index, child) in part.children.enumerated() where isSet(child) {
      part.children[index].children.sort { ($0.attributes[""] ?? "") < ($1.attributes[""] ?? "") }
    }
    guard form == .object, SourceNames.isView(self) else { return part }
    if let mask = attributes[Self.mask].flatMap(UInt8.init), mask <= Self.largestMask {
      part.attributes[Self.mask] = nil
      part.children.append(flags(of: AutoresizingMask(rawValue: mask)))
    }
    part.children.removeAll { $0.name == Self.mask && $0.children.isEmpty }
    for (name, standard) in Self.standards where part.attributes[name] == standard { part.attributes[name] = nil }
    return part
  }

  /// Returns a mask's flags by their names.
  private func flags(of mask: AutoresizingMask) -> SourceElement {
    let names = AutoresizingMask.flags.filter { mask.contains($0.mask) }.map { "\"\($0.name)\"" }.sorted()
    func part(_ form: Form, _ attributes: SourceAttributes, _ children: [SourceElement]) -> SourceElement {
      SourceElement(
        form: form, name: Self.mask, attributes: attributes, children: children, text: "", position: position)
    }
    return part(.array, [:], names.map { part(.value, ["": $0], []) })
  }

  private static let mask = "autoresizingMask"
  /// All flags together. A larger number is a mistake, and stays visible.
  private static let largestMask = AutoresizingMask.flags.reduce(0) { $0 | $1.mask.rawValue }

  /// Tells whether the order of a list in the part has no meaning. The application's orientations aren't a set, because
  /// it begins in the first.
  private func isSet(_ list: SourceElement) -> Bool {
    guard list.form == .array else { return false }
    if list.name == "supportedInterfaceOrientations" { return name != "application" }
    return [Self.mask, "options", "edgesForExtendedLayout"].contains(list.name)
  }

  /// The default values of a view's keys, as JSON; only for keys whose default the fixtures' table gives as a number or
  /// a word.
  private static let standards = FixtureShape.standardsOfViews.mapValues { $0.text() }

  /// A fixture's constraint without meaningless spaces; `nil` for anything else.
  var constraintWithoutBlanks: String? {
    form == .value && name == "constraints" ? string("")?.withoutIdleBlanks : nil
  }

  /// A fixture's constraint without its numbers: `title.top==safeArea.top+#` for `"title.top == safeArea.top + 16"`;
  /// `nil` for anything else. A digit within a name is no number.
  var constraintSubject: String? {
    guard form == .value, name == "constraints", let text = string("") else { return nil }
    var subject = ""
    var isInName = false
    for character in text where !character.isWhitespace || isInName {
      if character.isWhitespace {
        isInName = false
      } else if isInName ? "+*/=<>@()".contains(character) : !(character.isLetter || character == "_") {
        isInName = false
        let isNumber = character.isNumber || character == "."
        if !isNumber || subject.last != "#" { subject.append(isNumber ? "#" : character) }
      } else {
        isInName = true
        subject.append(character)
      }
    }
    return subject
  }
}

extension String {
  /// The text with only those spaces that separate two words: `a.top==b.top+1` for `a.top == b.top + 1`; `1 6` doesn't
  /// become 16.
  var withoutIdleBlanks: String {
    var text = ""
    var isBehindBlank = false
    for character in self {
      guard !character.isWhitespace else {
        isBehindBlank = true
        continue
      }
      func isOfWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || "._-".contains(character)
      }
      if isBehindBlank, let last = text.last, isOfWord(last), isOfWord(character) { text.append(" ") }
      text.append(character)
      isBehindBlank = false
    }
    return text
  }
}
