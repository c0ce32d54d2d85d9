package import LayoutModel

/// A call on a controller, or work on the screen, in a turn of the interface.
package struct TurnStep: Sendable {
  /// The kinds of steps.
  package enum Kind: Hashable, Sendable {
    /// `willTransition(to:with:)`, with the size classes to come.
    case announceTraits(SizeClasses)
    /// `viewWillTransition(to:with:)`.
    case announceSize(Size)
    /// `willRotate(to:duration:)`.
    case willRotate
    /// `traitCollectionDidChange(_:)`, with the former size classes.
    case traitsChanged(SizeClasses)
    /// The layout of the controller's view.
    case layOut
    /// `willAnimateRotation(to:duration:)`.
    case willAnimateRotation
    /// The blocks of `animate(alongsideTransition:completion:)`.
    case alongside
    /// `didRotate(from:)`.
    case didRotate
    /// The completions of `animate(alongsideTransition:completion:)`.
    case completion
  }

  /// A condition on a controller for a step to apply.
  package enum Condition: Hashable, Sendable {
    /// Nothing.
    case none
    /// It got `viewWillTransition(to:with:)`.
    case isToldOfSize
    /// It got that, and called UIKit's own, which calls the methods of iOS 7 (inferred).
    case passesSizeOn
  }

  /// The kind of the step.
  package let kind: Kind
  /// The controller.
  package let controller: ControllerHierarchy.Index
  /// The condition on the controller for it to apply.
  package let condition: Condition

  init(_ kind: Kind, _ controller: ControllerHierarchy.Index, if condition: Condition = .none) {
    (self.kind, self.controller, self.condition) = (kind, controller, condition)
  }
}

/// The steps of a turn in their order, the same for files and for objects (<doc:Rotation#Order-of-the-callbacks>).
///
/// Changes that code makes beforehand aren't animated, those within the animation are, and those afterwards jump.
package struct TurnSequence: Sendable {
  /// The steps while the interface has its former orientation.
  package let beforehand: [TurnStep]
  /// The steps once it has the new one.
  package let changed: [TurnStep]
  /// The steps within the animation.
  package let animated: [TurnStep]
  /// The steps after the turn.
  package let afterwards: [TurnStep]

  /// The steps of a turn under a system: up to iOS 7 callbacks about orientations, from iOS 8 on about sizes and traits.
  init(of turn: Turn, _ behavior: SystemBehavior) {
    guard behavior.announcesSizes else {
      beforehand = turn.staying.map { TurnStep(.willRotate, $0) }
      changed = (turn.staying + turn.appearing).map { TurnStep(.layOut, $0) }
      animated = turn.staying.map { TurnStep(.willAnimateRotation, $0) }
      afterwards = turn.staying.map { TurnStep(.didRotate, $0) }
      return
    }
    let retraited = turn.changes.filter { $0.outline.old.traits != $0.outline.new.traits }
    let resized = turn.changes.filter { $0.outline.old.size != $0.outline.new.size }
    beforehand =
      retraited.map { TurnStep(.announceTraits($0.outline.new.traits), $0.index) }
      + resized.flatMap { index, outline in
        [TurnStep(.announceSize(outline.new.size), index), TurnStep(.willRotate, index, if: .passesSizeOn)]
      }
    // In a half turn most controllers get only the notifications.
    let others = turn.changes.filter { $0.outline.old != $0.outline.new }.map(\.index)
    let laidOut = others.filter(turn.seen.contains) + turn.appearing.filter { !others.contains($0) }
    changed =
      retraited.map { TurnStep(.traitsChanged($0.outline.old.traits), $0.index) }
      + laidOut.map { TurnStep(.layOut, $0) }
    animated = resized.flatMap { index, _ in
      [
        TurnStep(.willAnimateRotation, index, if: .passesSizeOn), TurnStep(.alongside, index, if: .isToldOfSize),
      ]
    }
    afterwards = resized.flatMap { index, _ in
      [TurnStep(.didRotate, index, if: .passesSizeOn), TurnStep(.completion, index, if: .isToldOfSize)]
    }
  }
}
