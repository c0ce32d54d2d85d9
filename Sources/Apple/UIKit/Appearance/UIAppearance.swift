/// The object that can be inside of something, for looks of everything in it.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class whose looks can be set for all of it: views take them as they come into a window.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// A proxy that holds the looks of all.
  static func appearance() -> Self
  /// A proxy that holds the looks of those inside of others.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  /// A proxy that holds the looks of those under traits.
  static func appearance(for trait: UITraitCollection) -> Self
  /// A proxy that holds the looks of those under traits inside of others.
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// A proxy that holds the looks of all.
  public class func appearance() -> Self { AppearanceRules.proxy(of: Self.self) }
  /// A proxy that holds the looks of those inside of others.
  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    AppearanceRules.proxy(of: Self.self, inside: containerTypes)
  }
  /// A proxy that holds the looks of those under traits.
  public class func appearance(for trait: UITraitCollection) -> Self {
    AppearanceRules.proxy(of: Self.self, under: trait)
  }
  /// A proxy that holds the looks of those under traits inside of others.
  public class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceRules.proxy(of: Self.self, inside: containerTypes, under: trait) }
}

extension UIBarItem: UIAppearance {
  /// A proxy that holds the looks of all.
  public class func appearance() -> Self { ItemLooks.proxy(of: Self.self) }
  /// A proxy that holds the looks of those inside of others.
  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    ItemLooks.proxy(of: Self.self, inside: containerTypes)
  }
  /// A proxy that holds the looks of those under traits.
  public class func appearance(for trait: UITraitCollection) -> Self { ItemLooks.proxy(of: Self.self, under: trait) }
  /// A proxy that holds the looks of those under traits inside of others.
  public class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { ItemLooks.proxy(of: Self.self, inside: containerTypes, under: trait) }
}

extension UIViewController: UIAppearanceContainer {}
