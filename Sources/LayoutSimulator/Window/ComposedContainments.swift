import LayoutModel
import LayoutResolution

/// The layouts of a containment hierarchy: a container with all that it contains.
struct ContainmentLayouts {
  var layouts: [ControllerLayout] = []
  var slots: [(ControllerHierarchy.Index, ComposedContainments.Slot)] = []
  /// What it points at, if it is shown in a popover.
  var anchor: PopoverAnchor?
  /// Whether that has left the window, so that it is what the popover pointed at before.
  var isAnchorGone = false

  init() {}

  init(_ parts: (layouts: [ControllerLayout], slots: [(ControllerHierarchy.Index, ComposedContainments.Slot)])) {
    (layouts, slots) = parts
  }
}

/// The layouts of a window's containment hierarchies, back to front, and what each was made from.
///
/// A containment hierarchy's layout depends on itself and on those behind it. So when something changes, all
/// hierarchies behind the change keep their layouts (`keep`), and those from the change on are laid out again
/// (`append`).
struct ComposedContainments: Sendable {
  /// What all of them depend on.
  struct Surroundings: Hashable, Sendable {
    /// What is around the root controller's view.
    let window: ControllerEnvironment
    let orientation: InterfaceOrientation
    let isKeyboardShown: Bool
    /// What is around controllers' views on the scene's own device, where another lays them out and frames are written
    /// for this orientation on it.
    let own: [ControllerHierarchy.Index: ControllerEnvironment]
  }

  /// Where a controller's view stands, and what is around it there.
  struct Slot {
    let environment: ControllerEnvironment
    let frame: Rect
    let superview: ControllerLayout.Superview?

    /// The same where code gave the view a frame of its own, as long as it has the room that it had then.
    func keeping(_ kept: KeptFrame?) -> Slot {
      guard let kept, kept.room == frame, kept.frame != frame else { return self }
      let part = Rect(
        x: kept.frame.x - frame.x, y: kept.frame.y - frame.y, width: kept.frame.width, height: kept.frame.height)
      return Slot(environment: environment.part(part), frame: kept.frame, superview: superview)
    }
  }

  /// What a containment hierarchy's layout was made from, and how much came of it.
  private struct Containment {
    let root: ControllerHierarchy.Index
    /// Controllers whose views aren't in the window, with all that they contain, in the order of whom they present.
    let hidden: [ControllerHierarchy.Index]
    /// All of its controllers.
    let members: [(index: ControllerHierarchy.Index, member: CopyOnWrite<ControllerHierarchy.Member>)]
    let presented: CopyOnWrite<ControllerHierarchy.Presented>?
    /// The controllers that have a slot by it.
    let slotted: [ControllerHierarchy.Index]
    /// What it points at, if it is shown in a popover.
    let anchor: PopoverAnchor?
    let isAnchorGone: Bool
    /// How many layouts and controllers there are of it and of those behind it.
    let layoutCount: Int
    let controllerCount: Int
  }

  let surroundings: Surroundings
  private var containments: [Containment] = []
  /// The layouts of all containment hierarchies' controllers, back to front.
  private(set) var layouts: [ControllerLayout] = []
  /// The controllers whose views are in the window, in each containment hierarchy a container before what it shows.
  private(set) var controllers: [ControllerHierarchy.Index] = []
  /// Where the views of controllers stand, or would if they weren't hidden.
  private(set) var slots: [ControllerHierarchy.Index: Slot] = [:]

  init(in surroundings: Surroundings) {
    self.surroundings = surroundings
  }

  /// What the popovers among them point at.
  var anchors: [(content: ControllerHierarchy.Index, anchor: PopoverAnchor)] {
    containments.compactMap { containment in containment.anchor.map { (containment.root, $0) } }
  }

  /// Keeps the containment hierarchies from the back on that are laid out by the same.
  ///
  /// - Parameters:
  ///   - wanted: All containment hierarchies that are to be laid out.
  ///   - state: What is so in the window.
  /// - Returns: How many are kept.
  /// - Complexity: O(*n*) in the controllers of those that are kept: what wasn't changed is compared in no time.
  mutating func keep(
    _ wanted: [(root: ControllerHierarchy.Index, hidden: [ControllerHierarchy.Index])], in state: WindowState
  ) -> Int {
    let kept = zip(containments, wanted).prefix { containment, key in
      containment.root == key.root && containment.hidden == key.hidden && Self.isSame(containment, in: state)
    }.count
    for containment in containments[kept...] {
      for index in containment.slotted { slots[index] = nil }
    }
    containments.removeSubrange(kept...)
    layouts.removeSubrange((containments.last?.layoutCount ?? 0)...)
    controllers.removeSubrange((containments.last?.controllerCount ?? 0)...)
    return kept
  }

  private static func isSame(_ containment: Containment, in state: WindowState) -> Bool {
    let hierarchy = state.hierarchy
    return containment.members.allSatisfy { hierarchy.contains($0.index) && hierarchy[$0.index].member == $0.member }
      && hierarchy[containment.root].presented == containment.presented
      && (!containment.isAnchorGone || state.anchors[containment.root] == containment.anchor)
  }

  /// Adds a containment hierarchy before the others.
  ///
  /// - Parameters:
  ///   - root: Its outermost controller.
  ///   - hidden: Those of its controllers whose views aren't in the window.
  ///   - placed: Its layouts.
  ///   - state: What is so in the window.
  mutating func append(
    _ root: ControllerHierarchy.Index, _ hidden: [ControllerHierarchy.Index], _ placed: ContainmentLayouts,
    of state: WindowState
  ) {
    let hierarchy = state.hierarchy
    let names = Set(placed.layouts.map(\.name))
    layouts += placed.layouts
    controllers += hierarchy.visibleContainment(of: root).filter { names.contains(hierarchy[$0].name) }
    for (index, slot) in placed.slots { slots[index] = slot }
    containments.append(
      Containment(
        root: root, hidden: hidden, members: hierarchy.containment(of: root).map { ($0, hierarchy[$0].member) },
        presented: hierarchy[root].presented, slotted: placed.slots.map(\.0), anchor: placed.anchor,
        isAnchorGone: placed.isAnchorGone, layoutCount: layouts.count, controllerCount: controllers.count))
  }
}
