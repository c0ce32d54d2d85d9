import Documents
import LayoutTestSupport

/// A grammar of XML documents that was learnt from examples: which attributes an element has and with which values, and
/// which elements stand in it. Elements of one name with another `key` are another kind: a view's `frame`, a font's name.
struct MarkupGrammar: Sendable {
  private struct Kind: Sendable {
    let name: String
    var count = 0
    /// The number of elements with an attribute, in the order in which names were met, and its values.
    var attributes: [(name: String, count: Int, values: [String], isReference: Bool)] = []
    /// The number of elements of a kind in each.
    var children: [(kind: String, counts: [Int])] = []
    var texts: [String] = []
  }

  private var kinds: [String: Kind] = [:]
  private let root: String

  private static let maximumKept = 40
  private static let maximumMade = 90
  private static let deepest = 14

  /// Learns from documents.
  init(learntFrom examples: [XMLElement]) {
    root = examples.first.map(Self.kind) ?? ""
    for example in examples {
      var ids: Set<String> = []
      Self.findIDs(in: example, &ids)
      learn(example, ids)
    }
  }

  private static func kind(_ element: XMLElement) -> String {
    element.name + (element.attributes["key"].map { "@\($0)" } ?? "")
  }

  private static func findIDs(in element: XMLElement, _ ids: inout Set<String>) {
    if let id = element.attributes["id"] { ids.insert(id) }
    for child in element.children { findIDs(in: child, &ids) }
  }

  private mutating func learn(_ element: XMLElement, _ ids: Set<String>) {
    let name = Self.kind(element)
    var kind = kinds[name] ?? Kind(name: element.name)
    kind.count += 1
    for (attribute, value) in element.attributes.sorted(by: { $0.key < $1.key }) {
      let isReference = attribute != "id" && ids.contains(value)
      if let index = kind.attributes.firstIndex(where: { $0.name == attribute }) {
        kind.attributes[index].count += 1
        kind.attributes[index].isReference = kind.attributes[index].isReference || isReference
        let values = kind.attributes[index].values
        if values.count < Self.maximumKept, !values.contains(value) { kind.attributes[index].values.append(value) }
      } else {
        kind.attributes.append((attribute, 1, [value], isReference))
      }
    }
    var counts: [(kind: String, count: Int)] = []
    for child in element.children {
      let name = Self.kind(child)
      if let index = counts.firstIndex(where: { $0.kind == name }) {
        counts[index].count += 1
      } else {
        counts.append((name, 1))
      }
    }
    for (name, count) in counts {
      if let index = kind.children.firstIndex(where: { $0.kind == name }) {
        kind.children[index].counts.append(count)
      } else {
        kind.children.append((name, [count]))
      }
    }
    if !element.text.isEmpty, kind.texts.count < Self.maximumKept { kind.texts.append(element.text) }
    kinds[name] = kind
    for child in element.children { learn(child, ids) }
  }

  /// A document in the manner of the examples.
  func document(_ random: inout SeededGenerator) -> Markup {
    var making = Making(markup: Markup(elements: []))
    _ = make(root, depth: 0, &making, &random)
    for (element, index) in making.references where !making.ids.isEmpty {
      making.markup.elements[element].attributes[index].value = random.pick(making.ids)
    }
    return making.markup
  }

  private struct Making {
    var markup: Markup
    var ids: [String] = []
    /// Attributes that name elements: the element's place, and theirs.
    var references: [(Int, Int)] = []
  }

  private func make(_ name: String, depth: Int, _ making: inout Making, _ random: inout SeededGenerator) -> Int {
    let place = making.markup.elements.count
    making.markup.elements.append(Markup.Element(name: name, attributes: []))
    guard let kind = kinds[name] else { return place }
    making.markup.elements[place].name = kind.name
    for attribute in kind.attributes where random.integer(1...kind.count) <= attribute.count {
      var value = random.pick(attribute.values)
      if attribute.name == "id" {
        value = random.integer(0...199) == 0 ? making.ids.first ?? value : "\(kind.name)-\(place)"
        making.ids.append(value)
      } else if attribute.isReference {
        making.references.append((place, making.markup.elements[place].attributes.count))
      } else if Double(value) != nil, random.happens(0.1) {
        value = RandomNumbers.literal(&random)
      }
      making.markup.elements[place].attributes.append((attribute.name, value))
    }
    if !kind.texts.isEmpty { making.markup.elements[place].text = random.pick(kind.texts) }
    for child in kind.children {
      let isAlways = child.counts.count == kind.count
      let isLarge = depth > Self.deepest || making.markup.elements.count > Self.maximumMade
      guard isAlways || (!isLarge && random.integer(1...kind.count) <= child.counts.count) else { continue }
      let count = isLarge ? 1 : min(random.pick(child.counts), random.integer(1...6))
      guard depth < 2 * Self.deepest else { continue }
      for _ in 0..<count {
        let inner = make(child.kind, depth: depth + 1, &making, &random)
        making.markup.elements[place].children.append(inner)
      }
    }
    return place
  }
}
