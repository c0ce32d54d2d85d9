import LayoutEngine
import LayoutModel
import LayoutResolution

/// Lays out the views of controllers, each in the environment that its container gives it, and keeps their plans.
struct ScreenComposer: Sendable {
  /// The window's size for which frames were written.
  let writtenSize: Size
  /// The orientation in which they were.
  let writtenOrientation: InterfaceOrientation
  /// What is around controllers' views on the scene's own device in the orientation that is laid out, where another device lays
  /// them out: frames that are written for this orientation hold there.
  var ownEnvironments: [ControllerHierarchy.Index: ControllerEnvironment] = [:]
  let textMeasurer: TextMeasurer
  /// Where plans are kept beyond this screen.
  var library: PlanLibrary?
  /// The plans of views that were laid out.
  private var plans: [PlanKey: DrawnPlan] = [:]
  /// The layouts of views that were made for their environment: containers', and what stands beside controllers' views.
  private var madeLayouts: [MadeView: Layout] = [:]

  /// Where the views of controllers stood when they were last laid out, or would have if they weren't hidden.
  private(set) var slots: [ControllerHierarchy.Index: Slot] = [:]
  /// The controllers whose slots are of the family that is laid out now.
  private var slotted: [ControllerHierarchy.Index] = []
  /// The families as they were laid out last.
  private(set) var families = ComposedFamilies()
  /// How many families were laid out.
  private(set) var familyCount = 0

  /// Where a controller's view stands, and what is around it there.
  struct Slot {
    let environment: ControllerEnvironment
    let frame: Rect
    let superview: ControllerLayout.Superview?
  }

  /// What a plan was made of.
  private struct PlanKey: Hashable {
    let controller: ControllerHierarchy.Index
    let revision: Int
    let traits: Traits
    /// The width, where views are placed by it before they are laid out.
    let width: Double?
  }

  /// A view that was made for an environment.
  private struct MadeView: Hashable {
    let view: View
    let environment: ControllerEnvironment
  }

  /// Begins a layout: what stays of the last one is kept.
  ///
  /// - Parameters:
  ///   - keys: The families that are to be laid out, back to front.
  ///   - surroundings: What bears on all; `nil` where nothing can be kept.
  /// - Returns: The families that are to be laid out anew.
  mutating func beginLayout(
    _ keys: [ComposedFamilies.Key], in surroundings: ComposedFamilies.Surroundings?
  ) -> ArraySlice<ComposedFamilies.Key> {
    let (count, gone) = families.keep(keys, in: surroundings)
    for index in gone + slotted { slots[index] = nil }
    slotted = []
    return keys[count...]
  }

  /// Adds a family that was laid out, before those behind it.
  mutating func append(
    _ key: ComposedFamilies.Key, _ layouts: [ControllerLayout], of hierarchy: ControllerHierarchy,
    pointingAt anchor: PopoverAnchor?
  ) {
    familyCount += 1
    families.append(
      key, layouts, members: hierarchy.visibleFamily(of: key.root).map { ($0, hierarchy[$0].name) }, slotted: slotted,
      anchor: anchor)
    slotted = []
  }

  /// Forgets the plans of views, where others are needed from now on: those of large screens take much room.
  mutating func forgetPlans() {
    plans = [:]
    madeLayouts = [:]
    families = ComposedFamilies()
    slots = [:]
  }

  init(
    writtenSize: Size, writtenIn orientation: InterfaceOrientation = .portrait, textMeasurer: TextMeasurer = .standard
  ) {
    self.writtenSize = writtenSize
    writtenOrientation = orientation
    self.textMeasurer = textMeasurer
  }

