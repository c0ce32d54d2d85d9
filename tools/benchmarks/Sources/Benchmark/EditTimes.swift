import Cases
import Kiwi
import LayoutKit

/// The times of edits of a screen that stands laid out, each with the frames that follow, ours and kiwi's.
struct EditTimes: Codable {
  /// An edit's times, in microseconds of processor time.
  struct Edit: Codable {
    let name: String
    let layout, kiwi: Double

    /// The ratio of kiwi's time to ours.
    var ratio: Double { kiwi / layout }
  }

  let edits: [Edit]

  /// The median of the ratios of edits whose names begin so.
  func medianRatio(of kind: String) -> Double? {
    let ratios = edits.filter { $0.name.hasPrefix(kind) }.map(\.ratio)
    return ratios.isEmpty ? nil : median(of: ratios)
  }

  /// At how many views edits are timed.
  static let sizes = [10, 100, 1_000, 3_000]

  /// kiwi takes seconds for a single constraint of some screens: then it is timed no more often.
  private static let longest = 5e8

  init(_ screen: Screen, _ effort: Effort) throws {
    let contestants = try EditContestants(screen)
    edits = try contestants.edits.map { name, ours, kiwis in
      Edit(
        name: name, layout: try Self.microseconds(effort) { try ours(contestants, $0) },
        kiwi: try Self.microseconds(effort) { try kiwis(contestants, $0) })
    }
    guard try contestants.isAsAnew(screen) else { throw EditFailure() }
  }

  /// The median time of an edit, which is done and undone in turn.
  private static func microseconds(_ effort: Effort, _ edit: (_ step: Int) throws -> Void) rethrows -> Double {
    var times: [Double] = []
    var (spent, step) = (0.0, 0)
    repeat {
      let time = try Stopwatch.nanoseconds { try edit(step) }
      times.append(time)
      spent += time
      step += 1
    } while (times.count < 20 * effort.rounds || step % 2 == 1) && (spent < longest || step % 2 == 1)
    return median(of: times) / 1_000
  }
}

/// Frames after edits aren't those of a graph made anew, or kiwi threw.
struct EditFailure: Error, CustomStringConvertible {
  var description: String { "frames after edits aren't those of a graph made anew, or kiwi has none" }
}
