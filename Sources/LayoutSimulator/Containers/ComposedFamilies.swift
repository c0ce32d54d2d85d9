import LayoutModel
import LayoutResolution

/// The families of a layout, back to front, and what came of each: as long as what a family and those behind it are laid out by
/// stays, so does their layout, and only what stands before them is laid out anew.
struct ComposedFamilies: Sendable {
  /// What bears on all families.
  struct Surroundings: Hashable, Sendable {
    /// What is around the root controller's view.
    let window: ControllerEnvironment
    let orientation: InterfaceOrientation
    let isKeyboardShown: Bool
  }

  /// What a family is laid out by, beside its surroundings and the families behind it.
  struct Key: Hashable, Sendable {
    let root: ControllerHierarchy.Index
    let revision: Int
    /// Controllers whose views aren't in the window, with all that they contain, in the order of whom they present.
    let hidden: [ControllerHierarchy.Index]
  }

  private struct Family {
    let key: Key
    /// The controllers that have a slot by it.
    let slotted: [ControllerHierarchy.Index]
    /// What it points at, if it is shown in a popover.
    let anchor: PopoverAnchor?
    /// How many layouts and controllers there are of it and of those behind it.
    let layoutCount: Int
    let controllerCount: Int
  }

  private var surroundings: Surroundings?
  private var families: [Family] = []
  /// The layouts of all families' controllers, back to front.
  private(set) var layouts: [ControllerLayout] = []
  /// The controllers whose views are in the window, in each family a container before what it shows.
  private(set) var controllers: [ControllerHierarchy.Index] = []

  /// What the popovers among them point at.
  var anchors: [(content: ControllerHierarchy.Index, anchor: PopoverAnchor)] {
    families.compactMap { family in family.anchor.map { (family.key.root, $0) } }
  }

  /// Keeps the families from the back on that are as they were.
  ///
  /// - Parameters:
  ///   - keys: All families that are to be laid out.
  ///   - surroundings: What bears on all; `nil` where nothing can be kept.
  /// - Returns: How many are kept, and the controllers that had a slot by the others.
  mutating func keep(
    _ keys: [Key], in surroundings: Surroundings?
  ) -> (count: Int, gone: [ControllerHierarchy.Index]) {
    var count = 0
    if let surroundings, surroundings == self.surroundings {
      while count < min(keys.count, families.count), families[count].key == keys[count] { count += 1 }
    }
    self.surroundings = surroundings
    let gone = families[count...].flatMap(\.slotted)
    families.removeSubrange(count...)
    layouts.removeSubrange((families.last?.layoutCount ?? 0)...)
    controllers.removeSubrange((families.last?.controllerCount ?? 0)...)
    return (count, gone)
  }

  /// Adds a family before the others.
  ///
  /// - Parameters:
  ///   - key: What it is laid out by.
  ///   - layouts: Its layouts.
  ///   - members: Those of its controllers that are seen, a container before what it shows, by their names.
  ///   - slotted: The controllers that have a slot by it.
  ///   - anchor: What it points at, if it is shown in a popover.
  mutating func append(
    _ key: Key, _ layouts: [ControllerLayout], members: [(index: ControllerHierarchy.Index, name: String)],
    slotted: [ControllerHierarchy.Index], anchor: PopoverAnchor?
  ) {
    let names = Set(layouts.map(\.name))
    self.layouts += layouts
    controllers += members.filter { names.contains($0.name) }.map(\.index)
    families.append(
      Family(
        key: key, slotted: slotted, anchor: anchor, layoutCount: self.layouts.count, controllerCount: controllers.count)
    )
  }
}
