import Documents
import LayoutTestSupport

/// A grammar of JSON documents that was learnt from examples: which keys stand beside each other, what stands under them,
/// and how long arrays are. Whatever an example says, documents made by it can say, and in other places.
///
/// Values under a key are told apart by the two innermost keys: `view.frame` is not `animate.frame`.
struct InferredGrammar: Sendable {
  /// The keys of an object of an example, and what tells which others may stand beside them.
  struct Skeleton: Sendable, Hashable {
    var keys: [String]
    var tags: [String: JSONTree.Content]
  }

  /// The values in one place of documents.
  private struct Shape: Sendable {
    var count = 0
    var objects = 0
    var arrays = 0
    var skeletons = Kept<Skeleton>()
    var scalars = Kept<JSONTree.Content>()
    var lengths: [Int] = []
  }

  /// Different values, up to a number.
  private struct Kept<Value: Hashable & Sendable>: Sendable {
    private(set) var values: [Value] = []
    private var known: Set<Value> = []

    mutating func insert(_ value: Value) {
      guard known.count < 120, known.insert(value).inserted else { return }
      values.append(value)
    }
  }

  private var shapes: [String: Shape] = [:]
  /// The values under a key in the examples, with all in it.
  private(set) var values: [String: [JSONTree]] = [:]
  /// Every key that the examples have.
  private(set) var keys: [String] = []
  /// A Boolean that tells whether ids are those of a document that is being made; else they are taken as they are.
  private let makesIDs: Bool

  /// Keys whose values say which others may stand beside them.
  private static let tags: Set<String> = ["class", "format", "modalPresentationStyle", "severity", "code"]
  /// Keys under which controllers stand, each with views of its own that its constraints name.
  static let keysOfControllers: Set<String> = [
    "rootViewController", "viewControllers", "childViewControllers", "viewController",
  ]
  private static let maximumValues = 60
  private static let maximumValuesOfAValue = 40

  init(learntFrom examples: [JSONTree], makesIDs: Bool) {
    self.makesIDs = makesIDs
    for example in examples { learn(example) }
    keys = values.keys.sorted()
  }

  // MARK: Learning

  private mutating func learn(_ example: JSONTree) {
    let ids = makesIDs ? Self.ids(in: example) : [:]
    var pending = [(place: 0, outer: "", key: "")]
    while let (place, outer, key) = pending.popLast() {
      let node = example[place]
      let name = "\(outer).\(key)"
      var shape = shapes[name] ?? Shape()
      shape.count += 1
      switch node.content {
      case .object:
        shape.objects += 1
        shape.skeletons.insert(Self.skeleton(of: node, in: example))
        pending += zip(node.children, node.keys).map { ($0, key, $1) }
      case .array:
        shape.arrays += 1
        shape.lengths.append(node.children.count)
        pending += node.children.map { ($0, outer, "\(key)[]") }
      default: shape.scalars.insert(Self.scalar(node.content, key: key, ids))
      }
      shapes[name] = shape
      for (child, member) in zip(node.children, node.keys) where values[member, default: []].count < Self.maximumValues
      {
        if let value = example.subtree(child, atMost: Self.maximumValuesOfAValue) {
          values[member, default: []].append(value)
        }
      }
    }
  }

  static func skeleton(of node: JSONTree.Node, in example: JSONTree) -> Skeleton {
    let tagged = zip(node.keys, node.children).filter { tags.contains($0.0) }.map { ($0, example[$1].content) }
    return Skeleton(keys: node.keys, tags: Dictionary(tagged) { first, _ in first })
  }

  /// The ids of an example, with what each is of.
  private static func ids(in example: JSONTree) -> [String: String] {
    var ids: [String: String] = [:]
    let making = DocumentInMaking(of: example)
    for (kind, names) in making.ids { for name in names { ids[name] = kind } }
    return ids
  }

  /// Classes of views that can be asked for what others can't.
  static let classesOfViews: Set<String> = ["UITableView", "UICollectionView", "UIScrollView", "UIStackView"]

  /// A key, without the mark of an array's elements.
  static func bare(_ key: String) -> String { key.hasSuffix("[]") ? bare(String(key.dropLast(2))) : key }

  /// Returns the kind of thing that an id is of, by the keys that its object stands under and its class.
  static func kind(_ outer: String, _ key: String, _ tag: JSONTree.Content?) -> String {
    let name = if case .string(let name)? = tag { name } else { "" }
    switch key {
    case "view", "subviews", "row", "rows": return classesOfViews.contains(name) ? name : "view"
    case "viewControllers" where outer.isEmpty: return "waiting \(name)"
    default: return keysOfControllers.contains(key) ? "shown \(name)" : key
    }
  }

  private static func scalar(_ content: JSONTree.Content, key: String, _ ids: [String: String]) -> JSONTree.Content {
    guard case .string(let text) = content else { return content }
    if key == "constraints[]" || key == "constraint" { return .open(.constraint) }
    if key == "visualFormat" { return .open(.visualFormat) }
    if key != "id", let kind = ids[text] { return .open(.reference(kind)) }
    return content
  }

  // MARK: Making

  /// Most objects of a document that is made, about.
  private static let maximumMade = 20
  private static let deepest = 8
  /// The chance that something is other than in all examples.
  private static let mistakes = 0.002

  /// A document in the manner of the examples.
  func document(_ random: inout SeededGenerator) -> JSONTree {
    var tree = JSONTree(.null)
    var making = DocumentInMaking()
    fill(0, "", "", depth: 0, &tree, &making, &random)
    resolve(&tree, making, &random)
    return tree
  }

