import LayoutModel
import LayoutResolution

/// The effects of turns of windows.
extension WindowComposer {
  /// The effects of a turn on a window's controllers.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - next: The orientation to come.
  ///   - newcomer: A controller that appears in that orientation and gets no callbacks of the turn.
  ///   - loaded: The controllers that have loaded their views.
  ///   - appeared: Those that have appeared; during a presentation also those that are about to disappear.
  /// - Returns: The effects.
  /// - Throws: The errors of layout.
  mutating func turn(
    of window: WindowState, to next: InterfaceOrientation, withoutTelling newcomer: ControllerHierarchy.Index? = nil,
    loaded: Set<ControllerHierarchy.Index>, appeared: Set<ControllerHierarchy.Index>
  ) throws -> Turn {
    let old = window.orientation
    let told = window.hierarchy.containmentRoots.flatMap(window.hierarchy.containment).filter { index in
      newcomer.map { !window.hierarchy.ancestors(of: index).contains($0) } ?? true
    }.map { (index: $0, name: window.hierarchy[$0].name) }
    let outlines = (old: try self.outlines(of: window, in: old), new: try self.outlines(of: window, in: next))
    let hidden = told.filter { outlines.old[$0.name] == nil || outlines.new[$0.name] == nil }
    return Turn(
      from: outlines.old, to: outlines.new,
      hidden: try hiddenOutlines(of: hidden.filter { loaded.contains($0.index) }, in: window, from: old, to: next),
      appeared: appeared, told)
  }

  /// The sizes, safe areas and size classes of all controllers in a window, if the interface had an orientation.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - orientation: The orientation.
  /// - Returns: The outlines, by name.
  /// - Throws: The errors of layout.
  private mutating func outlines(
    of window: WindowState, in orientation: InterfaceOrientation
  ) throws -> [String: Turn.Outline] {
    var turned = window
    turned.orientation = orientation
    let outlines = try composed(turned).layouts.map { layout in
      (
        layout.name,
        Turn.Outline(
          size: layout.frame.size, safeAreaInsets: layout.layout.window.safeAreaInsets,
          traits: SizeClasses(layout.layout.tree.traits))
      )
    }
    return Dictionary(outlines) { first, _ in first }
  }

  /// The outlines that controllers outside the window get in a turn: the sizes of their views as if shown.
  ///
  /// From iOS 8 on containers pass sizes and traits on to all their children, and presenting controllers to presented ones
  /// (<doc:Rotation#Containers>, <doc:Rotation#Order-of-the-callbacks>). So a controller below the top of a stack, in another tab or behind
  /// one in full screen gets them too. That a controller must have loaded its view is inferred; a hidden column of a split view gets
  /// nothing (chosen). In the window's own containment hierarchy the places are found without layout. A controller of a presented
  /// containment hierarchy depends on the views behind it, so the window is laid out.
  ///
  /// - Parameters:
  ///   - loaded: Controllers that aren't in the window before the turn, or after it, and have loaded their views.
  ///   - window: The window.
  ///   - old: The present orientation.
  ///   - new: The next orientation.
  /// - Returns: The outlines, by name.
  /// - Throws: The errors of layout.
  private mutating func hiddenOutlines(
    of loaded: [(index: ControllerHierarchy.Index, name: String)], in window: WindowState,
    from old: InterfaceOrientation, to new: InterfaceOrientation
  ) throws -> [String: (old: Turn.Outline, new: Turn.Outline)] {
    guard window.behavior.announcesSizes else { return [:] }
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
    let outlines = try rootSlots(of: turned).map { index, slot in
      let node = turned.hierarchy[index]
      let environment = slot.environment.adding(node.controller.additionalSafeAreaInsets)
      return (
        node.name,
        Turn.Outline(
          size: slot.frame.size, safeAreaInsets: environment.window.safeAreaInsets,
          traits: SizeClasses(environment.traits))
      )
    }
    return Dictionary(outlines) { first, _ in first }
  }
}
