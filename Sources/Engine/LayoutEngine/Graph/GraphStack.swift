public import LayoutModel
import LayoutResolution
import LinearProgramming

extension LayoutGraph {
  /// The way in which a stack view arranges nodes under it.
  public struct Stack: Sendable {
    /// The axis, alignment, distribution and spacing, and the bounds of the arrangement; nodes stand in `arranged`, not by ids.
    public var settings: StackSettings
    /// The arranged nodes, in order, with hidden ones.
    public var arranged: [NodeID]
    /// The distances behind single nodes, in points.
    public var customSpacing: [NodeID: Double] = [:]
    /// Its margins, which bound the arrangement where the settings say so.
    public var margins: InsetsID?
    /// The margins without what the safe area adds, in points: nodes that share a length in proportion count them.
    public var ownMargins = EdgeInsets.zero
    /// A Boolean that lets its leading edge lie on the right.
    public var isMirrored = false
    /// The system whose rules it keeps.
    public var systemVersion: SystemVersion

    /// A stack view that arranges some nodes.
    public init(_ arranged: [NodeID], _ settings: StackSettings = StackSettings(), systemVersion: SystemVersion) {
      self.arranged = arranged
      self.settings = settings
      self.systemVersion = systemVersion
    }
  }

  /// A stack view with what was made for it.
  struct StackState {
    var stack: Stack
    /// The stack's constraints, in UIKit's order, without constraints on removed nodes.
    var made: [Made] = []
    /// The nodes of its guides, which nobody else sees.
    var guides: [Int32] = []
    /// The size that its content comes to, for a stack view around it.
    var naturalSize = IntrinsicContentSize.none
    /// The arranged nodes whose baselines are its own.
    var baselines: (first: Int32, last: Int32)?

    /// A constraint that was made.
    struct Made {
      let id: ConstraintID
      let constraint: StackConstraint
    }
  }
}
