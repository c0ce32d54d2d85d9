import LayoutModel
import LayoutSimulator
import LayoutTestSupport
import Testing

/// The places of popovers, and the directions of their arrows (<doc:Presentations#Popovers>).
struct PopoverPlacementTests {
  private static let size = Size(width: 240, height: 180)

  /// A popover of a size in an environment.
  private func placement(
    _ anchor: Rect, isItem: Bool = false, _ permitted: PopoverArrowDirection = .any, _ size: Size? = Self.size,
    in environment: PresentationEnvironment
  ) -> PopoverPlacement {
    PopoverPlacement(
      PopoverSettings(anchor: nil, permittedArrowDirections: permitted), preferredContentSize: size,
      anchor: PopoverAnchor(anchor, isBarButtonItem: isItem), in: environment)
  }

  // MARK: iOS 26

  /// A popover of 240 by 180 points in a window of 820 by 1180.
  private struct Example {
    let name: String
    let anchor: Rect
    var isItem = false
    var permitted = PopoverArrowDirection.any
    let arrow: PopoverArrowDirection
    let frame: Rect
  }

  /// <doc:Presentations#Placement-of-popovers-with-iOS-26>
  @Test("With iOS 26 popovers stand where they were seen")
  func agreesWithExamples() throws {
    let view = Rect(x: 100, y: 300, width: 60, height: 40)
    let examples = [
      Example(
        name: "right bar button", anchor: Rect(x: 757, y: 37, width: 44, height: 44), isItem: true, arrow: [],
        frame: Rect(x: 561, y: 62, width: 240, height: 180)),
      Example(
        name: "left bar button", anchor: Rect(x: 19, y: 37, width: 44, height: 44), isItem: true, arrow: [],
        frame: Rect(x: 19, y: 62, width: 240, height: 180)),
      Example(name: "view", anchor: view, arrow: .left, frame: Rect(x: 160, y: 230, width: 253, height: 180)),
      Example(
        name: "low view", anchor: Rect(x: 100, y: 980, width: 60, height: 40), arrow: .left,
        frame: Rect(x: 160, y: 910, width: 253, height: 180)),
      Example(
        name: "tab", anchor: Rect(x: 412, y: 1101, width: 66, height: 36), arrow: .down,
        frame: Rect(x: 325, y: 908, width: 240, height: 193)),
      Example(
        name: "rectangle in a view", anchor: Rect(x: 100, y: 300, width: 10, height: 10), arrow: .left,
        frame: Rect(x: 110, y: 215, width: 253, height: 180)),
      Example(
        name: "only down permitted", anchor: view, permitted: .down, arrow: .down,
        frame: Rect(x: 19, y: 107, width: 240, height: 193)),
    ]
    let environment = try PresentationEnvironment("ipad-10-9", iOS: 26)
    for example in examples {
      let placement = placement(example.anchor, isItem: example.isItem, example.permitted, in: environment)
      #expect(placement.frame == example.frame, "\(example.name)")
      #expect(placement.arrowDirection == example.arrow, "\(example.name)")
      #expect(placement.contentFrame.size == Self.size, "\(example.name)")
    }
    // Bar button items don't ask which directions are permitted.
    let item = Rect(x: 757, y: 37, width: 44, height: 44)
    #expect(
      placement(item, isItem: true, .down, in: environment) == placement(item, isItem: true, in: environment))
  }

  @Test("An item of a toolbar has its popover above")
  func placesAboveToolbar() throws {
    let environment = try PresentationEnvironment("ipad-10-9", iOS: 26)
    let item = placement(Rect(x: 388, y: 1106, width: 44, height: 44), isItem: true, in: environment)
    #expect(item.frame == Rect(x: 290, y: 945, width: 240, height: 180))
    #expect(item.arrowDirection == [])
    let classic = try PresentationEnvironment("ipad-9-7", iOS: 9)
    let camera = placement(
      Rect(x: 20, y: 980, width: 40, height: 44), isItem: true, .any, Size(width: 320, height: 480), in: classic)
    #expect(camera.arrowDirection == .down)
    #expect(camera.frame == Rect(x: 10, y: 487, width: 320, height: 493))
    #expect(camera.contentFrameInWindow == Rect(x: 10, y: 487, width: 320, height: 480))
  }

  // MARK: Before

  @Test("Before iOS 26 the first side with room wins: below, right, left, above")
  func takesFirstSide() throws {
    let environment = try PresentationEnvironment("ipad-9-7", iOS: 9)
    // Below, moved in from the left edge.
    let below = placement(Rect(x: 20, y: 100, width: 40, height: 40), in: environment)
    #expect(below.arrowDirection == .up)
    #expect(below.frame == Rect(x: 10, y: 140, width: 240, height: 193))
    #expect(below.contentFrame == Rect(x: 0, y: 13, width: 240, height: 180))
    let right = placement(Rect(x: 20, y: 900, width: 40, height: 40), in: environment)
    #expect(right.arrowDirection == .left)
    #expect(right.frame == Rect(x: 60, y: 830, width: 253, height: 180))
    #expect(right.contentFrame == Rect(x: 13, y: 0, width: 240, height: 180))
    let left = placement(Rect(x: 700, y: 900, width: 40, height: 40), in: environment)
    #expect(left.arrowDirection == .right)
    #expect(left.frame == Rect(x: 447, y: 830, width: 253, height: 180))
    #expect(left.contentFrame == Rect(x: 0, y: 0, width: 240, height: 180))
    let above = placement(Rect(x: 100, y: 900, width: 600, height: 40), in: environment)
    #expect(above.arrowDirection == .down)
    #expect(above.frame == Rect(x: 280, y: 707, width: 240, height: 193))
    #expect(above.contentFrame == Rect(x: 0, y: 0, width: 240, height: 180))
  }

  @Test("A popover without a size is 320 wide and as high as there is room", arguments: [6, 9, 18])
  func hasDefaultSize(version: Int) throws {
    let environment = try PresentationEnvironment("ipad-9-7", iOS: version)
    let item = placement(Rect(x: 700, y: 20, width: 48, height: 44), isItem: true, .any, nil, in: environment)
    #expect(item.arrowDirection == .up)
    #expect(item.frame == Rect(x: 438, y: 64, width: 320, height: 950))
    #expect(item.contentFrame == Rect(x: 0, y: 13, width: 320, height: 937))
  }

  @Test("Its own content size wins over the controller's; widths are 320 to 600, later less too")
  func ordersSizes() throws {
    func width(_ own: Size?, _ preferred: Size?, _ version: Int) throws -> Double {
      let environment = try PresentationEnvironment("ipad-9-7", iOS: version)
      let anchor = PopoverAnchor(Rect(x: 384, y: 100, width: 1, height: 1))
      return PopoverPlacement(
        PopoverSettings(anchor: nil, contentSize: own), preferredContentSize: preferred, anchor: anchor,
        in: environment
      ).contentFrame.width
    }
    let (small, large) = (Size(width: 200, height: 100), Size(width: 700, height: 100))
    #expect(try width(small, large, 9) == 200)
    #expect(try width(nil, large, 9) == 600)
    #expect(try width(nil, small, 9) == 200)
    #expect(try width(nil, small, 6) == 320)
    #expect(try width(nil, .zero, 9) == 320)
  }

  @Test("A popover stays above the keyboard", arguments: [9, 26])
  func staysAboveKeyboard(version: Int) throws {
    let environment = try PresentationEnvironment("ipad-9-7", iOS: version, .landscapeLeft, keyboard: true)
    let top = environment.bounds.height - (environment.keyboardHeight ?? 0)
    for y in stride(from: 0.0, to: 768, by: 48) {
      for height in [100.0, 300, 700] {
        let placement = placement(
          Rect(x: 500, y: y, width: 40, height: 40), .any, Size(width: 300, height: height), in: environment)
        #expect(placement.frame.maxY <= top - environment.behavior.popoverMargin)
        #expect(placement.frame.y >= environment.statusBarHeight)
      }
    }
  }

  @Test("With no direction permitted a popover stands over its anchor's middle")
  func standsWithoutArrow() throws {
    let environment = try PresentationEnvironment("ipad-9-7", iOS: 12)
    let placement = placement(Rect(x: 384, y: 512, width: 0, height: 0), [], in: environment)
    #expect(placement.frame == Rect(x: 264, y: 422, width: 240, height: 180))
    #expect(placement.contentFrame == Rect(x: 0, y: 0, width: 240, height: 180))
    #expect(placement.arrowDirection == [])
  }

  // MARK: Properties

  /// The rectangle as a mirror at the window's middle shows it.
  private func mirrored(_ rect: Rect, _ environment: PresentationEnvironment) -> Rect {
    Rect(x: environment.bounds.width - rect.maxX, y: rect.y, width: rect.width, height: rect.height)
  }

  private func mirrored(_ direction: PopoverArrowDirection) -> PopoverArrowDirection {
    direction == .left ? .right : direction == .right ? .left : direction
  }

  @Test("Popovers keep to the margins wherever their anchors are, and mirrored anchors have mirrored popovers")
  func holdsForAllAnchors() throws {
    var generator = SeededGenerator(seed: 6)
    // Sets that mirroring leaves in order: where both left and right are permitted, the left one is tried first.
    let sets: [PopoverArrowDirection] = [.any, .up, .down, [.up, .down], .left, [.up, .left], [.down, .right], []]
    for name in ["ipad-9-7", "ipad-10-9", "iphone-6-plus"] {
      for version in [6, 9, 18, 26] {
        for orientation in [InterfaceOrientation.portrait, .landscapeLeft] {
          let environment = try PresentationEnvironment(name, iOS: version, orientation)
          let margin = environment.behavior.popoverMargin
          let area = Rect(
            x: margin, y: margin, width: environment.bounds.width - 2 * margin,
            height: environment.bounds.height - 2 * margin)
          for _ in 0..<300 {
            let anchor = Rect(
              x: Double.random(in: -50...1400, using: &generator).rounded(),
              y: Double.random(in: -50...1400, using: &generator).rounded(),
              width: Double.random(in: 0...400, using: &generator).rounded(),
              height: Double.random(in: 0...400, using: &generator).rounded())
            let size = Size(
              width: Double.random(in: 0...700, using: &generator).rounded(),
              height: Double.random(in: 0...1200, using: &generator).rounded())
            let permitted = sets.randomElement(using: &generator) ?? .any
            let isItem = Bool.random(using: &generator)
            let first = placement(anchor, isItem: isItem, permitted, size, in: environment)
            #expect(area.holds(first.frame), "\(name) \(version) \(anchor) \(size) \(first)")
            #expect(first.frame.width >= 0 && first.frame.height >= 0)
            #expect(Rect(first.frame.size).holds(first.contentFrame))
            #expect(permitted.contains(first.arrowDirection) || isItem)
            if permitted == .any, first.arrowDirection == .left || first.arrowDirection == .right { continue }
            var opposite: PopoverArrowDirection = permitted == .any ? .any : permitted.subtracting([.left, .right])
            if permitted != .any, permitted.contains(.left) { opposite.insert(.right) }
            if permitted != .any, permitted.contains(.right) { opposite.insert(.left) }
            let second = placement(mirrored(anchor, environment), isItem: isItem, opposite, size, in: environment)
            #expect(second.arrowDirection == mirrored(first.arrowDirection))
            #expect(
              second.frame == mirrored(first.frame, environment), "\(name) \(version) \(anchor) \(size) \(permitted)")
          }
        }
      }
    }
  }

  @Test("A window smaller than its margins has empty popovers")
  func survivesSmallWindows() throws {
    var environment = try PresentationEnvironment("ipad-10-9", iOS: 26)
    environment.window.size = Size(width: 12, height: 12)
    environment.keyboardHeight = 400
    for isItem in [false, true] {
      let placement = placement(Rect(x: 0, y: 0, width: 5, height: 5), isItem: isItem, in: environment)
      #expect(placement.frame.width == 0 && placement.frame.height == 0)
    }
  }
}
