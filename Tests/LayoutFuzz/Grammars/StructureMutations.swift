import LayoutTestSupport

/// Ways to make a JSON document another by its structure: any value by one of any other kind, in any place.
///
/// Formats that the program writes itself are read without a grammar of their own: whoever changes them changes a value, and no
/// value of any kind may do harm.
struct StructureMutations: Sendable {
  /// A value to be put in the place of another.
  private enum Value {
    case content(JSONTree.Content)
    /// So many arrays or objects within each other.
    case nested(JSONTree.Content, Int)
    /// The strings, the numbers or the nulls of an array.
    case list([JSONTree.Content])
    case member(key: String, JSONTree.Content)
  }

  private static let numbers = [
    "0", "-0", "-1", "1", "2", "0.5", "-0.001", "1e-320", "4294967295", "4294967296", "2147483648", "1e9", "1e15",
    "9007199254740993", "9223372036854775807", "9223372036854775808", "-9223372036854775809", "1e19", "1e300", "1e308",
    "-1e308", "1e999", "-1e999",
  ]
  private static let strings = [
    "", " ", "x", "0", "\n", "\n::error::x", "::error::x", "a\tb\t\tc", "\"'`", "|", "a | b\n| c |", "<img src=x>",
    "]]>",
    "&amp;", "%0A", "\u{0}", "\u{1B}[31m", "\u{202E}x", "\u{2028}", "e\u{301}", "\u{301}", "💥", "../../a", "/", ".",
    "layout",
    String(repeating: "n", count: 5_000), String(repeating: "\n", count: 300),
    String(repeating: "a\u{301}", count: 300),
  ]
  private static let values: [Value] =
    [.content(.null), .content(.bool(true)), .content(.bool(false)), .content(.array), .content(.object)]
    + numbers.map { .content(.number($0)) } + strings.map { .content(.string($0)) }
    + [
      .list([.null]), .list([.string("")]), .list([.number("0")]), .list([.number("0"), .string("a")]),
      .list([.number("1e308"), .number("-1e308")]), .list([.number("1e999"), .number("1")]), .list([.array, .object]),
      .list([.number("-1e308"), .number("1e308"), .number("1e308"), .number("1e308")]),
      .list(Array(repeating: .number("0"), count: 2_000)), .member(key: "", .null),
      .member(key: "format", .string("x")),
      .nested(.array, 3), .nested(.object, 3), .nested(.array, 1_500), .nested(.object, 3_000),
    ]

  /// A document with one to three changes.
  static func mutated(_ document: JSONTree, _ random: inout SeededGenerator) -> JSONTree {
    var tree = document
    for _ in 0..<random.pick([1, 1, 1, 1, 2, 3]) { change(&tree, &random) }
    return tree
  }

  private static func change(_ tree: inout JSONTree, _ random: inout SeededGenerator) {
    guard let (parent, index, place) = random.pick(tree.children.map(Optional.some) + [nil]) else {
      // The document as a whole.
      return put(random.pick(values), at: 0, of: &tree)
    }
    switch random.integer(0...9) {
    case 0: tree.remove(child: index, of: parent)
    case 1:
      // A key twice, with another value behind or before the first.
      let key = index < tree[parent].keys.count ? tree[parent].keys[index] : ""
      let copy = tree.add(.null)
      put(random.pick(values), at: copy, of: &tree)
      tree.insert(copy, key: key, at: random.happens(0.5) ? index : index + 1, of: parent)
    case 2:
      guard index < tree[parent].keys.count else { return put(random.pick(values), at: place, of: &tree) }
      tree[parent].keys[index] = random.pick(strings + tree[parent].keys)
    default: put(random.pick(values), at: place, of: &tree)
    }
  }

  private static func put(_ value: Value, at place: Int, of tree: inout JSONTree) {
    (tree[place].children, tree[place].keys) = ([], [])
    switch value {
    case .content(let content): tree[place].content = content
    case .nested(let content, let count):
      tree[place].content = content
      var outer = place
      for _ in 1..<count {
        let inner = tree.add(content)
        tree.insert(inner, key: "a", at: 0, of: outer)
        outer = inner
      }
    case .list(let contents):
      tree[place].content = .array
      for content in contents { tree[place].children.append(tree.add(content)) }
    case .member(let key, let content):
      tree[place].content = .object
      tree.insert(tree.add(content), key: key, at: 0, of: place)
    }
  }
}
