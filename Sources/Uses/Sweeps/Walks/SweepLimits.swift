import Documents
import LayoutModel

/// The limits of a sweep, and the observer of its progress.
package struct SweepLimits: Sendable {
  /// The maximum number of pieces; in a plane, of parts, which are joined into pieces.
  package var maximumPieces = 10_000
  /// The processor time for finding parts of a plane, walking their edges, and finding repairs of conflicts; unlimited
  /// if `nil`.
  package var patience: Duration?
  /// Tells whether to end the sweep with what it has.
  package var isInterrupted: @Sendable () -> Bool = { false }
  /// Receives the progress.
  package var progress: @Sendable (SweepProgress) -> Void = { _ in }

  package init() {}

  package init(maximumPieces: Int) {
    self.maximumPieces = maximumPieces
  }
}

/// The progress of a sweep.
package struct SweepProgress: Sendable {
  /// The number of pieces found; in a plane, of parts.
  package var pieces: Int
  /// The fraction of the range that they cover, from 0 to 1.
  package var share: Double
  /// The number of windows laid out.
  package var layouts: Int
}

extension Sweep {
  /// The part of a range that no piece describes exactly.
  public struct Rest: Hashable, Sendable {
    /// The reason.
    public let reason: Reason
    /// Its fraction of the range's length or area, from 0 to 1. What holds only on edges of a plane's pieces isn't
    /// sought everywhere either.
    public let share: Double

    /// The reason why a sweep isn't exact in all of its range.
    public enum Reason: Hashable, Sendable {
      /// There are more parts than requested; the rest is sampled.
      case parts(Int)
      /// It would take longer than this, in seconds of processor time; the rest is sampled.
      case time(seconds: Int64)
      /// Code does otherwise than its captured screen: it was run in single windows, at most so many points apart.
      case code(step: Double)
      /// Code does otherwise than its captured screen in pieces of a plane: it was run in one window of each.
      case codeOfPlane
      /// The user ended the sweep; the rest is left out.
      case interruption
    }

    /// A Boolean value that tells whether code was run in single windows of the rest, and pieces lie between these.
    package var isOfCode: Bool { if case .code = reason { true } else { false } }

    /// A Boolean value that tells whether pieces describe the rest by single windows.
    public var isSampled: Bool { reason != .interruption }
  }
}

extension Sweep.Rest.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .parts(let count): "there are more than \(count) parts"
    case .time(let seconds): "it would take more than \(seconds) s of processor time"
    case .code(let step):
      "the code does otherwise there than the captured screen, and was run every \(JSONText.thousandths(step)) pt at most"
    case .codeOfPlane: "the code does otherwise there than the captured screen, and was run in one window of each piece"
    case .interruption: "it was interrupted"
    }
  }
}
