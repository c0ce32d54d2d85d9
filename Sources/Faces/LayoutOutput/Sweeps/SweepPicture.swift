import Documents
import LayoutModel

extension SweepDump {
  /// The sweep as a picture, SVG: the axis or the plane in points, with its pieces, coloured findings, marks for screens,
  /// and a legend.
  package var svg: String { SweepPicture(self).svg }
}

/// A picture of a sweep: its pieces along an axis, or in the plane of sizes.
///
/// Lengths stand at the range's ends and at the breakpoints, as far as there is room. A breakpoint of the plane is an
/// upright or level edge of a piece.
struct SweepPicture {
  let sweep: SweepDump
  /// The beginning of the ids of the rows that pieces lead to; `nil` for a picture by itself.
  var rows: String?

  init(_ sweep: SweepDump, rows: String? = nil) {
    (self.sweep, self.rows) = (sweep, rows)
  }

  /// The shapes of a picture, and their size in points.
  struct Drawing {
    var shapes: String
    var width: Double
    var height: Double
  }

  static let margin = (left: 64.0, top: 36.0, right: 28.0)
  static let length = 960.0
  /// The size of letters, and their average width.
  private static let letters = (size: 11.0, width: 6.3)

  /// The picture as a document.
  var svg: String { element(attributes: "font-family=\"sans-serif\"", title: "\(sweep.fixture) (\(sweep.conditions))") }

  /// The picture as an element.
  ///
  /// - Parameters:
  ///   - attributes: The element's further attributes.
  ///   - title: The title; `nil` for none.
  /// - Returns: The element, with a line break at the end.
  func element(attributes: String, title: String?) -> String {
    var drawing = sweep.isPlane ? plane : line
    drawing.shapes += legend(in: &drawing)
    let (width, height) = (Self.number(drawing.width), Self.number(drawing.height))
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
    text += "viewBox=\"0 0 \(width) \(height)\" font-size=\"\(Self.number(Self.letters.size))\" \(attributes)>\n"
    if let title { text += "<title>\(title.html)</title>\n" }
    text += "<rect width=\"100%\" height=\"100%\" fill=\"#fff\" class=\"ground\"/>\n"
    if let rest = sweep.restInWords { text += Self.text(rest, x: Self.margin.left, y: 20) }
    return text + drawing.shapes + "</svg>\n"
  }

  // MARK: Pieces

  /// A piece's shape. The shape's title has the sizes, the new behavior there, and the findings. Where the page has rows, the shape links
  /// to its row.
  func piece(_ number: Int, _ shape: String, number middle: Point?) -> String {
    let piece = sweep.pieces[number]
    let findings = piece.diagnostics.map { "\($0.code): \($0.items.joined(separator: ", "))" }
    let lines = [piece.sizes] + [piece.begins].compactMap(\.self) + findings
    let end = sweep.isPlane ? "</polygon>" : "</rect>"
    var text = "\(shape)<title>\(lines.map(\.html).joined(separator: "\n"))</title>\(end)"
    guard let rows else { return text + "\n" }
    if let middle {
      text += "<text x=\"\(Self.number(middle.x))\" y=\"\(Self.number(middle.y + 4))\" text-anchor=\"middle\" "
      text += "class=\"number\">\(number + 1)</text>"
    }
    return "<a href=\"#\(rows)\(number + 1)\" tabindex=\"-1\">\(text)</a>\n"
  }

  /// A kind of piece: what is wrong in it.
  enum Look: CaseIterable {
    case error, warning, fine

    init(of piece: SweepDump.Piece) {
      let severities = piece.diagnostics.map(\.severity)
      self = severities.contains(.error) ? .error : severities.contains(.warning) ? .warning : .fine
    }

    var color: String {
      switch self {
      case .error: "#e5484d"
      case .warning: "#f5a524"
      case .fine: "#8fb8de"
      }
    }

    var words: String {
      switch self {
      case .error: "an error"
      case .warning: "a warning"
      case .fine: "nothing wrong"
      }
    }
  }

  // MARK: Legend

