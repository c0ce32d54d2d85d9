import CodeText
import Findings
import LayoutEngine
import LayoutModel
import LayoutResolution
import SceneSources

/// The guesses that a finding rests on because code changes a view through an outlet, besides those behind its numbers.
///
/// What is found of a view rests on its place: whether code moves or removes it, or a view around it. That
/// code hides a view at times tells nothing of the times when it is shown, but moves what is arranged beside it. What is open or in conflict
/// rests on the constraints that code makes.
extension LintScreen {
  func guesses(of basis: LintBasis, by changes: CodeChanges) -> [Guess] {
    guard !changes.isEmpty else { return [] }
    switch basis {
    case .declarations, .constraint, .assertion: return []
    case .conflict(let controller, let members):
      let tree = layout.controllers[controller].layout.tree
      let views = members.flatMap { member -> [ViewTree.Index] in
        guard let index = member.constraint else { return member.item.map { [tree.index(at: $0)] } ?? [] }
        let constraint = tree.constraints[index]
        return [constraint.first.view] + (constraint.second.map { [$0.view] } ?? [])
      }
      // A view that is no longer there has no constraints. A view that a stack view hides conflicts whatever stands beside the view.
      let implied = members.compactMap(\.constraint).map { tree.constraints[$0] }.filter(\.isImplied)
      let isOfShownViews = !implied.isEmpty && !implied.contains { $0.identifier == "UISV-hiding" }
      return views.flatMap { guesses(changes, of: $0, in: tree, by: [.removal, .header, .footer]) }
        + (isOfShownViews ? guessesOfStacks(changes, around: views, in: tree) : [])
    case .openness(let controller, let item, _, let tied):
      let tree = layout.controllers[controller].layout.tree
      let own = ([item] + tied).flatMap {
        guesses(changes, of: $0, in: tree, by: [.frame, .removal, .content, .constraints, nil])
      }
      return own + inactiveGuesses(changes, of: [item] + tied, in: tree)
    case .lengths(let view, _, _):
      return missingClass(changes, of: view)
        + guesses(changes, of: view.index, in: tree(of: view), by: [.frame, .removal, .content, .constraints])
        + guesses(changes, around: view, by: [.frame]) + guessesOfStacks(changes, around: view)
    case .protrusion(let view, let outer, let protrusion, let isOfSafeArea):
      let kinds: Set<CodeType.Kind?> = [.frame, .removal, .constraints]
      return missingClass(changes, of: view) + guesses(changes, of: view.index, in: tree(of: view), by: kinds)
        + guesses(changes, around: view, by: kinds) + guessesOfStacks(changes, around: view)
        + (outer.map { guesses(changes, of: $0.index, in: tree(of: $0), by: kinds) } ?? [])
        + (isOfSafeArea ? guessesOfPlace(changes, isAbove: protrusion.isAbove) : [])
    case .overlap(let first, let second):
      let kinds: Set<CodeType.Kind?> = [.frame, .visibility, .removal, .constraints]
      return [first, second].flatMap { view in
        missingClass(changes, of: view) + guesses(changes, of: view.index, in: tree(of: view), by: kinds)
          + guesses(changes, around: view, by: kinds) + guessesOfStacks(changes, around: view)
      }
    }
  }

  /// The guess that a screen has the window's safe area, where code shows it as a part of another one, or above it a bar that isn't in the
  /// file.
  private func guessesOfPlace(_ changes: CodeChanges, isAbove: Bool) -> [Guess] {
    guard layout.controllers.count == 1, let controller = layout.controllers.first else { return [] }
    let tree = controller.layout.tree
    guard let id = tree[tree.root].id,
      changes.embeddedViews.contains(id) || isAbove && changes.barredViews.contains(id)
    else { return [] }
    return [Guess(.part, of: layout.scene ?? tree.itemName(of: tree.root).lintText)]
  }

