import Documents
import LayoutModel
import LayoutResolution
import ViewKinds

/// The colours, looks and images that a report's scenes share, each once, by its number.
struct ReportTables {
  private(set) var colors = NumberedTexts()
  private(set) var looks = NumberedTexts()
  private(set) var images = NumberedTexts()
  private(set) var symbols = NumberedTexts()
  private var numbersOfLooks: [Look: Int] = [:]

  /// The number of a colour; -1 for none.
  mutating func number(of shade: Shade?) -> Int {
    guard let shade else { return -1 }
    return colors.number(of: "[\"#\(shade.light.hexadecimal)\",\"#\(shade.dark.hexadecimal)\"]")
  }

  /// The number of a look. Most scenes of an application share some.
  mutating func number(of look: Look) -> Int {
    if let known = numbersOfLooks[look] { return known }
    let number = looks.number(of: text(of: look))
    numbersOfLooks[look] = number
    return number
  }

  private mutating func text(of look: Look) -> String {
    var members: [String] = []
    if look.background != nil { members.append("\"b\":\(number(of: look.background))") }
    if look.border != nil {
      members.append("\"k\":[\(number(of: look.border)),\(JSONText.thousandths(look.borderWidth))]")
    }
    if look.cornerRadius > 0 { members.append("\"r\":\(JSONText.thousandths(look.cornerRadius))") }
    if look.clips { members.append("\"c\":1") }
    if look.isRoundAboveAlone { members.append("\"a\":1") }
    members += layerMembers(of: look)
    if !look.marks.isEmpty {
      var marks: [String] = []
      for mark in look.marks { marks.append(json(mark)) }
      members.append("\"m\":[\(marks.joined(separator: ","))]")
    }
    return "{\(members.joined(separator: ","))}"
  }

  /// The trees of a scene.
  ///
  /// - Parameters:
  ///   - trees: The trees, each once, with the scene's numbers of looks.
  ///   - looks: The scene's looks.
  /// - Returns: The looks' numbers, the trees as an array of JSON, and the place of each in it.
  mutating func trees(
    _ trees: [[WrittenScene.TreeView]], looks: [Look]
  ) -> (looks: [Int], array: String, numbers: [Int]) {
    var lookNumbers: [Int] = []
    for look in looks { lookNumbers.append(number(of: look)) }
    var texts = NumberedTexts()
    let numbers = trees.map { tree in
      texts.number(of: "[\(tree.map { $0.text(look: lookNumbers[$0.look]) }.joined(separator: ","))]")
    }
    return (lookNumbers, texts.array, numbers)
  }

  /// A mark as an array: its kind, then its parts in the order of `draw.js`.
  private mutating func json(_ mark: Mark) -> String {
    switch mark {
    case .box(let area, let radius, let paint):
      return "[0,\(json(area)),\(JSONText.thousandths(radius)),\(json(paint))]"
    case .path(let spots, let isClosed, let paint):
      let numbers = spots.flatMap { [$0.x.part, $0.x.points, $0.y.part, $0.y.points] }
      return "[1,\(Self.array(numbers)),\(isClosed ? 1 : 0),\(json(paint))]"
    case .text(let text):
      let font = text.font
      let weight = PictureWriter.weights[font.weight] ?? 400
      let sides: [TextMark.Side: Int] = [.left: 0, .center: 1, .right: 2]
      let mode = ViewAppearance.LineBreakMode.allCases.firstIndex(of: text.mode) ?? 0
      let own = FontTable.json(of: text.text, font)
      let measured = text.measuredWidth > 0 ? JSONText.thousandths(text.measuredWidth) : nil
      let rest = Self.members([font.name.map(JSONText.quoted), own, measured])
      return
        "[2,\(JSONText.quoted(text.text)),\(JSONText.thousandths(font.size)),\(weight),\(number(of: text.color)),"
        + "\(json(text.area)),\(sides[text.alignment] ?? 0),\(text.vertical == .center ? 1 : 0),\(text.numberOfLines),\(mode)\(rest)]"
    case .image(let image):
      let size = image.image.size.map { Self.array([$0.width, $0.height]) }
      let rest = Self.members([
        size, image.tint.map { String(number(of: $0)) }, image.room == .all ? nil : json(image.room),
      ])
      return
        "[3,\(images.number(of: JSONText.quoted(image.image.address ?? ""))),\(json(image.area)),"
        + "\(JSONText.quoted(image.mode.rawValue))\(rest)]"
    case .symbol(let symbol):
      let room = symbol.room == .all ? "" : ",\(json(symbol.room))"
      return
        "[4,\(symbols.number(of: Self.json(symbol.drawing))),\(json(symbol.area)),"
        + "\(JSONText.quoted(symbol.mode.rawValue)),\(number(of: symbol.color))\(room)]"
    case .shape(let shape):
      let dashes = shape.drawnDashes.map(JSONText.thousandths).joined(separator: " ")
      return
        "[5,\(JSONText.quoted(shape.path)),\(number(of: Shade(shape.fill))),\(shape.isEvenOdd ? 1 : 0),"
        + "\(number(of: Shade(shape.line))),\(JSONText.thousandths(shape.lineWidth)),\(JSONText.quoted(shape.lineCap.rawValue)),"
        + "\(JSONText.quoted(shape.lineJoin.rawValue)),\(JSONText.quoted(dashes)),\(JSONText.thousandths(shape.opacity))]"
    }
  }

