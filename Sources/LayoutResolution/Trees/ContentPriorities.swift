public import LayoutModel

/// How much a view's content resists growing, or shrinking, along each axis: all settled.
public struct ContentPriorities: Hashable, Sendable {
  /// Along the width.
  public var horizontal: Priority
  /// Along the height.
  public var vertical: Priority

  /// One priority for each axis.
  public init(horizontal: Priority, vertical: Priority) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// What a view declares, and its class's own along an axis where it declares nothing.
  init(_ declared: AxisPriorities, else own: ContentPriorities) {
    self.init(horizontal: declared.horizontal ?? own.horizontal, vertical: declared.vertical ?? own.vertical)
  }

  /// The priority along an axis.
  public subscript(axis: Axis) -> Priority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
