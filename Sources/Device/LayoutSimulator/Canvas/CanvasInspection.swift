import Documents
import LayoutModel
import LayoutResolution

/// Interface Builder's warnings on its canvas, computed from the stored frames and the constraints.
struct CanvasInspection {
  let canvas: Canvas

  init(_ canvas: Canvas) {
    self.canvas = canvas
  }

  func drawing(of view: ViewTree.Index, in tree: ViewTree) -> Canvas.Drawing? {
    tree[view].position.flatMap { canvas.drawings[$0] }
  }

  // MARK: Findings

  /// The views that lie elsewhere than they were drawn, and the views that are fixed where they were drawn; in preorder.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - isAsDrawn: A Boolean that tells whether it is under the canvas's own conditions: other texts and sizes of text
  ///     rightly move views.
  /// - Returns: The findings.
  func findings(in layout: Layout, isAsDrawn: Bool) -> [Diagnostic] {
    let tree = layout.tree
    let outOfSight = viewsInRowsOutOfSight(of: tree)
    var isHidden = [Bool](repeating: false, count: tree.viewCount)
    var findings = isAsDrawn ? [misplacedBar, misplacement(ofRootIn: layout)].compactMap(\.self) : []
    for view in tree.viewIndices {
      let superview = tree.superview(of: view)
      isHidden[view.position] = tree[view].isHidden || (superview.map { isHidden[$0.position] } ?? false)
      guard superview != nil, let drawing = drawing(of: view, in: tree) else { continue }
      if drawing.isFixed {
        findings.append(fixedFrame(view, in: tree))
      } else if isAsDrawn, let stored = drawing.frame, !isHidden[view.position], !outOfSight.contains(view.position) {
        findings += misplacement(of: view, stored, layout)
      }
    }
    return findings + ambiguities(of: outOfSight, in: layout)
  }

  private func fixedFrame(_ view: ViewTree.Index, in tree: ViewTree) -> Diagnostic {
    let name = tree.itemName(of: view)
    return Diagnostic(
      .fixedFrameView, "\(name) has a fixed frame; it is held where it was drawn", position: tree[view].position,
      items: [name.id])
  }

  /// A navigation bar that is drawn at another height than the stored one.
  private var misplacedBar: Diagnostic? {
    canvas.navigationBar.map { bar in
      Diagnostic(
        .misplacedView,
        "the navigation bar is misplaced: \(Self.words("height", stored: bar.storedHeight, found: bar.height))",
        position: bar.position, items: bar.id.map { [$0] } ?? [])
    }
  }

  /// The finding about a root of the size that the bars around it leave, which was drawn below a bar of another height.
  private func misplacement(ofRootIn layout: Layout) -> Diagnostic? {
    let tree = layout.tree
    guard let stored = drawing(of: tree.root, in: tree)?.frame else { return nil }
    let height = canvas.window.size.height
    guard abs(stored.height - height) > Self.tolerance else { return nil }
    let name = tree.itemName(of: tree.root)
    return Diagnostic(
      .misplacedView, "\(name) is misplaced: \(Self.words("height", stored: stored.height, found: height))",
      position: tree[tree.root].position, items: [name.id])
  }

  /// The finding about a view that constraints place about a point or more from where it was drawn.
  private func misplacement(of view: ViewTree.Index, _ stored: Rect, _ layout: Layout) -> [Diagnostic] {
    let tree = layout.tree
    guard !tree[view].translatesAutoresizingMaskIntoConstraints,
      canvas.marksAmbiguousAsMisplaced || layout.ambiguities[view.position].isEmpty
    else { return [] }
    let frame = layout.frames[view.position]
    let parts: [(name: String, stored: Double, found: Double)] = [
      ("x", stored.x, frame.x), ("y", stored.y, frame.y), ("width", stored.width, frame.width),
      ("height", stored.height, frame.height),
    ]
    let wrong = parts.filter { abs($0.stored - $0.found) > Self.tolerance }
    guard !wrong.isEmpty else { return [] }
    let name = tree.itemName(of: view)
    let sentences = wrong.map { Self.words($0.name, stored: $0.stored, found: $0.found) }
    return [
      Diagnostic(
        .misplacedView, "\(name) is misplaced: \(sentences.joined(separator: "; "))",
        position: tree[view].position, items: [name.id])
    ]
  }

  private static func words(_ name: String, stored: Double, found: Double) -> String {
    "\(name) is \(JSONText.thousandths(found)), drawn as \(JSONText.thousandths(stored))"
  }

  /// The distance by which a view may be off before Interface Builder marks it, in points. All marked views in public
  /// files that are found are at least as far off, and some hundreds of unmarked views are nearer
  /// (<doc:InterfaceBuilder#What-Interface-Builder-warns-of>).
  private static let tolerance = 0.95
}
