import LayoutModel
import LayoutResolution

/// The controllers of an application at one moment: an arena in which two relations join them.
///
/// A *family* is a container with what it contains, parents and children; families are joined by who presents whom. What a
/// `UIPopoverController` shows before iOS 8 is a family that nobody presents.
public struct ControllerHierarchy: Sendable {
  /// A controller's place; it stays the same as long as the controller lives.
  public struct Index: Hashable, Sendable, Comparable {
    let place: Int

    public static func < (a: Index, b: Index) -> Bool { a.place < b.place }
  }

  /// A controller, and its relations.
  struct Node: Sendable {
    private var declared: CopyOnWrite<ViewController>
    /// What dumps and messages call it: its id, or a path.
    let name: String
    let parent: Index?
    /// Of a container: its stack, tabs, columns or pages.
    var children: [Index] = []
    /// Children whose views stand in container views of the controller's own.
    var embedded: [(containerView: String, child: Index)] = []
    /// Who presents it, of the controller that a presentation is of.
    var presenter: Index?
    /// Whom it presents.
    var presented: Index?
    /// How it is presented, or shown by a `UIPopoverController`.
    var presentation: ModalPresentation?
    /// Of what a `UIPopoverController` shows: the controller that holds that in a property.
    var popoverHolder: Index?
    /// Counts what was changed of its view.
    var revision = 0
    /// Whether frames of its view, or below it, are written for an orientation.
    var hasTurnedFrames = false

    init(controller: ViewController, name: String, parent: Index?) {
      declared = CopyOnWrite(controller)
      self.name = name
      self.parent = parent
    }

    /// As declared; the controllers that it holds are nodes of their own.
    var controller: ViewController {
      _read { yield declared.value }
      _modify { yield &declared.value }
    }
  }

  /// By place; `nil` of those that are gone.
  private var nodes: [Node?] = []
  /// The places of each name, ascending.
  private var placesByName: [String: [Int]] = [:]
  /// What tells whether anything changed of a family, by its outermost controller's place.
  private var familyRevisions: [Int] = []
  private var nextRevision = 0
  /// The controller of the window.
  private(set) var root: Index
  /// What `UIPopoverController`s show that are no presentations, the oldest first.
  private(set) var popovers: [Index] = []
  /// The outermost controllers of all families, back to front: the root, then what was presented or shown in a popover, in the
  /// order in which it came. So what is presented from behind a popover stands before it (the note of 2011 on modals from
  /// popovers).
  private(set) var familyRoots: [Index]

  /// The root controller with all that it holds; nobody is presented yet.
  init(_ controller: ViewController) {
    root = Index(place: 0)
    familyRoots = [root]
    _ = insert(controller, under: nil, named: controller.id ?? Self.nameOfRoot)
    // The root's view without an id is called as it always is.
    if !controller.kind.isContainer { self[root].controller.view.id = controller.view.id }
  }

  subscript(index: Index) -> Node {
    get {
      guard let node = nodes[index.place] else { preconditionFailure("a controller of this hierarchy") }
      return node
    }
    _modify {
      guard var node = nodes[index.place].take() else { preconditionFailure("a controller of this hierarchy") }
      defer {
        nodes[index.place] = node
        noteChange(of: index)
      }
      yield &node
    }
  }

  /// Whether frames of a controller's views are written for an orientation.
  var hasTurnedFrames: Bool { nodes.contains { $0?.hasTurnedFrames ?? false } }

  /// Whether a controller still lives.
  func contains(_ index: Index) -> Bool { nodes.indices.contains(index.place) && nodes[index.place] != nil }

  /// All controllers, the oldest first.
  var indices: [Index] { nodes.indices.filter { nodes[$0] != nil }.map(Index.init(place:)) }

  /// The controller that came last of those that something holds of.
  func last(where isMeant: (Index) -> Bool) -> Index? {
    nodes.indices.last { nodes[$0] != nil && isMeant(Index(place: $0)) }.map(Index.init(place:))
  }

  /// The controller of a name.
  func index(named name: String) -> Index? { placesByName[name]?.first.map(Index.init(place:)) }

