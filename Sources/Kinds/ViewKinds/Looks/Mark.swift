package import LayoutModel

/// A place along a side of a view: a fraction of the side's length plus a number of points. Such places don't depend on
/// the view's size, so a mark is made once for all sizes.
///
///     Anchor(0, 16)     16 points from the left edge
///     Anchor(1, -16)    16 points before the right edge
///     Anchor(0.5)       in the middle
package struct Anchor: Hashable, Sendable {
  package let part: Double
  package let points: Double

  package init(_ part: Double, _ points: Double = 0) {
    (self.part, self.points) = (part, points)
  }

  /// The place along a side of a length, in points.
  package func place(in length: Double) -> Double { part * length + points }

  /// The midpoint of two places.
  package static func between(_ a: Anchor, _ b: Anchor) -> Anchor {
    Anchor((a.part + b.part) / 2, (a.points + b.points) / 2)
  }

  /// The place at the same distance from the other end.
  package var mirrored: Anchor { Anchor(1 - part, -points) }

  package static let start = Anchor(0)
  package static let middle = Anchor(0.5)
  package static let end = Anchor(1)

  package static func + (anchor: Anchor, points: Double) -> Anchor { Anchor(anchor.part, anchor.points + points) }
  package static func - (anchor: Anchor, points: Double) -> Anchor { Anchor(anchor.part, anchor.points - points) }
}

/// A rectangle in a view by its four edges.
package struct Area: Hashable, Sendable {
  package var left: Anchor
  package var top: Anchor
  package var right: Anchor
  package var bottom: Anchor

  /// The whole view.
  package static let all = Area(left: .start, top: .start, right: .end, bottom: .end)

  package init(left: Anchor, top: Anchor, right: Anchor, bottom: Anchor) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// Creates a rectangle of a size about a point.
  package init(_ x: Anchor, _ y: Anchor, _ width: Double, _ height: Double) {
    self.init(left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2)
  }

  /// The rectangle within insets.
  package func inset(_ insets: EdgeInsets) -> Area {
    Area(left: left + insets.left, top: top + insets.top, right: right - insets.right, bottom: bottom - insets.bottom)
  }

  /// The rectangle inset by the same distance on both sides.
  package func inset(x: Double = 0, y: Double = 0) -> Area {
    Area(left: left + x, top: top + y, right: right - x, bottom: bottom - y)
  }

  /// The rectangle inset by distances at the left and at the right.
  package func inset(left: Double, right: Double) -> Area {
    Area(left: self.left + left, top: top, right: self.right - right, bottom: bottom)
  }

  /// The rectangle mirrored to the other side.
  package var mirrored: Area { Area(left: right.mirrored, top: top, right: left.mirrored, bottom: bottom) }

  /// The vertical middle of the rectangle, with a height.
  package func middle(height: Double) -> Area {
    let middle = Anchor.between(top, bottom)
    return Area(left: left, top: middle - height / 2, right: right, bottom: middle + height / 2)
  }

  /// The rectangle in a view's frame; its lengths aren't negative.
  package func rect(in frame: Rect) -> Rect {
    let (x, y) = (left.place(in: frame.width), top.place(in: frame.height))
    return Rect(
      x: frame.x + x, y: frame.y + y, width: max(0, right.place(in: frame.width) - x),
      height: max(0, bottom.place(in: frame.height) - y))
  }
}

/// The fill and the stroke of an outline.
package struct Paint: Hashable, Sendable {
  package var fill: Shade?
  package var line: Shade?
  package var lineWidth = 1.0

  package init(fill: Shade? = nil, line: Shade? = nil, lineWidth: Double = 1) {
    (self.fill, self.line, self.lineWidth) = (fill, line, lineWidth)
  }
}

/// An item drawn in a view, over its background and below its subviews.
package enum Mark: Hashable, Sendable {
  /// A rectangle with rounded corners; a radius of more than half of its shorter side makes a capsule.
  case box(Area, radius: Double, Paint)
  /// Points joined by straight lines.
  case path([Spot], isClosed: Bool, Paint)
  case text(TextMark)
  case image(ImageMark)
  case symbol(SymbolMark)
  case shape(DrawnShape)

  /// A point in a view.
  package struct Spot: Hashable, Sendable {
    package let x: Anchor
    package let y: Anchor

    package init(_ x: Anchor, _ y: Anchor) { (self.x, self.y) = (x, y) }
  }
}

/// A text in a view.
package struct TextMark: Hashable, Sendable {
  package let text: String
  package var font: ResolvedFont
  package var color: Shade
  package var area = Area.all
  package var alignment = Side.left
  /// The vertical alignment of its lines in the area.
  package var vertical = Side.center
  /// The maximum number of lines; 0 for as many as fit.
  package var numberOfLines = 1
  package var mode = ViewAppearance.LineBreakMode.byTruncatingTail
  /// The width that the text was measured with elsewhere, in points: in an area of that width all of the text is shown,
  /// whatever its font here measures. 0 where nobody measured it.
  package var measuredWidth = 0.0
  /// True if lines that a paragraph goes on behind are as wide as the area.
  package var isJustified = false

  package init(
    text: String, font: ResolvedFont, color: Shade, area: Area = .all, alignment: Side = .left,
    vertical: Side = .center,
    numberOfLines: Int = 1, mode: ViewAppearance.LineBreakMode = .byTruncatingTail
  ) {
    (self.text, self.font, self.color, self.area) = (text, font, color, area)
    (self.alignment, self.vertical, self.numberOfLines, self.mode) = (alignment, vertical, numberOfLines, mode)
  }

  /// A side or the middle; `left` stands for the top too.
  package enum Side: String, Sendable {
    case left, center, right
  }
}

/// An image in a view.
package struct ImageMark: Hashable, Sendable {
  package let image: DrawnImage
  package var area = Area.all
  /// The area that the image is shrunk into where it is smaller than the image's own.
  package var room = Area.all
  package let mode: ViewAppearance.ContentMode
  /// The colour that a template is drawn in; `nil` for an image in its own colours.
  package let tint: Shade?

  package init(image: DrawnImage, area: Area, mode: ViewAppearance.ContentMode, tint: Shade? = nil) {
    (self.image, self.area, self.mode, self.tint) = (image, area, mode, tint)
  }
}
