import LayoutModel

/// What a turn of the interface does to the controllers in the window.
struct Turn {
  /// A controller's size, safe area and size classes.
  struct Outline: Hashable {
    let size: Size
    let safeAreaInsets: EdgeInsets
    let traits: String
  }

  /// Controllers that are seen before and after, a container before what it shows.
  let staying: [ControllerHierarchy.Index]
  /// Controllers that come into the window, such as a split view's column for which there is room now.
  let appearing: [ControllerHierarchy.Index]
  let disappearing: [ControllerHierarchy.Index]
  /// Of those that stay, what they were and what they come to.
  let changes: [(index: ControllerHierarchy.Index, outline: (old: Outline, new: Outline))]

  /// The turn between two sets of controllers by name.
  init(
    from old: [String: Outline], to new: [String: Outline],
    _ controllers: [(index: ControllerHierarchy.Index, name: String)]
  ) {
    changes = controllers.compactMap { index, name in
      guard let old = old[name], let new = new[name] else { return nil }
      return (index, (old, new))
    }
    staying = changes.map(\.index)
    appearing = controllers.filter { old[$0.name] == nil && new[$0.name] != nil }.map(\.index)
    disappearing = controllers.filter { old[$0.name] != nil && new[$0.name] == nil }.map(\.index)
  }
}
