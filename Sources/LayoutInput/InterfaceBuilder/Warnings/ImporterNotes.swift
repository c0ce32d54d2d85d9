import Documents

/// What the parts of a scene share while it is made: the ids that are taken, and what isn't understood.
struct ImporterNotes {
  /// The texts of the language that the file is shown in.
  let texts: LocalizedTexts
  /// The ids that are taken: what bears one again has none.
  private var claimed: Set<String> = []
  /// The identifiers of constraints among them.
  private var identifiers: Set<String> = []
  private(set) var warnings: [InputWarning] = []

  init(_ texts: LocalizedTexts = LocalizedTexts()) { self.texts = texts }

  mutating func warn(_ kind: InputWarning.Kind, at element: XMLElement) {
    warnings.append(InputWarning(kind: kind, position: element.position))
  }

  mutating func add(_ warnings: [InputWarning]) {
    self.warnings += warnings
  }

  /// An element's id, if it has one that nothing before it has.
  mutating func claimID(of element: XMLElement) -> String? {
    guard let id = element.objectID else {
      if let id = element["id"], !id.isEmpty {
        warn(.malformedValue(id, attribute: "id", of: element.name), at: element)
      }
      return nil
    }
    guard claimed.insert(id).inserted else {
      if !identifiers.contains(id) { warn(.duplicateID(id), at: element) }
      return nil
    }
    return id
  }

  /// A constraint's identifier, by which its author knows it; its id where it has none, or one that is taken.
  mutating func claimIdentifier(of element: XMLElement) -> String? {
    guard let identifier = element["identifier"], !identifier.isEmpty, identifier.isPrintable,
      claimed.insert(identifier).inserted
    else { return claimID(of: element) }
    identifiers.insert(identifier)
    return identifier
  }

  /// The value of an attribute that is one of a few; a warning where it is none of them.
  mutating func value<Value>(
    _ attribute: String, of element: XMLElement, _ text: String?, _ make: (String) -> Value?
  ) -> Value? {
    guard let text else { return nil }
    if let value = make(text) { return value }
    warn(.malformedValue(text, attribute: attribute, of: element.name), at: element)
    return nil
  }

  /// The value of an attribute that is one of a few; a warning where it is none of them.
  mutating func value<Value>(_ attribute: String, of element: XMLElement, _ make: (String) -> Value?) -> Value? {
    value(attribute, of: element, element[attribute], make)
  }

  /// An attribute as a length that a screen may have; a warning where it is none.
  mutating func length(_ attribute: String, of element: XMLElement) -> Double? {
    value(attribute, of: element) { text in element.number(text).flatMap { $0 >= 0 ? $0 : nil } }
  }

  /// Whether an attribute is `YES`; what counts where it isn't there or is neither that nor `NO`.
  mutating func flag(_ attribute: String, of element: XMLElement, otherwise standard: Bool = false) -> Bool {
    value(attribute, of: element) { ["YES": true, "NO": false][$0] } ?? standard
  }
}
