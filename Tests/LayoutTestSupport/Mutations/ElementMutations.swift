/// Ways to spoil a document's tree of elements.
enum ElementMutations {
  private static func times(_ random: inout SeededGenerator) -> Int { random.integer(1...6) }

  /// Puts two elements where the other stood, neither of which holds the other.
  static func swap(_ markup: inout Markup, _ random: inout SeededGenerator) {
    guard markup.elements.count > 2 else { return }
    for _ in 0..<times(&random) {
      let (a, b) = (place(in: markup, &random), place(in: markup, &random))
      guard !markup.contains(a, b), !markup.contains(b, a) else { continue }
      markup.elements.swapAt(a, b)
    }
  }

  /// Puts elements into others.
  static func move(_ markup: inout Markup, _ random: inout SeededGenerator) {
    guard markup.elements.count > 2 else { return }
    for _ in 0..<times(&random) {
      let moved = place(in: markup, &random)
      let target = random.pick([0] + markup.holders)
      guard let parent = markup.parent(of: moved), !markup.contains(moved, target) else { continue }
      markup.elements[parent].children.removeAll { $0 == moved }
      let children = markup.elements[target].children.count
      markup.elements[target].children.insert(moved, at: random.integer(0...children))
    }
  }

  static func delete(_ markup: inout Markup, _ random: inout SeededGenerator) {
    guard markup.elements.count > 2 else { return }
    for _ in 0..<times(&random) {
      let deleted = place(in: markup, &random)
      guard let parent = markup.parent(of: deleted) else { continue }
      markup.elements[parent].children.removeAll { $0 == deleted }
    }
  }

  /// Puts copies of elements beside them, or elsewhere, ids and all.
  static func duplicate(_ markup: inout Markup, _ random: inout SeededGenerator) {
    guard markup.elements.count > 2 else { return }
    for _ in 0..<times(&random) {
      let original = place(in: markup, &random)
      let target = random.happens(0.5) ? markup.parent(of: original) : random.pick([0] + markup.holders)
      guard let target, !markup.contains(original, target) else { continue }
      let count = random.happens(0.1) ? random.integer(2...100) : 1
      markup.elements[target].children += Array(repeating: original, count: count)
    }
  }

  private static let names = [
    "view", "label", "button", "stackView", "scrollView", "tableView", "tableViewCell", "tableViewCellContentView",
    "viewController", "navigationController", "tabBarController", "subviews", "constraints", "constraint", "rect",
    "objects", "scene", "document", "device", "segue", "connections", "window", "nonsense", "resources", "variation",
    "visualEffectView", "containerView", "viewLayoutGuide", "segments", "collectionViewCell", "barButtonItem",
  ]

  static func rename(_ markup: inout Markup, _ random: inout SeededGenerator) {
    guard markup.elements.count > 2 else { return }
    for _ in 0..<times(&random) {
      let renamed = random.happens(0.5) ? place(in: markup, &random) : random.pick([0] + markup.holders)
      markup.elements[renamed].name =
        random.happens(0.7) ? random.pick(names) : markup.elements[place(in: markup, &random)].name
    }
  }

  /// Levels, near the limit and far beyond it too.
  private static let depths = [1, 2, 5, 20, 100, 300, 480, 495, 510, 990, 1_010, 5_000]

  /// Puts an element into copies of itself, without what else it holds but for its parts, such as its frame.
  static func nest(_ markup: inout Markup, _ random: inout SeededGenerator) {
    let candidates = random.happens(0.8) ? markup.holdersWithIDs : markup.holders
    guard !candidates.isEmpty else { return }
    let nested = random.pick(candidates)
    guard let parent = markup.parent(of: nested),
      let position = markup.elements[parent].children.firstIndex(of: nested)
    else { return }
    var shell = markup.elements[nested]
    shell.children = shell.children.filter { markup.elements[$0].children.isEmpty }
    let hasList = random.happens(0.8)
    let renamesIDs = random.happens(0.5)
    var inner = nested
    for level in 0..<random.pick(depths) {
      var outer = shell
      if hasList {
        markup.elements.append(Markup.Element(name: "subviews", attributes: [], children: [inner]))
        inner = markup.elements.count - 1
      }
      outer.children.append(inner)
      markup.elements.append(outer)
      inner = markup.elements.count - 1
      if renamesIDs { markup[inner, "id"] = "nested-\(level)" }
    }
    markup.elements[parent].children[position] = inner
  }

  /// Any element but the outermost.
  private static func place(in markup: Markup, _ random: inout SeededGenerator) -> Int {
    random.integer(1...(markup.elements.count - 1))
  }
}
