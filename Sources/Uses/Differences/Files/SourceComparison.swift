import Documents
import Fixtures
import LayoutModel
import LayoutOutput

/// The changes that somebody made to a file, each once, and the tree in which they can be undone.
struct SourceComparison {
  /// A change.
  struct Change {
    var kind: FileDifference.Edit.Kind
    /// The id of its scene.
    let scene: String?
    /// The id of its object.
    let owner: String?
    /// The change in words, below the object's name.
    var words: String
    /// The change in words that stand alone; `nil` if they are the words and the object's name.
    var cause: String?
    let judgement: Judgement
    /// A Boolean value that tells whether no layout can depend on the change.
    var isCosmetic: Bool { judgement.isCosmetic }
    /// A Boolean that tells whether it is seen in a picture.
    var isDrawn: Bool { judgement.visibility == .seen }
    let oldPosition: SourcePosition?
    let newPosition: SourcePosition?
    /// The first of the changes that are made and undone together with it.
    var group: Int
    /// A Boolean value that tells whether another change reports it.
    var isFolded = false
    /// The controllers that a changed segue leads to, which are then shown differently.
    var destinations: Set<String> = []
  }

  var changes: [Change] = []
  private(set) var tree: MergedTree
  let oldNames: SourceNames
  let newNames: SourceNames

  let oldSentences: SourceSentences
  let newSentences: SourceSentences
  /// A Boolean value that tells whether the canvas's device changed, and with it the sizes of its content.
  let isCanvasChanged: Bool
  /// The parts that only one file has, with the index of the change that reports each.
  var gone: [(change: Int, element: SourceElement, context: Context)] = []
  var come: [(change: Int, element: SourceElement, context: Context)] = []
  /// The first change of each object that its content may depend on.
  var contentChanges: [String: Int] = [:]

  init(from old: SourceElement, to new: SourceElement) {
    let (old, new) = (old.inOneSpelling, new.inOneSpelling)
    oldNames = SourceNames(old)
    let names = SourceNames(new)
    let ids = RenamedIDs(old: old, new: new, oldNames, names)
    let renamed = ids.renaming(new)
    newNames = ids.oldIDs.isEmpty ? names : SourceNames(renamed)
    oldSentences = SourceSentences(names: oldNames)
    newSentences = SourceSentences(names: newNames)
    let (a, b) = (old.child("device"), renamed.child("device"))
    isCanvasChanged = a?["id"] != b?["id"] || a?["orientation"] != b?["orientation"]
    tree = MergedTree(old: old, new: renamed)
    tree = compare(old, renamed, Context())
    foldMoves()
    foldDependents()
  }

  /// Returns the tree with all changes except those of some groups.
  func tree(without groups: Set<Int>) -> SourceElement? { tree.rendered { !groups.contains(changes[$0].group) } }

  /// People's names for the views of both versions, by id.
  var termsOfViews: [String: String] {
    oldNames.viewNames.merging(newNames.viewNames) { _, new in new }.mapValues(\.term)
  }

  /// The tree with no change made.
  var oldTree: SourceElement? { tree.rendered { _ in false } }

  /// The surroundings of a part.
  struct Context {
    var scene: String?
    /// The object around it.
    var owner: String?
    /// The view around it, which holds constraints.
    var holder: String?
    /// Its name within the object.
    var path = ""
    var parent: SourceElement?
    var grandparent: SourceElement?
    /// The rectangles of the view around it.
    var superviews: (old: [Double], new: [Double])?
    /// The judgement of everything within, if that is uniform.
    var judgement: Judgement?
    /// The change that everything within belongs to.
    var group: Int?
  }

  // MARK: - Walking

  mutating func compare(_ old: SourceElement, _ new: SourceElement, _ outer: Context) -> MergedTree {
    var node = MergedTree(old: old, new: new, isWhole: false)
    let context = entering(new, outer)
    let before = changes.count
    node.attributes = attributeChoices(old, new, context)
    if old.text != new.text, !old.text.isEmpty || !new.text.isEmpty {
      let words = "\(context.path.isEmpty ? new.name : context.path) \(SourceSentences.quoted(old.text, new.text))"
      node.text = .change(add(.changed, words, old, new, context, Judgement(part: old, new, in: outer.parent)))
    }
    noteContent(from: before, of: new, context)
    var inner = context
    inner.parent = new
    inner.grandparent = outer.parent
    if SourceNames.isView(new), let a = old.child(forKey: "frame"), let b = new.child(forKey: "frame") {
      inner.superviews = (Self.numbers(a), Self.numbers(b))
    }
    let pairs = SourcePairs.pairs(old.children, new.children)
    var frame: (place: Int, old: SourceElement, new: SourceElement)?
    for pair in pairs {
      let (a, b) = (pair.old.map { old.children[$0] }, pair.new.map { new.children[$0] })
      let start = changes.count
      node.children.append(child(a, b, in: new, old, inner))
      if let a, let b, b.name == "rect", b.key == "frame", SourceNames.isView(new) {
        frame = (node.children.count - 1, a, b)
      } else if (a ?? b).map(Self.isPart) == true {
        noteContent(from: start, of: new, context)
      }
    }
    if let frame {
      node.children[frame.place].choice = frameChoice(of: old, new, frame.old, frame.new, outer, context)
    }
    addOrder(to: &node, pairs, old, new, context)
    return node
  }

