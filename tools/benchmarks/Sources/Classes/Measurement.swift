import Cases
import LayoutKit
import UIKit

/// A screen made and laid out through the classes, beside the engine's graph alone.
@MainActor struct Measurement {
  let letter: Case
  let views: Int
  /// In nanoseconds of processor time a view: made, first laid out.
  private(set) var making = 0.0
  private(set) var layout = 0.0
  /// The engine's graph, made of a tree that stands and first laid out.
  private(set) var graph = 0.0
  private(set) var edits: [Edit] = []

  /// The times of a constant's change with the frames that follow, in microseconds of processor time.
  struct Edit {
    let name: String
    let classes, graph: Double
  }

  /// The time of the classes as a multiple of the graph's.
  var ratio: Double { (making + layout) / graph }

  /// - Throws: `Disagreement` where frames through the classes aren't those of arithmetic.
  init(_ letter: Case, size: Int, rounds: Int) throws {
    let screen = letter.screen(views: size)
    (self.letter, views) = (letter, screen.views)
    let recipe = Recipe(screen)
    try measureFirstLayouts(screen, recipe, rounds)
    if letter.isForKiwi { edits = try Self.edits(screen, recipe, rounds) }
  }

  private mutating func measureFirstLayouts(_ screen: Screen, _ recipe: Recipe, _ rounds: Int) throws {
    let (tree, window) = (try screen.tree(), Screen.window(screen.portrait))
    var times: [[Double]] = [[], [], []]
    for _ in 0..<3 * rounds {
      var hierarchy: Hierarchy?
      times[0].append(Stopwatch.nanoseconds { hierarchy = Hierarchy(recipe) })
      times[1].append(Stopwatch.nanoseconds { hierarchy?.window.layoutIfNeeded() })
      times[2].append(
        try Stopwatch.nanoseconds {
          var graph = LayoutGraph(tree, in: window)
          try graph.layout()
        })
      guard let hierarchy, hierarchy.agrees(with: screen) else { throw Disagreement(letter: letter, views: views) }
    }
    let medians = times.map { median(of: $0) / Double(views) }
    (making, layout, graph) = (medians[0], medians[1], medians[2])
  }

  // MARK: Edits

  private static func edits(_ screen: Screen, _ recipe: Recipe, _ rounds: Int) throws -> [Edit] {
    let hierarchy = Hierarchy(recipe)
    hierarchy.window.layoutIfNeeded()
    var graph = LayoutGraph(try screen.tree(), in: Screen.window(screen.portrait))
    try graph.layout()
    let (ids, count) = (graph.constraintIDs, recipe.constraints.count)
    return try [("near the top", 2), ("in the middle", count / 2), ("at the end", count - 1)].map { name, place in
      let constraint = hierarchy.constraints[place]
      let constant = constraint.constant
      let classes = Self.microseconds(rounds) { step in
        constraint.constant = constant + (step % 2 == 0 ? 1 : 0)
        hierarchy.window.layoutIfNeeded()
      }
      let alone = try Self.microseconds(rounds) { step in
        graph.setConstant(Double(constant) + (step % 2 == 0 ? 1 : 0), of: ids[place])
        try graph.layout()
      }
      return Edit(name: "a constant \(name)", classes: classes, graph: alone)
    }
  }

  /// The median time of an edit, which is done and undone in turn.
  private static func microseconds(_ rounds: Int, _ edit: (_ step: Int) throws -> Void) rethrows -> Double {
    var times: [Double] = []
    for step in 0..<20 * rounds { times.append(try Stopwatch.nanoseconds { try edit(step) }) }
    return median(of: times) / 1_000
  }
}

/// Frames through the classes that aren't those of arithmetic.
struct Disagreement: Error, CustomStringConvertible {
  let letter: Case
  let views: Int

  var description: String {
    "the frames of \(letter.rawValue) with \(Text.number(views)) views aren't those of arithmetic"
  }
}

extension Hierarchy {
  /// Tells whether every view lies within a pixel of where arithmetic puts it: frames in code are on pixels.
  fileprivate func agrees(with screen: Screen) -> Bool {
    let expected = screen.expected(screen.portrait)
    return expected.count == views.count
      && zip(views, expected).allSatisfy { view, frame in
        let own = view.convert(view.bounds, to: nil)
        return abs(own.minX - frame.x) < 0.34 && abs(own.minY - frame.y) < 0.34
          && abs(own.width - frame.width) < 0.34 && abs(own.height - frame.height) < 0.34
      }
  }
}
