import LayoutEngine
import LayoutModel
public import LayoutResolution

/// The plans of a scene's layouts, kept from one layout to the next: the one owner of what layouts share.
///
///     let plans = PlanLibrary()
///     let portrait = try scene.layout(in: .portrait, keepingPlansIn: plans)
///     let landscape = try scene.layout(in: .landscapeLeft, keepingPlansIn: plans)
///
/// - *Key*: a controller, and the values that a plan of its views is made of (`Subject`). A plan is also adopted for views
///   that differ in their traits alone. So a plan is never wrong, whatever scene is laid out.
/// - *Bound*: the latest plans of each controller, `maximum` of them; in the library of a single screen one from its first
///   turn on, because plans of large screens take much memory.
/// - *End*: nothing empties it. It goes with whoever lays out: a screen, a run over conditions, a sweep, the lint of a scene.
///
/// Long texts are measured once (`TextMemory`).
public final class PlanLibrary: Sendable {
  /// The measurer of the views' texts, with a memory of long ones.
  package let textMeasurer: TextMeasurer
  private let isOfOneScreen: Bool
  /// The maximum number of plans of a controller: those of all sizes of text in both layout directions, or those of many devices.
  private let maximum: Int
  private let state: Guarded<State>

  /// The values that a plan of a controller's views is made of, those that are compared at once before the views.
  struct Subject: Hashable {
    let traits: Traits
    /// The traits of the scene's own device, where that is another.
    let ownTraits: Traits?
    /// The orientation for which frames were written.
    let orientation: InterfaceOrientation
    /// The size for which the frames in a root without a frame were written.
    let rootSize: Size?
    let view: View
  }

  /// The windows on the scene's own device and on the present one.
  struct Windows: Hashable {
    let own: Window
    let present: Window
  }

  /// A plan, and the values that it was made of; a reference, because each layout searches for it.
  final class Entry: Sendable {
    let subject: Subject
    let plan: DrawnPlan
    /// Its number in the library: the same for the same subject.
    let number: Int
    /// The only windows in which it holds: where frames are written for another orientation.
    let windows: Windows?

    fileprivate init(_ subject: Subject, _ plan: DrawnPlan, number: Int, onlyIn windows: Windows?) {
      (self.subject, self.plan, self.number, self.windows) = (subject, plan, number, windows)
    }
  }

  private struct State {
    /// Each controller's entries, the latest first.
    var entries: [ControllerHierarchy.Index: [Entry]] = [:]
    var count = 0

    mutating func nextNumber() -> Int {
      count += 1
      return count
    }
  }

  private init(_ textMeasurer: TextMeasurer, isOfOneScreen: Bool, maximum: Int, _ state: State) {
    (self.textMeasurer, self.isOfOneScreen, self.maximum) = (textMeasurer, isOfOneScreen, maximum)
    self.state = Guarded(state)
  }

  /// A library without plans.
  ///
  /// - Parameter textMeasurer: The measurer of texts.
  public convenience init(textMeasurer: TextMeasurer = .standard) {
    self.init(textMeasurer.remembering, isOfOneScreen: false, maximum: 32, State())
  }

  /// A library for a single screen.
  convenience init(ofOneScreen textMeasurer: TextMeasurer) {
    self.init(textMeasurer.remembering, isOfOneScreen: true, maximum: 32, State())
  }

  /// The library for a screen that has turned. If it is the screen's own, it keeps one plan of a controller from here on.
  var turned: PlanLibrary {
    isOfOneScreen ? PlanLibrary(textMeasurer, isOfOneScreen: true, maximum: 1, state.withLock { $0 }) : self
  }

  /// The plan of a controller's views, which is made if it isn't known.
  ///
  /// - Parameters:
  ///   - subject: The values that it is made of.
  ///   - controller: The controller.
  ///   - windows: The windows for which it is wanted.
  /// - Returns: The plan.
  /// - Throws: `LayoutFailure` where the solver fails.
  func plan(
    of subject: Subject, for controller: ControllerHierarchy.Index, in windows: Windows
  ) throws(LayoutFailure) -> Entry {
    if let known = known(subject, of: controller, in: windows) { return known }
    var tree = ViewTree(
      checked: subject.view, for: subject.traits, windowSize: subject.rootSize ?? .zero, writtenIn: subject.orientation,
      ownTraits: subject.ownTraits, textMeasurer: textMeasurer)
    try tree.settleTurnedFrames(in: windows.own, windows.present)
    let plan = plan(of: controller, adopting: tree) ?? DrawnPlan(tree)
    let entry = Entry(
      subject, plan, number: state.withLock { $0.nextNumber() }, onlyIn: tree.turnedFrames.isEmpty ? nil : windows)
    keep(entry, of: controller)
    return entry
  }

  private func known(_ subject: Subject, of controller: ControllerHierarchy.Index, in windows: Windows) -> Entry? {
    let known = state.withLock { $0.entries[controller] ?? [] }
    guard
      let index = known.firstIndex(where: {
        $0.subject == subject && ($0.windows == nil || $0.windows == windows)
      })
    else { return nil }
    if index > 0 { keep(known[index], of: controller) }
    return known[index]
  }

  /// A plan of a controller that also fits another tree, which differs only in its traits. Where there is none and only one
  /// is kept, the others are released before the next is made.
  private func plan(of controller: ControllerHierarchy.Index, adopting tree: ViewTree) -> DrawnPlan? {
    let known = state.withLock { $0.entries[controller] ?? [] }
    if let plan = known.lazy.compactMap({ $0.plan.adopting(tree) }).first { return plan }
    if maximum == 1 { state.withLock { $0.entries[controller] = nil } }
    return nil
  }

  /// Keeps a plan as the latest.
  private func keep(_ entry: Entry, of controller: ControllerHierarchy.Index) {
    state.withLock { state in
      let others = (state.entries[controller] ?? []).filter { $0 !== entry }
      state.entries[controller] = [entry] + others.prefix(maximum - 1)
    }
  }
}
