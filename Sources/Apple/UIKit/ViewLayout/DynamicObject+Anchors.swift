public import ObjectiveC

/// The anchors of an object of unknown class, of types of their own, so that more can be asked of them.
///
///     DynamicObject(object).topAnchor.constraint(equalTo: topAnchor)
extension DynamicObject {
  @preconcurrency @MainActor public var leadingAnchor: NSLayoutXAxisAnchor! { anchor(\.leadingAnchor, \.leadingAnchor) }
  @preconcurrency @MainActor public var trailingAnchor: NSLayoutXAxisAnchor! {
    anchor(\.trailingAnchor, \.trailingAnchor)
  }
  @preconcurrency @MainActor public var leftAnchor: NSLayoutXAxisAnchor! { anchor(\.leftAnchor, \.leftAnchor) }
  @preconcurrency @MainActor public var rightAnchor: NSLayoutXAxisAnchor! { anchor(\.rightAnchor, \.rightAnchor) }
  @preconcurrency @MainActor public var topAnchor: NSLayoutYAxisAnchor! { anchor(\.topAnchor, \.topAnchor) }
  @preconcurrency @MainActor public var bottomAnchor: NSLayoutYAxisAnchor! { anchor(\.bottomAnchor, \.bottomAnchor) }
  @preconcurrency @MainActor public var widthAnchor: NSLayoutDimension! { anchor(\.widthAnchor, \.widthAnchor) }
  @preconcurrency @MainActor public var heightAnchor: NSLayoutDimension! { anchor(\.heightAnchor, \.heightAnchor) }
  @preconcurrency @MainActor public var centerXAnchor: NSLayoutXAxisAnchor! { anchor(\.centerXAnchor, \.centerXAnchor) }
  @preconcurrency @MainActor public var centerYAnchor: NSLayoutYAxisAnchor! { anchor(\.centerYAnchor, \.centerYAnchor) }

  @MainActor private func anchor<Anchor>(
    _ ofView: KeyPath<UIView, Anchor>, _ ofGuide: KeyPath<UILayoutGuide, Anchor>
  ) -> Anchor? {
    (object as? UIView)?[keyPath: ofView] ?? (object as? UILayoutGuide)?[keyPath: ofGuide]
  }
}
