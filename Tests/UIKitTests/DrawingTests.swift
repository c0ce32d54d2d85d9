import CoreGraphics
import LayoutModel
import QuartzCore
import Testing

@testable import UIKit

/// Shapes that layers and code draw, as pictures get them.
@MainActor struct DrawingTests {
  /// A view that draws a filled triangle and a line under it.
  private final class Triangle: UIView {
    override func draw(_ rect: CGRect) {
      let path = UIBezierPath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: rect.width, y: 0))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.height))
      path.close()
      UIColor.red.setFill()
      path.fill()
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.saveGState()
      context.translateBy(x: 1, y: 2)
      context.setStrokeColor(UIColor.blue.cgColor)
      context.setLineWidth(3)
      context.strokeLineSegments(between: [.zero, CGPoint(x: 4, y: 0)])
      context.restoreGState()
      context.clip(to: rect)
      context.fillEllipse(in: rect)
    }
  }

  /// A view whose layer shows a path.
  private final class Shape: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
  }

  private func look(of view: UIView) -> LayerLook {
    let palette = CapturedPalette(traits: view.traitCollection)
    var look = LayerLook(of: view.layer, palette)
    look.shapes = (view.rare?.drawnPaths ?? []).compactMap { DrawnShape(of: $0, palette) } + look.shapes
    return look
  }

  private static let red = AppearanceColor.components(AppearanceColor.Components(red: 1, green: 0, blue: 0))

  @Test("What a view draws is kept with its colours and in its coordinates, but not what is clipped")
  func drawing() throws {
    let view = Triangle(frame: CGRect(x: 5, y: 6, width: 10, height: 8))
    #expect(look(of: view).shapes.isEmpty)
    view.display()
    let shapes = look(of: view).shapes
    try #require(shapes.count == 2)
    #expect(shapes[0].path == "M0 0L10 0L5 8Z" && shapes[0].fill != nil && shapes[0].line == nil)
    #expect(shapes[1].path == "M1 2L5 2" && shapes[1].fill == nil && shapes[1].line != nil && shapes[1].lineWidth == 3)
    view.isHidden = true
    #expect(look(of: view).shapes.count == 2)
  }

  @Test("A view without a size isn't asked to draw")
  func nothingToDraw() {
    let view = Triangle(frame: .zero)
    view.display()
    #expect(look(of: view).shapes.isEmpty)
  }

  @Test("Layers that no view owns are shapes: their ground, their path and their border, in the view's coordinates")
  func layers() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let outer = CALayer()
    outer.frame = CGRect(x: 10, y: 20, width: 40, height: 20)
    outer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    outer.opacity = 0.5
    let inner = CAShapeLayer()
    inner.frame = CGRect(x: 1, y: 1, width: 10, height: 10)
    inner.path = unsafe CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
    inner.fillColor = nil
    inner.strokeColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    (inner.lineWidth, inner.lineCap, inner.lineDashPattern) = (2, .round, [3, 1])
    let hidden = CAShapeLayer()
    hidden.path = inner.path
    hidden.isHidden = true
    outer.addSublayer(inner)
    view.layer.addSublayer(outer)
    view.layer.addSublayer(hidden)
    view.addSubview(UIView(frame: view.bounds))
    let shapes = look(of: view).shapes
    try #require(shapes.count == 2)
    #expect(shapes[0].path == "M10 20L50 20L50 40L10 40Z" && shapes[0].fill == Self.red && shapes[0].opacity == 0.5)
    #expect(shapes[1].path == "M11 21L15 21L15 25L11 25Z" && shapes[1].line == Self.red)
    #expect(shapes[1].lineWidth == 2 && shapes[1].lineCap == .round && shapes[1].dashes == [3, 1])
  }

  @Test("A view's own shape layer shows its path, and of its line the part between start and end")
  func ownShape() throws {
    let view = Shape(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let layer = try #require(view.layer as? CAShapeLayer)
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
    (layer.path, layer.fillColor, layer.strokeColor) = (path, nil, CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    (layer.strokeStart, layer.strokeEnd) = (0.25, 0.75)
    #expect(look(of: view).shapes.map(\.path) == ["M5 0L10 0L10 5"])
    layer.strokeEnd = 0.25
    #expect(look(of: view).shapes.isEmpty)
  }
}
