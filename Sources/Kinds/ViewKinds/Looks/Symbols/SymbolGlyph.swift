/// The outline of a system symbol in a square of 24 units, as path data of SVG, in parts that its variants draw otherwise.
struct SymbolGlyph {
  /// The width of narrow glyphs.
  var width = 24.0
  /// Closed outlines: strokes of the plain symbol, areas of its `fill` variant.
  var body = ""
  /// Strokes within the body, which the `fill` variant leaves out of the area.
  var detail = ""
  /// Small areas, which the `fill` variant leaves out of the body.
  var dots = ""
  /// Strokes outside the body.
  var open = ""
}

extension SymbolGlyph {
  /// All glyphs by their names. They are recognisable outlines of our own drawing, not Apple's.
  static let table = [people, things, media, signs, arrows].reduce(into: [:]) { all, some in
    all.merge(some) { first, _ in first }
  }

  /// The glyphs that others stand in, as `checkmark.circle` does: the scale of the inner glyph and its middle's height.
  static let enclosures: [String: (scale: Double, middle: Double)] = [
    "circle": (0.56, 12), "square": (0.58, 12), "rectangle": (0.46, 12), "shield": (0.5, 11.5), "seal": (0.52, 12),
    "triangle": (0.46, 14.2), "octagon": (0.54, 12), "diamond": (0.42, 12), "hexagon": (0.52, 12), "app": (0.58, 12),
    "capsule": (0.36, 12), "bubble": (0.46, 10.4),
  ]

  /// Names that are drawn as others are.
  static let aliases: [String: String] = [
    "gearshape": "gear", "gearshape.2": "gear", "suit.heart": "heart", "snowflake": "snow", "xmark.bin": "trash",
    "bin.xmark": "trash", "airplay.audio": "airplayaudio", "airplay.video": "airplayvideo", "bubble": "bubble.left",
    "arrow.triangle.2.circlepath": "arrow.2.circlepath", "arrow.trianglehead.clockwise": "arrow.clockwise",
    "arrow.trianglehead.counterclockwise": "arrow.counterclockwise", "line.horizontal.3": "line.3.horizontal",
    "arrow.trianglehead.2.clockwise": "arrow.2.circlepath", "arrowshape.turn.up.backward": "arrowshape.turn.up.left",
    "arrowshape.turn.up.forward": "arrowshape.turn.up.right",
    "exclamationmark.arrow.trianglehead.2": "arrow.2.circlepath",
    "mic.and.signal.meter": "mic", "hand.point.up": "hand.raised", "photo.stack": "photo.on.rectangle",
    "creditcard.and.123": "creditcard", "document": "doc", "document.on.document": "doc.on.doc",
    "text.document": "doc.text",
    "person.circle": "person.crop.circle", "envelope.open": "envelope", "pencil.line": "pencil",
    "trash.square": "trash",
  ]

  /// A circle.
  static func circle(_ x: Double, _ y: Double, _ radius: Double) -> String {
    let (r, d) = (number(radius), number(2 * radius))
    return "M\(number(x - radius)) \(number(y))a\(r) \(r) 0 1 0 \(d) 0a\(r) \(r) 0 1 0-\(d) 0z"
  }

  /// A rectangle with round corners.
  static func roundedRect(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double) -> String {
    let (r, w, h) = (number(radius), number(width - 2 * radius), number(height - 2 * radius))
    func arc(_ x: String, _ y: String) -> String { "a\(r) \(r) 0 0 1 \(x)\(r) \(y)\(r)" }
    return
      "M\(number(x + radius)) \(number(y))h\(w)\(arc("", ""))v\(h)\(arc("-", ""))h-\(w)\(arc("-", "-"))v-\(h)\(arc("", "-"))z"
  }

  /// Eight rays about the middle, from one radius to another.
  static func sunRays(_ from: Double, _ to: Double) -> String {
    let directions =
      [(0, -1), (1, 0), (0, 1), (-1, 0)] + [(1, -1), (1, 1), (-1, 1), (-1, -1)].map { ($0.0 * 0.7071, $0.1 * 0.7071) }
    func spot(_ direction: (Double, Double), _ radius: Double) -> String {
      "\(number(12 + radius * direction.0)) \(number(12 + radius * direction.1))"
    }
    return directions.map { "M\(spot($0, from))L\(spot($0, to))" }.joined()
  }

  static let bubble =
    "M6 4h12c1.9 0 3.5 1.5 3.5 3.4v6.1c0 1.9-1.6 3.4-3.5 3.4h-7.5l-5 4 .5-4c-1.9 0-3.5-1.5-3.5-3.4V7.4C2.5 5.5 4.1 4 6 4z"
  static let shield =
    "M12 2.5c2.5 1.8 5 2.6 8.2 2.8v5.7c0 5-3 8.5-8.2 10.5-5.2-2-8.2-5.5-8.2-10.5V5.3C7 5.1 9.5 4.3 12 2.5z"
  static let triangle = "M12 3.3 22 20.5H2z"
  static let octagon = "M8 2.5h8L21.5 8v8L16 21.5H8L2.5 16V8z"
  static let cloud = "M6.5 19a4.8 4.8 0 0 1-.4-9.5A6.6 6.6 0 0 1 18.6 9.3 4.9 4.9 0 0 1 18 19z"
  static let viewfinder =
    "M2.5 7V4.5c0-1.1.9-2 2-2H7M17 2.5h2.5c1.1 0 2 .9 2 2V7M21.5 17v2.5c0 1.1-.9 2-2 2H17M7 21.5H4.5c-1.1 0-2-.9-2-2V17"

  /// A wheel with eight teeth.
  static let gear =
    "M9.7 4.3 10.1 2.2 13.9 2.2 14.3 4.3 15.8 4.9 17.6 3.7 20.3 6.4 19.1 8.2 19.7 9.7 21.8 10.1 21.8 13.9 "
    + "19.7 14.3 19.1 15.8 20.3 17.6 17.6 20.3 15.8 19.1 14.3 19.7 13.9 21.8 10.1 21.8 9.7 19.7 8.2 19.1 "
    + "6.4 20.3 3.7 17.6 4.9 15.8 4.3 14.3 2.2 13.9 2.2 10.1 4.3 9.7 4.9 8.2 3.7 6.4 6.4 3.7 8.2 4.9z"

  /// A disc with eight waves at its edge.
  static let seal =
    "M8.7 4.1Q12 0.9 15.3 4.1Q19.8 4.2 19.9 8.7Q23.1 12 19.9 15.3Q19.8 19.8 15.3 19.9Q12 23.1 8.7 "
    + "19.9Q4.2 19.8 4.1 15.3Q0.9 12 4.1 8.7Q4.2 4.2 8.7 4.1z"

  private static func number(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
  }
}
