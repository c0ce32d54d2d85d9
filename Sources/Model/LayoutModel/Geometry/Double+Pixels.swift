extension Double {
  /// The tolerance below a half pixel that still counts as a half, in pixels, because a half computed from thirds has a rounding
  /// error. As little above a whole pixel doesn't make another pixel.
  @inlinable package static var pixelNoise: Double { 1e-6 }

  /// The length rounded up to pixels, and limited to the length that a screen may hold.
  package func roundedUp(to scale: Double) -> Double {
    let pixels = (self * scale - Self.pixelNoise).rounded(.up)
    return pixels > 0 ? Swift.min(pixels / scale, LayoutModel.Magnitude.largest) : 0
  }
}
