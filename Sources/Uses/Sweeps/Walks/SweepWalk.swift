import FileSystem
public import LayoutModel
package import LayoutResolution
import LayoutSimulator

/// A sweep that computes its pieces on demand, in order.
///
///     var walk = try SweepWalk(of: scene, over: range)
///     while let piece = try walk.next() { … }
///
/// Along a line, each piece is found when it is requested. In a plane, parts are joined into pieces once all are found.
public struct SweepWalk: Sendable {
  /// The sizes.
  public let range: WindowRange
  private var screen: ResizedScreen
  private var way: Way

  // Indirect, as the code that copies the parts of all its cases would be a tenth of the module's.
  private indirect enum Way {
    case line(LinePieces, LineProofs)
    case plane(PlaneWalk)
    case found([Sweep.Piece], PlaneProofs)
  }

  /// Begins a walk through the windows of a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - range: The sizes.
  ///   - conditions: The other conditions of the layout; a size is ignored.
  /// - Throws: `DeviceError` if there is no such device; `LayoutFailure` if the solver fails.
  public init(of scene: Scene, over range: WindowRange, under conditions: Conditions = Conditions()) throws {
    try self.init(
      of: try ResizedScreen(scene, under: conditions), over: range, within: SweepLimits(maximumPieces: .max))
  }

  /// Begins a walk through windows of a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - range: The sizes.
  ///   - limits: The limits of the walk.
  ///   - mends: Whether to look for repairs of conflicts.
  ///   - guide: The lengths at which a walk of the same screen along another line was cut, in order; they are tried
  ///     first.
  /// - Throws: `LayoutFailure` if the solver fails; `SweepError.stopped` if it is interrupted before it begins.
  package init(
    of screen: ResizedScreen, over range: WindowRange, within limits: SweepLimits, mends: Bool = true,
    guide: [Double] = []
  ) throws {
    self.range = range
    self.screen = screen
    self.mends = mends
    self.limits = limits
    self.screen.isStopped = limits.isInterrupted
    guard !range.isPlane else {
      way = .plane(PlaneWalk(through: range, of: screen))
      return
    }
    let (line, bounds) = SizeLine.only(of: range)
    way = .line(
      try LinePieces(along: line, bounds, of: &self.screen, guide: guide),
      LineProofs(screen.comparisons, along: line, bounds))
  }

  private let limits: SweepLimits
  private let mends: Bool
  /// The part of the range that no piece describes exactly, once there are no more pieces.
  public private(set) var rest: Sweep.Rest?
  /// The fraction of a line that its pieces cover so far, and their number.
  private var share = 0.0
  private var pieceCount = 0
  /// A Boolean value that tells whether a line was ended early.
  private var isGivenUp = false
  /// The views of the previous piece, whose storage the next one's share.
  private var lastViews: [Sweep.View] = []
  /// The layout at one of the sizes of the last piece; `nil` if UIKit throws, and in a plane.
  private(set) var lastLayout: ScreenLayout?

  /// Returns the next piece; `nil` after the last.
  ///
  /// - Throws: `LayoutFailure` if the solver fails.
  public mutating func next() throws -> Sweep.Piece? { try next { _ in } }

  /// Returns the next piece; `nil` after the last.
  ///
  /// - Parameter take: A closure that receives every part of a line. Parts are finer than pieces, and all those of the
  ///   piece have been passed on when it is returned.
  /// - Returns: The piece.
  /// - Throws: As `next()`.
  package mutating func next(_ take: (LineWalk.Part) -> Void) throws -> Sweep.Piece? {
    switch way {
    case .line(var pieces, var proofs):
      var parts: [LineWalk.Part] = []
      var found: LinePiece?
      var isStopped = false
      do {
        found = try pieces.next(of: &screen) { parts.append($0) }
      } catch SweepError.stopped {
        isStopped = true
        isGivenUp = true
        pieces.giveUp()
      }
      // The part walked before the end counts too.
      for part in parts {
        proofs.add(part)
        take(part)
      }
      way = .line(pieces, proofs)
      guard !isStopped else { return try next(take) }
      guard let found else {
        if isGivenUp { rest = Sweep.Rest(reason: .interruption, share: 1 - share) }
        return nil
      }
      let told = Sweep.Piece(found, after: lastViews)
      lastViews = told.views
      lastLayout = found.probe.layout
      share = range.share(upTo: told)
      pieceCount += 1
      limits.progress(SweepProgress(pieces: pieceCount, share: share, layouts: screen.count))
      return mends ? try told.explained(by: &screen) : told
    case .plane(let walk):
      way = try explored(walk)
      return try next(take)
    case .found(var pieces, let proofs):
      // The remaining pieces are in reverse order, and stored only once.
      way = .found([], proofs)
      guard let piece = pieces.popLast() else { return nil }
      way = .found(pieces, proofs)
      return mends ? try piece.explained(by: &screen) : piece
    }
  }

