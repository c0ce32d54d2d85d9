package import LayoutEngine
package import LayoutModel
import LayoutResolution

/// The plans that a scene's layouts were made by, kept from one window to the next, and what the last layout rests on.
///
/// A sweep hands one to every layout of a scene: most windows need no new plan then.
///
///     let library = PlanLibrary()
///     let layout = try scene.layout(in: .portrait, on: device, keepingPlansIn: library)
///     library.evidence["login"]    // of the controller `login`
package final class PlanLibrary: Sendable {
  /// What a controller's layout rests on.
  package struct Evidence: Sendable {
    /// The plan, among the library's: the same for the same views under the same traits; `nil` of containers, whose views are
    /// made for their window.
    package let plan: Int?
    /// The layout's, and that of the same without what Interface Builder's canvas drew, where there is such.
    package let parts: [LayoutEvidence]
    /// What was compared on the way to where its view stands, and to where its views do before they are laid out.
    package let decisions: Decisions
    /// Whether the layout rests on nothing else.
    package let isComplete: Bool
  }

  /// A plan, and what it was made of: by reference, for it is looked through for each layout.
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
    /// Each controller's, the first one met first.
    var entries: [ControllerHierarchy.Index: [Entry]] = [:]
    var count = 0
    var evidence: [String: Evidence] = [:]
  }

  private let state = Guarded(State())

  /// A library without plans.
  package init() {}

  /// What the controllers' layouts of the last screen rest on, by the controllers' names.
  package var evidence: [String: Evidence] { state.withLock { $0.evidence } }

  /// Forgets what the last screen's layouts rest on, before the next is laid out.
  func beginScreen() {
    state.withLock { $0.evidence = [:] }
  }

  func note(_ evidence: Evidence, of controller: String) {
    state.withLock { $0.evidence[controller] = evidence }
  }

  /// The plan of a controller's views under traits, where they were laid out under these before.
  func plan(
    of controller: ControllerHierarchy.Index, _ view: View, for traits: Traits, ownTraits: Traits?
  ) -> (plan: DrawnPlan, number: Int)? {
    state.withLock { state in
      state.entries[controller]?
        .first { $0.traits == traits && $0.ownTraits == ownTraits && $0.view == view }.map { ($0.plan, $0.number) }
    }
  }

  /// The plan of a controller's tree that one of another tree is too, which differs in its traits alone.
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

  /// A number for a plan that isn't kept, for it holds in its window alone.
  func numberOfPassingPlan() -> Int {
    state.withLock { state in
      state.count += 1
      return state.count
    }
  }
}
