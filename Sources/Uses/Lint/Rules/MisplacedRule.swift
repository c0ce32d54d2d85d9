import Findings
import LayoutModel
import LayoutResolution
import SceneSources

extension LintRule {
  package static let misplaced = LintRule(
    LintRuleDescription(
      id: "misplaced",
      summary: "a view whose stored frame isn't the one that its constraints give on the file's own canvas",
      explanation: """
        Interface Builder shows a warning, and rewrites the file whenever somebody opens it. The app isn't concerned: \
        it lays out anew. The rule reports what the file itself shows: the views that Interface Builder marks or, in a \
        scene without marks, stored frames that break a required constraint. As Interface Builder does, it passes over \
        a difference of less than about a point. It also passes over screens with a conflict, since another constraint \
        may have been broken when the frames were stored, and over views that are all shifted down or up by a bar.
        """,
      example: "Login: “Sign in” is misplaced: y is 64, drawn as 72", remedy: "Update the frames in Interface Builder.",
      standardSeverity: .note,
      parameters: [tolerance.parameter], collective: "views don't stand where the file has stored them"),
    example: example,
    .canvases { screen, options in
      // In a conflict, another constraint may have been broken when the frames were stored.
      guard !screen.laidOut.layout.diagnostics.contains(where: { $0.code == .unsatisfiableConstraints }) else {
        return []
      }
      let misplaced = misplaced(on: screen, beyond: options[tolerance])
      let alike = Dictionary(misplaced.map { ($0.shift, 1) }, uniquingKeysWith: +)
      return misplaced.filter { view in
        let isVertical = view.shift == Rect(x: 0, y: view.shift.y, width: 0, height: 0)
        return !isVertical || abs(view.shift.y) < leastBar || alike[view.shift, default: 0] < leastMovedByBar
      }.map { misplaced in
        var finding = RuleFinding(view: misplaced.view, badness: misplaced.shift.largest) { misplaced.message }
        let textDecides = misplaced.view.showsText && (misplaced.shift.width != 0 || misplaced.shift.height != 0)
        // Without a mark the canvas's insets may have been others.
        let isMarked = misplaced.view.drawing(on: screen.canvas)?.isMarkedMisplaced ?? false
        finding.help.proposals = { updates(of: screen, isSafe: isMarked && !textDecides) }
        return finding
      }
    })

  private static let tolerance = LintOption(
    "tolerance", "the distance by which the frames may differ, in points", standard: 0.5)

  /// The minimum height of a bar, and the minimum number of views that are off by the same amount because of one.
  private static let leastBar = 20.0
  private static let leastMovedByBar = 3

  /// A view that lies elsewhere on the canvas than stored.
  private struct Misplaced {
    let view: LintView
    /// The difference of its stored frame from that of the layout.
    let shift: Rect
    let message: String
  }

  /// Returns the views that the file itself shows to be misplaced: by Interface Builder's mark, or because the stored
  /// frames break required constraints.
  private static func misplaced(on screen: DrawnScreen, beyond tolerance: Double) -> [Misplaced] {
    let (laidOut, canvas) = (screen.laidOut, screen.canvas)
    let hasMarks = laidOut.toldViews.contains { $0.drawing(on: canvas)?.isMarkedMisplaced ?? false }
    let views = Dictionary(
      laidOut.views.compactMap { view in view.view.position.map { ($0, view) } },
      uniquingKeysWith: { first, _ in first }
    )
    lazy var breaking = screen.drawn.viewsBreakingRequirements(on: canvas)
    let moved = laidOut.layout.diagnostics.compactMap { diagnostic -> Misplaced? in
      guard diagnostic.code == .misplacedView, let view = diagnostic.position.flatMap({ views[$0] }),
        let stored = diagnostic.position.flatMap({ canvas.drawings[$0]?.frame }),
        // The sizes of system symbols aren't known.
        !view.view.declaration.lint.showsSystemSymbol
      else { return nil }
      let isShown =
        view.drawing(on: canvas)?.isMarkedMisplaced ?? false
        || !hasMarks && !screen.drawn.isOpen(view, on: canvas) && breaking.contains(screen.drawn.place(of: view))
      guard isShown else { return nil }
      let frame = laidOut.layout.controllers[view.controller].layout.frames[view.index.position]
      let shift = Rect(
        x: stored.x - frame.x, y: stored.y - frame.y, width: stored.width - frame.width,
        height: stored.height - frame.height)
      // If a frame is stored in whole points, each number may be off by one.
      let isWhole = [stored.x, stored.y, stored.width, stored.height].allSatisfy { $0 == $0.rounded() }
      // A class of the app's own may have alignment insets.
      if view.view.declaration.lint.hasOwnClass, shift.isSpreadEvenly { return nil }
      guard shift.largest > (isWhole ? max(1, tolerance) : tolerance) else { return nil }
      return Misplaced(view: view, shift: shift, message: diagnostic.message)
    }
    let known = Set(moved.map(\.view.view.position))
    return moved + stretchedTexts(on: screen, beyond: tolerance).filter { !known.contains($0.view.view.position) }
  }

