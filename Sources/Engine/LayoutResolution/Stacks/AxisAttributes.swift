import LayoutModel

/// The attributes of an axis by their part, so that rules for both axes are written once.
struct AxisAttributes {
  let near: ConstraintAttribute
  let far: ConstraintAttribute
  let center: ConstraintAttribute
  let length: ConstraintAttribute

  init(_ axis: Axis) {
    switch axis {
    case .horizontal: (near, far, center, length) = (.leading, .trailing, .centerX, .width)
    case .vertical: (near, far, center, length) = (.top, .bottom, .centerY, .height)
    }
  }
}

extension Axis {
  /// The axis across this one.
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
