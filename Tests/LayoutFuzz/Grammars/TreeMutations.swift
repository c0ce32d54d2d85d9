import LayoutTestSupport

/// Ways to spoil a JSON document.
struct TreeMutations: Sendable {
  /// The content of the format's documents: keys and what stands under them.
  let grammar: InferredGrammar

  private static let wrongKinds: [JSONTree.Content] = [
    .null, .bool(true), .bool(false), .number("0"), .number("-1"), .number("1e9"), .string(""), .array, .object,
  ]

  /// A document with one to four changes.
  func mutated(_ document: JSONTree, _ random: inout SeededGenerator) -> JSONTree {
    var tree = document
    for _ in 0..<random.pick([1, 1, 1, 1, 2, 2, 3, 4]) { change(&tree, &random) }
    return tree
  }

  private func change(_ tree: inout JSONTree, _ random: inout SeededGenerator) {
    let children = tree.children
    guard !children.isEmpty else { return }
    let (parent, index, place) = random.pick(children)
    switch random.integer(0...11) {
    case 0, 1: changeScalar(&tree, children, &random)
    case 2: replaceByKnown(&tree, parent, index, &random)
    case 3: addMember(&tree, children, &random)
    case 4: tree.remove(child: index, of: parent)
    case 5: duplicate(&tree, parent, index, &random)
    case 6:
      let (otherParent, otherIndex, other) = random.pick(children)
      guard !contains(tree, place, other), !contains(tree, other, place) else { return }
      tree[parent].children[index] = other
      tree[otherParent].children[otherIndex] = place
    case 7: exchangeStrings(&tree, children, &random)
    case 8:
      tree[place].content = random.pick(Self.wrongKinds)
      if random.happens(0.5) { (tree[place].children, tree[place].keys) = ([], []) }
    case 9:
      guard index < tree[parent].keys.count else { return }
      let key = tree[parent].keys[index]
      tree[parent].keys[index] = random.happens(0.5) ? random.pick(grammar.keys) : TextMutations.mutated(key, &random)
    case 10: nest(&tree, parent, index, &random)
    default: replaceConstraint(&tree, children, &random)
    }
  }

  private typealias Child = (parent: Int, index: Int, place: Int)

  private func changeScalar(_ tree: inout JSONTree, _ children: [Child], _ random: inout SeededGenerator) {
    for _ in 0..<random.integer(1...8) {
      let place = random.pick(children).place
      switch tree[place].content {
      case .number: tree[place].content = .number(RandomNumbers.literal(&random))
      case .string(let text) where random.happens(0.3):
        tree[place].content = .string(TextMutations.mutated(text, &random))
      case .bool(let value): tree[place].content = .bool(!value)
      default: break
      }
    }
  }

  private func replaceByKnown(
    _ tree: inout JSONTree, _ parent: Int, _ index: Int, _ random: inout SeededGenerator
  ) {
    guard index < tree[parent].keys.count, let known = grammar.values[tree[parent].keys[index]] else { return }
    tree[parent].children[index] = tree.add(random.pick(known))
  }

  private func addMember(_ tree: inout JSONTree, _ children: [Child], _ random: inout SeededGenerator) {
    let objects = children.map(\.place).filter { tree[$0].content == .object } + [0]
    let object = random.pick(objects)
    let key = random.pick(grammar.keys)
    guard tree[object].content == .object, let known = grammar.values[key] else { return }
    let value = tree.add(random.pick(known))
    tree.insert(value, key: key, at: random.integer(0...tree[object].children.count), of: object)
  }

  private func duplicate(_ tree: inout JSONTree, _ parent: Int, _ index: Int, _ random: inout SeededGenerator) {
    let child = tree[parent].children[index]
    let key = index < tree[parent].keys.count ? tree[parent].keys[index] : ""
    for _ in 0..<(random.happens(0.05) ? random.integer(2...40) : 1) {
      tree.insert(child, key: key, at: random.integer(0...tree[parent].children.count), of: parent)
    }
  }

  /// Puts a text where another stood: ids meet ids of other things, names names of other kinds.
  private func exchangeStrings(_ tree: inout JSONTree, _ children: [Child], _ random: inout SeededGenerator) {
    let strings = children.map(\.place).filter { if case .string = tree[$0].content { true } else { false } }
    guard !strings.isEmpty else { return }
    for _ in 0..<random.integer(1...4) { tree[random.pick(strings)].content = tree[random.pick(strings)].content }
  }

  private static let depths = [1, 2, 5, 20, 60, 100]

  /// Puts a value into copies of the object or array that holds it.
  private func nest(_ tree: inout JSONTree, _ parent: Int, _ index: Int, _ random: inout SeededGenerator) {
    let key = index < tree[parent].keys.count ? tree[parent].keys[index] : random.pick(grammar.keys)
    var inner = tree[parent].children[index]
    for _ in 0..<random.pick(Self.depths) {
      let outer = tree.add(tree[parent].content)
      tree.insert(inner, key: key, at: 0, of: outer)
      inner = outer
    }
    tree[parent].children[index] = inner
  }

  /// Puts another constraint in place of one, over the same names.
  private func replaceConstraint(_ tree: inout JSONTree, _ children: [Child], _ random: inout SeededGenerator) {
    let ids = children.compactMap { child -> String? in
      guard child.index < tree[child.parent].keys.count, tree[child.parent].keys[child.index] == "id",
        case .string(let id) = tree[child.place].content
      else { return nil }
      return id
    }
    for child in children {
      guard case .string(let text) = tree[child.place].content, text.contains("=="), random.happens(0.3) else {
        continue
      }
      tree[child.place].content = .string(ConstraintGrammar(ids: ids, mistakes: 0.005).text(&random))
    }
  }

  private func contains(_ tree: JSONTree, _ outer: Int, _ inner: Int) -> Bool {
    var pending = [outer]
    var seen: Set<Int> = []
    while let place = pending.popLast() {
      if place == inner { return true }
      for child in tree[place].children where seen.insert(child).inserted { pending.append(child) }
    }
    return false
  }
}
