import Documents

/// An element resolved for size classes: its own attributes, and the changes by its variations.
struct ResolvedElement {
  let element: XMLElement
  private(set) var attributes: [String: String]
  /// The ids of subviews and constraints that the size classes exclude.
  private(set) var excluded: Set<String> = []
  /// The variations that apply, the most specific first.
  private var variations: [XMLElement] = []

  init(_ element: XMLElement, for classes: CanvasSizeClasses) {
    self.element = element
    attributes = element.attributes
    guard element.children.contains(where: { $0.name == "variation" }) else { return }
    let holding = element.children.compactMap { child -> (rank: Int, variation: XMLElement)? in
      guard child.name == "variation", let key = child["key"], let rank = classes.matches(key) else { return nil }
      return (rank, child)
    }.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element.variation)
    for variation in holding {
      for (name, value) in variation.attributes where name != "key" { attributes[name] = value }
      for mask in variation.children where mask.name == "mask" {
        for part in mask.children {
          guard let reference = part["reference"] else { continue }
          if part.name == "exclude" { excluded.insert(reference) } else { excluded.remove(reference) }
        }
      }
    }
    variations = holding.reversed()
  }

  /// An element as it is in all size classes, without its variations.
  init(unvaried element: XMLElement) { (self.element, attributes) = (element, element.attributes) }

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// The child with a key; a variation's comes before the element's own.
  func child(forKey key: String) -> XMLElement? {
    for variation in variations {
      if let child = variation.child(forKey: key), child.name != "mask" { return child }
    }
    return element.child(forKey: key)
  }

  func isYes(_ attribute: String) -> Bool { attributes[attribute] == "YES" }

  func isNo(_ attribute: String) -> Bool { attributes[attribute] == "NO" }

  /// An attribute as a number that a screen may have.
  func number(_ attribute: String) -> Double? { element.number(attributes[attribute]) }
}
