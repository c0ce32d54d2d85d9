/// What constraints speak of: a view with an id, a layout guide, or the view that will hold the constraint,
/// `Constraint.Item.holder`.
///
/// Its anchors have UIKit's names; without `Anchor` they read best between operators:
/// `label.leading == field.trailing + 8`.
public protocol LayoutItem: Sendable {
  /// The item as constraints name it.
  var constraintItem: Constraint.Item { get }
}

extension Constraint.Item: LayoutItem {
  public var constraintItem: Constraint.Item { self }
}

extension LayoutGuide: LayoutItem {
  public var constraintItem: Constraint.Item { .id(id) }
}

extension View: LayoutItem {
  /// The view by its id.
  ///
  /// - Precondition: The view has an id.
  public var constraintItem: Constraint.Item { .id(idForConstraints) }

  /// The id, which views are known by in constraints.
  var idForConstraints: String {
    guard let id else {
      preconditionFailure("a \(className) without an id can't stand in a constraint: give it one, View(\"title\", …)")
    }
    return id
  }

  public var firstBaseline: LayoutYAxisAnchor { LayoutYAxisAnchor(item: constraintItem, attribute: .firstBaseline) }
  public var lastBaseline: LayoutYAxisAnchor { LayoutYAxisAnchor(item: constraintItem, attribute: .lastBaseline) }
  public var firstBaselineAnchor: LayoutYAxisAnchor { firstBaseline }
  public var lastBaselineAnchor: LayoutYAxisAnchor { lastBaseline }

  /// What bars and the screen's shape leave of the view.
  public var safeAreaLayoutGuide: some LayoutItem { guide(.safeArea) }
  /// What the margins leave.
  public var layoutMarginsGuide: some LayoutItem { guide(.layoutMargins) }
  /// The margins' rectangle, no wider than reads well.
  public var readableContentGuide: some LayoutItem { guide(.readableContent) }
  /// All that can be scrolled to in a scroll view.
  public var contentLayoutGuide: some LayoutItem { guide(.content) }
  /// What can be seen of a scroll view.
  public var frameLayoutGuide: some LayoutItem { guide(.frame) }

  private func guide(_ guide: SystemLayoutGuide) -> Constraint.Item { .guide(guide, of: idForConstraints) }
}

extension LayoutItem {
  public var leading: LayoutXAxisAnchor { LayoutXAxisAnchor(item: constraintItem, attribute: .leading) }
  public var trailing: LayoutXAxisAnchor { LayoutXAxisAnchor(item: constraintItem, attribute: .trailing) }
  public var left: LayoutXAxisAnchor { LayoutXAxisAnchor(item: constraintItem, attribute: .left) }
  public var right: LayoutXAxisAnchor { LayoutXAxisAnchor(item: constraintItem, attribute: .right) }
  public var centerX: LayoutXAxisAnchor { LayoutXAxisAnchor(item: constraintItem, attribute: .centerX) }
  public var top: LayoutYAxisAnchor { LayoutYAxisAnchor(item: constraintItem, attribute: .top) }
  public var bottom: LayoutYAxisAnchor { LayoutYAxisAnchor(item: constraintItem, attribute: .bottom) }
  public var centerY: LayoutYAxisAnchor { LayoutYAxisAnchor(item: constraintItem, attribute: .centerY) }
  public var width: LayoutDimension { LayoutDimension(item: constraintItem, attribute: .width) }
  public var height: LayoutDimension { LayoutDimension(item: constraintItem, attribute: .height) }

  public var leadingAnchor: LayoutXAxisAnchor { leading }
  public var trailingAnchor: LayoutXAxisAnchor { trailing }
  public var leftAnchor: LayoutXAxisAnchor { left }
  public var rightAnchor: LayoutXAxisAnchor { right }
  public var centerXAnchor: LayoutXAxisAnchor { centerX }
  public var topAnchor: LayoutYAxisAnchor { top }
  public var bottomAnchor: LayoutYAxisAnchor { bottom }
  public var centerYAnchor: LayoutYAxisAnchor { centerY }
  public var widthAnchor: LayoutDimension { width }
  public var heightAnchor: LayoutDimension { height }
}