  private mutating func explored(_ walk: PlaneWalk) throws -> Way {
    let start = Threads.processorTime
    var (facets, proofs) = ([Facet](), PlaneProofs(screen.comparisons))
    var reason = try find(walk, from: start) {
      facets.append($0)
      proofs.add($0)
    }
    let known = facets
    screen.isStopped = limits.stop(after: Self.shareOfSamples, from: start)
    if let reason, reason != .interruption {
      let sampled = PlaneSamples(of: walk.allZones, beside: known, in: range).facets(of: &screen)
      for facet in sampled { proofs.add(facet.probe) }
      facets += sampled
    }
    screen.isStopped = limits.stop(after: Self.shareOfEdges, from: start)
    var edges = PlaneEdges(of: known)
    var alone = try edges.pieces(of: &screen, &proofs)
    if !edges.isWhole { reason = reason ?? limits.reasonToStop }
    alone += try fullScreen(beside: facets, alone, &proofs)
    screen.isStopped = limits.stop(after: Self.shareOfPieces, from: start)
    let pieces = try PlanePieces.pieces(facets, alone: alone, of: &screen)
    if let reason {
      let open = reason == .interruption ? range.area - known.area : facets.filter(\.isSampled).area
      rest = Sweep.Rest(
        reason: limits.isInterrupted() ? .interruption : reason, share: max(0, min(1, open / range.area)))
    }
    return .found(pieces.reversed(), proofs)
  }

  /// The fractions of the time that are over once parts are found, samples taken, edges walked, and pieces made; the
  /// rest is for writing them.
  private static let (shareOfParts, shareOfSamples, shareOfEdges, shareOfPieces) = (0.5, 0.65, 0.8, 0.9)

  /// Finds the parts of a plane.
  ///
  /// - Returns: The reason for ending before all were found; `nil` if all were.
  private mutating func find(
    _ walk: PlaneWalk, from start: Duration, _ take: (Facet) -> Void
  ) throws -> Sweep.Rest.Reason? {
    var (walk, count, area) = (walk, 0, 0.0)
    screen.isStopped = limits.stop(after: Self.shareOfParts, from: start)
    do {
      while let facet = try walk.next(of: &screen) {
        guard count < limits.maximumPieces else { return .parts(limits.maximumPieces) }
        count += 1
        area += facet.polygon.area
        take(facet)
        limits.progress(SweepProgress(pieces: count, share: min(1, area / range.area), layouts: screen.count))
      }
      return nil
    } catch SweepError.stopped {
      return limits.reasonToStop
    }
  }

  /// Returns a piece for the device's own size, if the window that fills the screen has something else.
  private mutating func fullScreen(
    beside facets: [Facet], _ alone: [LinePiece], _ proofs: inout PlaneProofs
  ) throws -> [LinePiece] {
    let full = screen.device.size(in: screen.orientation)
    guard range.contains(full) else { return [] }
    let probe: WindowProbe
    do {
      probe = try screen.probe(full)
    } catch SweepError.stopped {
      return []
    }
    proofs.add(probe)
    let isLikeOthers = facets.contains { facet in
      facet.probe.isLike(probe) && Facet.fit(facet.numbers, probe) && facet.polygon.contains(full)
    }
    guard !isLikeOthers, !alone.contains(where: { $0.isPoint && $0.middle == full }) else { return [] }
    return [LinePiece(probe, on: SizeLine(axis: .horizontal, other: full.height), begins: nil)]
  }

  /// Returns the results of the scene's assertions, in their order, once there are no more pieces.
  public mutating func assertionResults() -> [AssertionResult] {
    switch way {
    case .line(let pieces, var proofs):
      let results = proofs.results()
      way = .line(pieces, proofs)
      return results
    case .plane: return []
    case .found(_, let proofs): return proofs.results
    }
  }

  /// The number of windows laid out.
  package var layoutCount: Int { screen.count }
}

extension Sweep {
  /// Sweeps a scene through every window of a range.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - range: The sizes.
  ///   - conditions: The other conditions of the layout; a size is ignored.
  ///   - maximumPieces: The maximum number of pieces; in a plane, the rest beside so many parts is sampled (``rest``).
  /// - Throws: `DeviceError` if there is no such device; `LayoutFailure` if the solver fails; `SweepError` if there are
  ///   more pieces along a line.
  public init(
    of scene: Scene, over range: WindowRange, under conditions: Conditions = Conditions(), maximumPieces: Int = 10_000
  ) throws {
    try self.init(of: try ResizedScreen(scene, under: conditions), over: range, maximumPieces: maximumPieces)
  }

