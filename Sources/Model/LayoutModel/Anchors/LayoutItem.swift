/// An item of constraints: a view with an id, a layout guide, or the view that will hold the constraint, `Constraint.Item.holder`.
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

  /// The id by which constraints know the view.
  var idForConstraints: String {
    guard let id else {
      preconditionFailure("a \(className) without an id can't stand in a constraint: give it one, View(\"title\", …)")
    }
    return id
  }

  /// The baseline of the first line of text; the top of a view without text, the bottom of an image
  /// (<doc:AutoLayout#Baselines>).
  public var firstBaseline: LayoutYAxisAnchor { LayoutYAxisAnchor(item: constraintItem, attribute: .firstBaseline) }
  /// The baseline of the last line of text; the bottom of a view without text.
  public var lastBaseline: LayoutYAxisAnchor { LayoutYAxisAnchor(item: constraintItem, attribute: .lastBaseline) }
  /// The same as `firstBaseline`, by UIKit's name.
  public var firstBaselineAnchor: LayoutYAxisAnchor { firstBaseline }
  /// The same as `lastBaseline`, by UIKit's name.
  public var lastBaselineAnchor: LayoutYAxisAnchor { lastBaseline }

  /// The part of the view that bars and the screen's shape leave free.
  public var safeAreaLayoutGuide: some LayoutItem { guide(.safeArea) }
  /// The part of the view within its margins.
  public var layoutMarginsGuide: some LayoutItem { guide(.layoutMargins) }
  /// The margins' rectangle, no wider than is readable.
  public var readableContentGuide: some LayoutItem { guide(.readableContent) }
  /// The part of the view that the keyboard covers; without a keyboard, the part below the safe area.
  public var keyboardLayoutGuide: some LayoutItem { guide(.keyboard) }
  /// All that can be scrolled to in a scroll view.
  public var contentLayoutGuide: some LayoutItem { guide(.content) }
  /// The visible part of a scroll view.
  public var frameLayoutGuide: some LayoutItem { guide(.frame) }

  private func guide(_ guide: SystemLayoutGuide) -> Constraint.Item { .guide(guide, of: idForConstraints) }
}

extension LayoutItem {
  /// The edge where text begins: left where the language runs from left to right.
  public var leading: LayoutXAxisAnchor { LayoutXAxisAnchor(item: constraintItem, attribute: .leading) }
  /// The edge where text ends: right where the language runs from left to right.
  public var trailing: LayoutXAxisAnchor { LayoutXAxisAnchor(item: constraintItem, attribute: .trailing) }
  /// The left edge, whatever the language.
  public var left: LayoutXAxisAnchor { LayoutXAxisAnchor(item: constraintItem, attribute: .left) }
  /// The right edge, whatever the language.
  public var right: LayoutXAxisAnchor { LayoutXAxisAnchor(item: constraintItem, attribute: .right) }
  /// The vertical line through the middle.
  public var centerX: LayoutXAxisAnchor { LayoutXAxisAnchor(item: constraintItem, attribute: .centerX) }
  /// The upper edge.
  public var top: LayoutYAxisAnchor { LayoutYAxisAnchor(item: constraintItem, attribute: .top) }
  /// The lower edge.
  public var bottom: LayoutYAxisAnchor { LayoutYAxisAnchor(item: constraintItem, attribute: .bottom) }
  /// The horizontal line through the middle.
  public var centerY: LayoutYAxisAnchor { LayoutYAxisAnchor(item: constraintItem, attribute: .centerY) }
  /// The width of the alignment rectangle.
  public var width: LayoutDimension { LayoutDimension(item: constraintItem, attribute: .width) }
  /// The height of the alignment rectangle.
  public var height: LayoutDimension { LayoutDimension(item: constraintItem, attribute: .height) }

  /// The same as `leading`, by UIKit's name.
  public var leadingAnchor: LayoutXAxisAnchor { leading }
  /// The same as `trailing`, by UIKit's name.
  public var trailingAnchor: LayoutXAxisAnchor { trailing }
  /// The same as `left`, by UIKit's name.
  public var leftAnchor: LayoutXAxisAnchor { left }
  /// The same as `right`, by UIKit's name.
  public var rightAnchor: LayoutXAxisAnchor { right }
  /// The same as `centerX`, by UIKit's name.
  public var centerXAnchor: LayoutXAxisAnchor { centerX }
  /// The same as `top`, by UIKit's name.
  public var topAnchor: LayoutYAxisAnchor { top }
  /// The same as `bottom`, by UIKit's name.
  public var bottomAnchor: LayoutYAxisAnchor { bottom }
  /// The same as `centerY`, by UIKit's name.
  public var centerYAnchor: LayoutYAxisAnchor { centerY }
  /// The same as `width`, by UIKit's name.
  public var widthAnchor: LayoutDimension { width }
  /// The same as `height`, by UIKit's name.
  public var heightAnchor: LayoutDimension { height }
}
