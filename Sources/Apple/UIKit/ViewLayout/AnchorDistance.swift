import LayoutModel

/// The distance between two lines, as a length that constraints may speak of: a guide between them, which the nearest view around both
/// owns. Its length is negative where the second line lies before the first.
@MainActor final class AnchorDistance {
  private let from: (LayoutItemReference, NSLayoutConstraint.Attribute)
  private let to: (LayoutItemReference, NSLayoutConstraint.Attribute)
  private var made: UILayoutGuide?

  init(
    from: (LayoutItemReference, NSLayoutConstraint.Attribute), to: (LayoutItemReference, NSLayoutConstraint.Attribute)
  ) {
    self.from = from
    self.to = to
  }

  /// The guide, made where it is asked for first.
  var guide: UILayoutGuide {
    if let made { return made }
    let guide = UILayoutGuide(ofDistance: ())
    made = guide
    guard let own = from.0.owningView, let other = to.0.owningView, let common = own.nearestCommonView(with: other)
    else { return guide }
    common.addLayoutGuide(guide)
    let isHorizontal = from.1.axis == .horizontal
    for (attribute, side) in [
      (isHorizontal ? NSLayoutConstraint.Attribute.leading : .top, from), (isHorizontal ? .trailing : .bottom, to),
    ] {
      let constraint = NSLayoutConstraint()
      let isLeft = side.1.attribute?.isDirectional == false
      constraint.define(
        LayoutItemReference(guide), isHorizontal && isLeft ? (attribute == .leading ? .left : .right) : attribute,
        .equal,
        side.0, side.1, multiplier: 1, constant: 0)
      constraint.isActive = true
    }
    return guide
  }
}

/// The distances that the system leaves between views.
@MainActor enum SystemSpacing {
  /// Between neighbours, in points.
  static let standard: CGFloat = 8

  /// The distance of a line below another: between baselines it follows the fonts.
  static func distance(
    below upper: (LayoutItemReference, NSLayoutConstraint.Attribute),
    _ lower: (LayoutItemReference, NSLayoutConstraint.Attribute)
  ) -> CGFloat {
    guard upper.1.isBaseline || lower.1.isBaseline else { return standard }
    let heights = [upper, lower].compactMap { $0.1.isBaseline ? $0.0.view?.lineHeightOfBaselines : nil }
    return heights.max() ?? standard
  }
}

extension NSLayoutConstraint.Attribute {
  /// A Boolean that tells whether it is a baseline.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
