#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A transform that a view is drawn with: `CGAffineTransform`, with its letters.
///
///     x' = a·x + c·y + tx
///     y' = b·x + d·y + ty
public struct AffineTransform: Hashable, Sendable {
  /// The factor of x in the new x.
  public var a: Double
  /// The factor of x in the new y.
  public var b: Double
  /// The factor of y in the new x.
  public var c: Double
  /// The factor of y in the new y.
  public var d: Double
  /// The shift to the right, in points.
  public var tx: Double
  /// The shift downward, in points.
  public var ty: Double

  /// The transform that changes nothing.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// The transform that takes (x, y) to (a·x + c·y + tx, b·x + d·y + ty).
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// A rotation by an angle in radians, clockwise on a screen whose y grows downward.
  public init(rotationAngle angle: Double) {
    self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
  }

  /// A scaling.
  public init(scaleX: Double, y: Double) {
    self.init(a: scaleX, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A translation, in points.
  public init(translationX: Double, y: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: translationX, ty: y)
  }

  /// The transform that applies this one, then another: `CGAffineTransform.concatenating`.
  public func concatenating(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c,
      d: c * next.b + d * next.d, tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The smallest upright rectangle around a rectangle that is transformed about its own centre: `UIView.frame` of a
  /// view with a transform.
  public func boundingBox(of rect: Rect) -> Rect {
    let width = abs(a) * rect.width + abs(c) * rect.height
    let height = abs(b) * rect.width + abs(d) * rect.height
    return Rect(x: rect.midX + tx - width / 2, y: rect.midY + ty - height / 2, width: width, height: height)
  }
}
