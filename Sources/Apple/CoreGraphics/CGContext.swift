public import Foundation

/// The way in which a drawing is combined with what is below it.
public enum CGBlendMode: Int32, Sendable {
  /// Over it, multiplied, or brightened.
  case normal, multiply, screen, overlay, darken, lighten
  /// Brighter, darker, softer or harder by the colour below.
  case colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  /// By hue, saturation, colour or brightness.
  case hue, saturation, color, luminosity
  /// By opacity, as Porter and Duff have it.
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop
  /// Exclusive or, or sums.
  case xor, plusDarker, plusLighter
}

/// The parts of a path that are drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Its inside, by winding or by an even or odd number of crossings.
  case fill, eoFill
  case stroke
  case fillStroke, eoFillStroke
}

/// The parts of text that are drawn.
public enum CGTextDrawingMode: Int32, Sendable {
  /// Its inside, its line, both, or nothing.
  case fill, stroke, fillStroke, invisible
  /// The same, and it is added to the clipping.
  case fillClip, strokeClip, fillStrokeClip, clip
}

/// A context that accepts drawing and draws nothing. Kept are the path, the transform, the paths that were drawn, and the colour of a fill
/// of the whole context.
public final class CGContext: @unchecked Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The space of its colours.
  public let colorSpace: CGColorSpace?
  private var states: [State] = []
  /// The number of pixels per unit of its own space.
  private let scale: CGFloat
  /// The settings that can be kept and taken back.
  struct State {
    /// The transform from the user's space to the device's.
    var ctm = CGAffineTransform.identity
    /// The colour that is filled with.
    var fill = CGColor(gray: 0, alpha: 1)
    /// The colour of lines.
    var stroke = CGColor(gray: 0, alpha: 1)
    var line = DrawnLine()
    /// The opacity, from 0 to 1.
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    /// A Boolean value that tells whether something can't be drawn on all of the context.
    var isClipped = false
  }

  var state = State()
  /// The colour of all of it; `nil` where it isn't of one.
  package var ground: CGColor?
  /// The paths that were drawn, the first at the back.
  package var drawn: [DrawnPath] = []

  /// Fills a rectangle. A rectangle over the whole context becomes the ground of the context.
  func fillGround(_ rect: CGRect) {
    let all = CGRect(x: 0, y: 0, width: CGFloat(width) / scale, height: CGFloat(height) / scale)
    let reached = rect.applying(ctm).insetBy(dx: -1 / scale, dy: -1 / scale)
    // A turned rectangle reaches less far than the one around it.
    let isTurned = ctm.b != 0 || ctm.c != 0
    let isWhole = !state.isClipped && !isTurned && reached.contains(all)
    unsafe note(CGPath(rect: rect, transform: nil), fill: true)
    ground = isWhole ? state.fill : nil
  }

  /// A context for an image.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    (self.width, self.height, colorSpace, scale) = (width, height, space, 1)
  }

  /// A context of a size in pixels, of which as many are a unit as its scale says.
  package init(width: Int, height: Int, scale: CGFloat = 1) {
    (self.width, self.height, colorSpace) = (max(0, width), max(0, height), nil)
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }

  var current = CGMutablePath()

  /// The transform from the user's space to the device's.
  public private(set) var ctm: CGAffineTransform {
    get { state.ctm }
    set { state.ctm = newValue }
  }
  /// The quality of scaled images.
  public var interpolationQuality = CGInterpolationQuality.default
  /// `nil`: there are no pixels.
  public var data: UnsafeMutableRawPointer? { nil }
  /// Bytes of a row.
  public var bytesPerRow: Int { width * 4 }
  /// The place of text.
  public var textPosition = CGPoint.zero
  /// The transform of text.
  public var textMatrix = CGAffineTransform.identity
  /// The rectangle in which something may be drawn.
  public var boundingBoxOfClipPath: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }

  /// An image of the context's size, without content.
  public func makeImage() -> CGImage? { CGImage(width: width, height: height) }

  // MARK: - State

  public func saveGState() { states.append(state) }
  /// Takes back the kept state.
  public func restoreGState() { state = states.popLast() ?? state }
  /// Moves what is drawn from here on.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { ctm = ctm.translatedBy(x: tx, y: ty) }
  /// Scales what is drawn from here on.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { ctm = ctm.scaledBy(x: sx, y: sy) }
  /// Rotates what is drawn from here on.
  public func rotate(by angle: CGFloat) { ctm = ctm.rotated(by: angle) }
  /// Transforms what is drawn from here on.
  public func concatenate(_ transform: CGAffineTransform) { ctm = transform.concatenating(ctm) }

  // MARK: - Path

  public var path: CGPath? { current.isEmpty ? nil : current.copy() }
  /// A Boolean that tells whether there is no path.
  public var isPathEmpty: Bool { current.isEmpty }
  /// The point at which the path ends.
  public var currentPointOfPath: CGPoint { current.currentPoint }
  /// The smallest rectangle around the path.
  public var boundingBoxOfPath: CGRect { current.boundingBoxOfPath }
  public func beginPath() { current.removeAll() }
  /// Begins a part of the path.
  public func move(to point: CGPoint) { current.move(to: point) }
  public func addLine(to point: CGPoint) { current.addLine(to: point) }
  /// Adds lines between points.
  public func addLines(between points: [CGPoint]) { current.addLines(between: points) }
  public func addRect(_ rect: CGRect) { current.addRect(rect) }
  public func addRects(_ rects: [CGRect]) { current.addRects(rects) }
  /// Adds an ellipse in a rectangle.
  public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect) }
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    current.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  /// Adds an arc that touches two lines.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    current.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }
  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { current.addQuadCurve(to: end, control: control) }
  public func addPath(_ path: CGPath) { current.addPath(path) }
  /// Closes the current part of the path.
  public func closePath() { current.closeSubpath() }
  /// Tells whether a point is inside the path.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    current.contains(point, using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
  }
}
