/// The arrangement of a `UIStackView`'s subviews.
public struct StackSettings: Hashable, Sendable {
  /// The distribution of the length along the axis among arranged views: `UIStackView.Distribution`.
  public enum Distribution: String, Hashable, Sendable, CaseIterable {
    /// The constraints that each implies: <doc:AutoLayout#Stack-views>.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The alignment of arranged views across the axis: `UIStackView.Alignment`.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// `top` and `bottom` are other names for leading and trailing of a horizontal stack view; only horizontal ones have baselines.
    case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
  }

  /// The axis along which views are arranged.
  public var axis = Axis.horizontal
  /// The distribution of the length along the axis.
  public var distribution = Distribution.fill
  /// The alignment across the axis.
  public var alignment = Alignment.fill
  /// The distance between neighbours, in points.
  public var spacing = 0.0
  /// The distances after single views, in points, by id.
  public var customSpacing: [String: Double] = [:]
  /// A Boolean that tells whether a vertical stack measures spacing from last to first baseline.
  public var isBaselineRelativeArrangement = false
  /// A Boolean that tells whether the margins bound the arrangement, not the edges.
  public var isLayoutMarginsRelativeArrangement = false
  /// The ids of the subviews that are arranged, in order; all subviews if `nil`.
  public var arrangedSubviews: [String]?

  /// UIKit's defaults: a row that fills, without spacing.
  public init() {}
}
