package import CoreGraphics
import Foundation

/// The drawings of layers that no view owns.
extension CALayer {
  /// The paths that a view's layer draws besides its own ground and border, from its upper left corner: of a shape layer its path, of layers
  /// in it that no view owns their grounds, borders and paths.
  package var drawnPaths: [DrawnPath] {
    var paths = (self as? CAShapeLayer)?.shapes ?? []
    for layer in sublayers ?? [] where layer.owner == nil { layer.addPaths(to: &paths, by: .identity, alpha: 1) }
    let corner = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    return paths.map { $0.applying(corner) }
  }

  /// The number of paths that are told of a view's layer.
  private static let maximumPaths = 2000

  private func addPaths(to paths: inout [DrawnPath], by outer: CGAffineTransform, alpha: CGFloat) {
    guard !isHidden, opacity > 0, paths.count < Self.maximumPaths else { return }
    let transform = CATransform3DGetAffineTransform(transformToSuperlayer).concatenating(outer)
    let own = alpha * CGFloat(min(1, opacity))
    for var path in ground + ((self as? CAShapeLayer)?.shapes ?? []) + border {
      path.alpha = own
      paths.append(path.applying(transform))
    }
    for layer in sublayers ?? [] where layer.owner == nil {
      layer.addPaths(to: &paths, by: transform, alpha: own)
    }
  }

  private var ground: [DrawnPath] {
    guard let backgroundColor, backgroundColor.alpha > 0, !bounds.isEmpty else { return [] }
    var path = DrawnPath(outline(bounds, cornerRadius).elements)
    path.fill = backgroundColor
    return [path]
  }

  private var border: [DrawnPath] {
    guard let borderColor, borderColor.alpha > 0, borderWidth > 0, !bounds.isEmpty else { return [] }
    let inner = bounds.insetBy(dx: borderWidth / 2, dy: borderWidth / 2)
    var path = DrawnPath(outline(inner, cornerRadius - borderWidth / 2).elements)
    (path.stroke, path.line.width) = (borderColor, borderWidth)
    return [path]
  }

  private func outline(_ rect: CGRect, _ radius: CGFloat) -> CGPath {
    let radius = min(max(0, radius), min(rect.width, rect.height) / 2)
    guard radius > 0 else { return unsafe CGPath(rect: rect, transform: nil) }
    return unsafe CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
  }
}

extension CAShapeLayer {
  /// The inside and the line of its path.
  fileprivate var shapes: [DrawnPath] {
    guard let path, !path.isEmpty else { return [] }
    var shapes: [DrawnPath] = []
    let isWhole = strokeStart <= 0 && strokeEnd >= 1
    if let fillColor, fillColor.alpha > 0 {
      var shape = DrawnPath(path.elements)
      (shape.fill, shape.isEvenOdd) = (fillColor, fillRule == .evenOdd)
      shapes.append(shape)
    }
    if let strokeColor, strokeColor.alpha > 0, lineWidth > 0 {
      var shape = DrawnPath(isWhole ? path.elements : path.part(from: strokeStart, to: strokeEnd).elements)
      shape.stroke = strokeColor
      shape.line.width = lineWidth
      shape.line.cap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
      shape.line.join = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
      shape.line.dashes = lineDashPattern?.map { CGFloat($0.doubleValue) } ?? []
      if !shape.elements.isEmpty { shapes.append(shape) }
    }
    return shapes
  }
}
