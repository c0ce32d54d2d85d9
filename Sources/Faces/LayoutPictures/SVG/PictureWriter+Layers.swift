import LayoutModel
import ViewKinds

/// Outlines with corners of their own, gradients, shadows, and images in a tint.
extension PictureWriter {
  /// Begins the element of a frame's outline.
  mutating func write(outline frame: Rect, radius: Double, _ layer: LayerLook) {
    let isPlain = radius <= 0 || layer.cornerCurve == .circular && layer.roundCorners == .all
    guard !isPlain else { return write(rect: frame, radius: radius) }
    text += "<path d=\"\(RoundOutline(frame, radius: radius, layer).path)\""
  }

  /// Writes a shape that code drew in a view.
  mutating func write(_ shape: DrawnShape, at frame: Rect) {
    text += "<path transform=\"translate(\(Markup.number(frame.x)) \(Markup.number(frame.y)))\" d=\""
    Markup.append(shape.path, to: &text)
    text += "\""
    Markup.append("fill", Shade(shape.fill)?[style], to: &text)
    if shape.isEvenOdd { text += " fill-rule=\"evenodd\"" }
    if let line = Shade(shape.line) {
      Markup.append("stroke", line[style], to: &text)
      Markup.append("stroke-width", shape.lineWidth, to: &text)
      text += " stroke-linecap=\"\(shape.lineCap.rawValue)\" stroke-linejoin=\"\(shape.lineJoin.rawValue)\""
      if !shape.drawnDashes.isEmpty {
        text += " stroke-dasharray=\"\(shape.drawnDashes.map(Markup.number).joined(separator: " "))\""
      }
    }
    if shape.opacity < 1 { Markup.append("opacity", shape.opacity, to: &text) }
    text += "/>"
  }

  /// Writes a gradient, and returns its id.
  mutating func write(_ gradient: LayerLook.Gradient) -> String {
    let id = nextID()
    let (start, end) = (gradient.start, gradient.end)
    if gradient.isRadial {
      text += "<radialGradient id=\"\(id)\" cx=\"0\" cy=\"0\" r=\"1\" gradientTransform=\"translate("
      text += "\(Markup.number(start.x)) \(Markup.number(start.y))) scale("
      text += "\(Markup.number(abs(end.x - start.x))) \(Markup.number(abs(end.y - start.y))))\">"
    } else {
      text += "<linearGradient id=\"\(id)\""
      Markup.append("x1", start.x, to: &text)
      Markup.append("y1", start.y, to: &text)
      Markup.append("x2", end.x, to: &text)
      Markup.append("y2", end.y, to: &text)
      text += ">"
    }
    for stop in gradient.stops {
      text += "<stop"
      Markup.append("offset", stop.place, to: &text)
      write(tone: stop.shade, "stop")
      text += "/>"
    }
    text += gradient.isRadial ? "</radialGradient>" : "</linearGradient>"
    return id
  }

  /// Writes the filter of a shadow.
  ///
  /// - Parameters:
  ///   - shadow: The shadow.
  ///   - frame: The frame of what throws it; `nil` for a view with all that is in it, wherever that reaches.
  /// - Returns: The attribute of what throws it.
  mutating func shadowFilter(_ shadow: LayerLook.Shadow, in frame: Rect?) -> String {
    let id = nextID()
    text += "<filter id=\"\(id)\" filterUnits=\"userSpaceOnUse\""
    if let frame {
      let reach = 3 * shadow.radius + max(abs(shadow.offset.x), abs(shadow.offset.y))
      Markup.append("x", frame.x - reach, to: &text)
      Markup.append("y", frame.y - reach, to: &text)
      Markup.append("width", frame.width + 2 * reach, to: &text)
      Markup.append("height", frame.height + 2 * reach, to: &text)
    } else {
      text += " x=\"-100%\" y=\"-100%\" width=\"300%\" height=\"300%\""
    }
    // Not every librsvg knows `feDropShadow`, and draws nothing of what has it.
    text += "><feGaussianBlur in=\"SourceAlpha\""
    Markup.append("stdDeviation", shadow.radius, to: &text)
    text += "/><feOffset result=\"s\""
    Markup.append("dx", shadow.offset.x, to: &text)
    Markup.append("dy", shadow.offset.y, to: &text)
    text += "/><feFlood"
    write(tone: shadow.shade, "flood")
    text +=
      "/><feComposite operator=\"in\" in2=\"s\"/><feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge></filter>"
    return " filter=\"url(#\(id))\""
  }

  /// Writes the filter that draws an image's shape in a colour, and returns its id.
  mutating func tintFilter(_ tint: Shade) -> String {
    let id = nextID()
    text += "<filter id=\"\(id)\" color-interpolation-filters=\"sRGB\"><feFlood"
    write(tone: tint, "flood")
    text += "/><feComposite operator=\"in\" in2=\"SourceAlpha\"/></filter>"
    return id
  }

  /// Writes a colour as the attributes of a filter or a gradient: `flood-color`, `flood-opacity`.
  private mutating func write(tone: Shade, _ name: String) {
    var color = tone[style]
    let alpha = color.alpha
    color.alpha = 1
    text += " \(name)-color=\"#\(color.hexadecimal)\""
    if alpha < 1 { Markup.append("\(name)-opacity", alpha, to: &text) }
  }
}

extension LayerLook.Gradient {
  /// The colours, with their places from 0 to 1.
  var stops: [(place: Double, shade: Shade)] {
    let isPlaced = locations.count == colors.count
    return colors.enumerated().map { index, color in
      let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
      return (isPlaced ? locations[index] : even, Shade(color) ?? Shade("00000000"))
    }
  }
}

extension LayerLook.Shadow {
  /// The colour with the opacity.
  var shade: Shade { (Shade(color) ?? Shade("000000")).opacity(opacity) }
}

/// A rectangle some of whose corners are round.
///
/// A continuous corner begins 1.528665 radii from its tip (`CALayer.cornerCurveExpansionFactor`) and is drawn as one Bézier
/// curve that meets the circle in the middle.
struct RoundOutline {
  /// The path data.
  let path: String

  init(_ frame: Rect, radius: Double, _ layer: LayerLook) {
    let isContinuous = layer.cornerCurve == .continuous
    let most = min(frame.width, frame.height) / 2
    let radius = min(radius, most)
    let reach = min(most, radius * (isContinuous ? 1.528665 : 1))
    let bend = isContinuous && reach < most ? 0.2715 * radius : 0.4477 * reach
    /// A corner at a place, from the side along one direction to the side along another.
    func corner(
      _ own: LayerLook.Corners, _ x: Double, _ y: Double, from: (Double, Double), to: (Double, Double)
    ) -> String {
      let isRound = layer.roundCorners.contains(own)
      func spot(_ direction: (Double, Double), _ distance: Double) -> String {
        "\(Markup.number(x + direction.0 * distance)) \(Markup.number(y + direction.1 * distance))"
      }
      guard isRound else { return spot(from, 0) }
      return "\(spot(from, reach))C\(spot(from, bend)) \(spot(to, bend)) \(spot(to, reach))"
    }
    let corners = [
      corner(.topLeft, frame.x, frame.y, from: (0, 1), to: (1, 0)),
      corner(.topRight, frame.maxX, frame.y, from: (-1, 0), to: (0, 1)),
      corner(.bottomRight, frame.maxX, frame.maxY, from: (0, -1), to: (-1, 0)),
      corner(.bottomLeft, frame.x, frame.maxY, from: (1, 0), to: (0, -1)),
    ]
    path = "M\(corners.joined(separator: "L"))z"
  }
}
