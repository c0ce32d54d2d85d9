import LayoutEngine
import LayoutModel
import LayoutResolution

/// Layouts of single controllers' views, remembered by what they were made of: screens come back to the same ones.
struct LayoutMemory: Sendable {
  let textMeasurer: TextMeasurer
  /// Where plans are kept beyond this screen.
  let library: PlanLibrary?
  /// Whether it is looked for what mends conflicts, which takes layouts of its own.
  let isMending: Bool
  /// The tab bars of tab bar controllers as they were last.
  var tabBars: [TabBarOwner: TabBarView] = [:]
  private var plans: Plans = [:]
  /// Whether a plan is let go before a controller gets another: those of large screens take much room.
  var keepsOnePlan = false
  private var made: [Maker: [Made]] = [:]

  init(textMeasurer: TextMeasurer, library: PlanLibrary?, isMending: Bool) {
    (self.textMeasurer, self.library, self.isMending) = (textMeasurer, library, isMending)
  }

  /// A tab bar controller, as the interface stands.
  struct TabBarOwner: Hashable {
    private let controller: ControllerHierarchy.Index
    private let orientation: InterfaceOrientation

    init(_ controller: ControllerHierarchy.Index, _ orientation: InterfaceOrientation) {
      (self.controller, self.orientation) = (controller, orientation)
    }
  }

  // MARK: Controllers' own views

  /// What a plan of a controller's view is made for.
  struct PlanKey: Hashable {
    let controller: ControllerHierarchy.Index
    let traits: Traits
    /// The width, where views are placed by it before they are laid out.
    let width: Double?
  }

  /// A plan, and what it was made of.
  struct Planned {
    let view: View
    let own: ControllerEnvironment?
    /// The window's size for which frames were written, and the orientation in which they were.
    let written: (size: Size, orientation: InterfaceOrientation)
    let plan: DrawnPlan
    /// Whether it holds in other windows of the same traits: not where frames are written for another orientation, nor where
    /// cells were placed.
    let holdsElsewhere: Bool
  }

  typealias Plans = [PlanKey: Planned]

  /// Takes up plans of layouts before.
  mutating func recall(_ plans: Plans) { self.plans = plans }

  /// The plans that layouts in other windows may take up; none where there are so many that they would take much room.
  var plansThatHoldElsewhere: Plans {
    let some = plans.filter(\.value.holdsElsewhere)
    return some.count <= Self.maximumKept ? some : [:]
  }

  /// As many as a screen of some controllers has in two orientations.
  private static let maximumKept = 16

  /// The layout of a controller's own views, by a plan that is kept.
  ///
  /// - Parameters:
  ///   - index: The controller's index.
  ///   - node: The controller.
  ///   - environment: What is around its view.
  ///   - own: What is around its view on the scene's own device, where that is another.
  ///   - written: The window's size for which frames were written, and the orientation in which they were.
  /// - Returns: The layout.
  /// - Throws: `LayoutFailure` where the solver fails.
  mutating func layout(
    of index: ControllerHierarchy.Index, _ node: ControllerHierarchy.Node, _ environment: ControllerEnvironment,
    own: ControllerEnvironment?, writtenFor written: (size: Size, orientation: InterfaceOrientation)
  ) throws(LayoutFailure) -> Layout {
    let controller = node.controller
    // Cells without a layout of their own flow; such are placed before the views are laid out.
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
    // Frames that are written for another orientation, and cells that were placed, hold for this window's size.
    let holdsElsewhere = tree.turnedFrames.isEmpty && !isCollection
    let number =
      holdsElsewhere
      ? library.keep(plan, of: index, view, for: environment.traits, ownTraits: own?.traits)
      : library.numberOfPassingPlan()
    return try layout(
      by: plan, number, of: node, environment, decisions, isProved: tree.turnedFrames.isEmpty)
  }

  /// The plan of a tree: another's of the controller where they differ in their traits alone, as they often do in two
  /// orientations.
  private mutating func plan(of tree: ViewTree, for index: ControllerHierarchy.Index) -> DrawnPlan {
    for (key, known) in plans where key.controller == index {
      if let plan = known.plan.adopting(tree) { return plan }
    }
    if keepsOnePlan { plans = plans.filter { $0.key.controller != index } }
    return DrawnPlan(tree)
  }

  /// The layout by a plan of the library, which notes what it rests on.
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

  /// Whose view is made for its environment.
  enum Maker: Hashable {
    /// A container's, with its bars.
    case container(ControllerHierarchy.Index)
    /// One of a class that stands in the window beside the view of a presented controller.
    case decoration(ControllerHierarchy.Index, String)
  }

  /// A view that was made for an environment, and its layout.
  private struct Made {
    let view: View
    let environment: ControllerEnvironment
    let layout: Layout
  }

  /// How many layouts of one maker's are kept: those of two orientations, with two bars.
  private static let maximumMaker = 4

  /// The layout of views that were made for their environment.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - maker: Whose it is.
  ///   - environment: What is around it.
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
