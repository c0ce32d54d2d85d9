/// Ways to spoil what elements say of each other: ids that are missing, wrong or taken, and cycles of them.
enum ReferenceMutations {
  /// Makes attributes that name an id name another, or none that there is.
  static func replace(_ markup: inout Markup, _ random: inout SeededGenerator) {
    let ids = markup.ids
    let known = Set(ids)
    var references: [(place: Int, name: String)] = []
    for (place, element) in markup.elements.enumerated() {
      for (name, value) in element.attributes where name != "id" && known.contains(value) {
        references.append((place, name))
      }
    }
    guard !references.isEmpty else { return }
    for _ in 0..<random.integer(1...12) {
      let (place, name) = random.pick(references)
      markup[place, name] = random.happens(0.7) ? random.pick(ids) : random.pick(["", "no-thing", "-1", "self"])
    }
  }

  /// Gives elements the ids of others, or none.
  static func doubleIDs(_ markup: inout Markup, _ random: inout SeededGenerator) {
    let ids = markup.ids
    let bearers = markup.elements.indices.filter { markup[$0, "id"] != nil }
    guard !bearers.isEmpty else { return }
    for _ in 0..<random.integer(1...12) {
      markup[random.pick(bearers), "id"] = random.happens(0.9) ? random.pick(ids) : random.pick(["", " ", "holder"])
    }
  }

  private static let attributes = [
    "width", "height", "top", "bottom", "leading", "trailing", "left", "right", "centerX", "centerY", "baseline",
    "firstBaseline", "topMargin", "leadingMargin", "centerYWithinMargins",
  ]

  /// Ties constraints' items to themselves, to each other in a ring, and their attributes to others.
  static func tieConstraints(_ markup: inout Markup, _ random: inout SeededGenerator) {
    let constraints = markup.places(of: "constraint")
    guard !constraints.isEmpty else { return }
    let way = random.integer(0...3)
    let items = constraints.compactMap { markup[$0, "firstItem"] } + markup.ids.prefix(10)
    guard !items.isEmpty else { return }
    for step in 0..<random.integer(1...20) {
      let place = random.pick(constraints)
      switch way {
      case 0: markup[place, "secondItem"] = markup[place, "firstItem"]
      case 1:
        markup[place, "firstItem"] = items[step % items.count]
        markup[place, "secondItem"] = items[(step + 1) % items.count]
      case 2:
        markup[place, "firstAttribute"] = random.pick(attributes)
        markup[place, "secondAttribute"] = random.pick(attributes)
      default:
        markup[place, "priority"] = nil
        markup[place, "relation"] = random.pick(["greaterThanOrEqual", "lessThanOrEqual", "equal"])
        markup[place, "multiplier"] = random.pick(["2", "-1", "0.5", "1000000", "0.000001", "3:2"])
      }
    }
  }

  private static let kinds = [
    "embed", "show", "push", "showDetail", "popover", "popoverPresentation", "modal", "presentation", "relationship",
    "unwind", "custom", "replace",
  ]

  /// Leads segues back to where they begin, or around.
  static func turnSegues(_ markup: inout Markup, _ random: inout SeededGenerator) {
    let controllers = markup.elements.indices.filter {
      markup.elements[$0].name.hasSuffix("ontroller") && markup[$0, "id"] != nil
    }
    guard !controllers.isEmpty else { return }
    for step in 0..<random.integer(1...20) {
      let owner = controllers[step % controllers.count]
      let target = random.happens(0.3) ? owner : controllers[(step + 1) % controllers.count]
      var segue = Markup.Element(
        name: "segue",
        attributes: [
          ("destination", markup[target, "id"] ?? ""), ("kind", random.pick(kinds)), ("id", "segue-\(step)"),
        ])
      if random.happens(0.4) {
        segue.attributes.append(
          ("relationship", random.pick(["rootViewController", "viewControllers", "detailViewController"])))
      }
      if random.happens(0.2) {
        markup.elements[owner].name = random.pick(["navigationController", "tabBarController"])
      }
      markup.elements.append(segue)
      markup.elements[owner].children.append(markup.elements.count - 1)
    }
  }
}
