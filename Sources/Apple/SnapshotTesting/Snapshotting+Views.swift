public import Foundation
public import QuartzCore
public import UIKit

extension Snapshotting where Value == UIView, Format == UIImage {
  /// The view as a picture.
  public static var image: Snapshotting { .image() }

  /// The view as a picture, in a size and with traits.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .image) { view in
      show(view, ViewImageConfig(traits: traits), size)
      return UIImage()
    }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// The view's frames as text.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// The view's frames as text, in a size and with traits.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { view in
      show(view, ViewImageConfig(traits: traits), size)
      return ""
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// The controller's view as a picture.
  public static var image: Snapshotting { .image() }

  /// The controller's view as a picture, on a device.
  public static func image(
    on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .image(config.with(traits), size)
  }

  /// The controller's view as a picture, in a size and with traits.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .image(ViewImageConfig(traits: traits), size)
  }

  private static func image(_ config: ViewImageConfig, _ size: CGSize?) -> Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .image) { controller in
      show(controller, config, size)
      return UIImage()
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// The controllers as text.
  public static var hierarchy: Snapshotting { .recursiveDescription() }
  /// The controller's frames as text.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// The controller's frames as text, on a device.
  public static func recursiveDescription(
    on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { controller in
      show(controller, config.with(traits), size)
      return ""
    }
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  public static var image: Snapshotting { .image() }

  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .image)
  }
}

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// A layer as a picture.
  public static var image: Snapshotting { .image() }

  /// A layer as a picture.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .image) { _ in UIImage() }
  }
}

extension Diffing where Value == UIImage {
  /// The way in which pictures would be compared.
  public static var image: Diffing { Diffing { UIImage() } }

  /// The way in which pictures would be compared.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Diffing {
    .image
  }
}

extension ViewImageConfig {
  /// The device with further traits.
  fileprivate func with(_ traits: UITraitCollection) -> ViewImageConfig {
    ViewImageConfig(
      safeArea: safeArea, size: size, traits: UITraitCollection(traitsFrom: [self.traits, traits]))
  }
}

private func show(_ view: UIResponder, _ config: ViewImageConfig, _ size: CGSize?) {
  onMain((view, config, size)) { SnapshotRun.show($0.0, as: $0.1, size: $0.2) }
}
