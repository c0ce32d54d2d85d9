import LayoutEngine

/// The views in a view. They are members of the class, for subclasses override some of them.
extension UIView {
  /// The outermost view around it, or itself.
  var topView: UIView {
    var top = self
    while let outer = top.superview { top = outer }
    return top
  }

  /// Puts a view at a place among those in it; in front of the others without one.
  func insert(_ view: UIView, at index: Int?) {
    guard view !== self, !isDescendant(of: view) else {
      raise(.invalidArgument, view === self ? "Can't add self as subview" : "Can't add superview as subview")
    }
    if view.superview === self {
      reorder(view, to: index)
      return
    }
    let (formerWindow, window) = (view.window, self.window)
    view.willMove(toSuperview: self)
    let isWindowNew = formerWindow !== window
    let formerTraits = isWindowNew ? view.traitCollection : nil
    if isWindowNew { view.forEachInTree { $0.willMove(toWindow: window) } }
    view.leaveSuperview()
    let place = min(index ?? subviews.count, subviews.count)
    if place == subviews.count { subviews.append(view) } else { subviews.insert(view, at: place) }
    view.superview = self
    view.noteSuperview(self)
    if let formerTraits { view.adoptTraits(instead: formerTraits) }
    if isWindowNew, window != nil { view.tellFirstTraits() }
    if isWindowNew {
      if window != nil { view.forEachInTree { AppearanceRules.apply(to: $0) } }
      view.forEachInTree { $0.didMoveToWindow() }
    }
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
  }

  /// Marks the superview for the flags of a new subview.
  private func noteSuperview(_ superview: UIView) {
    if flags.contains(.usesConstraints) { superview.noteUseOfConstraints() }
    if flags.contains(.needsUpdateConstraints) || flags.contains(.subtreeNeedsUpdateConstraints) {
      superview.noteSubtree(.subtreeNeedsUpdateConstraints)
    }
    if flags.contains(.needsLayout) || flags.contains(.subtreeNeedsLayout) { noteDirty() }
    superview.hierarchyLayout?.insert(self)
    updateSafeArea()
    setNeedsLayout()
  }

  /// Moves a view among those in this one.
  private func reorder(_ view: UIView, to index: Int?) {
    guard let place = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.remove(at: place)
    subviews.insert(view, at: min(index ?? subviews.count, subviews.count))
    hierarchyLayout?.reorder(view, in: self)
    setNeedsLayout()
  }

  /// Leaves the superview, and drops the ties to views around. The lists of a superview that is gone end here too.
  func leaveSuperview() {
    guard let superview else {
      flags.subtract([.isListedAsMoved, .isListedAsDirty])
      return
    }
    superview.willRemoveSubview(self)
    dropCrossingConstraints()
    hierarchyLayout?.remove(self)
    (superview as? UIStackView)?.arrangedViewLeaves(self)
    superview.forget(self)
    self.superview = nil
    superview.setNeedsLayout()
  }

  /// Takes a view out of the lists of those in it.
  private func forget(_ view: UIView) {
    if subviews.last === view {
      subviews.removeLast()
    } else if let place = subviews.firstIndex(where: { $0 === view }) {
      subviews.remove(at: place)
    }
    if view.flags.contains(.isListedAsMoved) { movedSubviews.removeAll { $0.object === view } }
    if view.flags.contains(.isListedAsDirty) { dirtySubviews.removeAll { $0.object === view } }
    view.flags.subtract([.isListedAsMoved, .isListedAsDirty])
  }

  /// Deactivates constraints between this view's subtree and other views.
  private func dropCrossingConstraints() {
    forEachInTree { view in
      for constraint in view.naming + view.ownGuides.flatMap(\.naming) {
        guard let holder = constraint.holder, !holder.isDescendant(of: self) else { continue }
        holder.release(constraint)
      }
    }
  }

  /// Calls a closure with this view and all descendants, outer views first.
  func forEachInTree(_ body: (UIView) -> Void) {
    var pending = [self]
    while let view = pending.popLast() {
      body(view)
      if !view.subviews.isEmpty { pending.append(contentsOf: view.subviews.reversed()) }
    }
  }

  /// The nearest view whose subtree, the view included, has this view and another; `nil` where there is none.
  func nearestCommonView(with other: UIView) -> UIView? {
    if other === self || other.superview === self { return self }
    if superview === other { return other }
    if let superview, superview === other.superview { return superview }
    var (a, b): (UIView?, UIView?) = (self, other)
    var (depth, otherDepth) = (self.depth, other.depth)
    while let outer = a, depth > otherDepth { (a, depth) = (outer.superview, depth - 1) }
    while let outer = b, otherDepth > depth { (b, otherDepth) = (outer.superview, otherDepth - 1) }
    while let x = a, let y = b, x !== y { (a, b) = (x.superview, y.superview) }
    return a === b ? a : nil
  }

  private var depth: Int {
    var (depth, outer) = (0, superview)
    while let view = outer { (depth, outer) = (depth + 1, view.superview) }
    return depth
  }

  /// The view's layout guides, with the system's among them.
  var ownGuides: [UILayoutGuide] {
    guard let rare else { return [] }
    return rare.guides + rare.systemGuides.values
  }
}
