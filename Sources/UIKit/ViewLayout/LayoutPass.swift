import LayoutModel

/// A layout of a view and what is in it: constraints from the inside out, frames, then subviews from the outside in, again until nothing
/// is out of date.
@MainActor struct LayoutPass {
  /// So many rounds at most: a view that asks for a layout in each of its layouts would go on for ever.
  private static let maximumRounds = 100

  private let view: UIView

  init(_ view: UIView) { self.view = view }

  func run() {
    var rounds = 0
    while prepare() {
      let start = outermostOutOfDate
      guard start.flags.contains(.needsLayout) || start.flags.contains(.subtreeNeedsLayout) else { return }
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
    let start = outermostOutOfDate
    return start.flags.contains(.needsLayout) || start.flags.contains(.subtreeNeedsLayout)
  }

  /// The outermost of the views that are out of date without a break from this one outward.
  private var outermostOutOfDate: UIView {
    var start = view
    while let outer = start.superview, outer.flags.contains(.needsLayout) { start = outer }
    return start
  }
}

extension Rect {
  /// The frame with its edges on whole pixels, in a superview whose origin lies so far from one. Lengths are whole numbers of pixels,
  /// divided once: 100 points stay 100.
  fileprivate func onPixels(_ scale: Double, in outer: Point) -> Rect {
    func pixel(_ location: Double) -> Double { (location * scale + 0.5 + 1e-6).rounded(.down) }
    let (left, top) = (pixel(outer.x + x), pixel(outer.y + y))
    return Rect(
      x: (left - pixel(outer.x)) / scale, y: (top - pixel(outer.y)) / scale,
      width: max(0, pixel(outer.x + maxX) - left) / scale, height: max(0, pixel(outer.y + maxY) - top) / scale)
  }
}

extension UIView {
  /// Lays out its subviews where that is out of date, then theirs.
  func layoutTree() {
    if flags.contains(.needsLayout) {
      flags.remove(.needsLayout)
      let controller = rare?.viewController
      controller?.note(.viewWillLayoutSubviews)
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.note(.viewDidLayoutSubviews)
      controller?.viewDidLayoutSubviews()
    }
    guard flags.contains(.subtreeNeedsLayout) else { return }
    flags.remove(.subtreeNeedsLayout)
    for view in subviews where view.flags.contains(.needsLayout) || view.flags.contains(.subtreeNeedsLayout) {
      view.layoutTree()
    }
  }

  /// Gives the subviews that a layout moved their frames, on the pixels of the screen.
  func applyMovedSubviews() {
    guard !movedSubviews.isEmpty else { return }
    let moved = movedSubviews
    movedSubviews = []
    guard let layout = hierarchyLayout else { return }
    let scale = displayScale
    for view in moved where view.superview === self {
      guard let node = view.node else { continue }
      view.takeExact(layout.exactFrame(of: node), in: residue, scale: scale)
    }
  }

  /// Takes an exact frame, rounded to pixels: what is in it is rounded anew where it came to lie otherwise between pixels.
  private func takeExact(_ frame: Rect, in outer: Point, scale: Double) {
    guard !flags.contains(.translatesMask) || frame != Rect(untransformedFrame) else { return }
    let rounded = frame.onPixels(scale, in: outer)
    let own = Point(x: outer.x + frame.x - rounded.x, y: outer.y + frame.y - rounded.y)
    let isShifted = abs(own.x - residue.x) > 1e-9 || abs(own.y - residue.y) > 1e-9
    residue = own
    take(CGRect(rounded))
    guard isShifted else { return }
    for view in subviews where view.node != nil && !movedSubviews.contains(where: { $0 === view }) {
      movedSubviews.append(view)
    }
    setNeedsLayout()
  }

  /// Calls `updateConstraints` where that is due, inner views first.
  func updateConstraintsOfTree() {
    if flags.contains(.subtreeNeedsUpdateConstraints) {
      flags.remove(.subtreeNeedsUpdateConstraints)
      for view in subviews
      where view.flags.contains(.needsUpdateConstraints) || view.flags.contains(.subtreeNeedsUpdateConstraints) {
        view.updateConstraintsOfTree()
      }
    }
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
  func settle() { forEachInTree { $0.flags.subtract([.needsLayout, .subtreeNeedsLayout]) } }
}