  /// Returns the context for the contents of an element.
  func entering(_ element: SourceElement, _ outer: Context) -> Context {
    var context = outer
    if let id = element.id, newNames.entries[id] != nil || oldNames.entries[id] != nil, isObject(element) {
      context.owner = id
      context.path = ""
      if let scene = newNames.entries[id]?.scene ?? oldNames.entries[id]?.scene { context.scene = scene }
      if SourceNames.isView(element) { context.holder = id }
    } else if element.name == "designable", let id = element["name"],
      let entry = newNames.entries[id] ?? oldNames.entries[id]
    {
      context.owner = id
      context.path = ""
      context.scene = entry.scene ?? outer.scene
    } else if element.form == .element, let key = element.key {
      context.path = outer.path.isEmpty ? key : "\(outer.path).\(key)"
    } else if element.form != .element, element.form != .array, !SourceNames.isView(element) {
      context.path = outer.path.isEmpty ? element.name : "\(outer.path).\(element.name)"
    }
    if let judgement = Judgement(within: element) { context.judgement = judgement }
    return context
  }

  /// Elements with an id that are reported within others.
  private static let partsWithIDs: Set = [
    "constraint", "outlet", "outletCollection", "action", "segue", "viewLayoutGuide", "keyboardLayoutGuide",
  ]

  /// Tells whether an element's changes are reported under its own name.
  func isObject(_ element: SourceElement) -> Bool {
    guard element.form == .element else { return SourceNames.isView(element) || element.name.hasSuffix("ontroller") }
    return !Self.partsWithIDs.contains(element.name)
  }

  mutating func child(
    _ old: SourceElement?, _ new: SourceElement?, in parent: SourceElement, _ oldParent: SourceElement,
    _ context: Context
  ) -> MergedTree {
    guard let any = new ?? old else { return MergedTree(old: old, new: new) }
    // Nothing in a part that is written as it was has changed.
    if let old, let new, old.isWritten(as: new) { return MergedTree(old: old, new: new) }
    if UnreportedParts.isUnreported(any, in: parent) { return MergedTree(old: old, new: new, choice: .old) }
    if let old, let new {
      if new.name == "rect", new.key == "frame", SourceNames.isView(parent) { return MergedTree(old: old, new: new) }
      let isPart = Self.isPart(old) && Self.isPart(new)
      if Self.connections.contains(new.name), old.form == .element {
        guard !Self.areSame(old, new) else { return MergedTree(old: old, new: new) }
        return connection(old, new, context)
      }
      guard isPart || old.name != new.name || old.form != new.form else {
        return Self.isConstraint(new) ? constraint(old, new, context) : compare(old, new, context)
      }
      guard !isPart || !Self.areSame(old, new) else { return MergedTree(old: old, new: new) }
      let change = add(
        .changed, partWords(old, new, context), old, new, context, Judgement(part: old, new, in: parent))
      return MergedTree(old: old, new: new, choice: .change(change))
    }
    // A missing list counts as an empty one.
    if !Self.isPart(any), Self.isList(any) {
      var empty = any
      empty.children = []
      return compare(old ?? empty, new ?? empty, context)
    }
    // The sizes of images and of designable views appear and disappear with their users.
    if ["resources", "designables"].contains(parent.name) { return MergedTree(old: old ?? new, new: new ?? old) }
    let change = addPresence(old, new, any, context)
    return MergedTree(old: old, new: new, choice: .change(change))
  }

  // MARK: - Changes

  mutating func add(
    _ kind: FileDifference.Edit.Kind, _ words: String, _ old: SourceElement?, _ new: SourceElement?, _ context: Context,
    _ judgement: Judgement = .laidOut, namesOwner: Bool = false
  ) -> Int {
    changes.append(
      Change(
        kind: kind, scene: context.scene, owner: context.owner, words: words, cause: namesOwner ? words : nil,
        judgement: context.judgement ?? judgement, oldPosition: old?.position, newPosition: new?.position,
        group: context.group ?? changes.count))
    return changes.count - 1
  }
}