  /// Sweeps a screen through every window of a range. Repairs of conflicts, which require further layouts, are found
  /// only if requested.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - range: The sizes.
  ///   - maximumPieces: The maximum number of pieces; in a plane, the rest beside so many parts is sampled.
  ///   - mends: Whether to look for repairs of conflicts.
  ///   - isCheckedAgainstCode: As for the sweep within limits.
  ///   - body: A closure that receives the layout at one of each piece's sizes; `nil` if UIKit throws, and in a plane.
  /// - Throws: `LayoutFailure` if the solver fails; `SweepError` if there are more pieces along a line.
  package init(
    of screen: ResizedScreen, over range: WindowRange, maximumPieces: Int = 10_000, mends: Bool = true,
    isCheckedAgainstCode: Bool = true, _ body: (ScreenLayout?) -> Void = { _ in }
  ) throws {
    try self.init(
      of: screen, over: range, within: SweepLimits(maximumPieces: maximumPieces), mends: mends,
      isCheckedAgainstCode: isCheckedAgainstCode, body)
  }

  /// Sweeps a screen through every window of a range, within limits.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - range: The sizes.
  ///   - limits: The limits of the sweep.
  ///   - mends: Whether to look for repairs of conflicts.
  ///   - guide: The lengths at which a walk of the same screen along another line was cut, in order; they are tried
  ///     first.
  ///   - isCheckedAgainstCode: Whether pieces of code's screen are held against what the code does.
  ///   - take: A closure that receives every part of a line.
  ///   - body: A closure that receives the layout at one of each piece's sizes; `nil` if UIKit throws, and in a plane.
  /// - Throws: `LayoutFailure` if the solver fails; `SweepError` if there are more pieces along a line, or if it is
  ///   interrupted before it begins.
  package init(
    of screen: ResizedScreen, over range: WindowRange, within limits: SweepLimits, mends: Bool = true,
    guide: [Double] = [], isCheckedAgainstCode: Bool = true, parts take: (LineWalk.Part) -> Void = { _ in },
    _ body: (ScreenLayout?) -> Void = { _ in }
  ) throws {
    var walk = try SweepWalk(of: screen, over: range, within: limits, mends: mends, guide: guide)
    var pieces: [Piece] = []
    while let piece = try walk.next(take) {
      guard range.isPlane || pieces.count < limits.maximumPieces else {
        throw SweepError.tooManyPieces(
          limits.maximumPieces, reached: Size(width: piece.width.lowerBound, height: piece.height.lowerBound))
      }
      pieces.append(piece)
      body(walk.lastLayout)
    }
    self.range = range
    let proved = walk.assertionResults()
    guard isCheckedAgainstCode, screen.isOfCode, walk.rest == nil else {
      (self.pieces, assertions, rest) = (pieces, proved, walk.rest)
      return
    }
    let checked: CodeCheck.Result
    if range.isPlane {
      var check = PlaneCodeCheck(of: screen, isInterrupted: limits.isInterrupted)
      checked = try check.checked(pieces, proved)
    } else {
      let (line, bounds) = SizeLine.only(of: range)
      var check = CodeCheck(of: screen, along: line, bounds, isInterrupted: limits.isInterrupted)
      checked = try check.checked(pieces, proved)
    }
    (self.pieces, assertions, rest) = (checked.pieces, checked.assertions, checked.rest)
  }
}

extension SweepLimits {
  /// Returns a closure that tells whether to end a plane, because a fraction of its time is over or the user wants it.
  fileprivate func stop(after share: Double, from start: Duration) -> @Sendable () -> Bool {
    guard let patience else { return isInterrupted }
    let end = start + patience * share
    return { [isInterrupted] in isInterrupted() || Threads.processorTime > end }
  }

  fileprivate var reasonToStop: Sweep.Rest.Reason {
    isInterrupted() ? .interruption : .time(seconds: patience?.components.seconds ?? 0)
  }
}

extension WindowRange {
  /// The area, in square points.
  fileprivate var area: Double { Polygon(self).area }

  /// Returns the fraction of a line that lies before a piece's end.
  fileprivate func share(upTo piece: Sweep.Piece) -> Double {
    let isTall = height.lowerBound < height.upperBound
    let (all, end) = isTall ? (height, piece.height.upperBound) : (width, piece.width.upperBound)
    return all.lowerBound < all.upperBound ? (end - all.lowerBound) / (all.upperBound - all.lowerBound) : 1
  }
}

extension [Facet] {
  /// The total area, in square points.
  fileprivate var area: Double { reduce(0) { $0 + $1.polygon.area } }
}