  /// Lays out a controller and all that it contains.
  ///
  /// - Parameters:
  ///   - root: The controller.
  ///   - hierarchy: The controllers.
  ///   - environment: What is around the controller's view.
  ///   - frame: Where that is, and with it the view, or its part below the status bar.
  ///   - superview: What its view stands in; `nil` for the window.
  ///   - first: The number of layouts before these.
  ///   - hidden: Controllers whose views aren't in the window, with all that they contain.
  /// - Returns: The layouts, the controller's first.
  /// - Throws: `LayoutFailure` where the solver fails.
  mutating func layouts(
    of root: ControllerHierarchy.Index, in hierarchy: ControllerHierarchy, _ environment: ControllerEnvironment,
    frame: Rect, superview: ControllerLayout.Superview? = nil, after first: Int = 0,
    hiding hidden: Set<ControllerHierarchy.Index> = []
  ) throws(LayoutFailure) -> [ControllerLayout] {
    var layouts: [ControllerLayout] = []
    // Until iOS 6 it may begin below the status bar.
    let own = environment.frame(of: hierarchy[root].controller)
    let slot =
      own == Rect(environment.size)
      ? Slot(environment: environment, frame: frame, superview: superview)
      : Slot(
        environment: environment.part(own),
        frame: Rect(x: frame.x + own.x, y: frame.y + own.y, width: own.width, height: own.height), superview: superview)
    var pending = [(index: root, slot: slot)]
    while let guest = pending.popLast() {
      slots[guest.index] = guest.slot
      slotted.append(guest.index)
      guard !hidden.contains(guest.index) else { continue }
      let node = hierarchy[guest.index]
      let environment = guest.slot.environment.adding(node.controller.additionalSafeAreaInsets)
      let place = first + layouts.count
      var guests: [(index: ControllerHierarchy.Index, slot: Slot)] = []
      let layout: Layout
      if node.controller.kind.isContainer {
        let arrangement = ContainerArrangement(of: guest.index, in: hierarchy, environment)
        layout = try self.layout(of: arrangement.view, environment)
        let hosts = Array(layout.tree.subviews(of: layout.tree.root))
        guests = arrangement.children.map { child in
          let host = ControllerLayout.Superview(controller: place, view: hosts[child.host])
          return (child.index, Slot(environment: child.environment, frame: child.frame, superview: host))
        }
      } else {
        layout = try self.layout(of: guest.index, node, environment)
      }
      for embedded in node.embedded {
        guard let view = layout.tree.index(ofID: embedded.containerView) else { continue }
        let frame = layout.frameInRoot(of: view)
        let host = ControllerLayout.Superview(controller: place, view: view)
        guests.append(
          (
            embedded.child, Slot(environment: environment.part(frame), frame: Rect(frame.size), superview: host)
          ))
      }
      layouts.append(
        ControllerLayout(name: node.name, layout: layout, frame: guest.slot.frame, superview: guest.slot.superview))
      pending.append(contentsOf: guests.reversed())
    }
    return layouts
  }

  /// The layout of a controller's own views, by a plan that is kept.
  private mutating func layout(
    of index: ControllerHierarchy.Index, _ node: ControllerHierarchy.Node, _ environment: ControllerEnvironment
  ) throws(LayoutFailure) -> Layout {
    let isCollection = node.controller.kind == .collectionViewController
    let key = PlanKey(
      controller: index, revision: node.revision, traits: environment.traits,
      width: isCollection ? environment.size.width : nil)
    if let plan = plans[key], library == nil { return try plan.layout(in: environment.window) }
    var view = node.controller.view
    if isCollection { CollectionFlow(width: environment.size.width).place(&view) }
    let own = ownEnvironments[index]
    if let library, let known = library.plan(of: index, view, for: environment.traits, ownTraits: own?.traits) {
      return try layout(by: known.plan, known.number, of: node, in: environment.window, library)
    }
    var tree = ViewTree(
      checked: view, for: environment.traits, windowSize: writtenSize, writtenIn: writtenOrientation,
      ownTraits: own?.traits, textMeasurer: textMeasurer)
    try tree.settleTurnedFrames(in: own?.window ?? environment.window, environment.window)
    let plan = DrawnPlan(tree)
    plans[key] = plan
    guard let library else { return try plan.layout(in: environment.window) }
    // Frames that are written for another orientation, and cells that were placed, hold for this window's size.
    let holdsElsewhere = tree.turnedFrames.isEmpty && !isCollection
    let number =
      holdsElsewhere
      ? library.keep(plan, of: index, view, for: environment.traits, ownTraits: own?.traits)
      : library.numberOfPassingPlan()
    return try layout(by: plan, number, of: node, in: environment.window, library)
  }

