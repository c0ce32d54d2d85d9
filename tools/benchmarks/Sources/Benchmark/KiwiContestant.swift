import Cases
import Kiwi
import LayoutKit

/// kiwi with a screen's variables and constraints standing.
final class KiwiContestant: Contestant, Run {
  private let system: KiwiSystem
  private let windows: [Size]
  private let solver: OpaquePointer

  private init(_ system: KiwiSystem, _ windows: [Size]) {
    self.system = system
    self.windows = windows
    solver = kiwi_solver_create(system.pointer)
  }

  deinit {
    kiwi_solver_free(solver)
  }

  /// Contestants share a screen's objects, each with a solver of its own.
  static func engine(_ screen: Screen) -> Engine {
    let system = KiwiSystem(screen.root)
    let windows = [screen.portrait, screen.landscape]
    return { KiwiContestant(system, windows) }
  }

  func start() throws -> any Run {
    guard kiwi_solver_start(solver, windows[0].width, windows[0].height) else { throw KiwiFailure() }
    return self
  }

  func resize(to orientation: Orientation) throws {
    let window = windows[orientation.rawValue]
    guard kiwi_solver_resize(solver, window.width, window.height) else { throw KiwiFailure() }
  }

  func frames(in orientation: Orientation) throws -> [Rect] {
    try resize(to: orientation)
    return system.frames()
  }
}

/// kiwi threw.
struct KiwiFailure: Error, CustomStringConvertible {
  var description: String { "kiwi has no solution for it" }
}