  /// The meaning of the colours and marks, below the picture.
  private func legend(in drawing: inout Drawing) -> String {
    let kinds = Set(sweep.pieces.map(Look.init))
    let edge = "stroke=\"#333\" stroke-width=\"0.5\""
    var entries = Look.allCases.filter(kinds.contains).map { kind in
      (sign: "<rect width=\"16\" height=\"10\" fill=\"\(kind.color)\" \(edge)/>", words: kind.words)
    }
    if sweep.pieces.contains(where: { $0.isSampled }) {
      let look = "\(edge) fill-opacity=\"0.4\" stroke-dasharray=\"3 2\""
      entries.append((sign: "<rect width=\"16\" height=\"10\" fill=\"\(Look.fine.color)\" \(look)/>", words: "sampled"))
    }
    if !sweep.devices.isEmpty {
      let sign =
        sweep.isPlane
        ? "<circle cx=\"8\" cy=\"5\" r=\"4\" fill=\"none\" stroke=\"#333\" class=\"ink\"/>"
        : "<path d=\"M8-1V11\" stroke=\"#333\" stroke-dasharray=\"2 2\" class=\"ink\"/>"
      entries.append((sign: sign, words: "a device’s screen"))
    }
    var x = Self.margin.left
    var text = ""
    for entry in entries {
      text += "<g transform=\"translate(\(Self.number(x)) \(Self.number(drawing.height + 4)))\">\(entry.sign)"
      text += "<text x=\"22\" y=\"9\">\(entry.words.html)</text></g>\n"
      x += 44 + Double(entry.words.count) * Self.letters.width
    }
    drawing.height += 28
    drawing.width = max(drawing.width, x)
    return text
  }

  // MARK: Axes

  /// A length on an axis, with a place and a name in one of two rows; the name is `nil` without room.
  struct Tick {
    let place: Double
    var name: String?
    var row = 0
  }

  /// The lengths with a tick: the range's ends and the breakpoints. The ends are named, and the others as far as no
  /// two names touch; on a level axis some are named in a second row.
  static func ticks(
    _ lengths: [Double], in range: [Double], place: (Double) -> Double, isUpright: Bool = false
  ) -> [Tick] {
    func room(_ length: Double) -> Double {
      isUpright ? letters.size + 3 : Double(number(length).count) * letters.width + 8
    }
    let ends = range.map { (length: $0, place: place($0)) }
    var named = [ends, []].dropLast(isUpright ? 1 : 0).map(\.self)
    let inner = Set(lengths).filter { $0 > range[0] && $0 < range[1] }.sorted().map { length -> Tick in
      let at = place(length)
      let row = named.firstIndex { row in
        row.allSatisfy { abs($0.place - at) >= (room($0.length) + room(length)) / 2 }
      }
      guard let row else { return Tick(place: at) }
      named[row].append((length, at))
      return Tick(place: at, name: number(length), row: row)
    }
    return ends.map { Tick(place: $0.place, name: number($0.length)) } + inner
  }

  /// A level axis with ticks, and its name below them.
  static func levelAxis(_ ticks: [Tick], y: Double, name: String) -> String {
    var body = ""
    for tick in ticks {
      let (x, row) = (number(tick.place), Double(tick.row) * 13)
      let length = number(tick.name == nil ? 3 : 6 + row)
      body += "<path d=\"M\(x) \(number(y))v\(length)\" stroke=\"#333\" class=\"ink\"/>\n"
      guard let name = tick.name else { continue }
      body += text(name, x: tick.place, y: y + 18 + row, attributes: " text-anchor=\"middle\"")
    }
    let look = " text-anchor=\"middle\" font-weight=\"600\""
    return body + text(name, x: margin.left + length / 2, y: y + 48, attributes: look)
  }

  /// A text at a place.
  static func text(_ words: String, x: Double, y: Double, attributes: String = "") -> String {
    "<text x=\"\(number(x))\" y=\"\(number(y))\"\(attributes)>\(words.html)</text>\n"
  }

  static func number(_ value: Double) -> String { JSONText.thousandths(value) }
}
