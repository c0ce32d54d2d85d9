import LayoutModel
import LayoutResolution

/// The layouts of a family, and what came of them.
struct FamilyLayouts {
  var layouts: [ControllerLayout] = []
  var slots: [(ControllerHierarchy.Index, ComposedFamilies.Slot)] = []
  /// What it points at, if it is shown in a popover.
  var anchor: PopoverAnchor?
  /// Whether that has left the window, so that it is what the popover pointed at before.
  var isAnchorGone = false

  init() {}

  init(_ parts: (layouts: [ControllerLayout], slots: [(ControllerHierarchy.Index, ComposedFamilies.Slot)])) {
    (layouts, slots) = parts
  }
}

/// The families of a layout, back to front, and what came of each: as long as what a family and those behind it are laid out by
/// stays, so does their layout, and only what stands before them is laid out anew.
struct ComposedFamilies: Sendable {
  /// What bears on all families.
  struct Surroundings: Hashable, Sendable {
    /// What is around the root controller's view.
    let window: ControllerEnvironment
    let orientation: InterfaceOrientation
    let isKeyboardShown: Bool
    /// What is around controllers' views on the scene's own device, where another lays them out and frames are written for
    /// this orientation on it.
    let own: [ControllerHierarchy.Index: ControllerEnvironment]
  }

  /// Where a controller's view stands, and what is around it there.
  struct Slot {
    let environment: ControllerEnvironment
    let frame: Rect
    let superview: ControllerLayout.Superview?
  }

  /// What a family was laid out by, and how much came of it.
  private struct Family {
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
  private var families: [Family] = []
  /// The layouts of all families' controllers, back to front.
  private(set) var layouts: [ControllerLayout] = []
  /// The controllers whose views are in the window, in each family a container before what it shows.
  private(set) var controllers: [ControllerHierarchy.Index] = []
  /// Where the views of controllers stand, or would if they weren't hidden.
  private(set) var slots: [ControllerHierarchy.Index: Slot] = [:]

  init(in surroundings: Surroundings) {
    self.surroundings = surroundings
  }

  /// What the popovers among them point at.
  var anchors: [(content: ControllerHierarchy.Index, anchor: PopoverAnchor)] {
    families.compactMap { family in family.anchor.map { (family.root, $0) } }
  }

  /// Keeps the families from the back on that are laid out by the same.
  ///
  /// - Parameters:
  ///   - wanted: All families that are to be laid out.
  ///   - state: What is so in the window.
  /// - Returns: How many are kept.
  /// - Complexity: O(*n*) in the controllers of those that are kept: what wasn't changed is compared in no time.
  mutating func keep(
    _ wanted: [(root: ControllerHierarchy.Index, hidden: [ControllerHierarchy.Index])], in state: WindowState
  ) -> Int {
    let kept = zip(families, wanted).prefix { family, key in
      family.root == key.root && family.hidden == key.hidden && Self.isSame(family, in: state)
    }.count
    for family in families[kept...] {
      for index in family.slotted { slots[index] = nil }
    }
    families.removeSubrange(kept...)
    layouts.removeSubrange((families.last?.layoutCount ?? 0)...)
    controllers.removeSubrange((families.last?.controllerCount ?? 0)...)
    return kept
  }

  private static func isSame(_ family: Family, in state: WindowState) -> Bool {
    let hierarchy = state.hierarchy
    return family.members.allSatisfy { hierarchy.contains($0.index) && hierarchy[$0.index].member == $0.member }
      && hierarchy[family.root].presented == family.presented
      && (!family.isAnchorGone || state.anchors[family.root] == family.anchor)
  }

  /// Adds a family before the others.
  ///
  /// - Parameters:
  ///   - root: Its outermost controller.
  ///   - hidden: Those of its controllers whose views aren't in the window.
  ///   - placed: Its layouts.
  ///   - state: What is so in the window.
  mutating func append(
    _ root: ControllerHierarchy.Index, _ hidden: [ControllerHierarchy.Index], _ placed: FamilyLayouts,
    of state: WindowState
  ) {
    let hierarchy = state.hierarchy
    let names = Set(placed.layouts.map(\.name))
    layouts += placed.layouts
    controllers += hierarchy.visibleFamily(of: root).filter { names.contains(hierarchy[$0].name) }
    for (index, slot) in placed.slots { slots[index] = slot }
    families.append(
      Family(
        root: root, hidden: hidden, members: hierarchy.family(of: root).map { ($0, hierarchy[$0].member) },
        presented: hierarchy[root].presented, slotted: placed.slots.map(\.0), anchor: placed.anchor,
        isAnchorGone: placed.isAnchorGone, layoutCount: layouts.count, controllerCount: controllers.count))
  }
}
