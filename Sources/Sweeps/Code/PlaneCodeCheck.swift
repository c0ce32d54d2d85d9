import LayoutEngine
import LayoutModel

/// A check of a plane's pieces against the code that makes the screen: the code is run anew in one window of each.
///
/// Where it does otherwise than the captured screen, the piece tells of that window alone.
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
  /// - Parameter pieces: The pieces of the captured screen.
  /// - Returns: The pieces that hold for the code, and the share of those that don't; `nil` if it agrees with all.
  /// - Throws: `LayoutFailure`, `SweepError.stopped`.
  mutating func checked(_ pieces: [Sweep.Piece]) throws -> (pieces: [Sweep.Piece], rest: Sweep.Rest?) {
    var checked: [Sweep.Piece] = []
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
        checked.append(
          Sweep.Piece(
            within: piece.within, width: piece.width, height: piece.height, probe,
            numbers: { AffineNumber(probe.numbers[$0]) }, begins: piece.begins, corners: piece.corners,
            sample: probe.size))
      }
    }
    let isDoubted = pieces.count > Self.maximumRuns || checked.contains { $0.sample != nil }
    guard isDoubted else { return (pieces, nil) }
    return (checked, Sweep.Rest(reason: .codeOfPlane, share: whole > 0 ? min(1, doubted / whole) : 1))
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
