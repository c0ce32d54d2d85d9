import LayoutModel
import LayoutResolution

/// The controllers of an application at one moment: an arena in which two relations join them.
///
/// A *containment hierarchy* is a container with its content, parents and children. Presentations join containment
/// hierarchies. The content of a `UIPopoverController` before iOS 8 is a containment hierarchy that nobody presents.
public struct ControllerHierarchy: Sendable {
  /// A controller's index; it stays the same for the controller's life, and is never used again.
  public struct Index: Hashable, Sendable, Comparable {
    let offset: Int

    public static func < (a: Index, b: Index) -> Bool { a.offset < b.offset }
  }

  /// A controller as a member of its containment hierarchy: the parts that the hierarchy's layout depends on.
  struct Member: Hashable, Sendable {
    /// The controller as declared; the controllers inside are nodes of their own.
    var controller: ViewController
    /// The controller's name in dumps and messages: its id, or a path.
    let name: String
    let parent: Index?
    /// A container's stack, tabs, columns or pages.
    var children: [Index] = []
    /// Children whose views are in container views of the controller's own.
    var embedded: [Embedded] = []
    /// A Boolean that tells whether frames of its view, or below it, are written for an orientation.
    let hasTurnedFrames: Bool
    /// The frame that code gave its view.
    var keptFrame: KeptFrame?
  }

  /// A controller whose view is in a container view.
  struct Embedded: Hashable, Sendable {
    let containerView: String
    let child: Index
  }

  /// The presentation of a controller, or its popover of a `UIPopoverController`.
  struct Presented: Hashable, Sendable {
    let presentation: ModalPresentation
    let styles: PresentationStyles
  }

  /// A controller, and its relations.
  struct Node: Hashable, Sendable {
    /// The member, shared by all copies in which it wasn't changed, so that comparing these takes no time.
    private(set) var member: CopyOnWrite<Member>
    /// Its presentation, or its popover of a `UIPopoverController`; shared in the same way.
    private(set) var presented: CopyOnWrite<Presented>?
    /// The controller that presents it.
    fileprivate(set) var presenter: Index?
    /// The controller that it presents.
    fileprivate(set) var presentedController: Index?
    /// The controller whose property holds this controller's `UIPopoverController`.
    var popoverHolder: Index?
    /// Of what is presented: who was asked to.
    var askedPresenter: Index?

    fileprivate init(_ member: Member) {
      self.member = CopyOnWrite(member)
    }

    /// The controller as declared; the controllers inside are nodes of their own.
    var controller: ViewController {
      _read { yield member.value.controller }
      _modify { yield &member.value.controller }
    }

    /// The controller's name in dumps and messages: its id, or a path.
    var name: String { member.value.name }

    var parent: Index? { member.value.parent }

    /// A container's stack, tabs, columns or pages.
    var children: [Index] {
      _read { yield member.value.children }
      _modify { yield &member.value.children }
    }

    /// Children whose views are in container views of the controller's own.
    var embedded: [Embedded] {
      _read { yield member.value.embedded }
      _modify { yield &member.value.embedded }
    }

    /// The frame that code gave its view.
    var keptFrame: KeptFrame? {
      get { member.value.keptFrame }
      set { member.value.keptFrame = newValue }
    }

    /// The controllers that it contains: its children, then those in its container views.
    var held: [Index] { embedded.isEmpty ? children : children + embedded.map(\.child) }

    /// Its presentation, or its popover of a `UIPopoverController`.
    var presentation: ModalPresentation? { presented?.value.presentation }

    /// The styles in which it is presented.
    var styles: PresentationStyles? { presented?.value.styles }

    mutating func setPresentation(_ presentation: ModalPresentation, _ styles: PresentationStyles) {
      presented = CopyOnWrite(Presented(presentation: presentation, styles: styles))
    }
  }

  /// The nodes by offset; `nil` for controllers that are gone.
  private var nodes: [Node?] = []
  /// The offsets of each name, ascending; they are derived from the nodes.
  private var offsetsByName: [String: [Int]] = [:]
  /// The window's root controller.
  private(set) var root: Index
  /// The contents of `UIPopoverController`s that aren't presentations, the oldest first.
  private(set) var popovers: [Index] = []
  /// The outermost controllers of all containment hierarchies, back to front: the root, then those presented or shown
  /// in a popover, in the order of their appearance. So a controller presented from behind a popover is in front of it
  /// (the note of 2011 on modals from popovers).
  private(set) var containmentRoots: [Index]

