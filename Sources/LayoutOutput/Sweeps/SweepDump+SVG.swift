import Documents
import LayoutModel

extension SweepDump {
  /// The sweep as a picture, SVG: the axis or the plane, with its pieces, coloured findings, and marks for screens.
  package var svg: String { isPlane ? plane : axis }

  private static let margin = 40.0
  private static let length = 960.0

  private static func color(of piece: Piece) -> String {
    let severities = piece.diagnostics.map(\.severity)
    if severities.contains(.error) { return "#e5484d" }
    if severities.contains(.warning) { return "#f5a524" }
    return "#8fb8de"
  }

  private static func number(_ value: Double) -> String { JSONText.thousandths(value) }

  private func title(of piece: Piece) -> String {
    let findings = piece.diagnostics.map { "\($0.code): \($0.items.joined(separator: ", "))" }
    let places = [piece.width, piece.height].map { $0.map(Self.number).joined(separator: "...") }
    let lines = [places.joined(separator: " × ")] + [piece.begins].compactMap(\.self) + findings
    return lines.map(\.html).joined(separator: "\n")
  }

  private func document(_ width: Double, _ height: Double, _ body: String) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(Self.number(width))" height="\(Self.number(height))" \
    viewBox="0 0 \(Self.number(width)) \(Self.number(height))" font-family="sans-serif" font-size="11">
    <title>\("\(fixture) (\(conditions))".html)</title>
    <rect width="100%" height="100%" fill="#fff"/>
    \(restInWords.map { "<text x=\"\(Self.number(Self.margin))\" y=\"20\">\($0.html)</text>\n" } ?? "")\
    \(body)</svg>

    """
  }

  // MARK: An axis

  private var axis: String {
    let isVertical = width[0] == width[1] && height[0] < height[1]
    let range = isVertical ? height : width
    let extent = max(range[1] - range[0], 1e-9)
    func place(_ length: Double) -> Double { Self.margin + (length - range[0]) / extent * Self.length }
    var body = ""
    for piece in pieces {
      let ends = isVertical ? piece.height : piece.width
      let (low, high) = (place(ends[0]), place(ends[1]))
      body += "<rect x=\"\(Self.number(low))\" y=\"40\" width=\"\(Self.number(max(1, high - low)))\" height=\"48\" "
      body += "fill=\"\(Self.color(of: piece))\" stroke=\"#333\" stroke-width=\"0.5\">"
      body += "<title>\(title(of: piece))</title></rect>\n"
      body += "<text x=\"\(Self.number(low))\" y=\"104\" text-anchor=\"middle\">\(Self.number(ends[0]))</text>\n"
    }
    body +=
      "<text x=\"\(Self.number(place(range[1])))\" y=\"104\" text-anchor=\"middle\">\(Self.number(range[1]))</text>\n"
    for device in devices {
      let x = Self.number(place(isVertical ? device.height : device.width))
      body += "<line x1=\"\(x)\" y1=\"30\" x2=\"\(x)\" y2=\"92\" stroke=\"#333\" stroke-dasharray=\"2 2\">"
      body += "<title>\(device.name.html)</title></line>\n"
    }
    return document(Self.length + 2 * Self.margin, 124, body)
  }

  // MARK: The plane

  private var plane: String {
    let scale = Self.length / max(width[1] - width[0], height[1] - height[0])
    func x(_ length: Double) -> String { Self.number(Self.margin + (length - width[0]) * scale) }
    func y(_ length: Double) -> String { Self.number(Self.margin + (height[1] - length) * scale) }
    var body = ""
    for piece in pieces {
      let points = piece.corners.map { "\(x($0[0])),\(y($0[1]))" }.joined(separator: " ")
      let color = Self.color(of: piece)
      // A line or a single size has no interior.
      let stroke =
        piece.corners.count > 2
        ? "stroke=\"#333\" stroke-width=\"0.5\"" : "stroke=\"\(color)\" stroke-width=\"3\" stroke-linecap=\"round\""
      // A sampled piece is paler, with dashed edges.
      let look = piece.sample == nil ? "" : " fill-opacity=\"0.4\" stroke-dasharray=\"3 2\""
      body += "<polygon points=\"\(points)\" fill=\"\(color)\" \(stroke)\(look)>"
      body += "<title>\(title(of: piece))</title></polygon>\n"
    }
    for length in width {
      body += "<text x=\"\(x(length))\" y=\"\(Self.number(Self.margin + (height[1] - height[0]) * scale + 16))\" "
      body += "text-anchor=\"middle\">\(Self.number(length))</text>\n"
    }
    for length in height {
      body +=
        "<text x=\"\(Self.number(Self.margin - 6))\" y=\"\(y(length))\" text-anchor=\"end\">\(Self.number(length))</text>\n"
    }
    for device in devices {
      body += "<circle cx=\"\(x(device.width))\" cy=\"\(y(device.height))\" r=\"4\" fill=\"none\" stroke=\"#333\">"
      body += "<title>\(device.name.html)</title></circle>\n"
    }
    return document(
      (width[1] - width[0]) * scale + 2 * Self.margin, (height[1] - height[0]) * scale + 2 * Self.margin, body)
  }
}
