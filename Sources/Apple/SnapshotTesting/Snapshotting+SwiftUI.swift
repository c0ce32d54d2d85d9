public import CoreGraphics
public import SwiftUI

/// The size in which a view of SwiftUI's would be compared.
public enum SwiftUISnapshotLayout {
  case device(config: ViewImageConfig)
  case fixed(width: CGFloat, height: CGFloat)
  case sizeThatFits
}

extension Snapshotting where Value: SwiftUI.View, Format == UIImage {
  /// A picture of a view of SwiftUI's, which isn't made here.
  public static var image: Snapshotting { .image() }

  /// A picture of a view of SwiftUI's, which isn't made here.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    var strategy = Snapshotting(pathExtension: "png", diffing: .image) { _ in UIImage() }
    strategy.isOfValues = true
    return strategy
  }
}
