import Documents
public import LayoutModel
public import LayoutResolution
import LinearProgramming

/// A tree prepared for layout in any window: resolved, split between masks and solver, lowered and presolved.
///
/// A plan belongs to a tree, and so to the traits that its variations were resolved for, but not to a size: the
/// window's size, safe area and margins enter as parameters. Frames are affine in them as long as the same constraints
/// bind. The plan keeps the affine forms that it has found, and where they hold. So another window mostly costs a pass
/// over flat arrays, and otherwise a few steps of the simplex method.
///
///     var plan = LayoutPlan(tree)
///     let frames = try plan.frames(in: window)   // in preorder, exact, in the superview's coordinates
///     plan.setConstant(24, of: gap)
///
/// Plans are values, and may be used by several threads at once.
public struct LayoutPlan: Sendable {
  /// The tree, with the changes that were made to the plan.
  public internal(set) var tree: ViewTree {
    didSet { words = ConstraintWords() }
  }
  let unknowns: Unknowns
  let parameters: Parameters
  var regions: RegionStore
  private let textSteps = TextSteps()
  /// The words for the tree's constraints in messages.
  private var words = ConstraintWords()

  /// Compiles a tree.
  public init(_ tree: ViewTree) {
    self.init(tree, solvingAll: false)
  }

  /// Compiles a tree with options, for comparisons with the fast paths.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - solvingAll: A Boolean that tells whether masks go through the solver too.
  ///   - isPresolving: A Boolean that tells whether equalities are substituted first.
  package init(_ tree: ViewTree, solvingAll: Bool = false, isPresolving: Bool = true) {
    self.tree = tree
    unknowns = Unknowns(tree, solvingAll: solvingAll)
    parameters = Parameters(tree)
    let items = TreeItems(tree, unknowns, parameters)
    let isDirect = !solvingAll && isPresolving
    regions = RegionStore(
      TreeProgram(items, isPresolving: isPresolving), placement: isDirect ? ClosedFormPlacement(items) : nil,
      FrameProgram(masksOf: items), unknowns, itemCount: tree.count)
  }

  /// The plan of a tree that differs from this one's only in its traits, with all known regions; `nil` if it differs in
  /// more.
  package func adopting(_ tree: ViewTree) -> LayoutPlan? {
    guard tree.isPlanned(as: self.tree) else { return nil }
    var plan = self
    plan.tree = tree.sharingStorage(of: self.tree)
    plan.words = words
    return plan
  }

  /// Every item's frame in a window: exact, in the superview's coordinates; the views' in preorder, followed by the
  /// guides'.
  ///
  /// - Throws: `LayoutFailure` if the solver gives up or its answer fails the check.
  public func frames(in window: Window) throws(LayoutFailure) -> [Rect] {
    guard isSizeAlone else { return try settled(in: window).frames }
    return try frames(try region(of: window.size, [], []), window.size, [])
  }

  /// Overwrites frames with every item's frame in a window, as for each step of an animation.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - frames: A frame for each item, as `frames(in:)` gives them; an array of another length is replaced.
  /// - Throws: `LayoutFailure` if the solver gives up or its answer fails the check.
  public func frames(in window: Window, into frames: inout [Rect]) throws(LayoutFailure) {
    guard frames.count == regions.itemCount, isSizeAlone else {
      frames = try self.frames(in: window)
      return
    }
    let known = unsafe frames.withUnsafeMutableBufferPointer { unsafe regions.evaluate(window.size, into: $0) }
    guard let squares = known else {
      frames = try self.frames(try region(of: window.size, [], []), window.size, [])
      return
    }
    if !(squares <= Self.checkedSquares) { try check(frames) }
  }

  /// The layout in a window: frames, both exact and on the pixel grid, and diagnostics.
  ///
  /// - Throws: `LayoutFailure` if the solver gives up or its answer fails the check.
  public func layout(in window: Window) throws(LayoutFailure) -> Layout { try layout(in: window, isMending: true) }

  /// The layout in a window, optionally without repairs of conflicts, which take layouts of their own.
  ///
  /// - Throws: As `layout(in:)`.
  package func layout(in window: Window, isMending: Bool) throws(LayoutFailure) -> Layout {
    try layout(of: try settled(in: window), in: window, isMending: isMending)
  }

  /// The layout in a window without repairs of conflicts, and its evidence.
  ///
  /// - Throws: As `layout(in:)`.
  package func layoutWithEvidence(in window: Window) throws(LayoutFailure) -> (Layout, LayoutEvidence) {
    var evidence = LayoutEvidence()
    let settled = try settled(in: window) { evidence.note($0) }
    return (try layout(of: settled, in: window, isMending: false), evidence)
  }

