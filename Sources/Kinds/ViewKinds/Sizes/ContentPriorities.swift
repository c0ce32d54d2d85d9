public import LayoutModel

/// The priorities with which a view's content resists growing, or shrinking, one for each axis.
public struct ContentPriorities: Hashable, Sendable {
  /// The priority along the width.
  public var horizontal: Priority
  /// The priority along the height.
  public var vertical: Priority

  /// One priority for each axis.
  public init(horizontal: Priority, vertical: Priority) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The declared priorities, with the class's own along an axis without a declared one.
  package init(_ declared: AxisPriorities, else own: ContentPriorities) {
    self.init(horizontal: declared.horizontal ?? own.horizontal, vertical: declared.vertical ?? own.vertical)
  }

  /// The priority along an axis.
  public subscript(axis: Axis) -> Priority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension AxisPriorities {
  package init(_ priorities: ContentPriorities) {
    self.init(horizontal: priorities.horizontal, vertical: priorities.vertical)
  }
}
