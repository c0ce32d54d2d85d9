import LayoutModel
import LayoutResolution

/// The controllers of an application at one moment: an arena in which two relations join them.
///
/// A *containment hierarchy* is a container with what it contains, parents and children. Presentations join containment
/// hierarchies. What a `UIPopoverController` shows before iOS 8 is a containment hierarchy that nobody presents.
public struct ControllerHierarchy: Sendable {
  /// A controller's index; it stays the same as long as the controller lives, and no other gets it later.
  public struct Index: Hashable, Sendable, Comparable {
    let offset: Int

    public static func < (a: Index, b: Index) -> Bool { a.offset < b.offset }
  }

  /// A controller as a member of its containment hierarchy: what the containment hierarchy's layout depends on.
  struct Member: Hashable, Sendable {
    /// As declared; the controllers that it holds are nodes of their own.
    var controller: ViewController
    /// What dumps and messages call it: its id, or a path.
    let name: String
    let parent: Index?
    /// Of a container: its stack, tabs, columns or pages.
    var children: [Index] = []
    /// Children whose views stand in container views of the controller's own.
    var embedded: [Embedded] = []
    /// Whether frames of its view, or below it, are written for an orientation.
    let hasTurnedFrames: Bool
    /// The frame that code gave its view.
    var keptFrame: KeptFrame?
  }

  /// A controller whose view stands in a container view.
  struct Embedded: Hashable, Sendable {
    let containerView: String
    let child: Index
  }

  /// How a controller is presented, or shown by a `UIPopoverController`.
  struct Presented: Hashable, Sendable {
    let presentation: ModalPresentation
    let styles: PresentationStyles
  }

  /// A controller, and its relations.
  struct Node: Hashable, Sendable {
    /// Shared by all copies in which nothing of it was changed, so that comparing these takes no time.
    private(set) var member: CopyOnWrite<Member>
    /// How it is presented, or shown by a `UIPopoverController`; shared likewise.
    private(set) var presented: CopyOnWrite<Presented>?
    /// Who presents it, of the controller that a presentation is of.
    fileprivate(set) var presenter: Index?
    /// Whom it presents.
    fileprivate(set) var presentedController: Index?
    /// Of what a `UIPopoverController` shows: the controller that holds that in a property.
    var popoverHolder: Index?
    /// Of what is presented: who was asked to.
    var askedPresenter: Index?

    fileprivate init(_ member: Member) {
      self.member = CopyOnWrite(member)
    }

    /// As declared; the controllers that it holds are nodes of their own.
    var controller: ViewController {
      _read { yield member.value.controller }
      _modify { yield &member.value.controller }
    }

    /// What dumps and messages call it: its id, or a path.
    var name: String { member.value.name }

    var parent: Index? { member.value.parent }

    /// Of a container: its stack, tabs, columns or pages.
    var children: [Index] {
      _read { yield member.value.children }
      _modify { yield &member.value.children }
    }

    /// Children whose views stand in container views of the controller's own.
    var embedded: [Embedded] {
      _read { yield member.value.embedded }
      _modify { yield &member.value.embedded }
    }

    /// The frame that code gave its view.
    var keptFrame: KeptFrame? {
      get { member.value.keptFrame }
      set { member.value.keptFrame = newValue }
    }

    /// The controllers that it contains: children, then those in its container views.
    var held: [Index] { embedded.isEmpty ? children : children + embedded.map(\.child) }

    /// How it is presented, or shown by a `UIPopoverController`.
    var presentation: ModalPresentation? { presented?.value.presentation }

    /// The styles that it is presented in.
    var styles: PresentationStyles? { presented?.value.styles }

    mutating func setPresentation(_ presentation: ModalPresentation, _ styles: PresentationStyles) {
      presented = CopyOnWrite(Presented(presentation: presentation, styles: styles))
    }
  }

  /// By offset; `nil` of those that are gone.
  private var nodes: [Node?] = []
  /// The offsets of each name, ascending; they follow from the nodes.
  private var offsetsByName: [String: [Int]] = [:]
  /// The controller of the window.
  private(set) var root: Index
  /// What `UIPopoverController`s show that are no presentations, the oldest first.
  private(set) var popovers: [Index] = []
  /// The outermost controllers of all containment hierarchies, back to front: the root, then what was presented or
  /// shown in a popover, in the order in which it came. So what is presented from behind a popover stands before it
  /// (the note of 2011 on modals from popovers).
  private(set) var containmentRoots: [Index]