  /// Returns the marked texts whose stored size the canvas shows: no constraint decides that size, and the text asks for
  /// another.
  private static func stretchedTexts(on screen: DrawnScreen, beyond tolerance: Double) -> [Misplaced] {
    let laidOut = screen.laidOut
    return laidOut.toldViews.compactMap { view in
      guard view.showsText, let drawing = view.drawing(on: screen.canvas), drawing.isMarkedMisplaced,
        let stored = drawing.frame, let asked = view.view.declaration.undrawnContentSize,
        let width = asked.width, let height = asked.height
      else { return nil }
      let lengths = ConstrainedLengths(in: laidOut.tree(of: view))
      let size = Size(
        width: lengths.holds(view.index, along: .horizontal) ? stored.width : width,
        height: lengths.holds(view.index, along: .vertical) ? stored.height : height)
      let shift = Rect(x: 0, y: 0, width: stored.width - size.width, height: stored.height - size.height)
      guard shift.largest > max(1, tolerance) else { return nil }
      let name = laidOut.name(of: view)
      return Misplaced(
        view: view, shift: shift,
        message: "\(name) is misplaced: its text asks for \(points(size)), drawn as \(points(stored.size))")
    }
  }

  private static let example = LintExample(
    reports: "box", in: .canvas(storedHeight: 80), notIn: .canvas(storedHeight: 100))
}

extension LintView {
  /// Returns the view as Interface Builder drew it; `nil` if it didn't.
  fileprivate func drawing(on canvas: Canvas) -> Canvas.Drawing? { view.position.flatMap { canvas.drawings[$0] } }
}

extension LintScreen {
  /// Tells whether Interface Builder marked the constraints of a view, or of a view around it, as ambiguous. It then
  /// stays where its author left it.
  fileprivate func isOpen(_ view: LintView, on canvas: Canvas) -> Bool {
    superviews(of: place(of: view)).contains { $0.drawing(on: canvas)?.isMarkedAmbiguous ?? false }
  }

  /// Returns the places of the views of which a required constraint isn't met by the drawn frames, by more than rounding to points can
  /// cause.
  fileprivate func viewsBreakingRequirements(on canvas: Canvas) -> Set<Int> {
    var places: Set<Int> = []
    for controller in layout.controllers.indices {
      for constraint in layout.controllers[controller].layout.tree.constraints {
        guard constraint.isActive, !constraint.isImplied, !constraint.isPlaceholder, constraint.priority == .required,
          let amount = drawnAmount(of: constraint, in: controller, on: canvas)
        else { continue }
        let isBroken =
          switch constraint.relation {
          case .equal: abs(amount) > Self.roundingOfPoints
          case .lessThanOrEqual: amount > Self.roundingOfPoints
          case .greaterThanOrEqual: amount < -Self.roundingOfPoints
          }
        guard isBroken else { continue }
        for item in [constraint.first.view, constraint.second?.view].compactMap(\.self) {
          places.insert(starts[controller] + item.position)
        }
      }
    }
    return places
  }

  /// The maximum error of two frames in whole points together.
  private static let roundingOfPoints = 1.01

  /// Returns a constraint's left side minus its right side with the drawn frames. The result is `nil` if the constraint
  /// involves anything but edges, middles and lengths of views, or anything that scrolls.
  private func drawnAmount(of constraint: TreeConstraint, in controller: Int, on canvas: Canvas) -> Double? {
    let tree = layout.controllers[controller].layout.tree
    let owner = tree.owner(of: constraint)
    guard !constraint.isMirrored, !tree.isGuide(owner) else { return nil }
    let origin = views[starts[controller] + owner.position].frame
    func value(_ term: TreeConstraint.Term) -> Double? {
      guard !tree.isGuide(term.view), !term.attribute.isMargin,
        ![.firstBaseline, .lastBaseline].contains(term.attribute)
      else { return nil }
      let view = views[starts[controller] + term.view.position]
      guard term.view == tree.root || view.drawing(on: canvas)?.frame != nil,
        !view.scrolls || term.view != owner || constraint.second == nil
      else { return nil }
      var insets = EdgeInsets.zero
      if let number = term.insets {
        guard case .fixed(let fixed) = tree.insets[Int(number)].kind else { return nil }
        insets = fixed
      }
      let measure = term.attribute.measure
      let frame = view.frame
      let isWide = measure.axis == .horizontal
      let near = isWide ? frame.x - origin.x + insets.left : frame.y - origin.y + insets.top
      let length =
        isWide ? frame.width - insets.left - insets.right : frame.height - insets.top - insets.bottom
      return measure.isSize ? length : near + measure.fraction * length
    }
    guard let first = value(constraint.first) else { return nil }
    guard let term = constraint.second else { return first - constraint.constant }
    return value(term).map { first - (constraint.multiplier * $0 + constraint.constant) }
  }
}

extension Rect {
  /// The largest of the four numbers, without regard to sign.
  fileprivate var largest: Double { [x, y, width, height].map(abs).max() ?? 0 }

  /// A Boolean value that tells whether the rectangle, as a shift, adds the same on each side of a fixed middle.
  fileprivate var isSpreadEvenly: Bool { width > 0 && height > 0 && 2 * x == -width && 2 * y == -height }
}
