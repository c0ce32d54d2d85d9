import Documents

/// The state that the parts of a scene share during the import: the ids that are taken, and the warnings.
struct ImporterNotes {
  /// The texts of the language that the file is shown in.
  let texts: LocalizedTexts
  /// The ids that are taken. An element that repeats one gets none.
  private var claimed: Set<String> = []
  /// The identifiers of constraints that are taken.
  private var identifiers: Set<String> = []
  private(set) var warnings: [InputWarning] = []

  init(_ texts: LocalizedTexts = LocalizedTexts()) { self.texts = texts }

  mutating func warn(_ kind: InputWarning.Kind, at element: XMLElement) {
    warnings.append(InputWarning(kind: kind, position: element.position))
  }

  mutating func add(_ warnings: [InputWarning]) {
    self.warnings += warnings
  }

  /// Claims an element's id; `nil` without an id, or where an element before has the same.
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

  /// Claims a constraint's identifier, its author's name for it; falls back to the id where the identifier is missing or taken.
  mutating func claimIdentifier(of element: XMLElement) -> String? {
    guard let identifier = element["identifier"], !identifier.isEmpty, identifier.isPrintable,
      claimed.insert(identifier).inserted
    else { return claimID(of: element) }
    identifiers.insert(identifier)
    return identifier
  }

  /// The value of an attribute that has a few possible values; warns if it has another.
  mutating func value<Value>(
    _ attribute: String, of element: XMLElement, _ text: String?, _ make: (String) -> Value?
  ) -> Value? {
    guard let text else { return nil }
    if let value = make(text) { return value }
    warn(.malformedValue(text, attribute: attribute, of: element.name), at: element)
    return nil
  }

  /// The value of an attribute that has a few possible values; warns if it has another.
  mutating func value<Value>(_ attribute: String, of element: XMLElement, _ make: (String) -> Value?) -> Value? {
    value(attribute, of: element, element[attribute], make)
  }

  /// An attribute as a length that a screen may have; warns if it is none.
  mutating func length(_ attribute: String, of element: XMLElement) -> Double? {
    value(attribute, of: element) { text in element.number(text).flatMap { $0 >= 0 ? $0 : nil } }
  }

  /// Tells whether an attribute is `YES`; returns the default if it is missing or neither `YES` nor `NO`.
  mutating func flag(_ attribute: String, of element: XMLElement, otherwise standard: Bool = false) -> Bool {
    value(attribute, of: element) { ["YES": true, "NO": false][$0] } ?? standard
  }
}