  /// The layout by a plan of a library, which notes what it rests on.
  private func layout(
    by plan: DrawnPlan, _ number: Int, of node: ControllerHierarchy.Node, in window: Window, _ library: PlanLibrary
  ) throws(LayoutFailure) -> Layout {
    let (layout, evidence) = try plan.layoutWithEvidence(in: window)
    library.note(PlanLibrary.Evidence(plan: number, parts: evidence), of: node.name)
    return layout
  }

  /// A view that stands in the window beside controllers' views: what dims them, or holds a popover.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - view: The view.
  ///   - frame: Where it stands in the window.
  ///   - environment: What is around it.
  /// - Returns: Its layout.
  /// - Throws: `LayoutFailure` where the solver fails.
  mutating func decoration(
    _ name: String, _ view: View, _ frame: Rect, _ environment: ControllerEnvironment
  ) throws(LayoutFailure) -> ControllerLayout {
    var (view, environment) = (view, environment)
    view.id = name
    view.frame = Rect(frame.size)
    environment.size = frame.size
    return ControllerLayout(name: name, layout: try layout(of: view, environment), frame: frame)
  }

  /// The layout of views that were made for their environment, which is kept: screens come back to the same ones.
  private mutating func layout(of view: View, _ environment: ControllerEnvironment) throws(LayoutFailure) -> Layout {
    let made = MadeView(view: view, environment: environment)
    if let layout = madeLayouts[made] { return layout }
    let tree = ViewTree(
      checked: view, for: environment.traits, windowSize: environment.size, textMeasurer: textMeasurer)
    let layout = try LayoutPlan(tree).layout(in: environment.window)
    madeLayouts[made] = layout
    return layout
  }
}

extension ViewTree {
  /// Finds for which superviews frames are written that are written for the tree's orientation: as large as these come to
  /// there, or, where that conflicts with the frames, as large as they are declared.
  ///
  /// - Parameters:
  ///   - own: The window of the scene's own device in this orientation, of the traits that it has there.
  ///   - present: The window that the tree is laid out in.
  /// - Throws: `LayoutFailure` where the solver fails.
  mutating func settleTurnedFrames(in own: Window, _ present: Window) throws(LayoutFailure) {
    guard !turnedFrames.isEmpty else { return }
    let plan = LayoutPlan(holdingTurnedFrames)
    // Of a conflict, which constraint is left out depends on their order; what frames are written for must not.
    func frames(in window: Window) throws(LayoutFailure) -> [Rect]? {
      var window = window
      window.traits = traits
      // A root's own frame in this orientation is what the others are written for.
      if turnedFrames[0].view == 0, let frame = self[root].frame { window.size = frame.size }
      let layout = try plan.layout(in: window)
      return layout.diagnostics.contains { $0.code == .unsatisfiableConstraints } ? nil : layout.unroundedFrames
    }
    guard let ownFrames = try frames(in: own) else { return }
    let isSame = own.size == present.size
    guard let presentFrames = isSame ? ownFrames : try frames(in: present) else { return }
    setSuperviewSizes(ownFrames, presentFrames)
  }
}

extension Layout {
  /// A view's frame in the coordinates of the root view, in points, as far as what it stands in is scrolled.
  func frameInRoot(of view: ViewTree.Index) -> Rect {
    var frame = frames[view.position]
    var outer = tree.superview(of: view)
    while let superview = outer {
      let offset = contentOffset(of: superview)
      frame.x -= offset.x
      frame.y -= offset.y
      guard superview != tree.root else { break }
      frame.x += frames[superview.position].x
      frame.y += frames[superview.position].y
      outer = tree.superview(of: superview)
    }
    return frame
  }
}
