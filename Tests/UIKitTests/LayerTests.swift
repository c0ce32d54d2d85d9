import QuartzCore
import Testing

/// Tests of layers.
struct LayerTests {
  private func layer(_ frame: CGRect) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    return layer
  }

  /// A frame follows from position, bounds, anchor and transform.
  @Test func frame() {
    let layer = layer(CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(layer.position == CGPoint(x: 60, y: 45))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 60, y: 45, width: 100, height: 50))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.frame == CGRect(x: 60, y: 45, width: 200, height: 100))
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(layer.bounds.size == CGSize(width: 10, height: 5))
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  /// Sublayers are in their order, and in one layer only.
  @Test func hierarchy() {
    let (parent, a, b, c) = (CALayer(), CALayer(), CALayer(), CALayer())
    parent.addSublayer(a)
    parent.addSublayer(b)
    parent.insertSublayer(c, below: b)
    #expect(parent.sublayers == [a, c, b])
    parent.insertSublayer(b, at: 0)
    #expect(parent.sublayers == [b, a, c])
    a.addSublayer(c)
    #expect(parent.sublayers == [b, a] && c.superlayer === a)
    b.removeFromSuperlayer()
    #expect(parent.sublayers == [a] && b.superlayer == nil)
    c.addSublayer(parent)
    #expect(parent.superlayer == nil)
  }

  /// Points are converted through bounds and transforms, and found by hit testing.
  @Test func conversion() {
    let outer = layer(CGRect(x: 0, y: 0, width: 200, height: 200))
    let middle = layer(CGRect(x: 50, y: 50, width: 100, height: 100))
    let inner = layer(CGRect(x: 10, y: 10, width: 20, height: 20))
    outer.addSublayer(middle)
    middle.addSublayer(inner)
    middle.bounds.origin = CGPoint(x: 0, y: 5)
    #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 60, y: 55))
    #expect(inner.convert(CGPoint(x: 60, y: 55), from: outer) == .zero)
    #expect(outer.hitTest(CGPoint(x: 65, y: 60)) === inner)
    #expect(outer.hitTest(CGPoint(x: 1, y: 1)) === outer)
    middle.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    let there = inner.convert(CGPoint(x: 3, y: 4), to: outer)
    let back = inner.convert(there, from: outer)
    #expect(abs(back.x - 3) < 1e-9 && abs(back.y - 4) < 1e-9)
  }

  /// Transforms of space are concatenated in order.
  @Test func space() {
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 10, 0, 0)
    #expect(CATransform3DGetAffineTransform(moved).tx == 20)
    let turned = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let flat = CATransform3DGetAffineTransform(turned)
    #expect(abs(flat.b - 1) < 1e-12 && abs(flat.c + 1) < 1e-12)
    let unit = CATransform3DConcat(moved, CATransform3DInvert(moved))
    #expect(abs(unit.m11 - 1) < 1e-12 && abs(unit.m41) < 1e-12)
    #expect(CATransform3DIsAffine(turned) && !CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
  }

  /// Animations are kept by key.
  @Test func animations() {
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 1
    layer.add(animation, forKey: "fade")
    #expect((layer.animation(forKey: "fade") as? CABasicAnimation)?.keyPath == "opacity")
    #expect(layer.animationKeys() == ["fade"])
    layer.removeAnimation(forKey: "fade")
    #expect(layer.animationKeys() == nil)
  }
}
