extension View {
  /// A stack view of views, which it places: their masks no longer do, as UIKit's `addArrangedSubview` has it.
  ///
  ///     View.stack("form", axis: .vertical, spacing: 8, [name, field])
  ///
  /// - Parameters:
  ///   - id: What constraints and dumps call it.
  ///   - axis: Along which the views stand.
  ///   - distribution: How they share the length along the axis.
  ///   - alignment: How they stand across it.
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
