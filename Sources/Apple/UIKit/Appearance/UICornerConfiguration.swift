/// The radius of a corner.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// The radius in points; `nil` for one that follows what is around.
  let radius: Double?
  /// The least radius in points, for a radius that follows the surroundings.
  let minimum: Double

  /// A radius in points.
  public init(floatLiteral value: Double) { (radius, minimum) = (value, 0) }
  /// A radius in points.
  public init(integerLiteral value: Int) { (radius, minimum) = (Double(value), 0) }
  private init(_ radius: Double?, minimum: Double = 0) { (self.radius, self.minimum) = (radius, minimum) }

  /// A radius in points.
  public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(radius) }
  /// A radius that follows the corners around it, of a least one in points.
  public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
    UICornerRadius(nil, minimum: minimum ?? 0)
  }
}

/// The corners of a view: held.
public struct UICornerConfiguration: Hashable, Sendable {
  /// The radii, from the upper left corner on; `nil` where half of the height is meant.
  private let radii: [UICornerRadius]?

  /// One radius for all corners.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radii: [radius, radius, radius, radius])
  }
  /// A radius for each corner.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      radii: [topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius].map { $0 ?? .fixed(0) })
  }
  /// Half of the height for all corners, at most one in points.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    UICornerConfiguration(radii: maximumRadius.map { [.fixed($0), .fixed($0), .fixed($0), .fixed($0)] })
  }
}