  private func layout(
    of settled: Settled, in window: Window, isMending: Bool
  ) throws(LayoutFailure) -> Layout {
    let ambiguities = ambiguities(settled.region.ranges)
    let settledTree = settled.tree(of: tree, parameters)
    return Layout(
      tree: settledTree, window: window, unroundedFrames: settled.frames,
      frames: PixelGrid(scale: window.scale, origin: window.origin).rounded(settled.frames, of: tree),
      ambiguities: ambiguities,
      diagnostics: diagnostics(
        of: settledTree, in: window, try conflicts(of: settled), ambiguities,
        visible: Deferred { visibleAmbiguities(of: settled, in: window) },
        unsettled: settled.unsettled.map(parameters.meaning), words: words,
        placed: { placed(settledTree, settled) }, layingOut: isMending ? { try LayoutPlan($0).placed(in: window) } : nil
      ))
  }

  /// A tree's items in a window, for questions about its constraints.
  ///
  /// - Throws: `LayoutFailure` if the solver gives up or its answer fails the check.
  func placed(in window: Window) throws(LayoutFailure) -> PlacedTree {
    let settled = try settled(in: window)
    return placed(settled.tree(of: tree, parameters), settled)
  }

  private func placed(_ tree: ViewTree, _ settled: Settled) -> PlacedTree {
    PlacedTree(tree, settled.frames, parameters, settled.inputs)
  }

  // MARK: Passes

  /// Frames with the insets and sizes of text that belong to them.
  private struct Settled {
    var region: Region
    var inputs: (parameters: [Double], frozenInputs: [Double])
    var frames: [Rect]
    var texts: [Size]
    /// The quantities that a further pass would change, if the passes ran out.
    var unsettled: [Int] = []

    /// The tree with the resulting sizes of its texts.
    func tree(of tree: ViewTree, _ parameters: Parameters) -> ViewTree {
      var tree = tree
      for (text, size) in zip(parameters.texts, texts) {
        let intrinsic = IntrinsicContentSize(width: size.width, height: size.height)
        tree.setIntrinsicContentSize(intrinsic, of: tree.index(at: Int(text.view)))
      }
      return tree
    }
  }

  /// The maximum number of passes. Insets and text mostly settle after two, and may never settle.
  private static let maximumPasses = 8
  /// The maximum change of insets and text that needs no further pass, in points.
  private static let stillness = 1e-9
  /// The minimum change after the last pass that is visible, in points: a thousandth, the precision of all output.
  private static let leastUnsettled = 1e-3

  /// A Boolean that tells whether the tree depends only on the window's size.
  private var isSizeAlone: Bool { parameters.count == 2 && !parameters.hasFrozenInputs }

  /// Lays out with the insets of inner views and the sizes of text from the previous layout, until these settle.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - note: Receives the evidence of each pass.
  /// - Returns: The frames of the last pass, and its inputs.
  /// - Throws: `LayoutFailure` if the solver gives up or its answer fails the check.
  private func settled(
    in window: Window, noting note: ((LayoutEvidence.Step) -> Void)? = nil
  ) throws(LayoutFailure) -> Settled {
    var resolution = InsetResolution(tree, in: window, frames: nil)
    var texts = note == nil ? tree.textSizes(in: nil) : textSteps.unwrapped(of: tree)
    var values = parameters.values(window, resolution.insets(), texts)
    note?(.decisions(resolution.decisions))
    var pass = 1
    while true {
      let region: Region
      let frames: [Rect]
      if let note {
        let all = values.parameters + values.frozenInputs
        region = try shownRegion(of: window.size, all)
        frames = try self.frames(region, window.size, all)
        note(.region(region, all))
      } else {
        region = try self.region(of: window.size, values.parameters, values.frozenInputs)
        frames = try self.frames(region, window.size, values.parameters)
      }
      guard parameters.hasFrozenInputs else {
        return Settled(region: region, inputs: values, frames: frames, texts: texts)
      }
      var resolution = InsetResolution(tree, in: window, frames: frames)
      let nextTexts: [Size]
      if let note {
        let broken = textSteps.texts(of: tree, in: frames, quantities: parameters.texts.lazy.map(\.quantity))
        nextTexts = broken.sizes
        note(.texts(LayoutEvidence.BrokenTexts(widths: broken.widths, tree: tree, steps: textSteps)))
      } else {
        nextTexts = tree.textSizes(in: frames)
      }
      let next = parameters.values(window, resolution.insets(), nextTexts)
      note?(.decisions(resolution.decisions))
      let moves = zip(values.frozenInputs, next.frozenInputs).map { $1 - $0 }
      if pass == Self.maximumPasses {
        note?(.moves(Self.decisions(about: moves)))
        return Settled(
          region: region, inputs: values, frames: frames, texts: texts,
          unsettled: moves.indices.filter { abs(moves[$0]) > Self.leastUnsettled }.map { parameters.count + $0 })
      }
      guard moves.contains(where: { abs($0) > Self.stillness }) else {
        return Settled(region: region, inputs: values, frames: frames, texts: texts)
      }
      (texts, values) = (nextTexts, next)
      pass += 1
    }
  }

  /// The inputs that still change visibly after the last pass, as decisions for a sweep.
  private static func decisions(about moves: [Double]) -> Decisions {
    var decisions = Decisions()
    for move in moves {
      _ = decisions.isPositive(move - leastUnsettled)
      _ = decisions.isPositive(-move - leastUnsettled)
    }
    return decisions
  }

