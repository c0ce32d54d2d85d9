import LayoutModel

/// A guide that constraints follow while it is near an edge: such constraints are held.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private var constraintsByEdge: [(edges: NSDirectionalRectEdge, isNear: Bool, constraints: [NSLayoutConstraint])] = []

  /// Keeps constraints for when it is near an edge.
  open func setConstraints(_ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {
    constraintsByEdge.append((edge, true, trackedConstraints))
    if edge == .bottom { NSLayoutConstraint.activate(trackedConstraints) }
  }

  /// Keeps constraints for when it is away from an edge.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    constraintsByEdge.append((edge, false, trackedConstraints))
    if edge == .top { NSLayoutConstraint.activate(trackedConstraints) }
  }

  /// The constraints that were kept for when it is near an edge.
  open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    constraintsByEdge.filter { $0.edges == edge && $0.isNear }.flatMap(\.constraints)
  }

  /// The constraints that were kept for when it is away from an edge.
  open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    constraintsByEdge.filter { $0.edges == edge && !$0.isNear }.flatMap(\.constraints)
  }

  /// Forgets all of them.
  open func removeAllTrackedConstraints() { constraintsByEdge = [] }
}

/// The rectangle that the keyboard covers: the bottom of the safe area where none is up.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// A Boolean that lets the guide follow a floating keyboard: held.
  open var followsUndockedKeyboard = false {
    didSet { UIKitUse.note("UIKeyboardLayoutGuide.followsUndockedKeyboard") }
  }
  /// A Boolean that keeps it at the safe area's bottom, and not at the view's, where no keyboard is up.
  open var usesBottomSafeArea = true {
    didSet { owningView?.marginsChanged() }
  }
  /// The room added above the keyboard for a drag that dismisses it, in points: held.
  open var keyboardDismissPadding: CGFloat = 0 {
    didSet { UIKitUse.note("UIKeyboardLayoutGuide.keyboardDismissPadding") }
  }
}
