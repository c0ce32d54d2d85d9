#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a view is drawn through: `CGAffineTransform`, with its letters.
///
///     x' = a·x + c·y + tx
///     y' = b·x + d·y + ty
public struct AffineTransform: Hashable, Sendable {
  /// What of x goes into x.
  public var a: Double
  /// What of x goes into y.
  public var b: Double
  /// What of y goes into x.
  public var c: Double
  /// What of y goes into y.
  public var d: Double
  /// The shift to the right, in points.
  public var tx: Double
  /// The shift downward, in points.
  public var ty: Double

  /// Nothing is changed.
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

  /// A turn by an angle in radians, clockwise on a screen whose y grows downward.
  public init(rotationAngle angle: Double) {
    self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
  }

  /// A stretch.
  public init(scaleX: Double, y: Double) {
    self.init(a: scaleX, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A shift, in points.
  public init(translationX: Double, y: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: translationX, ty: y)
  }

  /// The transform that applies this one, then another: `CGAffineTransform.concatenating`.
  public func concatenating(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c,
      d: c * next.b + d * next.d, tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The smallest upright rectangle about what a rectangle becomes, drawn through the transform about its own centre:
  /// what `UIView.frame` reports of a view with a transform.
  public func boundingBox(of rect: Rect) -> Rect {
    let width = abs(a) * rect.width + abs(c) * rect.height
    let height = abs(b) * rect.width + abs(d) * rect.height
    return Rect(x: rect.midX + tx - width / 2, y: rect.midY + ty - height / 2, width: width, height: height)
  }
}
