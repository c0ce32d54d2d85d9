import LayoutModel
import LayoutResolution

/// The outlines of controllers before and after a turn.
extension ScreenState {
  /// The sizes, safe areas and size classes of all controllers in a window, if the interface had an orientation.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - orientation: The orientation.
  /// - Returns: The outlines, by name.
  /// - Throws: The errors of layout.
  mutating func outlines(
    of window: WindowState, in orientation: InterfaceOrientation
  ) throws -> [String: Turn.Outline] {
    var turned = window
    turned.orientation = orientation
    let outlines = try composer.composed(turned).layouts.map { layout in
      (
        layout.name,
        Turn.Outline(
          size: layout.frame.size, safeAreaInsets: layout.layout.window.safeAreaInsets,
          traits: layout.layout.tree.traits.sizeClassWords)
      )
    }
    return Dictionary(outlines) { first, _ in first }
  }

  /// The outlines that controllers outside the window get in a turn: the sizes that they would have if they were shown.
  ///
  /// From iOS 8 on containers pass sizes and traits on to all their children, and presenting controllers to presented
  /// ones (<doc:Rotation#Containers>, <doc:Rotation#Order-of-the-callbacks>). So a controller below the top
  /// of a stack, in another tab or behind one in full screen gets them too. That it must have loaded its view is
  /// inferred; a hidden column of a split view gets nothing (chosen). In the window's own containment hierarchy the
  /// places are found without layout. A controller of a presented containment hierarchy depends on the views behind it,
  /// so the window is laid out.
  ///
  /// - Parameters:
  ///   - controllers: Controllers that aren't in the window before the turn, or after it.
  ///   - old: The present orientation.
  ///   - new: The next orientation.
  /// - Returns: The outlines, by name.
  /// - Throws: The errors of layout.
  mutating func hiddenOutlines(
    of controllers: [(index: ControllerHierarchy.Index, name: String)], from old: InterfaceOrientation,
    to new: InterfaceOrientation
  ) throws -> [String: (old: Turn.Outline, new: Turn.Outline)] {
    guard behavior.announcesSizes else { return [:] }
    let loaded = controllers.filter { application.lives.loaded.contains($0.index) }
    let names = Set(loaded.map(\.name))
    var outlines: [String: (old: Turn.Outline, new: Turn.Outline)] = [:]
    for (index, name) in loaded where outlines[name] == nil {
      var shown = window
      shown.hierarchy.reveal(index)
      // A popover that isn't visible may have lost its anchor.
      guard let (before, after) = try outlinesIfSeen(of: index, in: shown, old, new) else { continue }
      // Others that would be visible with it get theirs the same way.
      for (name, outline) in before where names.contains(name) && outlines[name] == nil {
        if let next = after[name] { outlines[name] = (outline, next) }
      }
    }
    return outlines
  }

  /// The outlines in two orientations of a controller and of others that would be visible with it; `nil` where a
  /// popover would have no anchor.
  private mutating func outlinesIfSeen(
    of index: ControllerHierarchy.Index, in window: WindowState, _ old: InterfaceOrientation,
    _ new: InterfaceOrientation
  ) throws -> (old: [String: Turn.Outline], new: [String: Turn.Outline])? {
    if window.hierarchy.containmentRoot(of: index) == window.hierarchy.root {
      return (try rootOutlines(of: window, in: old), try rootOutlines(of: window, in: new))
    }
    do {
      return (try outlines(of: window, in: old), try outlines(of: window, in: new))
    } catch is SimulatedException {
      return nil
    }
  }

  /// The outlines of the controllers in the window's own containment hierarchy.
  private mutating func rootOutlines(
    of window: WindowState, in orientation: InterfaceOrientation
  ) throws -> [String: Turn.Outline] {
    var turned = window
    turned.orientation = orientation
    let outlines = try composer.rootSlots(of: turned).map { index, slot in
      let node = turned.hierarchy[index]
      let environment = slot.environment.adding(node.controller.additionalSafeAreaInsets)
      return (
        node.name,
        Turn.Outline(
          size: slot.frame.size, safeAreaInsets: environment.window.safeAreaInsets,
          traits: environment.traits.sizeClassWords)
      )
    }
    return Dictionary(outlines) { first, _ in first }
  }
}
