import LayoutModel

/// How far a sweep goes, and who is told how far it is.
package struct SweepLimits: Sendable {
  /// How many pieces are looked for: in the plane how many parts, of which joined ones are a piece.
  package var maximumPieces = 10_000
  /// For how much processor time parts of a plane are looked for, what holds on their edges, and what mends conflicts; without an
  /// end if `nil`.
  package var patience: Duration?
  /// Whether the sweep is to end with what it has.
  package var isInterrupted: @Sendable () -> Bool = { false }
  /// Who is told.
  package var progress: @Sendable (SweepProgress) -> Void = { _ in }

  package init() {}

  package init(maximumPieces: Int) {
    self.maximumPieces = maximumPieces
  }
}

/// How far a sweep is.
package struct SweepProgress: Sendable {
  /// The pieces that were found, in the plane the parts.
  package var pieces: Int
  /// The share of the range that they are, from 0 to 1.
  package var share: Double
  /// The windows that were laid out.
  package var layouts: Int
}

extension Sweep {
  /// What of a range no piece tells exactly.
  public struct Rest: Hashable, Sendable {
    /// Why.
    public let reason: Reason
    /// The share of the range's length, or area, that it is, from 0 to 1. What holds on edges of a plane's pieces alone isn't
    /// looked for everywhere either.
    public let share: Double

    /// Why a sweep isn't exact in all of its range.
    public enum Reason: Hashable, Sendable {
      /// There are more parts than were asked for: what is left is sampled.
      case parts(Int)
      /// It would take longer, in seconds of processor time: likewise.
      case time(seconds: Int64)
      /// The user ended it: what is left is left out.
      case interruption
    }

    /// Whether pieces tell of it what single windows show.
    public var isSampled: Bool { reason != .interruption }
  }
}

extension Sweep.Rest.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .parts(let count): "there are more than \(count) parts"
    case .time(let seconds): "it would take more than \(seconds) s of processor time"
    case .interruption: "it was interrupted"
    }
  }
}
