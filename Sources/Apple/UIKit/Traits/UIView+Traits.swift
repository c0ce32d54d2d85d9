import LayoutModel

/// Traits from the outside in.
extension UIView {
  /// The traits in its place.
  var inheritedTraits: UITraitCollection {
    var outer = rare?.viewController?.traitCollection ?? superview?.traitCollection ?? traitsWithoutSuperview
    if let overrides = rare?.traitOverrides {
      outer = UITraitCollection(traitsFrom: [outer, UITraitCollection(values: overrides)])
    }
    guard let style = rare?.overrideUserInterfaceStyle, style != .unspecified else { return outer }
    return UITraitCollection(traitsFrom: [outer, UITraitCollection(userInterfaceStyle: style)])
  }

  /// The number of pixels per point where it is.
  var displayScale: Double {
    let scale = WindowEnvironment(of: self).window.scale
    return scale > 0 ? scale : 1
  }

  /// Tells the view and its descendants of their first traits, as they come into a window: until iOS 12, with nothing before.
  func tellFirstTraits() {
    guard WindowEnvironment(of: self).behavior.tellsFirstTraits else { return }
    forEachInTree { view in
      guard !view.flags.contains(.knowsTraits) else { return }
      view.flags.insert(.knowsTraits)
      view.traitCollectionDidChange(nil)
      view.rare?.viewController?.traitCollectionDidChange(nil)
    }
  }

  /// Tells the view and its descendants of changed traits, so that content is measured anew.
  func adoptTraits(instead former: UITraitCollection) {
    let traits = traitCollection
    guard traits.values != former.values else { return }
    HierarchyLayout.insetsEpoch += 1
    let scope = UITraitCollection.Scope()
    defer { scope.end() }
    let changed = Set(traits.values.changes(from: former.values).map { ObjectIdentifier($0) })
    forEachInTree { view in
      view.invalidateIntrinsicContentSize()
      scope.enter(view.traitCollection)
      ControllerRecord.current?.noteMore(view, "traitCollectionDidChange")
      view.traitCollectionDidChange(former)
      TraitChanges.of(view)?.tell(former, changed: changed)
      guard let controller = view.rare?.viewController else { return }
      ControllerRecord.current?.noteMore(controller, "traitCollectionDidChange")
      controller.traitCollectionDidChange(former)
      TraitChanges.of(controller)?.tell(former, changed: changed)
    }
  }
}
