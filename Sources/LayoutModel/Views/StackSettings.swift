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

/// One value of a stack view's arrangement, as a file's key or a variation sets it.
public enum StackSetting: Hashable, Sendable {
  /// Along which views are arranged.
  case axis(Axis)
  /// How they share the length.
  case distribution(StackSettings.Distribution)
  /// How they stand across the axis.
  case alignment(StackSettings.Alignment)
  /// The distance between neighbours, in points.
  case spacing(Double)
  /// Distances behind single views in points, by id.
  case customSpacing([String: Double])
  /// Whether spacing is measured between baselines.
  case isBaselineRelativeArrangement(Bool)
  /// Whether the margins bound the arrangement.
  case isLayoutMarginsRelativeArrangement(Bool)
  /// The ids of the subviews that are arranged, in order.
  case arrangedSubviews([String])
}

extension StackSettings {
  /// Sets one value.
  public mutating func apply(_ setting: StackSetting) {
    switch setting {
    case .axis(let value): axis = value
    case .distribution(let value): distribution = value
    case .alignment(let value): alignment = value
    case .spacing(let value): spacing = value
    case .customSpacing(let value): customSpacing = value
    case .isBaselineRelativeArrangement(let value): isBaselineRelativeArrangement = value
    case .isLayoutMarginsRelativeArrangement(let value): isLayoutMarginsRelativeArrangement = value
    case .arrangedSubviews(let value): arrangedSubviews = value
    }
  }
}
