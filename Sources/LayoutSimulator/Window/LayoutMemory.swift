import LayoutEngine
import LayoutModel
import LayoutResolution

/// The layouts of single controllers' views, remembered by the values that they were made of, because screens return to
/// the same ones.
struct LayoutMemory: Sendable {
  let textMeasurer: TextMeasurer
  /// The library that keeps plans beyond this screen.
  let library: PlanLibrary?
  /// A Boolean that tells whether to search for repairs of conflicts, which takes further layouts.
  let isMending: Bool
  /// The latest tab bars of tab bar controllers.
  var tabBars: [TabBarOwner: TabBarView] = [:]
  private var plans: Plans = [:]
  /// A Boolean that tells whether a plan is released before a controller gets another: those of large screens take much memory.
  var keepsOnePlan = false
  private var made: [Maker: [Made]] = [:]

  init(textMeasurer: TextMeasurer, library: PlanLibrary?, isMending: Bool) {
    (self.textMeasurer, self.library, self.isMending) = (textMeasurer, library, isMending)
  }

  /// A tab bar controller, in an orientation of the interface.
  struct TabBarOwner: Hashable {
    private let controller: ControllerHierarchy.Index
    private let orientation: InterfaceOrientation

    init(_ controller: ControllerHierarchy.Index, _ orientation: InterfaceOrientation) {
      (self.controller, self.orientation) = (controller, orientation)
    }
  }

  // MARK: Controllers' own views

  /// The values that a plan of a controller's view is made for.
  struct PlanKey: Hashable {
    let controller: ControllerHierarchy.Index
    let traits: Traits
    /// The width, where views are placed by it before layout.
    let width: Double?
  }

  /// A plan, and the values that it was made of.
  struct Planned {
    let view: View
    let own: ControllerEnvironment?
    /// The window's size and orientation for which frames were written.
    let written: (size: Size, orientation: InterfaceOrientation)
    let plan: DrawnPlan
    /// A Boolean that tells whether it holds in other windows of the same traits: not where frames are written for
    /// another orientation, nor where cells were placed.
    let holdsElsewhere: Bool
  }

  typealias Plans = [PlanKey: Planned]

  /// Takes over plans of earlier layouts.
  mutating func recall(_ plans: Plans) { self.plans = plans }

  /// The plans that layouts in other windows may take over; none where there are so many that they would take much memory.
  var plansThatHoldElsewhere: Plans {
    let some = plans.filter(\.value.holdsElsewhere)
    return some.count <= Self.maximumKept ? some : [:]
  }

  /// The maximum number of plans kept: those of a screen with some controllers in two orientations.
  private static let maximumKept = 16

  /// The layout of a controller's own views, with a kept plan.
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
    of index: ControllerHierarchy.Index, _ node: ControllerHierarchy.Node, _ environment: ControllerEnvironment,
    own: ControllerEnvironment?, writtenFor written: (size: Size, orientation: InterfaceOrientation)
  ) throws(LayoutFailure) -> Layout {
    let controller = node.controller
    // Cells without a layout of their own flow; they are placed before layout.
    let isCollection =
      controller.kind == .collectionViewController
      && controller.view.resolved(for: environment.traits).collectionViewLayout == nil
    let key = PlanKey(
      controller: index, traits: environment.traits, width: isCollection ? environment.size.width : nil)
    if library == nil, let known = plans[key], known.view == controller.view, known.own == own,
      known.written == written
    {
      return try known.plan.layout(in: environment.window, isMending: isMending)
    }
    var view = controller.view
    var decisions = environment.decisions
    if isCollection { CollectionFlow(width: environment.size.width).place(&view, &decisions) }
    if let known = library?.plan(of: index, view, for: environment.traits, ownTraits: own?.traits) {
      return try layout(by: known.plan, known.number, of: node, environment, decisions)
    }
    var tree = ViewTree(
      checked: view, for: environment.traits, windowSize: written.size, writtenIn: written.orientation,
      ownTraits: own?.traits, textMeasurer: textMeasurer)
    try tree.settleTurnedFrames(in: own?.window ?? environment.window, environment.window)
    guard let library else {
      let plan = plan(of: tree, for: index)
      plans[key] = Planned(
        view: controller.view, own: own, written: written, plan: plan,
        holdsElsewhere: tree.turnedFrames.isEmpty && !isCollection)
      return try plan.layout(in: environment.window, isMending: isMending)
    }
    let plan = library.plan(of: index, adopting: tree) ?? DrawnPlan(tree)
    // Frames that are written for another orientation, and cells that were placed, only hold for this window's size.
    let holdsElsewhere = tree.turnedFrames.isEmpty && !isCollection
    let number =
      holdsElsewhere
      ? library.keep(plan, of: index, view, for: environment.traits, ownTraits: own?.traits)
      : library.numberOfPassingPlan()
    return try layout(
      by: plan, number, of: node, environment, decisions, isProved: tree.turnedFrames.isEmpty)
  }

  /// The plan of a tree. It may be another plan of the controller if the trees differ only in their traits, as they
  /// often do in two orientations.
  private mutating func plan(of tree: ViewTree, for index: ControllerHierarchy.Index) -> DrawnPlan {
    for (key, known) in plans where key.controller == index {
      if let plan = known.plan.adopting(tree) { return plan }
    }
    if keepsOnePlan { plans = plans.filter { $0.key.controller != index } }
    return DrawnPlan(tree)
  }

  /// The layout with a plan of the library, which notes the evidence.
  private func layout(
    by plan: DrawnPlan, _ number: Int, of node: ControllerHierarchy.Node, _ environment: ControllerEnvironment,
    _ decisions: Decisions, isProved: Bool = true
  ) throws(LayoutFailure) -> Layout {
    let (layout, evidence) = try plan.layoutWithEvidence(in: environment.window, isMending: isMending)
    library?.note(
      PlanLibrary.Evidence(plan: number, parts: evidence, decisions: decisions, isComplete: isProved), of: node.name)
    return layout
  }

  // MARK: Views that are made

  /// The owner of a view that is made for its environment.
  enum Maker: Hashable {
    /// A container, for its view with its bars.
    case container(ControllerHierarchy.Index)
    /// A presented controller, for a view of a class beside its own view in the window.
    case decoration(ControllerHierarchy.Index, String)
  }

  /// A view that was made for an environment, and its layout.
  private struct Made {
    let view: View
    let environment: ControllerEnvironment
    let layout: Layout
  }

  /// The maximum number of kept layouts for one owner: those of two orientations, with two bars.
  private static let maximumMaker = 4

  /// The layout of views that were made for their environment.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - maker: Its owner.
  ///   - environment: Its environment.
  /// - Returns: The layout.
  /// - Throws: `LayoutFailure` where the solver fails.
  mutating func layout(
    of view: View, for maker: Maker, _ environment: ControllerEnvironment
  ) throws(LayoutFailure) -> Layout {
    let known = made[maker] ?? []
    if let same = known.first(where: { $0.environment == environment && $0.view == view }) { return same.layout }
    let tree = ViewTree(
      checked: view, for: environment.traits, windowSize: environment.size, textMeasurer: textMeasurer)
    let layout = try LayoutPlan(tree).layout(in: environment.window)
    if let library, !tree.constraints.isEmpty {
      let evidence = PlanLibrary.Evidence(plan: nil, parts: [], decisions: environment.decisions, isComplete: false)
      library.note(evidence, of: "\(maker)")
    }
    made[maker] = [Made(view: view, environment: environment, layout: layout)] + known.prefix(Self.maximumMaker - 1)
    return layout
  }
}
