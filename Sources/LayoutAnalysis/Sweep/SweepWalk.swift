public import LayoutModel
import LayoutSimulator

/// A sweep whose pieces are found one after another, as they are asked for.
///
///     var walk = try SweepWalk(of: scene, over: range)
///     while let piece = try walk.next() { … }
public struct SweepWalk: Sendable {
  /// The sizes.
  public let range: WindowRange
  private var screen: ResizedScreen
  private var pieces: LinePieces
  private var proofs: LineProofs

  /// A walk through the windows of a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - range: The sizes.
  ///   - conditions: What else the scene is laid out under; a size isn't heeded.
  /// - Throws: `DeviceError` where there is no such device; `LayoutFailure` where the solver fails.
  public init(of scene: Scene, over range: WindowRange, under conditions: Conditions = Conditions()) throws {
    try self.init(of: try ResizedScreen(scene, under: conditions), over: range)
  }

  /// A walk through windows of a screen.
  package init(of screen: ResizedScreen, over range: WindowRange) throws {
    self.range = range
    self.screen = screen
    let isWide = range.height.lowerBound == range.height.upperBound
    let line =
      isWide
      ? SizeLine(axis: .horizontal, other: range.height.lowerBound)
      : SizeLine(axis: .vertical, other: range.width.lowerBound)
    let bounds = isWide ? range.width : range.height
    pieces = try LinePieces(along: line, bounds, of: &self.screen)
    proofs = LineProofs(screen.comparisons, along: line, bounds)
  }

  /// The next piece; `nil` behind the last.
  ///
  /// - Throws: `LayoutFailure` where the solver fails.
  public mutating func next() throws -> Sweep.Piece? {
    var parts: [LineWalk.Part] = []
    let piece = try pieces.next(of: &screen) { parts.append($0) }
    for part in parts { proofs.add(part) }
    return piece
  }

  /// What came of the scene's assertions, in their order, once there are no more pieces.
  public mutating func assertionResults() -> [AssertionResult] { proofs.results() }

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

  /// A screen in every window of a range.
  package init(of screen: ResizedScreen, over range: WindowRange, maximumPieces: Int = 10_000) throws {
    var walk = try SweepWalk(of: screen, over: range)
    var pieces: [Piece] = []
    while let piece = try walk.next() {
      guard pieces.count < maximumPieces else {
        throw SweepError.tooManyPieces(
          maximumPieces, reached: Size(width: piece.width.lowerBound, height: piece.height.lowerBound))
      }
      pieces.append(piece)
    }
    self.range = range
    self.pieces = pieces
    assertions = walk.assertionResults()
  }
}
