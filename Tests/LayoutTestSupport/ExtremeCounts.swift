import LayoutEngine
import LayoutModel

/// What becomes of systems whose multipliers are from a ten-thousandth to ten thousand.
package struct ExtremeCounts: CustomStringConvertible {
  package private(set) var laidOut = 0
  /// The seeds of screens that ask for more than doubles hold, or for what they can't tell apart.
  package private(set) var beyond: [UInt64] = []
  /// What the solver gave up on, which it shouldn't.
  package private(set) var givenUp: [String] = []

  package init() {}

  /// Lays out the screen of a seed.
  package mutating func count(seed: UInt64) {
    let screen = RandomScreen(seed: seed, style: .extreme)
    do {
      _ = try LayoutPlan(screen.tree()).layout(in: screen.window)
      laidOut += 1
    } catch let failure as LayoutFailure where failure.cause == .magnitude {
      beyond.append(seed)
      if failure.items.isEmpty { givenUp.append("seed \(seed) names nothing: \(failure)") }
    } catch {
      givenUp.append("seed \(seed): \(error)")
    }
  }

  package var description: String {
    "\(laidOut) laid out, \(beyond.count) beyond doubles \(beyond.prefix(20)), \(givenUp.count) given up"
  }
}
