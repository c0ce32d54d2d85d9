import Documents
import LayoutModel

/// The size classes that variations are resolved for; `nil` for any, as on the square canvas of Xcode 6 and 7.
struct CanvasSizeClasses: Hashable {
  var horizontal: UserInterfaceSizeClass?
  var vertical: UserInterfaceSizeClass?

  /// Neither one: what is said by default counts.
  static let any = CanvasSizeClasses(horizontal: nil, vertical: nil)

  init(horizontal: UserInterfaceSizeClass?, vertical: UserInterfaceSizeClass?) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The size classes of some traits.
  init(_ traits: Traits) {
    self.init(horizontal: traits.horizontalSizeClass, vertical: traits.verticalSizeClass)
  }

  /// The same with compact width, as columns and small sheets have it.
  var narrowed: CanvasSizeClasses { CanvasSizeClasses(horizontal: .compact, vertical: vertical) }

  /// Whether a text is the key of a variation: of size classes, or of what no screen here has, such as the Mac's idiom.
  static func isKey(_ key: String) -> Bool {
    key == "default"
      || !key.isEmpty
        && key.split(separator: "-").allSatisfy { part in
          let sides = part.split(separator: "=", maxSplits: 1)
          guard sides.count == 2 else { return false }
          let isOfSize = sides[0] == "widthClass" || sides[0] == "heightClass"
          return isOfSize ? UserInterfaceSizeClass(rawValue: String(sides[1])) != nil : others.contains(sides[0])
        }
  }

  private static let others: Set<Substring> = ["userInterfaceIdiom", "displayGamut"]

  /// How many parts of a variation's key hold, such as `heightClass=compact-widthClass=regular`; `nil` where one doesn't.
  func matches(_ key: String) -> Int? {
    guard key != "default" else { return 0 }
    let parts = key.split(separator: "-")
    let holds = parts.allSatisfy { part in
      let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard sides.count == 2 else { return false }
      let sizeClass = UserInterfaceSizeClass(rawValue: sides[1])
      switch sides[0] {
      case "widthClass": return sizeClass != nil && sizeClass == horizontal
      case "heightClass": return sizeClass != nil && sizeClass == vertical
      default: return false
      }
    }
    return holds ? parts.count : nil
  }
}

/// What an element says for given size classes: its own attributes, and what its variations change.
struct ResolvedElement {
  let element: XMLElement
  private(set) var attributes: [String: String]
  /// The ids of subviews and constraints that the size classes take out.
  private(set) var excluded: Set<String> = []
  /// The variations that hold, the most particular first.
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

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// The child that plays a part, a variation's before the element's own.
  func child(forKey key: String) -> XMLElement? {
    for variation in variations {
      if let child = variation.child(forKey: key), child.name != "mask" { return child }
    }
    return element.child(forKey: key)
  }

  func isYes(_ attribute: String) -> Bool { attributes[attribute] == "YES" }

  func isNo(_ attribute: String) -> Bool { attributes[attribute] == "NO" }

  /// An attribute as a number that a screen may hold.
  func number(_ attribute: String) -> Double? { element.number(attributes[attribute]) }
}