  /// The guess that a view looks and behaves like UIKit's, where its class isn't in the project's code.
  private func missingClass(_ changes: CodeChanges, of view: LintView) -> [Guess] {
    guard let id = view.view.id, let name = changes.missingClasses[id] else { return [] }
    return [Guess(.unreadCode, of: "\(self.name(of: view)) (\(name))")]
  }

  /// The guesses of views beside one, or beside a view around it, in a stack view, which code hides: the others get their room.
  private func guessesOfStacks(_ changes: CodeChanges, around view: LintView) -> [Guess] {
    guard !changes.views.isEmpty else { return [] }
    let own = ([view] + superviews(of: place(of: view))).filter { $0.controller == view.controller }.map(\.index)
    return guessesOfStacks(changes, around: own, in: tree(of: view))
  }

  /// The guesses of views that are arranged beside some, and that code hides or shows.
  private func guessesOfStacks(
    _ changes: CodeChanges, around views: [ViewTree.Index], in tree: ViewTree
  ) -> [Guess] {
    guard !changes.views.isEmpty else { return [] }
    let stacks = Set(
      views.flatMap { view in [view] + [tree.superview(of: view)].compactMap(\.self) }
        .filter { !tree.isGuide($0) && tree[$0].kind == .stackView })
    return tree.viewIndices.filter { arranged in
      !views.contains(arranged) && tree.superview(of: arranged).map(stacks.contains) == true
    }.flatMap { guesses(changes, of: $0, in: tree, by: [.visibility]) }
  }

  private func guesses(
    _ changes: CodeChanges, of view: ViewTree.Index, in tree: ViewTree, by kinds: Set<CodeType.Kind?>
  ) -> [Guess] {
    guard !changes.views.isEmpty, !tree.isGuide(view), let id = tree[view].id, let own = changes.views[id] else {
      return []
    }
    return own.filter { kinds.contains($0.kind) }.map { Guess($0) }
  }

  /// The guesses of the views around one, in the scene's own controllers.
  private func guesses(_ changes: CodeChanges, around view: LintView, by kinds: Set<CodeType.Kind?>) -> [Guess] {
    guard !changes.views.isEmpty else { return [] }
    return superviews(of: place(of: view)).flatMap { guesses(changes, of: $0.index, in: tree(of: $0), by: kinds) }
  }

  /// The guesses of constraints that aren't active and that code may activate.
  private func inactiveGuesses(
    _ changes: CodeChanges, of views: [ViewTree.Index], in tree: ViewTree
  ) -> [Guess] {
    guard !changes.constraints.isEmpty else { return [] }
    let positions = Set(views.map { Int32($0.position) })
    return tree.constraints.compactMap { constraint in
      guard !constraint.isActive, case .given(let id) = constraint.name, let change = changes.constraints[id],
        positions.contains(constraint.firstView) || constraint.secondView.map(positions.contains) == true
      else { return nil }
      return Guess(change)
    }
  }
}

extension Guess {
  /// The guess that a change of code makes.
  init(_ change: CodeChanges.Change) {
    self.init(change.kind == nil ? .unreadCode : .code, of: "'\(change.outlet)' (\(change.place))")
  }
}

extension CodeChanges {
  /// The change for which a number of a layout was marked as a guess; `nil` for a guess of another kind.
  func change(behind guess: LayoutGuess, in tree: ViewTree) -> Change? {
    switch guess.cause {
    case .removedConstraint(let axis):
      for constraint in tree.constraints
      where constraint.isRemovedAtBuildTime && constraint.first.view == guess.view
        && constraint.firstAttribute.axis == axis
      {
        if case .given(let id) = constraint.name, let change = constraints[id] { return change }
      }
      return nil
    case .unknown(.row), .unknown(.text), .unknown(.image(nil)):
      guard !tree.isGuide(guess.view), let id = tree[guess.view].id, let own = views[id] else { return nil }
      let kinds: Set<CodeType.Kind?> =
        guess.cause == .unknown(.row) ? [.frame, .header, .footer, .content, .constraints, nil] : [.text, .look]
      return own.first { kinds.contains($0.kind) }
    case .unknown, .leftOpen: return nil
    }
  }
}