  /// Members at the end of an array: `null` stands for one that is missing before others.
  private static func members(_ members: [String?]) -> String {
    guard let last = members.lastIndex(where: { $0 != nil }) else { return "" }
    return members[...last].map { ",\($0 ?? "null")" }.joined()
  }

  /// A symbol as an array: its width, then its layers.
  private static func json(_ drawing: SymbolDrawing) -> String {
    let layers = drawing.layers.map { layer in
      let place =
        layer.scale == 1 ? "" : "," + [layer.scale, layer.x, layer.y].map(JSONText.thousandths).joined(separator: ",")
      return ",[\(layer.role.rawValue),\(JSONText.quoted(layer.path))\(place)]"
    }
    return "[\(JSONText.thousandths(drawing.width))\(layers.joined())]"
  }

  /// A look's corners, shadow and gradient, as far as they aren't UIKit's own.
  private mutating func layerMembers(of look: Look) -> [String] {
    let layer = look.layer
    var members: [String] = []
    if look.cornerRadius > 0, layer.roundCorners != .all || layer.cornerCurve != .circular {
      members.append("\"q\":[\(layer.roundCorners.rawValue),\(layer.cornerCurve == .continuous ? 1 : 0)]")
    }
    if let shadow = layer.shadow {
      members.append(
        "\"h\":[\(number(of: shadow.shade)),\(JSONText.thousandths(shadow.radius)),"
          + "\(JSONText.thousandths(shadow.offset.x)),\(JSONText.thousandths(shadow.offset.y))]")
    }
    if let gradient = layer.gradient {
      var stops = ""
      for stop in gradient.stops { stops += ",[\(number(of: stop.shade)),\(JSONText.thousandths(stop.place))]" }
      let ends = [gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y].map(JSONText.thousandths)
      members.append("\"g\":[\(gradient.isRadial ? 1 : 0),\(ends.joined(separator: ","))\(stops)]")
    }
    return members
  }

  /// An area's edges; 0 for the whole view.
  private func json(_ area: Area) -> String {
    guard area != .all else { return "0" }
    return Self.array([area.left, area.top, area.right, area.bottom].flatMap { [$0.part, $0.points] })
  }

  private mutating func json(_ paint: Paint) -> String {
    let width = paint.lineWidth == 1 ? "" : ",\(JSONText.thousandths(paint.lineWidth))"
    return "\(number(of: paint.fill)),\(number(of: paint.line))\(width)"
  }

  static func array(_ numbers: [Double]) -> String {
    "[" + numbers.map { JSONText.number(($0 * 100_000).rounded() / 100_000) }.joined(separator: ",") + "]"
  }
}
