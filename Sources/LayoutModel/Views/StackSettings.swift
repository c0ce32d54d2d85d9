/// How a `UIStackView` arranges its subviews.
public struct StackSettings: Hashable, Sendable {
  /// How arranged views share the length along the axis: `UIStackView.Distribution`.
  public enum Distribution: String, Hashable, Sendable, CaseIterable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How arranged views stand across the axis: `UIStackView.Alignment`.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
  }

  public var axis = Axis.horizontal
  public var distribution = Distribution.fill
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

  public init() {}
}

/// One value of a stack view's arrangement, as a file's key or a variation sets it.
public enum StackSetting: Hashable, Sendable {
  case axis(Axis)
  case distribution(StackSettings.Distribution)
  case alignment(StackSettings.Alignment)
  case spacing(Double)
  case customSpacing([String: Double])
  case isBaselineRelativeArrangement(Bool)
  case isLayoutMarginsRelativeArrangement(Bool)
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
