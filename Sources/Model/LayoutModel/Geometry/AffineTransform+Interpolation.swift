#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension AffineTransform {
  /// The transform part of the way to another: translation, rotation, scale and shear are interpolated apart, the
  /// rotation the shorter way, as in Core Animation.
  ///
  /// - Parameters:
  ///   - end: The transform at the end.
  ///   - progress: The share of the way, 0 to 1.
  /// - Returns: The transform there.
  package func interpolated(to end: AffineTransform, progress: Double) -> AffineTransform {
    if progress <= 0 { return self }
    if progress >= 1 { return end }
    let (a, b) = (parts, end.parts)
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * progress }
    var turn = b.angle - a.angle
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    return AffineTransform(
      angle: a.angle + turn * progress, scaleX: mix(a.scaleX, b.scaleX), scaleY: mix(a.scaleY, b.scaleY),
      shear: mix(a.shear, b.shear), tx: mix(tx, end.tx), ty: mix(ty, end.ty))
  }

  /// The parts that it consists of: shear, then scale, then rotation.
  private var parts: (angle: Double, scaleX: Double, scaleY: Double, shear: Double) {
    let scaleX = (a * a + b * b).squareRoot()
    guard scaleX > 0 else { return (0, 0, (c * c + d * d).squareRoot(), 0) }
    let determinant = a * d - b * c
    return (atan2(b, a), scaleX, determinant / scaleX, (a * c + b * d) / determinant.nonzero)
  }

  private init(angle: Double, scaleX: Double, scaleY: Double, shear: Double, tx: Double, ty: Double) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(
      a: scaleX * cosine, b: scaleX * sine, c: scaleY * (shear * cosine - sine), d: scaleY * (shear * sine + cosine),
      tx: tx, ty: ty)
  }
}

extension Double {
  /// The number, or for 0 infinity, so that a division by it gives 0.
  fileprivate var nonzero: Double { self == 0 ? .infinity : self }
}