  /// The root controller with all that it holds; nobody is presented yet.
  init(_ controller: ViewController) {
    root = Index(offset: 0)
    containmentRoots = [root]
    _ = insert(controller, under: nil, named: controller.id ?? Self.nameOfRoot)
    // The root's view without an id is called as it always is.
    if !controller.kind.isContainer { self[root].controller.view.id = controller.view.id }
  }

  /// Whether the window has no root controller.
  var isEmpty: Bool { self[root].controller.isMissing }

  subscript(index: Index) -> Node {
    get {
      guard let node = nodes[index.offset] else { preconditionFailure("a controller of this hierarchy") }
      return node
    }
    _modify {
      guard var node = nodes[index.offset].take() else { preconditionFailure("a controller of this hierarchy") }
      defer { nodes[index.offset] = node }
      yield &node
    }
  }

  /// Whether frames of a controller's views are written for an orientation.
  var hasTurnedFrames: Bool { nodes.contains { $0?.member.value.hasTurnedFrames ?? false } }

  /// Whether a controller still lives.
  func contains(_ index: Index) -> Bool { nodes.indices.contains(index.offset) && nodes[index.offset] != nil }

  /// All controllers, the oldest first.
  var indices: [Index] { nodes.indices.filter { nodes[$0] != nil }.map(Index.init(offset:)) }

  /// The controller that came last of those that something holds of.
  func last(where isMeant: (Index) -> Bool) -> Index? {
    nodes.indices.last { nodes[$0] != nil && isMeant(Index(offset: $0)) }.map(Index.init(offset:))
  }

  /// The controller of a name.
  func index(named name: String) -> Index? { offsetsByName[name]?.first.map(Index.init(offset:)) }

  private static let nameOfRoot = "root"

  // MARK: Changes

  /// Adds a controller with all that it holds.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - parent: Who contains it.
  ///   - name: What it is called.
  /// - Returns: Its index.
  mutating func insert(_ controller: ViewController, under parent: Index?, named name: String) -> Index {
    let first = Index(offset: nodes.count)
    var pending: [(controller: ViewController, parent: Index?, name: String, containerView: String?)] = [
      (controller, parent, name, nil)
    ]
    while let (controller, parent, name, containerView) = pending.popLast() {
      let index = Index(offset: nodes.count)
      var own = controller
      own.viewControllers = []
      own.childViewControllers = []
      // A view without an id is called as its controller is: ids are unique over both.
      own.view = controller.loadedView.showingItems
      if own.view.id == nil { own.view.id = name }
      nodes.append(
        Node(Member(controller: own, name: name, parent: parent, hasTurnedFrames: own.view.containsTurnedFrames)))
      offsetsByName[name, default: []].append(index.offset)
      if index != first, let parent {
        if let containerView {
          self[parent].embedded.append(Embedded(containerView: containerView, child: index))
        } else {
          self[parent].children.append(index)
        }
      }
      let children = controller.viewControllers.enumerated().map { offset, child in
        (child, Optional(index), child.id ?? "\(name)/viewControllers[\(offset)]", String?.none)
      }
      let embedded = controller.childViewControllers.enumerated().map { offset, child in
        (
          child.viewController, Optional(index),
          child.viewController.id ?? "\(name)/childViewControllers[\(offset)]", Optional(child.containerView)
        )
      }
      pending.append(contentsOf: (children + embedded).reversed())
    }
    return first
  }

  /// Lets a controller without a parent present another, which was inserted.
  mutating func join(_ presented: Index, presentedBy presenter: Index) {
    self[presented].presenter = presenter
    self[presenter].presentedController = presented
    containmentRoots.append(presented)
  }

  /// Shows a controller that was inserted in a popover that is no presentation.
  mutating func addPopover(_ content: Index) {
    popovers.append(content)
    containmentRoots.append(content)
  }

  /// A controller that is gone.
  struct Departed {
    let index: Index
    let name: String
    let controller: ViewController
  }

