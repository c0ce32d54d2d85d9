public import Foundation

// Drawing is accepted: the current path ends with it, and it leaves no ground of one colour but where a rectangle of all is filled.
extension CGContext {
  private func endPath() {
    ground = nil
    beginPath()
  }

  public func drawPath(using mode: CGPathDrawingMode) { endPath() }
  public func fillPath(using rule: CGPathFillRule = .winding) { endPath() }
  public func strokePath() { endPath() }
  public func clip(using rule: CGPathFillRule = .winding) {
    isClipped = true
    beginPath()
  }
  public func clip(to rect: CGRect) { isClipped = true }
  public func clip(to rects: [CGRect]) { isClipped = true }
  public func clip(to rect: CGRect, mask: CGImage) { isClipped = true }
  /// Accepts the end of clippings.
  public func resetClip() { isClipped = false }
  /// Replaces the path by its line.
  public func replacePathWithStrokedPath() {}
  /// Accepts a filled rectangle.
  public func fill(_ rect: CGRect) { fillGround(rect) }
  public func fill(_ rects: [CGRect]) { ground = nil }
  /// Accepts the line around a rectangle.
  public func stroke(_ rect: CGRect) { ground = nil }
  /// Accepts the line around a rectangle.
  public func stroke(_ rect: CGRect, width: CGFloat) { ground = nil }
  /// Accepts a filled ellipse.
  public func fillEllipse(in rect: CGRect) { ground = nil }
  /// Accepts the line around an ellipse.
  public func strokeEllipse(in rect: CGRect) { ground = nil }
  public func strokeLineSegments(between points: [CGPoint]) { ground = nil }
  /// Accepts the emptying of a rectangle.
  public func clear(_ rect: CGRect) { ground = nil }
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) { ground = nil }
  /// Accepts a gradient along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) { ground = nil }
  /// Accepts a gradient between circles.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) { ground = nil }

  // MARK: - Settings

  /// Accepts a colour to fill with.
  public func setFillColor(_ color: CGColor) { fillColor = color }
  /// Accepts a colour to fill with.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Accepts a grey to fill with.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { fillColor = CGColor(gray: gray, alpha: alpha) }
  /// Accepts a colour of lines.
  public func setStrokeColor(_ color: CGColor) {}
  /// Accepts a colour of lines.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Accepts a grey of lines.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {}
  /// Accepts a space of colours to fill with.
  public func setFillColorSpace(_ space: CGColorSpace) {}
  /// Accepts a space of colours of lines.
  public func setStrokeColorSpace(_ space: CGColorSpace) {}
  /// Accepts a width of lines.
  public func setLineWidth(_ width: CGFloat) {}
  /// Accepts the ends of lines.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Accepts the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Accepts a limit of sharp corners.
  public func setMiterLimit(_ limit: CGFloat) {}
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  public func setAlpha(_ alpha: CGFloat) {}
  /// Accepts a way to combine with what is below.
  public func setBlendMode(_ mode: CGBlendMode) {}
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  /// Accepts a choice of smooth edges.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Accepts a choice of smooth edges.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Accepts a flatness of curves.
  public func setFlatness(_ flatness: CGFloat) {}
  /// Accepts what is drawn of text.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}
  /// Accepts a distance of characters.
  public func setCharacterSpacing(_ spacing: CGFloat) {}
  /// Accepts a layer that is drawn as one.
  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {}
  /// Accepts a layer that is drawn as one.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {}
  /// Accepts the end of that layer.
  public func endTransparencyLayer() {}
  public func beginPDFPage(_ pageInfo: NSDictionary?) {}
  /// Accepts the end of a page.
  public func endPDFPage() {}
  /// Accepts the end of the document.
  public func closePDF() {}
  public func flush() {}
  public func synchronize() {}
}