  /// The parameters and frozen inputs of a window's layout.
  func inputs(in window: Window) throws(LayoutFailure) -> (parameters: [Double], frozenInputs: [Double]) {
    guard !isSizeAlone else { return ([window.size.width, window.size.height], []) }
    return try settled(in: window).inputs
  }

  private func region(
    of size: Size, _ parameters: [Double], _ frozenInputs: [Double]
  ) throws(LayoutFailure) -> Region {
    do throws(SolverFailure) {
      return try regions.region(of: size, parameters, frozenInputs)
    } catch {
      throw failure(error)
    }
  }

  private func shownRegion(of size: Size, _ quantities: [Double]) throws(LayoutFailure) -> Region {
    do throws(SolverFailure) {
      return try regions.shownRegion(of: size, quantities, parameterCount: parameters.count)
    } catch {
      throw failure(error)
    }
  }

  /// The conflicts of a layout. They are computed once it is settled, not in each pass.
  private func conflicts(of settled: Settled) throws(LayoutFailure) -> [ConflictSet] {
    do throws(SolverFailure) {
      let found = try regions.conflicts(of: settled.region, settled.inputs.parameters, settled.inputs.frozenInputs)
      guard !found.isEmpty else { return [] }
      let items = Lowering.Item.all(of: tree, unknowns)
      return found.map { ConflictSet($0, items) }
    } catch {
      throw failure(error)
    }
  }

  func failure(_ failure: SolverFailure) -> LayoutFailure {
    let items = Lowering.Item.all(of: tree, unknowns)
    let concerned = failure.items.map { items[$0] }
    let names = concerned.map { $0.member(in: tree).id }
    let positions = concerned.compactMap { position(of: $0, in: tree) }
    return LayoutFailure(.solver, reason: failure.description, items: names, position: positions.first)
  }

  private func frames(_ region: Region, _ size: Size, _ parameters: [Double]) throws(LayoutFailure) -> [Rect] {
    var squares = 0.0
    let frames = unsafe [Rect](unsafeUninitializedCapacity: tree.count) { frames, count in
      let all = unsafe UnsafeMutableBufferPointer(rebasing: frames[..<tree.count])
      squares = unsafe region.evaluate(size, parameters, into: all)
      count = tree.count
    }
    if !(squares <= Self.checkedSquares) { try check(frames) }
    return frames
  }

  /// The open attributes of each view: from the columns of a solved view, from the superview's open lengths for a view placed by its mask.
  ///
  /// - Parameters:
  ///   - ranges: The range of each open column; empty if nothing is open.
  ///   - tolerance: The range up to which an attribute counts as determined, in points.
  /// - Returns: The attributes, in the order of the tree.
  func ambiguities(_ ranges: [Double], over tolerance: Double = Tolerances.length) -> [AmbiguousAttributes] {
    var ambiguities = [AmbiguousAttributes](repeating: [], count: tree.count)
    guard !ranges.isEmpty else { return ambiguities }
    let items = TreeItems(tree, unknowns, parameters)
    var openLengths = OpenLengths(tolerance: tolerance)
    for view in 1..<tree.count {
      if let index = unknowns.solvedIndex(of: view) {
        ambiguities[view] = openLengths.enter(view, solved: index, ranges)
      } else {
        ambiguities[view] = openLengths.enter(
          view, in: items.superview(of: view), items.autoresizing(of: view, along: .horizontal),
          items.autoresizing(of: view, along: .vertical))
      }
    }
    return ambiguities
  }

  /// The attributes of each view that are open by more than a pixel in a window.
  private func visibleAmbiguities(of settled: Settled, in window: Window) -> [AmbiguousAttributes] {
    let (parameters, frozenInputs) = settled.inputs
    var ranges = settled.region.ranges
    // A region has the ranges of the window for which it was found.
    if !ranges.isEmpty, !settled.region.wasFound(for: parameters, frozenInputs),
      let solution = try? regions.solution(parameters, frozenInputs, toward: [])
    {
      ranges = solution.ranges
    }
    return ambiguities(ranges, over: 1 / max(window.scale, 1) + Tolerances.length)
  }

  /// Throws if coordinates are too large for a double to hold thousandths of a point. Multipliers from view to view may
  /// make them so.
  private func check(_ frames: [Rect]) throws(LayoutFailure) {
    for (view, frame) in zip(tree.indices, frames) {
      let reach = abs(frame.x) + abs(frame.y) + abs(frame.width) + abs(frame.height)
      guard reach <= Self.farthest else {
        throw LayoutFailure(
          .magnitude, reason: "its frame comes to more than doubles can hold to a thousandth of a point",
          items: [tree.name(of: view)], position: tree.position(of: view))
      }
    }
  }

  /// The largest coordinate that still has thousandths, in points.
  private static let farthest = 1e12
  /// The sum of all frames' squares up to which no frame needs a check. Four numbers whose squares sum to s add up to
  /// 2√s at most; half of `farthest` is left for the sum's rounding error.
  private static let checkedSquares = farthest * farthest / 16
}