  /// Takes controllers out, each with all that it holds and whom it presents; those that are gone already are passed
  /// over.
  ///
  /// - Returns: The controllers that are gone, of each from the outermost on.
  mutating func remove(_ indices: [Index]) -> [Departed] {
    var gone: [Departed] = []
    var parents: Set<Index> = []
    for index in indices where contains(index) {
      if let parent = self[index].parent { parents.insert(parent) }
      if let presenter = self[index].presenter, contains(presenter) { self[presenter].presentedController = nil }
      var pending = [index]
      while let next = pending.popLast() {
        guard let node = nodes[next.offset].take() else { continue }
        gone.append(Departed(index: next, name: node.name, controller: node.controller))
        offsetsByName[node.name]?.removeAll { $0 == next.offset }
        pending += node.children + node.embedded.map(\.child) + [node.presentedController].compactMap(\.self)
      }
    }
    for parent in parents where contains(parent) {
      let (children, embedded) = (self[parent].children, self[parent].embedded)
      self[parent].children = children.filter(contains)
      self[parent].embedded = embedded.filter { contains($0.child) }
    }
    popovers = popovers.filter { contains($0) }
    containmentRoots = containmentRoots.filter { contains($0) }
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
      return [selectedChild(of: node)].compactMap(\.self)
    case .splitViewController: return node.children
    case .viewController, .tableViewController, .collectionViewController: return embedded
    }
  }

  /// Shows a controller: at the top of its stack, in its tab, with nothing presented over its containment hierarchy;
  /// and so whoever presents that, for in a context it is seen with its presenter alone.
  ///
  /// What it takes away it leaves without a way to it: for a copy that is looked at and thrown away.
  mutating func reveal(_ index: Index) {
    var inner = index
    while true {
      while let parent = self[inner].parent {
        if let position = self[parent].children.firstIndex(of: inner) {
          if self[parent].controller.kind.isNavigation {
            self[parent].children.removeSubrange((position + 1)...)
          }
          if self[parent].controller.selectedIndex != position { self[parent].controller.selectedIndex = position }
        }
        inner = parent
      }
      guard let presenter = self[inner].presenter else { break }
      inner = presenter
    }
    let root = ancestors(of: index).last ?? index
    for member in containment(of: root) where self[member].presentedController != nil {
      self[member].presentedController = nil
    }
    let alone = popovers.flatMap { [$0] + presentationChain(from: $0) }
    containmentRoots = [self.root] + (presentationChain(from: self.root) + alone).sorted()
  }

  /// A controller with those that are seen of what it contains, a container before what it shows.
  func visibleContainment(of root: Index) -> [Index] {
    var containment: [Index] = []
    var pending = [root]
    while let index = pending.popLast() {
      containment.append(index)
      pending.append(contentsOf: visibleChildren(of: index).reversed())
    }
    return containment
  }

  /// Whether the controller that is seen of a containment hierarchy wants no status bar: containers ask what they show.
  func isStatusBarHidden(under root: Index) -> Bool? {
    var index = root
    while self[index].controller.kind.isContainer, let child = visibleChildren(of: index).last { index = child }
    return self[index].controller.prefersStatusBarHidden
  }

  /// A controller and those around it, outward within its containment hierarchy.
  func ancestors(of index: Index) -> [Index] {
    var path = [index]
    while let parent = self[path[path.count - 1]].parent { path.append(parent) }
    return path
  }

  /// Whom the root presents, whom that presents, and so on; the controllers that presentations are of.
  var presentationChain: [Index] {
    popovers.isEmpty ? Array(containmentRoots.dropFirst()) : presentationChain(from: root)
  }

  /// The content of the popover that is up and whose `UIPopoverController` a controller holds.
  func visiblePopover(heldBy holder: Index) -> Index? { containmentRoots.first { self[$0].popoverHolder == holder } }

  /// Whom a containment hierarchy presents, whom that presents, and so on.
  func presentationChain(from root: Index) -> [Index] {
    var chain: [Index] = []
    var containment = root
    while let presented = presentedByContainment(of: containment) {
      chain.append(presented)
      containment = presented
    }
    return chain
  }

  /// Whom a controller presents, or one of its containment hierarchy's: each containment hierarchy presents one at a
  /// time.
  func standingPresentation(of presenter: Index) -> Index? {
    presentedByContainment(of: ancestors(of: presenter).last ?? presenter)
  }

  /// Whom a member of a containment hierarchy presents.
  private func presentedByContainment(of root: Index) -> Index? {
    var pending = [root]
    while let index = pending.popLast() {
      let node = self[index]
      if let presented = node.presentedController { return presented }
      pending.append(contentsOf: node.held.reversed())
    }
    return nil
  }
}

extension ControllerHierarchy: Hashable {
  public static func == (a: ControllerHierarchy, b: ControllerHierarchy) -> Bool {
    a.containmentRoots == b.containmentRoots && a.popovers == b.popovers && a.root == b.root && a.nodes == b.nodes
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(containmentRoots)
    hasher.combine(nodes)
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
