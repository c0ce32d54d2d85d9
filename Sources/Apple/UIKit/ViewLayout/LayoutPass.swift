import LayoutModel
import LayoutResolution

/// A layout of a view and what is in it: constraints from the inside out, frames, then subviews from the outside in, again until nothing
/// is out of date.
@MainActor struct LayoutPass {
  /// So many rounds at most: a view that asks for a layout in each of its layouts would go on for ever.
  private static let maximumRounds = 100

  private let view: UIView

  init(_ view: UIView) { self.view = view }

  func run() {
    MainThread.check()
    var rounds = 0
    while prepare() {
      let start = outermostOutOfDate
      guard start.isOutOfDate else { return }
      rounds += 1
      guard rounds <= Self.maximumRounds else {
        standardError(
          "[LayoutLoop] \(start.outOfDateNames) asked for a layout in each of \(Self.maximumRounds) rounds, and is left as it is."
        )
        start.settle()
        return
      }
      start.layoutTree()
    }
  }

  /// Brings constraints and the frames that they give up to date.
  ///
  /// - Returns: Whether something is left to be laid out.
  private func prepare() -> Bool {
    let top = view.topView
    if top.flags.contains(.subtreeNeedsUpdateConstraints) || top.flags.contains(.needsUpdateConstraints) {
      top.updateConstraintsOfTree()
    }
    if top.flags.contains(.usesConstraints) {
      if top.hierarchyLayout?.top !== top {
        top.layoutOfHierarchy = HierarchyLayout(of: top)
        top.node = nil
      }
      top.hierarchyLayout?.solve()
    }
    return outermostOutOfDate.isOutOfDate
  }

  /// The outermost of the views that are out of date without a break from this one outward.
  private var outermostOutOfDate: UIView {
    var start = view
    while let outer = start.superview, outer.flags.contains(.needsLayout) { start = outer }
    return start
  }
}

extension Rect {
  /// Tells whether it differs from another by no more than arithmetic does.
  fileprivate func isAlmost(_ other: Rect) -> Bool {
    abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6 && abs(width - other.width) < 1e-6
      && abs(height - other.height) < 1e-6
  }
}

extension UIView {
  /// Lays out its subviews where that is out of date, then theirs.
  ///
  /// Each is laid out under its own traits, under which code resolves colours and images.
  func layoutTree() {
    let scope = UITraitCollection.Scope()
    let place: AnyClass? = UIKitUse.setPlace(nil)
    defer {
      scope.end()
      UIKitUse.setPlace(place)
    }
    var pending = [self]
    while let view = pending.popLast() {
      // A view may have left while those before it were laid out.
      guard view === self || view.superview != nil else { continue }
      if view.flags.contains(.needsLayout) {
        scope.enter(view.traitCollection)
        UIKitUse.setPlace(type(of: view))
        view.layoutOwnSubviews()
      }
      if view.flags.contains(.subtreeNeedsLayout) { pending += view.takeDirtySubviews().reversed() }
    }
  }

  private func layoutOwnSubviews() {
    flags.remove(.needsLayout)
    layoutThroughLayer()
  }

  /// Gives the subviews that a layout moved their frames, on the pixels of the screen.
  func applyMovedSubviews() {
    guard !movedSubviews.isEmpty else { return }
    let moved = movedSubviews
    movedSubviews = []
    for view in moved { view.object.flags.remove(.isListedAsMoved) }
    guard let layout = hierarchyLayout else { return }
    let scale = displayScale
    // Code that runs as a view takes its frame may take others away.
    for view in moved.map(\.object) where view.superview === self {
      guard let node = view.node else { continue }
      view.takeExact(layout.exactFrame(of: node), in: residue, scale: scale)
    }
  }

  /// Takes an exact frame, rounded to pixels: what is in it is rounded anew where it came to lie otherwise between pixels.
  private func takeExact(_ frame: Rect, in outer: Point, scale: Double) {
    // What a mask places keeps its exact frame.
    guard !flags.contains(.translatesMask) || !frame.isAlmost(Rect(untransformedFrame)) else { return }
    let rounded = PixelGrid(scale: scale, origin: outer).rounded(frame)
    let own = Point(x: outer.x + frame.x - rounded.x, y: outer.y + frame.y - rounded.y)
    let isShifted = abs(own.x - residue.x) > 1e-9 || abs(own.y - residue.y) > 1e-9
    residue = own
    take(CGRect(rounded))
    guard isShifted else { return }
    for view in subviews where view.node != nil { noteMoved(view) }
    setNeedsLayout()
  }

  /// Calls `updateConstraints` where that is due, inner views first.
  func updateConstraintsOfTree() {
    var pending = [self]
    while let view = pending.last {
      guard view.flags.contains(.subtreeNeedsUpdateConstraints) else {
        pending.removeLast()
        view.updateOwnConstraints()
        continue
      }
      view.flags.remove(.subtreeNeedsUpdateConstraints)
      pending += view.subviews.reversed().filter {
        $0.flags.contains(.needsUpdateConstraints) || $0.flags.contains(.subtreeNeedsUpdateConstraints)
      }
    }
  }

  private func updateOwnConstraints() {
    guard flags.contains(.needsUpdateConstraints) else { return }
    flags.remove(.needsUpdateConstraints)
    if let controller = rare?.viewController { controller.updateViewConstraints() } else { updateConstraints() }
    if type(of: self).requiresConstraintBasedLayout { noteUseOfConstraints() }
  }

  /// Names what is out of date, for the message about a layout that has no end.
  var outOfDateNames: String {
    var names: [String] = []
    forEachInTree { view in
      if view.flags.contains(.needsLayout) { names.append("\(type(of: view))") }
    }
    return Array(Set(names)).sorted().prefix(5).joined(separator: ", ")
  }

  /// Takes it and all in it for up to date.
  func settle() {
    forEachInTree { view in
      view.flags.subtract([.needsLayout, .subtreeNeedsLayout])
      for subview in view.dirtySubviews { subview.object.flags.remove(.isListedAsDirty) }
      view.dirtySubviews = []
    }
  }
}