  // MARK: Revisions

  /// What tells whether anything changed of a family since another time, but for whom it presents.
  ///
  /// - Parameter root: The family's outermost controller.
  /// - Returns: A number that changes with each change.
  func revision(ofFamily root: Index) -> Int { familyRevisions[root.place] }

  private mutating func noteChange(of index: Index) {
    var root = index.place
    while let parent = nodes[root]?.parent { root = parent.place }
    familyRevisions[root] = nextRevision
    nextRevision += 1
  }

  /// Lets revisions to come differ from those of a copy that was changed by itself.
  mutating func skipRevisions(of copy: ControllerHierarchy) { nextRevision = max(nextRevision, copy.nextRevision) }

  private static let nameOfRoot = "root"

  // MARK: Changes

  /// Adds a controller with all that it holds.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - parent: Who contains it.
  ///   - name: What it is called.
  /// - Returns: Its place.
  mutating func insert(_ controller: ViewController, under parent: Index?, named name: String) -> Index {
    var first: Index?
    var pending: [(controller: ViewController, parent: Index?, name: String, containerView: String?)] = [
      (controller, parent, name, nil)
    ]
    while let (controller, parent, name, containerView) = pending.popLast() {
      let index = Index(place: nodes.count)
      var node = Node(controller: controller, name: name, parent: parent)
      node.controller.viewControllers = []
      node.controller.childViewControllers = []
      // A view without an id is called as its controller is: ids are unique over both.
      node.controller.view = controller.loadedView
      if node.controller.view.id == nil { node.controller.view.id = name }
      node.hasTurnedFrames = node.controller.view.containsTurnedFrames
      nodes.append(node)
      placesByName[name, default: []].append(index.place)
      familyRevisions.append(nextRevision)
      nextRevision += 1
      if first == nil {
        first = index
      } else if let parent {
        if let containerView {
          self[parent].embedded.append((containerView, index))
        } else {
          self[parent].children.append(index)
        }
      }
      let children = controller.viewControllers.enumerated().map { place, child in
        (child, Optional(index), child.id ?? "\(name)/viewControllers[\(place)]", String?.none)
      }
      let embedded = controller.childViewControllers.enumerated().map { place, child in
        (
          child.viewController, Optional(index),
          child.viewController.id ?? "\(name)/childViewControllers[\(place)]", Optional(child.containerView)
        )
      }
      pending.append(contentsOf: (children + embedded).reversed())
    }
    guard let first else { preconditionFailure("a controller was inserted") }
    return first
  }

  /// Lets a controller without a parent present another, which was inserted.
  mutating func join(_ presented: Index, presentedBy presenter: Index) {
    nodes[presented.place]?.presenter = presenter
    nodes[presenter.place]?.presented = presented
    familyRoots.append(presented)
  }

  /// Shows a controller that was inserted in a popover that is no presentation.
  mutating func addPopover(_ content: Index) {
    popovers.append(content)
    familyRoots.append(content)
  }

  /// A controller that is gone.
  struct Departed {
    let index: Index
    let name: String
    let controller: ViewController
  }

  /// Takes a controller out, with all that it holds and whom it presents.
  ///
  /// - Returns: The controllers that are gone, from the outermost on.
  mutating func remove(_ index: Index) -> [Departed] {
    if let parent = self[index].parent {
      self[parent].children.removeAll { $0 == index }
      self[parent].embedded.removeAll { $0.child == index }
    }
    if let presenter = self[index].presenter { nodes[presenter.place]?.presented = nil }
    var gone: [Departed] = []
    var pending = [index]
    while let next = pending.popLast() {
      let node = self[next]
      gone.append(Departed(index: next, name: node.name, controller: node.controller))
      pending += node.children + node.embedded.map(\.child) + [node.presented].compactMap(\.self)
    }
    for departed in gone {
      nodes[departed.index.place] = nil
      placesByName[departed.name]?.removeAll { $0 == departed.index.place }
    }
    popovers = popovers.filter { contains($0) }
    familyRoots = familyRoots.filter { contains($0) }
    return gone
  }

  // MARK: What is seen

