extension View {
  /// A stack view that places some views: their masks no longer do, as with UIKit's `addArrangedSubview`.
  ///
  ///     View.stack("form", axis: .vertical, spacing: 8, [name, field])
  ///
  /// - Parameters:
  ///   - id: The stack view's id in constraints and dumps.
  ///   - axis: The axis of the arrangement.
  ///   - distribution: The way they share the length along the axis.
  ///   - alignment: Their alignment across the axis.
  ///   - spacing: The distance between neighbours, in points.
  ///   - arrangedSubviews: The views, in order.
  /// - Returns: The stack view; its other settings are in `stack`.
  public static func stack(
    _ id: String? = nil, axis: Axis = .horizontal, distribution: StackSettings.Distribution = .fill,
    alignment: StackSettings.Alignment = .fill, spacing: Double = 0, _ arrangedSubviews: [View]
  ) -> View {
    var view = View(id, class: "UIStackView", translatesAutoresizingMaskIntoConstraints: false)
    view.stack.axis = axis
    view.stack.distribution = distribution
    view.stack.alignment = alignment
    view.stack.spacing = spacing
    view.subviews = arrangedSubviews.map { arranged in
      var arranged = arranged
      arranged.translatesAutoresizingMaskIntoConstraints = false
      return arranged
    }
    return view
  }
}
