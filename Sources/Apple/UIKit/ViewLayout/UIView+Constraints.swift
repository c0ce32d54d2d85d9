import LayoutEngine
import LayoutModel
import LayoutResolution

/// The constraints of a view, held and released.
extension UIView {
  /// Lets it hold a constraint from now on.
  func hold(_ constraint: NSLayoutConstraint) {
    if layoutOfHierarchy != nil { MainThread.check() }
    heldConstraints.append(constraint)
    constraint.holder = self
    NSLayoutConstraint.lastSequence += 1
    constraint.sequence = NSLayoutConstraint.lastSequence
    constraint.firstPlace = constraint.first.note(constraint)
    constraint.secondPlace = constraint.second.note(constraint)
    noteUseOfConstraints()
    hierarchyLayout?.add(constraint)
    setNeedsLayout()
  }

  /// Lets it hold a constraint no longer.
  func release(_ constraint: NSLayoutConstraint) {
    guard let place = heldConstraints.place(of: constraint) else { return }
    hierarchyLayout?.remove(constraint)
    heldConstraints.remove(at: place)
    constraint.holder = nil
    constraint.first.forget(constraint, at: constraint.firstPlace)
    constraint.second.forget(constraint, at: constraint.secondPlace)
    setNeedsLayout()
  }

  /// Raises what UIKit raises where a constraint names what isn't in this view.
  func checkReach(of constraint: NSLayoutConstraint) {
    for item in [constraint.first, constraint.second] where !item.isEmpty {
      guard let view = item.owningView, view.isDescendant(of: self) else {
        raise(
          .generic,
          "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the view?  That's illegal. constraint:\(constraint) view:\(ConstraintWords.item(self))",
          at: constraint.place)
      }
    }
  }

  /// Marks it and the views around it as laid out by constraints.
  func noteUseOfConstraints() {
    var outer: UIView? = self
    while let view = outer, !view.flags.contains(.usesConstraints) {
      view.flags.insert(.usesConstraints)
      outer = view.superview
    }
  }

  /// Marks the views from this one outward.
  func noteSubtree(_ flag: ViewFlags) {
    var outer: UIView? = self
    while let view = outer, !view.flags.contains(flag) {
      view.flags.insert(flag)
      outer = view.superview
    }
  }

  /// Marks the views around this view, for an outdated descendant.
  func noteDirty() {
    var view = self
    while let outer = view.superview {
      if !view.flags.contains(.isListedAsDirty) {
        view.flags.insert(.isListedAsDirty)
        outer.dirtySubviews.append(Unowned(view))
      }
      guard !outer.flags.contains(.subtreeNeedsLayout) else { return }
      outer.flags.insert(.subtreeNeedsLayout)
      view = outer
    }
  }

  /// The subviews that are out of date, from back to front; it lists none of them any longer.
  func takeDirtySubviews() -> [UIView] {
    flags.remove(.subtreeNeedsLayout)
    guard !dirtySubviews.isEmpty else { return [] }
    let dirty = dirtySubviews.map(\.object)
    dirtySubviews = []
    for view in dirty { view.flags.remove(.isListedAsDirty) }
    return dirty.count == 1 ? dirty : subviews.filter(\.isOutOfDate)
  }

  /// Notes a subview that a layout moved.
  func noteMoved(_ subview: UIView) {
    guard !subview.flags.contains(.isListedAsMoved) else { return }
    subview.flags.insert(.isListedAsMoved)
    movedSubviews.append(Unowned(subview))
  }

  /// A Boolean that tells whether it, or something in it, has to be laid out.
  var isOutOfDate: Bool { flags.contains(.needsLayout) || flags.contains(.subtreeNeedsLayout) }

  /// The layout of its hierarchy, where that is up to date with the hierarchy.
  var hierarchyLayout: HierarchyLayout? {
    guard let layout = layoutOfHierarchy else { return nil }
    if layout.top != nil { return layout }
    layoutOfHierarchy = nil
    node = nil
    return nil
  }

  // MARK: Content

  /// The resistance of its class to growing.
  var ownHugging: ContentPriorities { ClassDefaults.hugging(of: ViewKind(className: kindName)) }

  func storedHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority? {
    axis == .horizontal ? storedContentPriorities?.hugging.0 : storedContentPriorities?.hugging.1
  }

  func storedResistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority? {
    axis == .horizontal ? storedContentPriorities?.resistance.0 : storedContentPriorities?.resistance.1
  }

  func setContentPriorities(_ priorities: StoredContentPriorities) {
    storedContentPriorities = priorities
    guard let node, let layout = hierarchyLayout else { return }
    layout.setContentPriorities(of: self, node)
  }

  /// The engine's priorities of its content.
  var contentPriorities: (hugging: ContentPriorities, resistance: ContentPriorities) {
    guard storedContentPriorities != nil else { return (ownHugging, ClassDefaults.compressionResistance) }
    return (
      ContentPriorities(
        horizontal: contentHuggingPriority(for: .horizontal).priority,
        vertical: contentHuggingPriority(for: .vertical).priority),
      ContentPriorities(
        horizontal: contentCompressionResistancePriority(for: .horizontal).priority,
        vertical: contentCompressionResistancePriority(for: .vertical).priority)
    )
  }
}

extension LayoutItemReference {
  /// Notes an active constraint with the item, and gives its place there.
  func note(_ constraint: NSLayoutConstraint) -> Int {
    if let view {
      view.naming.append(constraint)
      return view.naming.count - 1
    }
    guard let guide else { return -1 }
    guide.naming.append(constraint)
    return guide.naming.count - 1
  }

  /// Forgets a constraint of the item: the last one takes its place.
  func forget(_ constraint: NSLayoutConstraint, at place: Int) {
    if let view {
      view.naming.forget(constraint, at: place, of: view)
    } else if let guide {
      guide.naming.forget(constraint, at: place, of: guide)
    }
  }
}

extension [NSLayoutConstraint] {
  /// The place of a constraint among those that a view holds, which ascend by the order in which they became active.
  @MainActor fileprivate func place(of constraint: NSLayoutConstraint) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].sequence < constraint.sequence { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] === constraint ? low : nil
  }

  @MainActor fileprivate mutating func forget(_ constraint: NSLayoutConstraint, at place: Int, of item: AnyObject) {
    guard indices.contains(place), self[place] === constraint, let last = popLast() else { return }
    guard place < count else { return }
    self[place] = last
    if last.first.object === item, last.firstPlace == count {
      last.firstPlace = place
    } else {
      last.secondPlace = place
    }
  }
}
