import LayoutEngine
import LayoutModel

/// A check of a plane's pieces against the code that makes the screen: the code is run anew in one window of each.
///
/// Where it does otherwise than the captured screen, the piece tells of that window alone. An assertion then fails where it does in one
/// of these windows, and where it fails on the captured screen and the code, run in the middle of that part, confirms it.
struct PlaneCodeCheck {
  private var screen: ResizedScreen

  /// The maximum number of runs.
  private static let maximumRuns = 600
  /// The maximum difference of a run's frame from that of the captured screen, in points.
  private static let tolerance = 1e-3

  /// A check of a screen as it is captured.
  init(of screen: ResizedScreen, isInterrupted: @escaping @Sendable () -> Bool) {
    self.screen = screen.runAnew
    self.screen.isStopped = isInterrupted
  }

  /// Checks pieces.
  ///
  /// - Parameters:
  ///   - pieces: The pieces of the captured screen.
  ///   - assertions: What was proved with them.
  /// - Returns: The pieces and the proofs that hold for the code, and the share of the pieces that don't; `nil` if it agrees with all.
  /// - Throws: `LayoutFailure`, `SweepError.stopped`.
  mutating func checked(_ pieces: [Sweep.Piece], _ assertions: [AssertionResult]) throws -> CodeCheck.Result {
    var checked: [Sweep.Piece] = []
    var proofs = PlaneProofs(screen.comparisons)
    var (doubted, whole) = (0.0, 0.0)
    for (index, piece) in pieces.enumerated() {
      let area = piece.corners.count > 2 ? piece.areaOfBox : 0
      whole += area
      guard index < Self.maximumRuns else {
        doubted += area
        checked.append(piece)
        continue
      }
      let probe = try screen.probe(piece.centre)
      if piece.agrees(with: probe, within: Self.tolerance) {
        checked.append(piece)
      } else {
        doubted += area
        proofs.add(probe)
        checked.append(
          Sweep.Piece(
            within: piece.within, width: piece.width, height: piece.height, probe,
            numbers: { AffineNumber(probe.numbers[$0]) }, begins: piece.begins, corners: piece.corners,
            sample: probe.size))
      }
    }
    let isDoubted = pieces.count > Self.maximumRuns || checked.contains { $0.sample != nil }
    guard isDoubted else { return CodeCheck.Result(pieces: pieces, assertions: assertions, rest: nil) }
    let results = try zip(assertions, proofs.results).enumerated().map { index, results in
      let confirmed = try confirmed(results.0, proofs, index)
      return confirmed.joined(with: results.1.leavingOut { window in confirmed.fails.contains { $0.contains(window) } })
    }
    return CodeCheck.Result(
      pieces: checked, assertions: results,
      rest: Sweep.Rest(reason: .codeOfPlane, share: whole > 0 ? min(1, doubted / whole) : 1))
  }

  /// Returns an assertion's result on the captured screen as far as the code confirms it, in the middle of each part where it fails, and
  /// where it is seen to.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - proofs: Proofs of all assertions.
  ///   - index: The assertion's position among them.
  /// - Returns: The result with the parts that are confirmed.
  /// - Throws: `LayoutFailure`, `SweepError.stopped`.
  private mutating func confirmed(_ result: AssertionResult, _ proofs: PlaneProofs, _ index: Int) throws
    -> AssertionResult
  {
    var (fails, worst): ([AssertionResult.Failure], (size: Size, by: Double)?) = ([], nil)
    for failure in result.fails {
      let places = [result.witness].compactMap(\.self).filter(failure.contains) + [failure.middle]
      let seen = try places.compactMap { size -> (size: Size, by: Double)? in
        let amount = proofs.shortfall(of: index, in: try screen.probe(size))
        return amount > SweepTolerances.lacking ? (size, amount) : nil
      }
      guard let first = seen.first else { continue }
      fails.append(failure)
      if first.by > worst?.by ?? 0 { worst = first }
    }
    return AssertionResult(
      assertion: result.assertion, fails: fails, witness: worst?.size,
      by: (worst?.by ?? 0).simplified(within: SweepTolerances.fraction))
  }
}

extension AssertionResult {
  /// The result without the parts whose middle is a size of some kind.
  fileprivate func leavingOut(_ isLeftOut: (Size) -> Bool) -> AssertionResult {
    AssertionResult(assertion: assertion, fails: fails.filter { !isLeftOut($0.middle) }, witness: witness, by: by)
  }
}

extension AssertionResult.Failure {
  /// A size in the middle of the part.
  fileprivate var middle: Size {
    let box = Polygon(WindowRange(width: width, height: height))
    return within.reduce(box) { $0.clipped(by: $1) ?? $0 }.middle
  }

  fileprivate func contains(_ size: Size) -> Bool {
    width.contains(size.width) && height.contains(size.height)
      && within.allSatisfy { $0.excess(of: size) <= SweepTolerances.edgeOfPieces }
  }
}

extension Sweep.Piece {
  /// The middle of its corners, in whole points where that lies within it.
  fileprivate var centre: Size {
    let sum = corners.reduce(Size(width: 0, height: 0)) {
      Size(width: $0.width + $1.width, height: $0.height + $1.height)
    }
    let count = Double(max(1, corners.count))
    let middle = Size(width: sum.width / count, height: sum.height / count)
    let rounded = Size(width: middle.width.rounded(), height: middle.height.rounded())
    return contains(rounded) ? rounded : middle
  }

  /// The area of its bounding box, in square points.
  fileprivate var areaOfBox: Double {
    (width.upperBound - width.lowerBound) * (height.upperBound - height.lowerBound)
  }

  /// Tells whether a window's layout is what the piece says of it.
  func agrees(with probe: WindowProbe, within tolerance: Double) -> Bool {
    guard probe.exception == exception, probe.findings == diagnostics.map(WindowProbe.Finding.init),
      probe.subject.names == views.map(\.id)
    else { return false }
    return views.enumerated().allSatisfy { index, view in
      let frame = view.frame(in: probe.size)
      return zip(probe.numbers[4 * index..<4 * index + 4], [frame.x, frame.y, frame.width, frame.height]).allSatisfy {
        abs($0 - $1) <= tolerance
      }
    }
  }
}