  /// A hierarchy of the root controller with everything that it holds; nothing is presented yet.
  init(_ controller: ViewController) {
    root = Index(offset: 0)
    containmentRoots = [root]
    _ = insert(controller, under: nil, named: controller.id ?? Self.nameOfRoot)
    // The root's view without an id keeps its usual name.
    if !controller.kind.isContainer { self[root].controller.view.id = controller.view.id }
  }

  /// A Boolean that tells whether the window has no root controller.
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

  /// A Boolean that tells whether frames of a controller's views are written for an orientation.
  var hasTurnedFrames: Bool { nodes.contains { $0?.member.value.hasTurnedFrames ?? false } }

  /// Tells whether a controller still exists.
  func contains(_ index: Index) -> Bool { nodes.indices.contains(index.offset) && nodes[index.offset] != nil }

  /// All controllers, the oldest first.
  var indices: [Index] { nodes.indices.filter { nodes[$0] != nil }.map(Index.init(offset:)) }

  /// The latest controller that meets a condition.
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
  ///   - parent: Its parent.
  ///   - name: Its name.
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
      // A view without an id has its controller's name: ids are unique over both.
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

  /// Lets a controller without a parent present another, already inserted one.
  mutating func join(_ presented: Index, presentedBy presenter: Index) {
    self[presented].presenter = presenter
    self[presenter].presentedController = presented
    containmentRoots.append(presented)
  }

  /// Shows an already inserted controller in a popover that isn't a presentation.
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

  /// Removes controllers, each with everything that it holds and presents; those that are gone already are skipped.
  ///
  /// - Returns: The removed controllers, for each from the outermost on.
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

  // MARK: Visible controllers

  /// The visible controllers of a container; for any other controller, its embedded children.
  ///
  /// A split view's visible columns depend on the room; its arrangement decides about them.
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

  /// Shows a controller: at the top of its stack, in its tab, with nothing presented over its containment hierarchy.
  /// Its presenter is shown too, because in a context a controller is visible only with its presenter.
  ///
  /// Removed controllers can't be reached any more, so this is only for a copy that is inspected and thrown away.
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

  /// A controller with the visible ones of its content, a container before the controllers that it shows.
  func visibleContainment(of root: Index) -> [Index] {
    var containment: [Index] = []
    var pending = [root]
    while let index = pending.popLast() {
      containment.append(index)
      pending.append(contentsOf: visibleChildren(of: index).reversed())
    }
    return containment
  }

  /// Tells whether the visible controller of a containment hierarchy wants no status bar: containers ask the
  /// controllers that they show.
  func isStatusBarHidden(under root: Index) -> Bool? {
    var index = root
    while self[index].controller.kind.isContainer, let child = visibleChildren(of: index).last {
      index = child
    }
    return self[index].controller.prefersStatusBarHidden
  }

  /// A controller and its ancestors, outward within its containment hierarchy.
  func ancestors(of index: Index) -> [Index] {
    var path = [index]
    while let parent = self[path[path.count - 1]].parent { path.append(parent) }
    return path
  }

  /// The controllers presented by the root, by that one, and so on.
  var presentationChain: [Index] {
    popovers.isEmpty ? Array(containmentRoots.dropFirst()) : presentationChain(from: root)
  }

  /// The content of the visible popover whose `UIPopoverController` a controller holds.
  func visiblePopover(heldBy holder: Index) -> Index? { containmentRoots.first { self[$0].popoverHolder == holder } }

  /// The controllers presented by a containment hierarchy, by that one, and so on.
  func presentationChain(from root: Index) -> [Index] {
    var chain: [Index] = []
    var containment = root
    while let presented = presentedByContainment(of: containment) {
      chain.append(presented)
      containment = presented
    }
    return chain
  }

  /// The controller that a controller, or another one of its containment hierarchy, presents: each containment
  /// hierarchy presents one at a time.
  func standingPresentation(of presenter: Index) -> Index? {
    presentedByContainment(of: ancestors(of: presenter).last ?? presenter)
  }

  /// The controller that a member of a containment hierarchy presents.
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
  /// A Boolean that tells whether a frame of the view, or of one below it, is written for an orientation.
  fileprivate var containsTurnedFrames: Bool {
    var pending = [self]
    while let view = pending.popLast() {
      if view.hasTurnedFrame { return true }
      pending += view.subviews
    }
    return false
  }
}
