import LayoutEngine
import LayoutModel
import LayoutResolution

/// The rest that a finding about frames hangs on beside the numbers that it compares: where the screen itself stands, and what a
/// conflict left out.
extension LintScreen {
  /// The guesses of that.
  ///
  /// - Parameter basis: What the finding rests on.
  /// - Returns: The guesses, each with its controller.
  func guessesAround(_ basis: LintBasis) -> [(controller: Int, guess: LayoutGuess)] {
    switch basis {
    case .declarations, .conflict, .openness, .assertion: return []
    case .lengths(let view, let axes, _): return axes.flatMap { guessesOfConflicts(deciding: view, along: $0) }
    case .overlap(let first, let second):
      return [first, second].flatMap { view in
        Axis.allCases.flatMap { guessesOfConflicts(deciding: view, along: $0) }
      }
    case .protrusion(let view, let outer, let protrusion):
      let axes = Axis.allCases.filter { axis in protrusion.sides.contains { $0.side.axis == axis } }
      return axes.flatMap { axis in
        (outer == nil ? guessesOfPlace(of: view, along: axis) : [])
          + guessesOfConflicts(deciding: view, along: axis)
      }
    }
  }

  /// The guesses about where the screen that a view stands in lies in the window, along an axis: a canvas of its own size says
  /// neither how large the window is nor where the view lies in it.
  private func guessesOfPlace(of view: LintView, along axis: Axis) -> [(controller: Int, guess: LayoutGuess)] {
    let outermost = placesOfSuperviews(of: place(of: view)).reduce(place(of: view)) { $1 }
    let root = views[outermost]
    let certainty = self.certainty(ofController: root.controller, isOfInterfaceBuilder: true)
    return [certainty.guess(ofFrame: root.index, axis)].compactMap(\.self).map { (root.controller, $0) }
  }

  /// The guesses behind the conflicts that decide a view's place or length along an axis.
  private func guessesOfConflicts(
    deciding view: LintView, along axis: Axis
  ) -> [(controller: Int, guess: LayoutGuess)] {
    guard isDecidedByConflict(view, along: axis) else { return [] }
    let number = view.controller
    let certainty = self.certainty(ofController: number, isOfInterfaceBuilder: true)
    let conflicts = layout.controllers[number].layout.diagnostics.filter { $0.code == .unsatisfiableConstraints }
    return conflicts.flatMap { certainty.guesses(inConflictOf: $0.items) }.map { (number, $0) }
  }
}
