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

extension UIViewController: UIAppearanceContainer {}

/// The objects that hold the looks of classes other than views.
@MainActor package enum AppearanceProxies {
  private static var proxies: [ObjectIdentifier: [String: NSObject]] = [:]

  /// The object that holds the looks of a class in a place, made where there is none.
  package static func proxy<Proxy: NSObject>(
    of type: Proxy.Type, in place: String, _ make: () -> Proxy
  ) -> Proxy {
    if let held = proxies[ObjectIdentifier(type)]?[place] as? Proxy { return held }
    let made = make()
    proxies[ObjectIdentifier(type), default: [:]][place] = made
    return made
  }
}
