import LayoutModel
import LayoutResolution

/// The layouts of a containment hierarchy: a container with its content.
struct ContainmentLayouts {
  var layouts: [ControllerLayout] = []
  var slots: [(ControllerHierarchy.Index, ComposedContainments.Slot)] = []
  /// Its anchor, if it is shown in a popover.
  var anchor: PopoverAnchor?
  /// A Boolean that tells whether the anchor has left the window, so that this is the popover's former anchor.
  var isAnchorGone = false

  init() {}

  init(_ parts: (layouts: [ControllerLayout], slots: [(ControllerHierarchy.Index, ComposedContainments.Slot)])) {
    (layouts, slots) = parts
  }
}

/// The layouts of a window's containment hierarchies, back to front, and the values that each was made from.
///
/// A containment hierarchy's layout depends on the hierarchy, and on the hierarchies behind it. So when something changes, all hierarchies
/// behind the change keep their layouts (`keep`), and those from the change on are laid out again (`append`).
///
/// - *Key*: the surroundings and, of each hierarchy, its controllers, its presentation and which of its views are hidden.
/// - *Bound*: the hierarchies of one window.
/// - *End*: `keep` removes what changed; `WindowComposer`, the owner, forgets the rest.
struct ComposedContainments: Sendable {
  /// The values that all of them depend on.
  struct Surroundings: Hashable, Sendable {
    /// The environment of the root controller's view.
    let window: ControllerEnvironment
    let orientation: InterfaceOrientation
    let isKeyboardShown: Bool
    /// The environments of controllers' views on the scene's own device, where another one lays them out and frames are
    /// written for this orientation on the former.
    let own: [ControllerHierarchy.Index: ControllerEnvironment]
  }

  /// The place of a controller's view, and its environment there.
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

    /// A part of it, in its coordinates.
    func part(_ part: Rect) -> Slot {
      Slot(
        environment: environment.part(part),
        frame: Rect(x: frame.x + part.x, y: frame.y + part.y, width: part.width, height: part.height),
        superview: superview)
    }
  }

  /// The values that a containment hierarchy's layout was made from, and the size of the result.
  private struct Containment {
    let root: ControllerHierarchy.Index
    /// Controllers whose views aren't in the window, with all that they contain, in the order of the controllers that they present.
    let hidden: [ControllerHierarchy.Index]
    /// All of its controllers.
    let members: [(index: ControllerHierarchy.Index, member: CopyOnWrite<ControllerHierarchy.Member>)]
    let presented: CopyOnWrite<ControllerHierarchy.Presented>?
    /// The controllers whose slots it made.
    let slotted: [ControllerHierarchy.Index]
    /// Its anchor, if it is shown in a popover.
    let anchor: PopoverAnchor?
    let isAnchorGone: Bool
    /// The number of layouts and controllers of it and of those behind it.
    let layoutCount: Int
    let controllerCount: Int
  }

  let surroundings: Surroundings
  private var containments: [Containment] = []
  /// The layouts of all containment hierarchies' controllers, back to front.
  private(set) var layouts: [ControllerLayout] = []
  /// The controllers whose views are in the window, in each containment hierarchy a container before the controllers that it shows.
  private(set) var controllers: [ControllerHierarchy.Index] = []
  /// The places of controllers' views; for hidden views, the places that they would have if shown.
  private(set) var slots: [ControllerHierarchy.Index: Slot] = [:]

  init(in surroundings: Surroundings) {
    self.surroundings = surroundings
  }

  /// The anchors of the popovers among them.
  var anchors: [(content: ControllerHierarchy.Index, anchor: PopoverAnchor)] {
    containments.compactMap { containment in containment.anchor.map { (containment.root, $0) } }
  }

  /// Keeps the containment hierarchies, from the back on, whose layouts depend on the same values as before.
  ///
  /// - Parameters:
  ///   - wanted: All containment hierarchies that are to be laid out.
  ///   - state: The state of the window.
  /// - Returns: The number kept.
  /// - Complexity: O(*n*) in the controllers of those that are kept; unchanged ones are compared in no time.
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

  /// Adds a containment hierarchy in front of the others.
  ///
  /// - Parameters:
  ///   - root: Its outermost controller.
  ///   - hidden: The controllers of the hierarchy whose views aren't in the window.
  ///   - placed: Its layouts.
  ///   - state: The state of the window.
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

extension ComposedContainments.Slot {
  /// The place of a view that fills the window.
  init(filling environment: ControllerEnvironment) {
    self.init(environment: environment, frame: Rect(environment.size), superview: nil)
  }
}
