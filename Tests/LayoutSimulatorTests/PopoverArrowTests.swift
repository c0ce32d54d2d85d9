import LayoutModel
import LayoutSimulator
import LayoutTestSupport
import Testing

/// Popovers' arrows, margins and borders.
struct PopoverArrowTests {
  @Test("An arrow's tip lies on the side that faces the anchor, level with it as far as the corners let it")
  func pointsAtAnchors() throws {
    var random = SeededGenerator(seed: 17)
    for _ in 0..<2_000 {
      let environment = try PresentationEnvironment(
        "ipad-air-2", iOS: random.pick([7, 8, 12]), random.pick([.portrait, .landscapeLeft]))
      let anchor = Rect(
        x: Double(random.integer(0...700)), y: Double(random.integer(20...700)),
        width: Double(random.integer(1...100)), height: Double(random.integer(1...100)))
      var settings = PopoverSettings(anchor: nil)
      settings.contentSize = Size(width: Double(random.integer(150...400)), height: Double(random.integer(100...500)))
      let ownArrow = Double(random.integer(5...40))
      if random.happens(0.5) {
        settings.backgroundView = PopoverBackgroundView(
          class: "Bubble", arrowHeight: ownArrow, arrowBase: 30,
          contentViewInsets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      }
      let margin = Double(random.integer(0...60))
      if random.happens(0.5) {
        settings.layoutMargins = EdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
      }
      let placement = PopoverPlacement(
        settings, preferredContentSize: nil, anchor: PopoverAnchor(anchor), in: environment)
      let arrow = try #require(placement.arrow)
      let frame = placement.frame
      #expect(arrow.direction == placement.arrowDirection)
      #expect(Rect(frame.size).holds(placement.contentFrame))
      let side: Bool =
        switch arrow.direction {
        case .up: arrow.tip.y == 0
        case .down: arrow.tip.y == frame.height
        case .left: arrow.tip.x == 0
        default: arrow.tip.x == frame.width
        }
      #expect(side)
      let isVertical = arrow.direction == .up || arrow.direction == .down
      let (level, length, place) =
        isVertical
        ? (anchor.midX - frame.x, frame.width, arrow.tip.x) : (anchor.midY - frame.y, frame.height, arrow.tip.y)
      let corner = settings.backgroundView == nil ? 13 + 18.5 : 15
      #expect(place >= min(corner, length / 2) - 1e-9 && place <= max(length - corner, length / 2) + 1e-9)
      if level > corner, level < length - corner { #expect(abs(place - level) < 1e-9) }
      if settings.layoutMargins != nil {
        let size = environment.window.size
        #expect(frame.x >= margin - 1e-9 && frame.maxX <= size.width - margin + 1e-9)
        #expect(frame.y >= margin - 1e-9 && frame.maxY <= size.height - margin + 1e-9)
      }
    }
  }

  @Test("A background's arrow and border lie around the content, which keeps its size")
  func keepsContentSize() throws {
    let environment = try PresentationEnvironment("ipad-air-2", iOS: 12)
    var settings = PopoverSettings(anchor: nil, permittedArrowDirections: .left)
    settings.contentSize = Size(width: 200, height: 100)
    settings.backgroundView = PopoverBackgroundView(
      class: "Bubble", arrowHeight: 24, arrowBase: 30,
      contentViewInsets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let placement = PopoverPlacement(
      settings, preferredContentSize: nil, anchor: PopoverAnchor(Rect(x: 100, y: 400, width: 20, height: 20)),
      in: environment)
    #expect(placement.frame == Rect(x: 120, y: 358, width: 230, height: 104))
    #expect(placement.contentFrame == Rect(x: 26, y: 1, width: 200, height: 100))
    #expect(placement.arrow == PopoverArrow(direction: .left, tip: Point(x: 0, y: 52)))
  }
}