  /// The controllers of a container that are seen, or of any other its embedded children.
  ///
  /// A split view's columns are seen as there is room: that is its arrangement's affair.
  func visibleChildren(of index: Index) -> [Index] {
    let node = self[index]
    let embedded = node.embedded.map(\.child)
    switch node.controller.kind {
    case .navigationController, .imagePickerController, .mailComposeViewController:
      return [node.children.last].compactMap(\.self)
    case .tabBarController, .pageViewController:
      guard !node.children.isEmpty else { return [] }
      return [node.children[min(max(0, node.controller.selectedIndex), node.children.count - 1)]]
    case .splitViewController: return node.children
    case .viewController, .tableViewController, .collectionViewController: return embedded
    }
  }

  /// Shows a controller: at the top of its stack, in its tab, with nothing presented over its family; and so whoever
  /// presents that, for in a context it is seen with its presenter alone.
  ///
  /// What it takes away it leaves without a way to it: for a copy that is looked at and thrown away.
  mutating func reveal(_ index: Index) {
    var inner = index
    while true {
      while let parent = self[inner].parent {
        if let place = self[parent].children.firstIndex(of: inner) {
          if self[parent].controller.kind.isNavigation {
            self[parent].children.removeSubrange((place + 1)...)
          }
          self[parent].controller.selectedIndex = place
        }
        inner = parent
      }
      guard let presenter = self[inner].presenter else { break }
      inner = presenter
    }
    let root = ancestors(of: index).last ?? index
    for member in family(of: root) { nodes[member.place]?.presented = nil }
    let alone = popovers.flatMap { [$0] + presentationChain(from: $0) }
    familyRoots = [self.root] + (presentationChain(from: self.root) + alone).sorted()
  }

  /// A controller with those that are seen of what it contains, a container before what it shows.
  func visibleFamily(of root: Index) -> [Index] {
    var family: [Index] = []
    var pending = [root]
    while let index = pending.popLast() {
      family.append(index)
      pending += visibleChildren(of: index).reversed()
    }
    return family
  }

  /// Whether the controller that is seen of a family wants no status bar: containers ask what they show.
  func isStatusBarHidden(under root: Index) -> Bool? {
    var index = root
    while self[index].controller.kind.isContainer, let child = visibleChildren(of: index).last { index = child }
    return self[index].controller.prefersStatusBarHidden
  }

  /// A controller and those around it, outward within its family.
  func ancestors(of index: Index) -> [Index] {
    var path = [index]
    while let parent = self[path[path.count - 1]].parent { path.append(parent) }
    return path
  }

  /// Whom the root presents, whom that presents, and so on; the controllers that presentations are of.
  var presentationChain: [Index] {
    popovers.isEmpty ? Array(familyRoots.dropFirst()) : presentationChain(from: root)
  }

  /// The content of the popover that is up and whose `UIPopoverController` a controller holds.
  func visiblePopover(heldBy holder: Index) -> Index? { familyRoots.first { self[$0].popoverHolder == holder } }

  /// Whom a family presents, whom that presents, and so on.
  func presentationChain(from root: Index) -> [Index] {
    var chain: [Index] = []
    var family = root
    while let presented = presentedByFamily(of: family) {
      chain.append(presented)
      family = presented
    }
    return chain
  }

  /// Whom a controller presents, or one of its family's: each family presents one at a time.
  func standingPresentation(of presenter: Index) -> Index? {
    presentedByFamily(of: ancestors(of: presenter).last ?? presenter)
  }

  /// Whom a member of a family presents.
  private func presentedByFamily(of root: Index) -> Index? {
    var pending = [root]
    while let index = pending.popLast() {
      let node = self[index]
      if let presented = node.presented { return presented }
      pending += (node.children + node.embedded.map(\.child)).reversed()
    }
    return nil
  }
}

extension View {
  /// Whether a frame of the view, or of one below it, is written for an orientation.
  fileprivate var containsTurnedFrames: Bool {
    var pending = [self]
    while let view = pending.popLast() {
      if view.hasTurnedFrame { return true }
      pending += view.subviews
    }
    return false
  }
}
