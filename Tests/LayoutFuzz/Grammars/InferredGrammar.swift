import Documents
import LayoutTestSupport

/// A grammar of JSON documents that was learnt from examples: which keys stand beside each other and how often, what
/// stands under them, and how long arrays are. Whatever an example says, documents made by it can say.
///
/// What stands under a key is told apart by the two innermost keys: `view.frame` is not `animate.frame`.
struct InferredGrammar: Sendable {
  /// What stands in one place of documents.
  private struct Shape: Sendable {
    var count = 0
    var objects = 0
    var arrays = 0
    /// How many objects have a key, in the order in which keys were met.
    var members: [(key: String, count: Int)] = []
    var lengths: [Int] = []
    var scalars: [JSONTree.Content] = []
    var known: Set<JSONTree.Content> = []
  }

  private var shapes: [String: Shape] = [:]
  /// What stands under a key in the examples, with all in it.
  private(set) var values: [String: [JSONTree]] = [:]
  /// Every key with one that stands beside it.
  private(set) var keys: [String] = []
  /// Whether ids are those of a document that is being made; else they are taken as they are.
  private let makesIDs: Bool

  /// Most scalars, and values, that are kept of a place.
  private static let mostKept = 60
  private static let mostValuesOfAValue = 40

  init(learntFrom examples: [JSONTree], makesIDs: Bool) {
    self.makesIDs = makesIDs
    for example in examples { learn(example) }
    keys = values.keys.sorted()
  }

  // MARK: Learning

  private mutating func learn(_ example: JSONTree) {
    var ids: [String: JSONTree.IDKind] = [:]
    if makesIDs { Self.findIDs(in: example, &ids) }
    var pending = [(place: 0, outer: "", key: "")]
    while let (place, outer, key) = pending.popLast() {
      let node = example[place]
      let name = "\(outer).\(key)"
      var shape = shapes[name] ?? Shape()
      shape.count += 1
      switch node.content {
      case .object:
        shape.objects += 1
        for member in node.keys {
          if let index = shape.members.firstIndex(where: { $0.key == member }) {
            shape.members[index].count += 1
          } else {
            shape.members.append((member, 1))
          }
        }
        pending += zip(node.children, node.keys).map { ($0, key, $1) }
      case .array:
        shape.arrays += 1
        shape.lengths.append(node.children.count)
        pending += node.children.map { ($0, outer, "\(key)[]") }
      default:
        let scalar = Self.scalar(node.content, outer: outer, key: key, ids)
        if shape.known.count < Self.mostKept, shape.known.insert(scalar).inserted { shape.scalars.append(scalar) }
      }
      shapes[name] = shape
      for (child, member) in zip(node.children, node.keys) where values[member, default: []].count < Self.mostKept {
        if let value = example.subtree(child, atMost: Self.mostValuesOfAValue) { values[member, default: []].append(value) }
      }
    }
  }

  private static func findIDs(in example: JSONTree, _ ids: inout [String: JSONTree.IDKind]) {
    var pending = [(place: 0, key: "")]
    while let (place, key) = pending.popLast() {
      let node = example[place]
      for (child, member) in zip(node.children, node.keys) {
        if member == "id", case .string(let id) = example[child].content { ids[id] = kind(ofIDBelow: key) }
        pending.append((child, member))
      }
      if node.keys.isEmpty { pending += node.children.map { ($0, key) } }
    }
  }

  /// What an id is of, by the key that its object stands under.
  static func kind(ofIDBelow key: String) -> JSONTree.IDKind {
    switch key {
    case "view", "subviews", "row", "rows": .view
    case "rootViewController", "viewControllers", "childViewControllers", "viewController": .controller
    default: .other
    }
  }

  private static func scalar(
    _ content: JSONTree.Content, outer: String, key: String, _ ids: [String: JSONTree.IDKind]
  ) -> JSONTree.Content {
    guard case .string(let text) = content else { return content }
    if key == "constraints[]" || key == "constraint" { return .open(.constraint) }
    if key == "visualFormat" { return .open(.visualFormat) }
    if key != "id", let kind = ids[text] { return .open(.reference(kind)) }
    return content
  }

  // MARK: Making

  /// Most values of a document that is made, about.
  private static let mostMade = 160
  private static let deepest = 7

  /// A document in the manner of the examples.
  func document(_ random: inout SeededGenerator) -> JSONTree {
    var tree = JSONTree(.null)
    var making = Making()
    fill(0, "", "", depth: 0, &tree, &making, &random)
    resolve(&tree, making.ids, &random)
    return tree
  }

