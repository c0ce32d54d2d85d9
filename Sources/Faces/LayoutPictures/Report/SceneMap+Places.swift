import LayoutModel

extension SceneMap {
  private static let gap = Size(width: 130, height: 96)
  private static let margin = 70.0
  /// The width of what no segue joins, as a multiple of its height: that of a map's window.
  private static let aspect = 1.4
  /// The distances of a box's edges from its contents: its title and the contents' own titles stand above them.
  private static let padding = (side: 22.0, top: 64.0, bottom: 22.0)
  /// The distance between the members of a box, whose titles stand above them.
  private static let gapInBox = 64.0
  static let sizeWithoutPicture = Size(width: 190, height: 72)
  private static let largest = Size(width: 260, height: 320)

  /// The size of a screen's picture on the map.
  static func size(of screen: Size) -> Size {
    let scale = min(1, largest.width / max(1, screen.width), largest.height / max(1, screen.height))
    return Size(width: (screen.width * scale).rounded(), height: (screen.height * scale).rounded())
  }

  /// The map's size.
  var size: Size {
    let nodes = nodes.map { Point(x: $0.origin.x + $0.size.width, y: $0.origin.y + $0.size.height) }
    let boxes = boxes.map { Point(x: $0.origin.x + $0.size.width, y: $0.origin.y + $0.size.height) }
    let corners = nodes + boxes
    return Size(
      width: (corners.map(\.x).max() ?? 0) + Self.margin, height: (corners.map(\.y).max() ?? 0) + Self.margin)
  }

  /// Places what is joined in layers, and the others in rows below. What a box holds moves with it.
  mutating func place() {
    let outer = outermostEnds
    for case .box(let box) in outer { measure(box) }
    let numbers = Dictionary(uniqueKeysWithValues: outer.enumerated().map { ($0.element, $0.offset) })
    let joined = edges.compactMap { edge -> (source: Int, target: Int)? in
      guard let source = numbers[outermost(of: edge.source)], let target = numbers[outermost(of: edge.target)],
        source != target
      else { return nil }
      return (source, target)
    }
    let members = Set(joined.flatMap { [$0.source, $0.target] })
    let first = outer.indices.filter(members.contains).sorted { a, b in
      (isInitial(outer[a]) ? 0 : 1, a) < (isInitial(outer[b]) ? 0 : 1, b)
    }
    let graph = LayeredGraph(first, edges: joined)
    let heights = graph.layers.map { layer in
      layer.reduce(-Self.gap.height) { $0 + size(of: outer[$1]).height + Self.gap.height }
    }
    let height = heights.max() ?? 0
    var x = Self.margin
    for (layer, own) in zip(graph.layers, heights) {
      var y = Self.margin + (height - own) / 2
      let width = layer.map { size(of: outer[$0]).width }.max() ?? 0
      for number in layer {
        let size = size(of: outer[number])
        move(outer[number], to: Point(x: x + (width - size.width) / 2, y: y))
        y += size.height + Self.gap.height
      }
      x += width + Self.gap.width
    }
    let others = outer.indices.filter { !members.contains($0) }
    let area = others.map { size(of: outer[$0]) }.reduce(0) {
      $0 + ($1.width + Self.gap.height) * ($1.height + Self.gap.height)
    }
    let widest = max(x, 1_600, (area * Self.aspect).squareRoot())
    var corner = Point(x: Self.margin, y: height > 0 ? Self.margin + height + Self.gap.height * 1.5 : Self.margin)
    var row = 0.0
    for number in others {
      let size = size(of: outer[number])
      if corner.x > Self.margin, corner.x + size.width > widest {
        corner = Point(x: Self.margin, y: corner.y + row + Self.gap.height)
        row = 0
      }
      move(outer[number], to: corner)
      corner.x += size.width + Self.gap.height
      row = max(row, size.height)
    }
  }

  /// The nodes and boxes that no box holds: nodes first.
  private var outermostEnds: [End] {
    (nodes.indices.map { .node($0) } + boxes.indices.map { .box($0) }).filter { owners[$0] == nil }
  }

  private func isInitial(_ end: End) -> Bool {
    switch end {
    case .node(let index): nodes[index].isInitial
    case .box(let index): boxes[index].isInitial || boxes[index].members.contains(where: isInitial)
    }
  }

  private func size(of end: End) -> Size {
    switch end {
    case .node(let index): nodes[index].size
    case .box(let index): boxes[index].size
    }
  }

  /// Tells whether the members of a box stand one below the other, so that segues lead away from each to the right;
  /// else they stand in a row.
  private func isColumn(_ box: Int) -> Bool {
    edges.contains { holds($0.source, in: box) && !holds($0.target, in: box) && $0.source != .box(box) }
  }

  /// Tells whether a node or a box is in a box, or in one that it holds.
  private func holds(_ end: End, in box: Int) -> Bool {
    sequence(first: end) { [owners] in owners[$0].map(End.box) }.contains(.box(box))
  }

  /// Measures a box around its members and the boxes among them.
  private mutating func measure(_ box: Int) {
    for case .box(let inner) in boxes[box].members { measure(inner) }
    let sizes = boxes[box].members.map { size(of: $0) }
    func sum(_ lengths: [Double]) -> Double { lengths.reduce(-Self.gapInBox) { $0 + $1 + Self.gapInBox } }
    func most(_ lengths: [Double]) -> Double { lengths.max() ?? 0 }
    let (widths, heights) = (sizes.map(\.width), sizes.map(\.height))
    let inner =
      isColumn(box)
      ? Size(width: most(widths), height: sum(heights)) : Size(width: sum(widths), height: most(heights))
    boxes[box].size = Size(
      width: max(Self.sizeWithoutPicture.width, inner.width) + 2 * Self.padding.side,
      height: inner.height + Self.padding.top + Self.padding.bottom)
  }

  /// Moves a node, or a box with all that it holds, so that its upper left corner is at a point.
  private mutating func move(_ end: End, to point: Point) {
    switch end {
    case .node(let index): nodes[index].origin = point
    case .box(let index):
      boxes[index].origin = point
      let isColumn = isColumn(index)
      let sizes = boxes[index].members.map { size(of: $0) }
      let row = sizes.reduce(-Self.gapInBox) { $0 + $1.width + Self.gapInBox }
      var place = Point(x: point.x + (boxes[index].size.width - row) / 2, y: point.y + Self.padding.top)
      for (member, size) in zip(boxes[index].members, sizes) {
        if isColumn { place.x = point.x + (boxes[index].size.width - size.width) / 2 }
        move(member, to: place)
        if isColumn { place.y += size.height + Self.gapInBox } else { place.x += size.width + Self.gapInBox }
      }
    }
  }
}
