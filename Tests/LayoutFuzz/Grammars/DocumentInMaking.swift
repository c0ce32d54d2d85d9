/// The facts about a document while values of it are made.
struct DocumentInMaking {
  /// The ids of each kind.
  private(set) var ids: [String: [String]] = [:]
  private(set) var countOfIDs = 0
  /// The ids of views of each controller, those outside of all first.
  private(set) var views: [[String]] = [[]]
  /// The controller whose parts are made.
  var scope = 0
  var objects = 0
  /// A Boolean that tells whether something was named that isn't there.
  var isBroken = false
  /// Texts that wait for ids, each with its controller.
  var open: [(place: Int, scope: Int)] = []
  /// A member of an object that holds no id.
  struct Member {
    let parent: Int
    let index: Int
    let outer: String
    let key: String
    let scope: Int
  }
  private(set) var members: [Member] = []

  init() {}

  /// The facts about a document that is there.
  init(of document: JSONTree) {
    var holdsID = [Bool](repeating: false, count: document.nodes.count)
    for place in document.places.reversed() {
      holdsID[place] = document[place].keys.contains("id") || document[place].children.contains { holdsID[$0] }
    }
    var pending = [(place: 0, outer: "", key: "", scope: 0)]
    while let (place, outer, key, outerScope) = pending.popLast() {
      let node = document[place]
      if node.content == .array { pending += node.children.map { ($0, outer, "\(key)[]", outerScope) } }
      let bare = InferredGrammar.bare(key)
      scope = outerScope
      if node.content == .object, InferredGrammar.keysOfControllers.contains(bare) { beginController() }
      let scope = scope
      for (index, (child, member)) in zip(node.children, node.keys).enumerated() {
        if member == "id", case .string(let id) = document[child].content {
          note(id, InferredGrammar.kind(outer, bare, InferredGrammar.skeleton(of: node, in: document).tags["class"]))
        } else if !holdsID[child] {
          members.append(Member(parent: place, index: index, outer: key, key: member, scope: scope))
        }
        pending.append((child, key, member, scope))
      }
    }
    scope = 0
  }

  /// Tells whether there is something that a text can name.
  func has(_ open: JSONTree.Open) -> Bool {
    guard case .reference(let kind) = open else { return true }
    return kind == "view" || !(ids[kind] ?? []).isEmpty
  }

  mutating func beginController() {
    scope = views.count
    views.append([])
  }

  /// Notes an id of the controller whose parts are made.
  mutating func note(_ id: String, _ kind: String) {
    ids[kind, default: []].append(id)
    countOfIDs += 1
    if kind == "view" || InferredGrammar.classesOfViews.contains(kind) { views[scope].append(id) }
  }
}
