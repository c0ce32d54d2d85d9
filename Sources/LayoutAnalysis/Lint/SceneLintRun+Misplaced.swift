import LayoutModel
import LayoutResolution

extension SceneLintRun {
  /// Tells of views that lie elsewhere on the canvas than where they are stored, and of which the file shows that itself: by
  /// Interface Builder's mark, or where the stored frames break what the constraints require. Not where a conflict is, of which
  /// Interface Builder may have broken another constraint, nor of what lies lower or higher together, by a bar that it drew and
  /// we don't.
  mutating func tellMisplaced(_ screen: LintScreen, _ canvas: Canvas) {
    guard let active = linter.rules[.misplaced],
      !screen.layout.diagnostics.contains(where: { $0.code == .unsatisfiableConstraints })
    else { return }
    begin(active)
    findings.subject = .file
    defer { findings.subject = .ownConditions }
    let drawn = LintScreen(screen.layout, asDrawnOn: canvas)
    let hasMarks = screen.toldViews.contains { $0.view.drawing(on: canvas)?.isMarkedMisplaced ?? false }
    var misplaced: [(view: LintView, shift: Rect, message: String)] = []
    let views = Dictionary(
      screen.views.compactMap { view in view.view.position.map { ($0, view) } }, uniquingKeysWith: { first, _ in first }
    )
    for diagnostic in screen.layout.diagnostics where diagnostic.code == .misplacedView {
      guard let view = diagnostic.position.flatMap({ views[$0] }),
        let stored = diagnostic.position.flatMap({ canvas.drawings[$0]?.frame }),
        // How large a symbol of the system's is nobody tells us.
        !view.view.declaration.lint.showsSystemSymbol
      else { continue }
      let isShown =
        view.drawing(on: canvas)?.isMarkedMisplaced ?? false
        || !hasMarks && !drawn.isOpen(view, on: canvas) && drawn.breaksRequirement(of: view, on: canvas)
      guard isShown else { continue }
      let frame = screen.layout.controllers[view.controller].layout.frames[view.index.position]
      let shift = Rect(
        x: stored.x - frame.x, y: stored.y - frame.y, width: stored.width - frame.width,
        height: stored.height - frame.height)
      // In whole points everything is stored up to one off.
      let isWhole = [stored.x, stored.y, stored.width, stored.height].allSatisfy { $0 == $0.rounded() }
      let tolerance = active.options["tolerance"]
      // A class of the app's own may have alignment insets.
      if view.view.declaration.lint.hasOwnClass, shift.isSpreadEvenly { continue }
      guard shift.largest > (isWhole ? max(1, tolerance) : tolerance) else { continue }
      misplaced.append((view, shift, diagnostic.message))
    }
    let alike = Dictionary(misplaced.map { ($0.shift, 1) }, uniquingKeysWith: +)
    for (view, shift, message) in misplaced {
      let isVertical = shift == Rect(x: 0, y: shift.y, width: 0, height: 0)
      guard !isVertical || abs(shift.y) < Self.leastBar || alike[shift, default: 0] < Self.leastMovedByBar else {
        continue
      }
      findings.report(LintFindings.Report(view: view, badness: shift.largest), in: screen, message)
    }
  }

  /// The height of the lowest bar, and how many views that lie so far off together tell one.
  private static let leastBar = 20.0
  private static let leastMovedByBar = 3
}

extension LintView {
  /// How Interface Builder drew it; `nil` of what it didn't.
  fileprivate func drawing(on canvas: Canvas) -> Canvas.Drawing? { view.position.flatMap { canvas.drawings[$0] } }
}

extension LintScreen {
  /// Whether Interface Builder marked a view's constraints as leaving something open, or those of a view around it: it stands
  /// where its author left it.
  fileprivate func isOpen(_ view: LintView, on canvas: Canvas) -> Bool {
    superviews(of: place(of: view)).contains { $0.drawing(on: canvas)?.isMarkedAmbiguous ?? false }
  }

  /// Whether the drawn frames miss a required constraint that speaks of a view: between views, by more than rounding to points
  /// makes.
  fileprivate func breaksRequirement(of view: LintView, on canvas: Canvas) -> Bool {
    let tree = tree(of: view)
    return tree.constraints.contains { constraint in
      guard constraint.isActive, !constraint.isImplied, !constraint.isPlaceholder, constraint.priority == .required,
        [constraint.first.view, constraint.second?.view].contains(view.index),
        let amount = drawnAmount(of: constraint, in: view.controller, on: canvas)
      else { return false }
      return switch constraint.relation {
      case .equal: abs(amount) > Self.roundingOfPoints
      case .lessThanOrEqual: amount > Self.roundingOfPoints
      case .greaterThanOrEqual: amount < -Self.roundingOfPoints
      }
    }
  }

  /// Two frames in whole points are off by a point together.
  private static let roundingOfPoints = 1.01

  /// What a constraint's left side is more than its right side with the frames as they were drawn; `nil` where it speaks of
  /// more than edges, middles and lengths of views, or of what scrolls.
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
  /// The largest of the four numbers, whatever its sign.
  fileprivate var largest: Double { [x, y, width, height].map(abs).max() ?? 0 }

  /// Whether it adds as much on each side of a middle that stays.
  fileprivate var isSpreadEvenly: Bool { width > 0 && height > 0 && 2 * x == -width && 2 * y == -height }
}
