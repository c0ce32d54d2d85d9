public import Foundation

// Paths that are drawn are kept, and nothing else is: images, texts and gradients leave no ground of one colour.
extension CGContext {
  public func drawPath(using mode: CGPathDrawingMode) {
    let fills = mode != .stroke
    note(
      current, fill: fills, stroke: mode != .fill && mode != .eoFill,
      isEvenOdd: mode == .eoFill || mode == .eoFillStroke)
    beginPath()
  }
  public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .evenOdd ? .eoFill : .fill) }
  public func strokePath() { drawPath(using: .stroke) }
  public func clip(using rule: CGPathFillRule = .winding) {
    state.isClipped = true
    beginPath()
  }
  public func clip(to rect: CGRect) { state.isClipped = true }
  public func clip(to rects: [CGRect]) { state.isClipped = true }
  public func clip(to rect: CGRect, mask: CGImage) { state.isClipped = true }
  /// Accepts the end of clippings.
  public func resetClip() { state.isClipped = false }
  /// Replaces the path by its line.
  public func replacePathWithStrokedPath() {}
  public func fill(_ rect: CGRect) { fillGround(rect) }
  public func fill(_ rects: [CGRect]) {
    for rect in rects { unsafe note(CGPath(rect: rect, transform: nil), fill: true) }
  }
  public func stroke(_ rect: CGRect) { unsafe note(CGPath(rect: rect, transform: nil), stroke: true) }
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var line = state.line
    line.width = width
    unsafe note(CGPath(rect: rect, transform: nil), stroke: true, line: line)
  }
  public func fillEllipse(in rect: CGRect) { unsafe note(CGPath(ellipseIn: rect, transform: nil), fill: true) }
  public func strokeEllipse(in rect: CGRect) { unsafe note(CGPath(ellipseIn: rect, transform: nil), stroke: true) }
  /// Draws a line from each odd point to the next.
  public func strokeLineSegments(between points: [CGPoint]) {
    note(CGPath(elements: points.enumerated().map { $0 % 2 == 0 ? .move($1) : .line($1) }), stroke: true)
  }
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

  public func setFillColor(_ color: CGColor) { state.fill = color }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fill = CGColor(gray: gray, alpha: alpha) }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.stroke = CGColor(gray: gray, alpha: alpha) }
  /// Accepts a space of colours to fill with.
  public func setFillColorSpace(_ space: CGColorSpace) {}
  /// Accepts a space of colours of lines.
  public func setStrokeColorSpace(_ space: CGColorSpace) {}
  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { state.line.width = width }
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }
  /// Accepts a limit of sharp corners.
  public func setMiterLimit(_ limit: CGFloat) {}
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { state.line.dashes = lengths }
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
  /// Sets the way to combine with what is below. What empties isn't kept.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
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
