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
    try self.init(of: try ResizedScreen(scene, under: conditions), over: range, maximumParts: .max)
  }

  /// A walk through windows of a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - range: The sizes.
  ///   - maximumParts: How many parts of a plane there may be, before they are joined.
  ///   - mends: Whether it is looked for what mends conflicts.
  ///   - guide: Where a walk of the same screen along another line was cut, in order: it is looked there first.
  /// - Throws: `LayoutFailure` where the solver fails, `SweepError` where there are too many parts.
  package init(
    of screen: ResizedScreen, over range: WindowRange, maximumParts: Int = .max, mends: Bool = true,
    guide: [Double] = []
  ) throws {
    self.range = range
    self.screen = screen
    self.mends = mends
    self.maximumParts = maximumParts
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

  private let maximumParts: Int
  private let mends: Bool
  /// The views of the piece before, whose storage the next one's share.
  private var lastViews: [Sweep.View] = []
  /// The layout at one of the sizes of the piece that came last; `nil` where UIKit throws, and of a plane's.
  package private(set) var lastLayout: ScreenLayout?

  /// The next piece; `nil` behind the last.
  ///
  /// - Throws: `LayoutFailure` where the solver fails; `SweepError` where a plane has too many parts.
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
      let piece = try pieces.next(of: &screen) { parts.append($0) }
      for part in parts {
        proofs.add(part)
        take(part)
      }
      way = .line(pieces, proofs)
      guard let piece else { return nil }
      let told = Sweep.Piece(piece, after: lastViews)
      lastViews = told.views
      lastLayout = piece.probe.layout
      return mends ? try told.explained(by: &screen) : told
    case .plane(let walk):
      way = try explored(walk)
      return try next(take)
    case .found(var pieces, let proofs):
      guard !pieces.isEmpty else { return nil }
      let piece = pieces.removeFirst()
      way = .found(pieces, proofs)
      return mends ? try piece.explained(by: &screen) : piece
    }
  }

  private mutating func explored(_ walk: PlaneWalk) throws -> Way {
    var walk = walk
    var facets: [Facet] = []
    var proofs = PlaneProofs(screen.comparisons)
    while let facet = try walk.next(of: &screen) {
      guard facets.count < maximumParts else {
        throw SweepError.tooManyPieces(maximumParts, reached: facet.polygon.corners[0])
      }
      facets.append(facet)
      proofs.add(facet)
    }
    var alone = try PlaneEdges(of: facets).pieces(of: &screen, &proofs)
    let full = screen.device.size(in: screen.orientation)
    if range.contains(full) {
      let probe = try screen.probe(full)
      let isLikeOthers = facets.contains { facet in
        facet.probe.isLike(probe) && Facet.fit(facet.numbers, probe) && facet.polygon.contains(full)
      }
      if !isLikeOthers, !alone.contains(where: { $0.isPoint && $0.middle == full }) {
        alone.append(LinePiece(probe, on: SizeLine(axis: .horizontal, other: full.height), begins: nil))
      }
      proofs.add(probe)
    }
    return .found(try PlanePieces.pieces(facets, alone: alone, of: &screen), proofs)
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
  ///   - maximumPieces: How many pieces there may be.
  /// - Throws: `DeviceError` where there is no such device; `LayoutFailure` where the solver fails; `SweepError` where there
  ///   are more pieces.
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
  ///   - maximumPieces: How many pieces there may be.
  ///   - mends: Whether it is looked for what mends conflicts.
  ///   - body: What is handed the layout at one of each piece's sizes; `nil` where UIKit throws, and of a plane's.
  /// - Throws: `LayoutFailure` where the solver fails; `SweepError` where there are more pieces.
  package init(
    of screen: ResizedScreen, over range: WindowRange, maximumPieces: Int = 10_000, mends: Bool = true,
    _ body: (ScreenLayout?) -> Void = { _ in }
  ) throws {
    var walk = try SweepWalk(of: screen, over: range, maximumParts: maximumPieces, mends: mends)
    var pieces: [Piece] = []
    while let piece = try walk.next() {
      guard pieces.count < maximumPieces else {
        throw SweepError.tooManyPieces(
          maximumPieces, reached: Size(width: piece.width.lowerBound, height: piece.height.lowerBound))
      }
      pieces.append(piece)
      body(walk.lastLayout)
    }
    self.range = range
    self.pieces = pieces
    assertions = walk.assertionResults()
  }
}
