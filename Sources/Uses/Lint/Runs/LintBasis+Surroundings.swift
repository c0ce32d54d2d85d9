import LayoutEngine
import LayoutModel
import LayoutResolution

/// Further guesses that a finding about frames rests on, besides those behind the numbers it compares: the screen's own
/// position, and the outcome of conflicts.
extension LintScreen {
  /// Returns these further guesses.
  ///
  /// - Parameter basis: The basis of the finding.
  /// - Returns: The guesses, each with its controller.
  func guessesAround(_ basis: LintBasis) -> [(controller: Int, guess: LayoutGuess)] {
    switch basis {
    case .declarations, .constraint, .conflict, .openness, .assertion: return []
    case .lengths(let view, let axes, _): return axes.flatMap { guessesOfConflicts(deciding: view, along: $0) }
    case .overlap(let first, let second):
      return [first, second].flatMap { view in
        Axis.allCases.flatMap { guessesOfConflicts(deciding: view, along: $0) }
      }
    case .protrusion(let view, let outer, let protrusion, let isOfSafeArea):
      let axes = Axis.allCases.filter { axis in protrusion.sides.contains { $0.side.axis == axis } }
      return axes.flatMap { axis in
        (outer.map { guessesOfOpenLength(of: $0, along: axis) } ?? guessesOfPlace(of: view, along: axis))
          + guessesOfConflicts(deciding: view, along: axis)
      } + (isOfSafeArea ? guessesOfOpenLengths(around: view) : [])
    }
  }

  /// Returns the guess that a view is as long as it happens to be, where its constraints leave that open: which of several views
  /// gets the room is chance, and is reported as such.
  private func guessesOfOpenLength(
    of view: LintView, along axis: Axis
  ) -> [(controller: Int, guess: LayoutGuess)] {
    isLengthOpen(of: view, along: axis) ? [(view.controller, LayoutGuess(view.index, .leftOpen(axis)))] : []
  }

  /// Returns the guesses that the views around one are as long as they happen to be: the constraint that makes such a length known is still to
  /// be written, and may move what is in the view away from the screen's edges.
  private func guessesOfOpenLengths(around view: LintView) -> [(controller: Int, guess: LayoutGuess)] {
    superviews(of: place(of: view)).prefix { $0.controller == view.controller && $0.isTold }.flatMap { outer in
      Axis.allCases.flatMap { guessesOfOpenLength(of: outer, along: $0) }
    }
  }

  /// Returns the guesses about the position in the window, along an axis, of the screen that contains a view. A canvas
  /// of its own size tells neither the window's size nor the view's position in it.
  private func guessesOfPlace(of view: LintView, along axis: Axis) -> [(controller: Int, guess: LayoutGuess)] {
    let outermost = placesOfSuperviews(of: place(of: view)).reduce(place(of: view)) { $1 }
    let root = views[outermost]
    let certainty = self.certainty(ofController: root.controller, isOfInterfaceBuilder: true)
    return [certainty.guess(ofFrame: root.index, axis)].compactMap(\.self).map { (root.controller, $0) }
  }

  /// Returns the guesses behind the conflicts that decide a view's position or length along an axis.
  private func guessesOfConflicts(
    deciding view: LintView, along axis: Axis
  ) -> [(controller: Int, guess: LayoutGuess)] {
    guard isDecidedByConflict(view, along: axis) else { return [] }
    let number = view.controller
    let certainty = self.certainty(ofController: number, isOfInterfaceBuilder: true)
    let conflicts = layout.controllers[number].layout.diagnostics.filter { $0.code == .unsatisfiableConstraints }
    return conflicts.flatMap { certainty.guesses(inConflictOf: $0.members) }.map { (number, $0) }
  }
}
