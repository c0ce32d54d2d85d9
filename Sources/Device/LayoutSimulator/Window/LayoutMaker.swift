import LayoutEngine
import LayoutModel
import LayoutResolution

/// Makes the layouts of single controllers' views, with the plans of a library.
struct LayoutMaker: Sendable {
  /// The owner of the plans.
  private(set) var library: PlanLibrary
  /// A Boolean that tells whether to search for repairs of conflicts, which takes further layouts; never beside evidence.
  let isMending: Bool
  /// The latest tab bars of tab bar controllers.
  var tabBars: [TabBarOwner: TabBarView] = [:]
  /// The evidence of the latest layouts, by the controllers' names; `nil` where nobody asks for it.
  private(set) var evidence: [String: ControllerEvidence]?

  init(keepingPlansIn library: PlanLibrary, isMending: Bool = true, notesEvidence: Bool = false) {
    (self.library, self.isMending) = (library, isMending)
    evidence = notesEvidence ? [:] : nil
  }

  /// A tab bar controller, in an orientation of the interface.
  struct TabBarOwner: Hashable {
    private let controller: ControllerHierarchy.Index
    private let orientation: InterfaceOrientation

    init(_ controller: ControllerHierarchy.Index, _ orientation: InterfaceOrientation) {
      (self.controller, self.orientation) = (controller, orientation)
    }
  }

  /// Goes on with the library of a screen that has turned.
  mutating func turn() { library = library.turned }

  /// The layout of a controller's own views.
  ///
  /// - Parameters:
  ///   - index: The controller's index.
  ///   - node: The controller.
  ///   - environment: The environment of its view.
  ///   - own: The environment of its view on the scene's own device, where that is another.
  ///   - written: The window's size and orientation for which frames were written.
  /// - Returns: The layout.
  /// - Throws: `LayoutFailure` where the solver fails.
  mutating func layout(
    of index: ControllerHierarchy.Index, _ node: ControllerHierarchy.Node,
    _ environment: ControllerEnvironment,
    own: ControllerEnvironment?, writtenFor written: (size: Size, orientation: InterfaceOrientation)
  ) throws(LayoutFailure) -> Layout {
    var view = node.controller.view
    var decisions = environment.decisions
    // Cells without a layout of their own flow; they are placed before layout.
    if node.controller.kind == .collectionViewController,
      view.resolved(for: environment.traits).collectionViewLayout == nil
    {
      CollectionFlow(width: environment.size.width).place(&view, &decisions)
    }
    let window = environment.window
    let planned = try library.plan(
      of: PlanLibrary.Subject(
        traits: environment.traits, ownTraits: own?.traits, orientation: written.orientation,
        rootSize: view.frame == nil ? written.size : nil, view: view),
      for: index, in: PlanLibrary.Windows(own: own?.window ?? window, present: window))
    guard evidence != nil else { return try planned.plan.layout(in: window, isMending: isMending) }
    let (layout, parts) = try planned.plan.layoutWithEvidence(in: window)
    evidence?[node.name] = ControllerEvidence(
      plan: planned.number, parts: parts, decisions: decisions, isComplete: planned.windows == nil)
    return layout
  }

  /// The layout of a view that is made for its environment: a container's with its bars, or one beside a presented
  /// controller's.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - name: The name by which its evidence is noted.
  ///   - environment: Its environment.
  /// - Returns: The layout.
  /// - Throws: `LayoutFailure` where the solver fails.
  mutating func layout(
    of view: View, named name: @autoclosure () -> String, _ environment: ControllerEnvironment
  ) throws(LayoutFailure) -> Layout {
    let tree = ViewTree(
      checked: view, for: environment.traits, windowSize: environment.size,
      textMeasurer: library.textMeasurer)
    if evidence != nil, !tree.constraints.isEmpty {
      evidence?[name()] = ControllerEvidence(
        plan: nil, parts: [], decisions: environment.decisions, isComplete: false)
    }
    return try LayoutPlan(tree).layout(in: environment.window)
  }
}
