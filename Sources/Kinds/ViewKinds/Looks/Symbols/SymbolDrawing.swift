/// A symbol as it is drawn: layers of path data in a square of 24 units, or in a narrower rectangle.
///
/// A name is composed as Apple's are: `person.crop.circle.fill.badge.plus` is the glyph `person.crop` in a filled circle
/// with a badge. A name that isn't in the table is drawn as the longest beginning of it that is.
package struct SymbolDrawing: Hashable, Sendable {
  /// The width of its box; the height is 24.
  package var width = 24.0
  /// The layers, from the back to the front.
  package var layers: [Layer] = []

  package static let height = 24.0
  /// The width of strokes.
  package static let lineWidth = 1.8
  /// The height at the standard size of text, in points.
  package static let standardHeight = 20.0

  /// A path with the way it is drawn.
  package struct Layer: Hashable, Sendable {
    package let role: Role
    package let path: String
    package var scale = 1.0
    /// The place of the path's origin.
    package var x = 0.0
    package var y = 0.0
  }

  /// A way of drawing a path. What is cut is cut out of lines and areas that aren't above.
  package enum Role: Int, Sendable {
    case line, area, cutLine, cutArea, lineAbove, areaAbove

    package var isArea: Bool { self == .area || self == .cutArea || self == .areaAbove }
    package var isCut: Bool { self == .cutLine || self == .cutArea }
    package var isAbove: Bool { self == .lineAbove || self == .areaAbove }
  }

  /// Creates the drawing of a symbol's name; `nil` for a name that nothing is known of.
  package init?(named name: String) {
    // Real names have fewer words; every beginning of the name is looked for.
    guard let drawing = Self.drawn(name.split(separator: ".", maxSplits: 15).map(String.init)) else { return nil }
    self = drawing
  }

  private init() {}

  private static func drawn(_ words: [String]) -> SymbolDrawing? {
    if let glyph = glyph(words) { return SymbolDrawing(glyph, isFilled: false) }
    var words = words
    var badge: String?
    if let place = words.lastIndex(of: "badge"), place > 0 {
      badge = words[(place + 1)...].joined(separator: ".")
      words = Array(words[..<place])
    }
    let isFilled = words.contains { $0 == "fill" || $0 == "filled" }
    words.removeAll { $0 == "fill" || $0 == "filled" }
    var isSlashed = false
    if words.last == "slash", words.count > 1 {
      isSlashed = true
      words.removeLast()
    }
    for count in stride(from: words.count, to: 0, by: -1) {
      guard var drawing = composed(Array(words[..<count]), isFilled: isFilled) else { continue }
      if isSlashed { drawing.addSlash() }
      if let badge { drawing.addBadge(badge) }
      return drawing
    }
    return nil
  }

  /// The drawing of a glyph, or of one in another.
  private static func composed(_ words: [String], isFilled: Bool) -> SymbolDrawing? {
    if let glyph = glyph(words) { return SymbolDrawing(glyph, isFilled: isFilled) }
    guard let last = words.last, let place = SymbolGlyph.enclosures[last], let outer = glyph([last]),
      let inner = glyph(Array(words.dropLast()))
    else { return nil }
    var drawing = SymbolDrawing(outer, isFilled: isFilled)
    drawing.add(inner, scale: place.scale, middle: place.middle, isCut: isFilled)
    return drawing
  }

  private static func glyph(_ words: [String]) -> SymbolGlyph? {
    let name = words.joined(separator: ".")
    return SymbolGlyph.table[SymbolGlyph.aliases[name] ?? name]
  }

  // MARK: Parts

  private init(_ glyph: SymbolGlyph, isFilled: Bool) {
    width = glyph.width
    if isFilled { add(.area, glyph.body) }
    add(.line, glyph.body)
    add(isFilled ? .cutLine : .line, glyph.detail)
    add(isFilled && !glyph.body.isEmpty ? .cutArea : .area, glyph.dots)
    add(isFilled ? .lineAbove : .line, glyph.open)
  }

  private mutating func add(_ role: Role, _ path: String) {
    if !path.isEmpty { layers.append(Layer(role: role, path: path)) }
  }

  /// Adds a smaller glyph in the middle; bodies without details are areas.
  private mutating func add(_ glyph: SymbolGlyph, scale: Double, middle: Double, isCut: Bool) {
    let (x, y) = (width / 2 - scale * glyph.width / 2, middle - scale * Self.height / 2)
    func add(_ role: Role, _ path: String) {
      if !path.isEmpty { layers.append(Layer(role: role, path: path, scale: scale, x: x, y: y)) }
    }
    let (line, area): (Role, Role) = isCut ? (.cutLine, .cutArea) : (.line, .area)
    if glyph.detail.isEmpty { add(area, glyph.body) }
    for path in [glyph.body, glyph.detail, glyph.open] { add(line, path) }
    add(area, glyph.dots)
  }

  private mutating func addSlash() {
    add(.cutLine, "M5 2 22 19")
    add(.lineAbove, "M3.5 3.5 20.5 20.5")
  }

  /// Adds a small sign at the lower end, or a dot at the upper one where the badge has no name.
  private mutating func addBadge(_ name: String) {
    let (x, y) = (width - 5, name.isEmpty ? 5.0 : 18.5)
    layers.append(Layer(role: .cutArea, path: SymbolGlyph.circle(x, y, 6.3)))
    guard !name.isEmpty else { return layers.append(Layer(role: .areaAbove, path: SymbolGlyph.circle(x, y, 4.2))) }
    let sign = SymbolGlyph.table[name] ?? SymbolGlyph(dots: SymbolGlyph.circle(12, 12, 9))
    let scale = 0.42
    for (role, path) in [(Role.lineAbove, sign.body + sign.detail + sign.open), (.areaAbove, sign.dots)]
    where !path.isEmpty {
      layers.append(Layer(role: role, path: path, scale: scale, x: x - scale * sign.width / 2, y: y - scale * 12))
    }
  }
}