  /// What is known of a document while it is made.
  private struct Making {
    var ids: [JSONTree.IDKind: [String]] = [:]
    var count = 0
  }

  private func fill(
    _ place: Int, _ outer: String, _ key: String, depth: Int, _ tree: inout JSONTree, _ making: inout Making,
    _ random: inout SeededGenerator
  ) {
    guard let shape = shapes["\(outer).\(key)"] else { return }
    let choice = random.integer(1...shape.count)
    if choice <= shape.objects {
      tree[place].content = .object
      fillMembers(of: place, shape, outer, key, depth: depth, &tree, &making, &random)
    } else if choice <= shape.objects + shape.arrays {
      tree[place].content = .array
      let isLarge = depth > Self.deepest || making.count > Self.mostMade
      let length = isLarge ? shape.lengths.min() ?? 0 : random.pick(shape.lengths)
      for _ in 0..<length {
        let element = tree.add(.null)
        tree[place].children.append(element)
        fill(element, outer, "\(key)[]", depth: depth + 1, &tree, &making, &random)
      }
    } else if !shape.scalars.isEmpty {
      tree[place].content = scalar(shape, key, &random)
    }
  }

  private func fillMembers(
    of place: Int, _ shape: Shape, _ outer: String, _ key: String, depth: Int, _ tree: inout JSONTree,
    _ making: inout Making, _ random: inout SeededGenerator
  ) {
    making.count += 1
    for (member, count) in shape.members {
      let isUsual = random.integer(1...shape.objects) <= count
      guard isUsual || random.integer(0...199) == 0 else { continue }
      let inner = shapes["\(key).\(member)"]
      let leadsDeeper = (inner?.objects ?? 0) > 0 || (inner?.arrays ?? 0) > 0 && shapes["\(key).\(member)[]"]?.objects ?? 0 > 0
      if leadsDeeper, count < shape.objects, depth > Self.deepest || making.count > Self.mostMade { continue }
      let child = tree.add(.null)
      tree[place].children.append(child)
      tree[place].keys.append(member)
      if member == "id", makesIDs {
        let kind = Self.kind(ofIDBelow: key.hasSuffix("[]") ? String(key.dropLast(2)) : key)
        tree[child].content = .string(id(kind, &making, &random))
      } else {
        fill(child, key, member, depth: depth + 1, &tree, &making, &random)
      }
    }
  }

  /// A new id, and seldom one that is there.
  private func id(_ kind: JSONTree.IDKind, _ making: inout Making, _ random: inout SeededGenerator) -> String {
    let known = making.ids[kind] ?? []
    if random.integer(0...399) == 0, let former = known.first { return former }
    let id = "\(kind.rawValue.prefix(1))\(known.count)"
    making.ids[kind] = known + [id]
    return id
  }

  private func scalar(_ shape: Shape, _ key: String, _ random: inout SeededGenerator) -> JSONTree.Content {
    let scalar = random.pick(shape.scalars)
    switch scalar {
    case .number(let literal):
      if !random.happens(0.2) { return scalar }
      if random.happens(0.05) { return .number(RandomNumbers.literal(&random)) }
      guard let value = Double(literal) else { return scalar }
      return .number(JSONText.number(random.pick([value + 1, value * 2, value / 3, value - 7, 0, 1, value * 1e3])))
    case .string(let text) where random.integer(0...499) == 0: return .string(TextMutations.mutated(text, &random))
    default: return scalar
    }
  }

  /// Puts ids of the document where names of its parts stand.
  private func resolve(
    _ tree: inout JSONTree, _ ids: [JSONTree.IDKind: [String]], _ random: inout SeededGenerator
  ) {
    let views = ids[.view] ?? []
    let constraints = ConstraintGrammar(ids: views, mistakes: 0.003)
    let formats = VisualFormatGrammar(ids: views, mistakes: 0.003)
    for place in tree.nodes.indices {
      guard case .open(let open) = tree[place].content else { continue }
      switch open {
      case .constraint: tree[place].content = .string(constraints.text(&random))
      case .visualFormat: tree[place].content = .string(formats.text(&random))
      case .reference(let kind):
        let known = ids[kind] ?? []
        let isMistaken = known.isEmpty || random.integer(0...299) == 0
        tree[place].content = .string(isMistaken ? "nobody" : random.pick(known))
      }
    }
  }
}
