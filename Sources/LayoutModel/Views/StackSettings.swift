/// How a `UIStackView` arranges its subviews.
public struct StackSettings: Hashable, Sendable {
  /// How arranged views share the length along the axis: `UIStackView.Distribution`.
  public enum Distribution: String, Hashable, Sendable, CaseIterable {
    /// What each one implies: <doc:AutoLayoutRules#Stack-views>.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How arranged views stand across the axis: `UIStackView.Alignment`.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// `top` and `bottom` are other names for leading and trailing of a horizontal stack view; baselines are for
    /// horizontal ones alone.
    case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
  }

  /// Along which views are arranged.
  public var axis = Axis.horizontal
  /// How they share the length along the axis.
  public var distribution = Distribution.fill
  /// How they stand across the axis.
  public var alignment = Alignment.fill
  /// The distance between neighbours, in points.
  public var spacing = 0.0
  /// Distances behind single views, by id.
  public var customSpacing: [String: Double] = [:]
  /// Whether a vertical stack measures spacing from last to first baseline.
  public var isBaselineRelativeArrangement = false
  /// Whether the margins bound the arrangement, not the edges.
  public var isLayoutMarginsRelativeArrangement = false
  /// The ids of the subviews that are arranged, in order; all subviews if `nil`.
  public var arrangedSubviews: [String]?

  /// UIKit's defaults: a row that fills, without spacing.
  public init() {}
}
