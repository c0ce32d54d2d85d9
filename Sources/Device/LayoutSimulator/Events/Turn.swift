package import LayoutModel

/// The effects of a turn of the interface on the controllers that get its callbacks.
package struct Turn {
  /// A controller's size, safe area and size classes.
  package struct Outline: Hashable {
    package let size: Size
    package let safeAreaInsets: EdgeInsets
    package let traits: SizeClasses
  }

  /// Controllers that are visible before and after, a container before the controllers that it shows.
  package let staying: [ControllerHierarchy.Index]
  /// The controllers that are visible after the turn.
  package let seen: Set<ControllerHierarchy.Index>
  /// Controllers that come into the window, such as a split view's column with enough room now.
  package let appearing: [ControllerHierarchy.Index]
  package let disappearing: [ControllerHierarchy.Index]
  /// The outlines before and after, of the controllers that stay, and of those outside the window that get callbacks.
  package let changes: [(index: ControllerHierarchy.Index, outline: (old: Outline, new: Outline))]

  /// The turn between two sets of controllers by name.
  ///
  /// - Parameters:
  ///   - old: The controllers in the window before.
  ///   - new: The controllers in the window after.
  ///   - hidden: Controllers that get callbacks although they aren't in the window before, or after.
  ///   - appeared: Controllers that have appeared; during a presentation also those that are about to disappear.
  ///   - controllers: All that get callbacks, containment hierarchies from the root's on.
  init(
    from old: [String: Outline], to new: [String: Outline], hidden: [String: (old: Outline, new: Outline)],
    appeared: Set<ControllerHierarchy.Index>, _ controllers: [(index: ControllerHierarchy.Index, name: String)]
  ) {
    changes = controllers.compactMap { index, name in
      if let old = old[name], let new = new[name] { return (index, (old, new)) }
      return hidden[name].map { (index, $0) }
    }
    seen = Set(controllers.filter { new[$0.name] != nil }.map(\.index))
    staying = controllers.filter { old[$0.name] != nil && new[$0.name] != nil }.map(\.index)
    appearing = controllers.filter { old[$0.name] == nil && new[$0.name] != nil }.map(\.index).filter {
      !appeared.contains($0)
    }
    disappearing = controllers.filter { old[$0.name] != nil && new[$0.name] == nil }.map(\.index)
      .filter(appeared.contains)
  }
}

/// The size classes of a controller.
package struct SizeClasses: Hashable, Sendable, CustomStringConvertible {
  /// The class of the width.
  package let horizontal: UserInterfaceSizeClass
  /// The class of the height.
  package let vertical: UserInterfaceSizeClass

  init(_ traits: Traits) { (horizontal, vertical) = (traits.horizontalSizeClass, traits.verticalSizeClass) }

  /// The classes in words: `compact × regular`.
  package var description: String { "\(horizontal.rawValue) × \(vertical.rawValue)" }
}
