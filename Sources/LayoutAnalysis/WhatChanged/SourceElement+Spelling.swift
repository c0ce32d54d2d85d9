import Documents
import LayoutInput
import LayoutModel

/// One spelling for what a fixture can say in several ways, so that nothing is told of another one.
extension SourceElement {
  /// The part with sets in one order, masks as their flags, and without what holds anyway. An Interface Builder file's stays as it
  /// is: Xcode has one spelling.
  var inOneSpelling: SourceElement {
    guard form != .element else { return self }
    var part = self
    part.children = children.map(\.inOneSpelling)
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

  /// A mask's flags by their names.
  private func flags(of mask: AutoresizingMask) -> SourceElement {
    let names = AutoresizingMask.flags.filter { mask.contains($0.mask) }.map { "\"\($0.name)\"" }.sorted()
    func part(_ form: Form, _ attributes: [String: String], _ children: [SourceElement]) -> SourceElement {
      SourceElement(
        form: form, name: Self.mask, attributes: attributes, children: children, text: "", position: position)
    }
    return part(.array, [:], names.map { part(.value, ["": $0], []) })
  }

  private static let mask = "autoresizingMask"
  /// All flags together; what is above is a mistake, and stays to be seen.
  private static let largestMask = AutoresizingMask.flags.reduce(0) { $0 | $1.mask.rawValue }

  /// Whether the order of a list in the part says nothing. The application's orientations aren't a set: the first is that which it
  /// begins in.
  private func isSet(_ list: SourceElement) -> Bool {
    guard list.form == .array else { return false }
    if list.name == "supportedInterfaceOrientations" { return name != "application" }
    return [Self.mask, "options", "edgesForExtendedLayout"].contains(list.name)
  }

  /// What a view's keys are where they are left out, as JSON: of those of which the fixtures' table says a number or a word.
  private static let standards = FixtureShape.standardsOfViews.mapValues { $0.text() }

  /// Of a fixture's constraint what it says without blanks that part nothing; `nil` of all else.
  var constraintWithoutBlanks: String? {
    form == .value && name == "constraints" ? string("")?.withoutIdleBlanks : nil
  }

  /// Of a fixture's constraint what it says without its numbers: `title.top==safeArea.top+#` of `"title.top == safeArea.top + 16"`;
  /// `nil` of all else. A digit within a name is no number.
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
  /// The text without blanks but for one between two words, which it parts: `a.top==b.top+1` of `a.top == b.top + 1`, not
  /// `1 6` for 16.
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
