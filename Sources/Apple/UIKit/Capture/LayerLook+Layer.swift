import CoreGraphics
import LayoutModel
import QuartzCore

extension LayerLook {
  /// Creates the looks of a live layer. The gradient comes from the layer, or from a sublayer that fills the layer.
  @MainActor init(of layer: CALayer, _ palette: CapturedPalette) {
    self.init()
    cornerCurve = layer.cornerCurve == .continuous ? .continuous : .circular
    roundCorners = Corners(layer.maskedCorners)
    if layer.shadowOpacity > 0, let color = layer.shadowColor.flatMap({ palette.color(UIColor(cgColor: $0)) }) {
      shadow = Shadow(
        color: color, opacity: min(1, Double(layer.shadowOpacity)), radius: max(0, LayerLook.sound(layer.shadowRadius)),
        offset: Point(x: LayerLook.sound(layer.shadowOffset.width), y: LayerLook.sound(layer.shadowOffset.height)))
    }
    // Layers of subviews are drawn with these.
    let layers =
      [layer]
      + (layer.sublayers ?? []).filter {
        $0.owner == nil && !$0.isHidden && $0.opacity > 0 && $0.frame.contains(layer.bounds)
      }
    shapes = layer.drawnPaths.compactMap { DrawnShape(of: $0, palette) }
    gradient = layers.lazy.compactMap { $0 as? CAGradientLayer }.first.flatMap { Gradient(of: $0, palette) }
  }

  /// A number of code's that a picture may have; 0 for any other.
  static func sound(_ number: CGFloat) -> Double { Magnitude.isSound(Double(number)) ? Double(number) : 0 }
}

extension LayerLook.Gradient {
  /// Creates the gradient of a live layer; `nil` for one with fewer than two colours, which shows nothing.
  @MainActor fileprivate init?(of layer: CAGradientLayer, _ palette: CapturedPalette) {
    let colors = (layer.colors ?? []).compactMap { color -> AppearanceColor? in
      (color as? CGColor).flatMap { palette.color(UIColor(cgColor: $0)) }
    }
    guard colors.count > 1 else { return nil }
    self.init(
      colors: colors, locations: layer.locations?.map { LayerLook.sound(CGFloat($0.doubleValue)) } ?? [],
      start: Point(x: LayerLook.sound(layer.startPoint.x), y: LayerLook.sound(layer.startPoint.y)),
      end: Point(x: LayerLook.sound(layer.endPoint.x), y: LayerLook.sound(layer.endPoint.y)),
      isRadial: layer.type == .radial)
  }
}

extension LayerLook.Corners {
  fileprivate init(_ corners: CACornerMask) {
    self = []
    for (corner, own) in [
      (CACornerMask.layerMinXMinYCorner, Self.topLeft), (.layerMaxXMinYCorner, .topRight),
      (.layerMinXMaxYCorner, .bottomLeft), (.layerMaxXMaxYCorner, .bottomRight),
    ] where corners.contains(corner) {
      insert(own)
    }
  }
}

extension UIImage.RenderingMode {
  /// The mode as looks have it.
  var looks: ViewAppearance.RenderingMode {
    switch self {
    case .automatic: .automatic
    case .alwaysOriginal: .alwaysOriginal
    case .alwaysTemplate: .alwaysTemplate
    }
  }
}
