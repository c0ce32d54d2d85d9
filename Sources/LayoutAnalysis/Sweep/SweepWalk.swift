import FileSystem
public import LayoutModel
package import LayoutResolution
import LayoutSimulator

/// A sweep whose pieces are found one after another, as they are asked for.
///
///     var walk = try SweepWalk(of: scene, over: range)
///     while let piece = try walk.next() { … }
///
/// Along a line each is found when it is asked for. In the plane parts are joined into pieces once all are there.
public struct SweepWalk: Sendable {
  /// The sizes.
  public let range: WindowRange
  private var screen: ResizedScreen
  private var way: Way

  private enum Way {
    case line(LinePieces, LineProofs)
    case plane(PlaneWalk)
    case found([Sweep.Piece], PlaneProofs)
  }

  /// A walk through the windows of a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - range: The sizes.
  ///   - conditions: What else the scene is laid out under; a size isn't heeded.
  /// - Throws: `DeviceError` where there is no such device; `LayoutFailure` where the solver fails.
  public init(of scene: Scene, over range: WindowRange, under conditions: Conditions = Conditions()) throws {
    try self.init(
      of: try ResizedScreen(scene, under: conditions), over: range, within: SweepLimits(maximumPieces: .max))
  }

  /// A walk through windows of a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - range: The sizes.
  ///   - limits: How far it goes.
  ///   - mends: Whether it is looked for what mends conflicts.
  ///   - guide: Where a walk of the same screen along another line was cut, in order: it is looked there first.
  /// - Throws: `LayoutFailure` where the solver fails; `SweepError.stopped` where it is interrupted before it has begun.
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
    let isWide = range.height.lowerBound == range.height.upperBound
    let line =
      isWide
      ? SizeLine(axis: .horizontal, other: range.height.lowerBound)
      : SizeLine(axis: .vertical, other: range.width.lowerBound)
    let bounds = isWide ? range.width : range.height
    way = .line(
      try LinePieces(along: line, bounds, of: &self.screen, guide: guide),
      LineProofs(screen.comparisons, along: line, bounds))
  }

  private let limits: SweepLimits
  private let mends: Bool
  /// What of the range no piece tells exactly, once there are no more pieces.
  public private(set) var rest: Sweep.Rest?
  /// The share of a line that its pieces are so far, and how many there are.
  private var share = 0.0
  private var pieceCount = 0
  /// Whether a line was to end with what there is of it.
  private var isGivenUp = false
  /// The views of the piece before, whose storage the next one's share.
  private var lastViews: [Sweep.View] = []
  /// The layout at one of the sizes of the piece that came last; `nil` where UIKit throws, and of a plane's.
  package private(set) var lastLayout: ScreenLayout?

  /// The next piece; `nil` behind the last.
  ///
  /// - Throws: `LayoutFailure` where the solver fails.
  public mutating func next() throws -> Sweep.Piece? { try next { _ in } }

  /// The next piece; `nil` behind the last.
  ///
  /// - Parameter take: What is handed every part of a line, finer than pieces: those of the piece among them, if not before.
  /// - Returns: The piece.
  /// - Throws: As `next()`.
  mutating func next(_ take: (LineWalk.Part) -> Void) throws -> Sweep.Piece? {
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
      // What was walked along before the end counts too.
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
      // Those that are left stand in reverse, and in one place.
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

  /// What share of the time is over once parts are found, samples taken, edges walked along, and pieces told; the rest is for
  /// writing them.
  private static let (shareOfParts, shareOfSamples, shareOfEdges, shareOfPieces) = (0.5, 0.65, 0.8, 0.9)

  /// Finds the parts of a plane.
  ///
  /// - Returns: Why it ended before all were found; `nil` where they are.
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

  /// The device's own size, where the window fills the screen and something else holds.
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

  /// What came of the scene's assertions, in their order, once there are no more pieces.
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

  /// How many windows were laid out.
  package var layoutCount: Int { screen.count }
}

extension Sweep {
  /// A scene in every window of a range.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - range: The sizes.
  ///   - conditions: What else the scene is laid out under; a size isn't heeded.
  ///   - maximumPieces: How many pieces there may be; in the plane what is left beside so many parts is sampled (``rest``).
  /// - Throws: `DeviceError` where there is no such device; `LayoutFailure` where the solver fails; `SweepError` where there
  ///   are more pieces along a line.
  public init(
    of scene: Scene, over range: WindowRange, under conditions: Conditions = Conditions(), maximumPieces: Int = 10_000
  ) throws {
    try self.init(of: try ResizedScreen(scene, under: conditions), over: range, maximumPieces: maximumPieces)
  }

  /// A screen in every window of a range; without what mends conflicts, which takes layouts of its own, where nobody asks.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - range: The sizes.
  ///   - maximumPieces: How many pieces there may be; in the plane what is left beside so many parts is sampled.
  ///   - mends: Whether it is looked for what mends conflicts.
  ///   - body: What is handed the layout at one of each piece's sizes; `nil` where UIKit throws, and of a plane's.
  /// - Throws: `LayoutFailure` where the solver fails; `SweepError` where there are more pieces along a line.
  package init(
    of screen: ResizedScreen, over range: WindowRange, maximumPieces: Int = 10_000, mends: Bool = true,
    _ body: (ScreenLayout?) -> Void = { _ in }
  ) throws {
    try self.init(of: screen, over: range, within: SweepLimits(maximumPieces: maximumPieces), mends: mends, body)
  }

  /// A screen in every window of a range, as far as limits say.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - range: The sizes.
  ///   - limits: How far it goes.
  ///   - mends: Whether it is looked for what mends conflicts.
  ///   - body: What is handed the layout at one of each piece's sizes; `nil` where UIKit throws, and of a plane's.
  /// - Throws: `LayoutFailure` where the solver fails; `SweepError` where there are more pieces along a line, and where it is
  ///   interrupted before it has begun.
  package init(
    of screen: ResizedScreen, over range: WindowRange, within limits: SweepLimits, mends: Bool = true,
    _ body: (ScreenLayout?) -> Void = { _ in }
  ) throws {
    var walk = try SweepWalk(of: screen, over: range, within: limits, mends: mends)
    var pieces: [Piece] = []
    while let piece = try walk.next() {
      guard range.isPlane || pieces.count < limits.maximumPieces else {
        throw SweepError.tooManyPieces(
          limits.maximumPieces, reached: Size(width: piece.width.lowerBound, height: piece.height.lowerBound))
      }
      pieces.append(piece)
      body(walk.lastLayout)
    }
    self.range = range
    self.pieces = pieces
    assertions = walk.assertionResults()
    rest = walk.rest
  }
}

extension SweepLimits {
  /// Whether a plane is to end once a share of its time is over, or the user wants it.
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
  /// In square points.
  fileprivate var area: Double { Polygon(self).area }

  /// The share of a line that lies before a piece's end.
  fileprivate func share(upTo piece: Sweep.Piece) -> Double {
    let isTall = height.lowerBound < height.upperBound
    let (all, end) = isTall ? (height, piece.height.upperBound) : (width, piece.width.upperBound)
    return all.lowerBound < all.upperBound ? (end - all.lowerBound) / (all.upperBound - all.lowerBound) : 1
  }
}

extension [Facet] {
  /// In square points.
  fileprivate var area: Double { reduce(0) { $0 + $1.polygon.area } }
}
