import LayoutModel
import LayoutResolution

/// What controllers are before a turn and after it.
extension ScreenState {
  /// The sizes, safe areas and size classes of all controllers in the window, were the interface to stand so.
  ///
  /// - Parameter orientation: How the interface would stand.
  /// - Returns: What they would be, by name.
  /// - Throws: What laying out throws.
  mutating func outlines(in orientation: InterfaceOrientation) throws -> [String: Turn.Outline] {
    let standing = self.orientation
    defer {
      self.orientation = standing
      known = nil
    }
    self.orientation = orientation
    known = nil
    let layouts = try layout().controllers
    return Dictionary(
      layouts.map { layout in
        (
          layout.name,
          Turn.Outline(
            size: layout.frame.size, safeAreaInsets: layout.layout.window.safeAreaInsets,
            traits: layout.layout.tree.traits.sizeClassWords)
        )
      }, uniquingKeysWith: { first, _ in first })
  }

  /// What controllers out of the window are told of a turn: the sizes that they would have if they were shown.
  ///
  /// From iOS 8 on containers hand sizes and traits on to all their children, and whoever presents to whom it presents
  /// (<doc:RotationRules#Containers>, <doc:RotationRules#Order-of-the-callbacks>), so that a controller below the top
  /// of a stack, in another tab or behind one in full screen is told too. That it has to have loaded its view is
  /// inferred; a column of a split view that isn't shown is told nothing (chosen).
  ///
  /// - Parameters:
  ///   - controllers: Controllers that aren't in the window before the turn, or after it.
  ///   - old: How the interface stands.
  ///   - new: How it is to stand.
  /// - Returns: What they would be, by name.
  /// - Throws: What laying out throws.
  mutating func hiddenOutlines(
    of controllers: [(index: ControllerHierarchy.Index, name: String)], from old: InterfaceOrientation,
    to new: InterfaceOrientation
  ) throws -> [String: (old: Turn.Outline, new: Turn.Outline)] {
    guard behavior.announcesSizes else { return [:] }
    var outlines: [String: (old: Turn.Outline, new: Turn.Outline)] = [:]
    for (index, name) in controllers where loaded.contains(index) && outlines[name] == nil {
      var shown = self
      shown.hierarchy.reveal(index)
      // A popover that isn't seen may have lost what it points at.
      guard let (before, after) = try shown.outlinesIfSeen(old, new) else { continue }
      // It keeps what it laid out.
      adoptLayouts(of: shown)
      // Others that are seen with it are told the same way.
      for (index, name) in controllers where loaded.contains(index) && outlines[name] == nil {
        if let before = before[name], let after = after[name] { outlines[name] = (before, after) }
      }
    }
    return outlines
  }

  /// The outlines in two orientations; `nil` where a popover would point at nothing.
  private mutating func outlinesIfSeen(
    _ old: InterfaceOrientation, _ new: InterfaceOrientation
  ) throws -> (old: [String: Turn.Outline], new: [String: Turn.Outline])? {
    do {
      return (try outlines(in: old), try outlines(in: new))
    } catch is SimulatedException {
      return nil
    }
  }
}
