import LayoutEngine
import LayoutModel
import LayoutResolution

/// The plan of a tree, and the plan of the same tree without the sizes that Interface Builder's canvas drew or made up,
/// where there are any.
struct DrawnPlan {
  private let plan: LayoutPlan
  private let bare: LayoutPlan?

  init(_ tree: ViewTree) {
    plan = LayoutPlan(tree)
    bare = tree.withoutDrawnSizes.map { LayoutPlan($0) }
  }

  private init(_ plan: LayoutPlan, _ bare: LayoutPlan?) {
    (self.plan, self.bare) = (plan, bare)
  }

  /// The plan of a tree that differs from this plan's tree only in traits; `nil` for other differences.
  func adopting(_ tree: ViewTree) -> DrawnPlan? {
    guard let plan = plan.adopting(tree) else { return nil }
    guard let bareTree = tree.withoutDrawnSizes else { return bare == nil ? DrawnPlan(plan, nil) : nil }
    return bare?.adopting(bareTree).map { DrawnPlan(plan, $0) }
  }

  /// The layout: its frames are from the tree as drawn, its ambiguities from the tree without the drawn sizes.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - isMending: A Boolean that tells whether to search for repairs of conflicts.
  /// - Returns: The layout.
  /// - Throws: `LayoutFailure` where the solver fails.
  func layout(in window: Window, isMending: Bool = true) throws(LayoutFailure) -> Layout {
    let layout = try plan.layout(in: window, isMending: isMending)
    guard let bare else { return layout }
    return layout.withOpenAttributes(of: try bare.layout(in: window, isMending: false))
  }

  /// The layout without repairs of conflicts, and the evidence of it and of the one without the drawn sizes.
  ///
  /// - Throws: `LayoutFailure` where the solver fails.
  func layoutWithEvidence(
    in window: Window
  ) throws(LayoutFailure) -> (layout: Layout, evidence: [LayoutEvidence]) {
    let (layout, evidence) = try plan.layoutWithEvidence(in: window)
    guard let bare else { return (layout, [evidence]) }
    let (open, evidenceOfOpen) = try bare.layoutWithEvidence(in: window)
    return (layout.withOpenAttributes(of: open), [evidence, evidenceOfOpen])
  }
}
