package import LayoutEngine
package import LayoutModel
import LayoutResolution

/// The plans of a scene's layouts, kept from one window to the next, and the evidence of the last layout.
///
/// A sweep passes one to every layout of a scene, so that most windows need no new plan.
///
///     let library = PlanLibrary()
///     let layout = try scene.layout(in: .portrait, on: device, keepingPlansIn: library)
///     library.evidence["login"]    // of the controller `login`
package final class PlanLibrary: Sendable {
  /// The evidence of a controller's layout.
  package struct Evidence: Sendable {
    /// The plan's number in the library: the same for the same views under the same traits; `nil` for containers, whose
    /// views are made for their window.
    package let plan: Int?
    /// The evidence of the layout, and of the one without the sizes that Interface Builder's canvas drew, where there are any.
    package let parts: [LayoutEvidence]
    /// The comparisons on the way to the place of its view, and to the places of its views before layout.
    package let decisions: Decisions
    /// A Boolean that tells whether the layout rests on nothing else.
    package let isComplete: Bool
  }

  /// A plan, and the values that it was made of; a reference, because each layout searches for it.
  private final class Entry: Sendable {
    let view: View
    let traits: Traits
    let ownTraits: Traits?
    let plan: DrawnPlan
    let number: Int

    init(view: View, traits: Traits, ownTraits: Traits?, plan: DrawnPlan, number: Int) {
      (self.view, self.traits, self.ownTraits, self.plan, self.number) = (view, traits, ownTraits, plan, number)
    }
  }

  private struct State {
    /// Each controller's entries, the oldest first.
    var entries: [ControllerHierarchy.Index: [Entry]] = [:]
    var count = 0
    var evidence: [String: Evidence] = [:]
  }

  private let state = Guarded(State())

  /// A library without plans.
  package init() {}

  /// The evidence of the last screen's layouts, by the controllers' names.
  package var evidence: [String: Evidence] { state.withLock { $0.evidence } }

  /// Forgets the evidence of the last screen, before the next is laid out.
  func beginScreen() {
    state.withLock { $0.evidence = [:] }
  }

  func note(_ evidence: Evidence, of controller: String) {
    state.withLock { $0.evidence[controller] = evidence }
  }

  /// The plan of a controller's views under traits, if they were laid out under these before.
  func plan(
    of controller: ControllerHierarchy.Index, _ view: View, for traits: Traits, ownTraits: Traits?
  ) -> (plan: DrawnPlan, number: Int)? {
    state.withLock { state in
      state.entries[controller]?
        .first { $0.traits == traits && $0.ownTraits == ownTraits && $0.view == view }.map { ($0.plan, $0.number) }
    }
  }

  /// A plan of a controller that also fits another tree, which differs only in its traits.
  func plan(of controller: ControllerHierarchy.Index, adopting tree: ViewTree) -> DrawnPlan? {
    let known = state.withLock { $0.entries[controller] ?? [] }
    return known.lazy.compactMap { $0.plan.adopting(tree) }.first
  }

  /// Keeps a plan.
  ///
  /// - Returns: Its number.
  func keep(
    _ plan: DrawnPlan, of controller: ControllerHierarchy.Index, _ view: View, for traits: Traits, ownTraits: Traits?
  ) -> Int {
    state.withLock { state in
      state.count += 1
      let entry = Entry(view: view, traits: traits, ownTraits: ownTraits, plan: plan, number: state.count)
      state.entries[controller, default: []].append(entry)
      return state.count
    }
  }

  /// A number for a plan that isn't kept, because it holds only in its window.
  func numberOfPassingPlan() -> Int {
    state.withLock { state in
      state.count += 1
      return state.count
    }
  }
}
