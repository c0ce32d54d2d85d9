import Documents
import LayoutModel

extension SweepPicture {
  /// The pieces along an axis.
  var line: Drawing {
    let isVertical = sweep.width[0] == sweep.width[1] && sweep.height[0] < sweep.height[1]
    let range = isVertical ? sweep.height : sweep.width
    let extent = max(range[1] - range[0], 1e-9)
    func place(_ length: Double) -> Double { Self.margin.left + (length - range[0]) / extent * Self.length }
    let (top, height) = (Self.margin.top, 48.0)
    var body = ""
    for (number, piece) in sweep.pieces.enumerated() {
      let ends = isVertical ? piece.height : piece.width
      let (low, high) = (place(ends[0]), place(ends[1]))
      let shape =
        "<rect x=\"\(Self.number(low))\" y=\"\(Self.number(top))\" width=\"\(Self.number(max(1, high - low)))\" "
        + "height=\"\(Self.number(height))\" fill=\"\(Look(of: piece).color)\" stroke=\"#333\" stroke-width=\"0.5\">"
      let hasRoom = high - low > 12 + 7 * Double(String(number + 1).count)
      body += self.piece(number, shape, number: hasRoom ? Point(x: (low + high) / 2, y: top + height / 2) : nil)
    }
    for device in sweep.devices {
      let x = Self.number(place(isVertical ? device.height : device.width))
      body += "<path d=\"M\(x) \(Self.number(top - 8))V\(Self.number(top + height))\" stroke=\"#333\" "
      body += "stroke-dasharray=\"2 2\" class=\"ink\"><title>\(device.name.html)</title></path>\n"
    }
    let ticks = Self.ticks(
      sweep.pieces.map { (isVertical ? $0.height : $0.width)[0] }, in: range, place: place)
    body += Self.levelAxis(
      ticks, y: top + height, name: "Window \(isVertical ? "height" : "width") in points")
    return Drawing(
      shapes: body, width: Self.margin.left + Self.length + Self.margin.right, height: top + height + 60)
  }

  /// The pieces in the plane of sizes: widths from the left, heights from below.
  var plane: Drawing {
    let (wide, tall) = (sweep.width, sweep.height)
    let scale = Self.length / max(wide[1] - wide[0], tall[1] - tall[0])
    let bottom = Self.margin.top + (tall[1] - tall[0]) * scale
    func x(_ length: Double) -> Double { Self.margin.left + (length - wide[0]) * scale }
    func y(_ length: Double) -> Double { bottom - (length - tall[0]) * scale }
    var body = ""
    for (number, piece) in sweep.pieces.enumerated() {
      let corners = piece.corners.map { Point(x: x($0[0]), y: y($0[1])) }
      let points = corners.map { "\(Self.number($0.x)),\(Self.number($0.y))" }.joined(separator: " ")
      let color = Look(of: piece).color
      // A line or a single size has no interior.
      let stroke =
        corners.count > 2
        ? "stroke=\"#333\" stroke-width=\"0.5\"" : "stroke=\"\(color)\" stroke-width=\"3\" stroke-linecap=\"round\""
      // A sampled piece is paler, with dashed edges.
      let look = !piece.isSampled ? "" : " fill-opacity=\"0.4\" stroke-dasharray=\"3 2\""
      let shape = "<polygon points=\"\(points)\" fill=\"\(color)\" \(stroke)\(look)>"
      body += self.piece(number, shape, number: Self.middle(of: corners, named: number + 1))
    }
    for device in sweep.devices {
      body += "<circle cx=\"\(Self.number(x(device.width)))\" cy=\"\(Self.number(y(device.height)))\" r=\"4\" "
      body += "fill=\"none\" stroke=\"#333\"><title>\(device.name.html)</title></circle>\n"
    }
    let heights = Self.ticks(breakpoints(1), in: tall, place: y, isUpright: true)
    for tick in heights {
      let (place, left) = (Self.number(tick.place), Self.number(Self.margin.left))
      body += "<path d=\"M\(left) \(place)h\(tick.name == nil ? -3 : -6)\" stroke=\"#333\" class=\"ink\"/>\n"
      guard let name = tick.name else { continue }
      body += Self.text(name, x: Self.margin.left - 9, y: tick.place + 4, attributes: " text-anchor=\"end\"")
    }
    let turn = "transform=\"rotate(-90 14 \(Self.number((Self.margin.top + bottom) / 2)))\""
    body += Self.text(
      "Window height in points", x: 14, y: (Self.margin.top + bottom) / 2,
      attributes: " \(turn) text-anchor=\"middle\" font-weight=\"600\"")
    body += Self.levelAxis(Self.ticks(breakpoints(0), in: wide, place: x), y: bottom, name: "Window width in points")
    return Drawing(
      shapes: body, width: Self.margin.left + Self.length + Self.margin.right, height: bottom + 60)
  }

  /// The lengths at which pieces of the plane have an edge across an axis.
  private func breakpoints(_ axis: Int) -> [Double] {
    sweep.pieces.flatMap { piece in
      piece.corners.indices.compactMap { index -> Double? in
        let (here, next) = (piece.corners[index], piece.corners[(index + 1) % piece.corners.count])
        let isAcross = abs(here[axis] - next[axis]) < 1e-9 && abs(here[1 - axis] - next[1 - axis]) > 1e-9
        return isAcross ? (here[axis] * 1_000).rounded() / 1_000 : nil
      }
    }
  }

  /// The middle of a polygon in which a number has room; `nil` of a smaller one.
  private static func middle(of corners: [Point], named number: Int) -> Point? {
    guard corners.count > 2, let first = corners.first else { return nil }
    // Each triangle of the polygon counts by its area.
    var (area, x, y) = (0.0, 0.0, 0.0)
    for (second, third) in zip(corners.dropFirst(), corners.dropFirst(2)) {
      let own = abs((second.x - first.x) * (third.y - first.y) - (third.x - first.x) * (second.y - first.y)) / 2
      area += own
      x += own * (first.x + second.x + third.x) / 3
      y += own * (first.y + second.y + third.y) / 3
    }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let breadth = 12 + 7 * Double(String(number).count)
    guard let low = xs.min(), let high = xs.max(), let top = ys.min(), let bottom = ys.max(), high - low > breadth,
      bottom - top > 16, area > breadth * 20
    else { return nil }
    return Point(x: x / area, y: y / area)
  }
}
