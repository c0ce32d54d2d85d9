import CoreGraphics
import Testing

/// Tests of paths, colours and transforms of space.
struct PathTests {
  private func isNear(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat = 1e-9) -> Bool {
    [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height].allSatisfy { abs($0) <= tolerance }
  }

  /// The box of a curve is that of the curve, not of its controls.
  @Test func bounds() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 10), control2: CGPoint(x: 10, y: 10))
    #expect(isNear(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 7.5)))
    #expect(isNear(path.boundingBox, CGRect(x: 0, y: 0, width: 10, height: 10)))
    let quadratic = CGMutablePath()
    quadratic.move(to: .zero)
    quadratic.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(isNear(quadratic.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 5)))
    #expect(CGMutablePath().boundingBox.isNull)
  }

  /// An ellipse fills its rectangle, and has its inside.
  @Test func ellipse() {
    let path = unsafe CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 10), transform: nil)
    #expect(isNear(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 20, height: 10), 1e-6))
    #expect(path.contains(CGPoint(x: 10, y: 5)))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
  }

  /// Arcs go the given way round.
  @Test func arcs() {
    let upper = CGMutablePath()
    upper.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(isNear(upper.boundingBoxOfPath, CGRect(x: -10, y: 0, width: 20, height: 10), 1e-6))
    let lower = CGMutablePath()
    lower.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(isNear(lower.boundingBoxOfPath, CGRect(x: -10, y: -10, width: 20, height: 10), 1e-6))
    let tangent = CGMutablePath()
    tangent.move(to: .zero)
    tangent.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(abs(tangent.currentPoint.x - 10) < 1e-9 && abs(tangent.currentPoint.y - 4) < 1e-9)
    #expect(isNear(tangent.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 4), 1e-6))
  }

  /// A hole is outside by either rule where it runs the other way, and only by the even-odd rule where it doesn't.
  @Test func holes() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
  }

  /// Colours are equal by space and components.
  @Test func colors() {
    let color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(color.components == [1, 0.5, 0, 1])
    #expect(color.copy(alpha: 0.5)?.alpha == 0.5)
    #expect(CGColor(gray: 0.5, alpha: 1).numberOfComponents == 2)
  }
}
