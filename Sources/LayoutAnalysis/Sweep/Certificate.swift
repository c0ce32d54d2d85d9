import LayoutEngine
import LayoutModel
import LayoutResolution
import LayoutSimulator

/// How much is known of what lies between two probes.
enum Certificate {
  /// Nothing.
  case none
  /// That no constraint begins or ceases to bind, and that no text breaks otherwise, while what is around the controllers
  /// changes evenly.
  case ofPlans
  /// That, and that it does.
  case full

  init(_ start: WindowProbe, _ end: WindowProbe) {
    guard let layout = start.layout else {
      self = .full
      return
    }
    for (name, first) in start.evidence {
      guard let second = end.evidence[name], first.parts.count == second.parts.count,
        zip(first.parts, second.parts).allSatisfy({ $0.isLike($1) })
      else {
        self = .none
        return
      }
    }
    // Lengths are cut off at nothing.
    let sizes = 4 * start.subject.places.count
    for number in 0..<sizes where number % 4 > 1 {
      guard (start.numbers[number] == 0) == (end.numbers[number] == 0) else {
        self = .none
        return
      }
    }
    guard start.decisions == end.decisions else {
      self = .none
      return
    }
    // Of a controller alone in its window all that is around it are steps, which were cut at.
    let isAlone = layout.controllers.count == 1 && !start.evidence.isEmpty
    self = isAlone && start.numbers.count == start.frameCount ? .full : .ofPlans
  }
}