  /// A document with some values made anew: those under a key, if one is given and there, else any that hold no id.
  func regrown(_ document: JSONTree, key wanted: String?, _ random: inout SeededGenerator) -> JSONTree {
    var tree = document
    var making = DocumentInMaking(of: document)
    let members = making.members.filter { $0.key == wanted }
    let candidates = members.isEmpty || random.happens(0.2) ? making.members : members
    guard !candidates.isEmpty else { return tree }
    making.objects = Self.maximumMade / 2
    for _ in 0..<random.pick([1, 1, 2, 3]) {
      let member = random.pick(candidates)
      let place = tree.add(.null)
      tree[member.parent].children[member.index] = place
      making.scope = member.scope
      fill(place, member.outer, member.key, depth: 3, &tree, &making, &random)
    }
    resolve(&tree, making, &random)
    return tree
  }

  private func fill(
    _ place: Int, _ outer: String, _ key: String, depth: Int, _ tree: inout JSONTree, _ making: inout DocumentInMaking,
    _ random: inout SeededGenerator
  ) {
    guard let shape = shapes["\(outer).\(key)"] else { return }
    let choice = random.integer(1...shape.count)
    if choice <= shape.objects {
      tree[place].content = .object
      fillMembers(of: place, shape, outer, key, depth: depth, &tree, &making, &random)
    } else if choice <= shape.objects + shape.arrays {
      tree[place].content = .array
      let holdsObjects = (shapes["\(outer).\(key)[]"]?.objects ?? 0) > 0
      let isLarge = holdsObjects && (depth > Self.deepest || making.objects > Self.maximumMade)
      let length = isLarge ? shape.lengths.min() ?? 0 : random.pick(shape.lengths)
      for _ in 0..<length {
        let element = tree.add(.null)
        tree[place].children.append(element)
        making.isBroken = false
        fill(element, outer, "\(key)[]", depth: depth + 1, &tree, &making, &random)
        if making.isBroken { tree[place].children.removeLast() }
      }
      making.isBroken = false
    } else {
      tree[place].content = scalar(random.pick(shape.scalars.values), &random)
      if case .open(let open) = tree[place].content {
        making.open.append((place, making.scope))
        if !making.has(open) { making.isBroken = true }
      }
    }
  }

  private func fillMembers(
    of place: Int, _ shape: Shape, _ outer: String, _ key: String, depth: Int, _ tree: inout JSONTree,
    _ making: inout DocumentInMaking, _ random: inout SeededGenerator
  ) {
    making.objects += 1
    let bare = Self.bare(key)
    let scope = making.scope
    if Self.keysOfControllers.contains(bare) { making.beginController() }
    defer { making.scope = scope }
    let isLarge = depth > Self.deepest || making.objects > Self.maximumMade
    let candidates = (0..<(isLarge ? 6 : 1)).map { _ in random.pick(shape.skeletons.values) }
    guard var skeleton = candidates.min(by: { $0.keys.count < $1.keys.count }) else { return }
    if random.happens(Self.mistakes), let key = random.pick(shape.skeletons.values).keys.last {
      skeleton.keys.append(key)
    }
    if random.happens(Self.mistakes) { skeleton.keys.removeLast(min(1, skeleton.keys.count)) }
    for member in skeleton.keys {
      let child = tree.add(.null)
      tree[place].children.append(child)
      tree[place].keys.append(member)
      if member == "id", makesIDs {
        tree[child].content = .string(id(Self.kind(outer, bare, skeleton.tags["class"]), &making, &random))
      } else if let tag = skeleton.tags[member], !random.happens(Self.mistakes) {
        tree[child].content = tag
      } else {
        fill(child, key, member, depth: depth + 1, &tree, &making, &random)
      }
    }
  }

  /// A new id, and seldom one that is there.
  private func id(_ kind: String, _ making: inout DocumentInMaking, _ random: inout SeededGenerator) -> String {
    if random.happens(Self.mistakes), let former = making.ids[kind]?.first { return former }
    let id = "\(kind.prefix(1).lowercased())\(making.countOfIDs)_"
    making.note(id, kind)
    return id
  }

  private func scalar(_ scalar: JSONTree.Content, _ random: inout SeededGenerator) -> JSONTree.Content {
    switch scalar {
    case .number(let literal):
      if random.happens(Self.mistakes) { return .number(RandomNumbers.literal(&random)) }
      guard random.happens(0.1), let value = Double(literal), value.magnitude < 1e300 else { return scalar }
      return .number(JSONText.number(random.pick([value + 1, value * 2, value / 2, value / 3, 1, value + 0.25])))
    case .string(let text) where random.happens(Self.mistakes): return .string(TextMutations.mutated(text, &random))
    default: return scalar
    }
  }

  /// Puts ids of the document where names of its parts stand.
  private func resolve(_ tree: inout JSONTree, _ making: DocumentInMaking, _ random: inout SeededGenerator) {
    for (place, scope) in making.open {
      guard case .open(let open) = tree[place].content else { continue }
      let views = making.views[scope]
      switch open {
      case .constraint:
        tree[place].content = .string(ConstraintGrammar(ids: views, mistakes: 0.002).text(&random))
      case .visualFormat:
        tree[place].content = .string(
          VisualFormatGrammar(ids: views.filter { !$0.contains("-") }, metrics: [], mistakes: 0.002).text(&random))
      case .reference(let kind):
        var known = making.ids[kind] ?? []
        if kind == "view", !views.isEmpty { known = views }
        let isMistaken = known.isEmpty || random.happens(Self.mistakes)
        tree[place].content = .string(isMistaken ? "nobody" : random.pick(known))
      }
    }
  }
}
