import Foundation
import LayoutEngine
import LayoutModel
import LayoutTestSupport
import Testing

/// Rule P of facts/autoresizing.md on unrounded frames.
struct AutoresizingRuleTests {
  struct Vector: CustomTestStringConvertible, Sendable {
    let number: Int
    let oldLength: Double
    let newLength: Double
    let position: Double
    let length: Double
    let mask: String
    let expected: (position: Double, length: Double)

    init(
      _ number: Int, _ oldLength: Double, _ newLength: Double, _ position: Double, _ length: Double, _ mask: String,
      to newPosition: Double, _ newSize: Double
    ) {
      self.number = number
      self.oldLength = oldLength
      self.newLength = newLength
      self.position = position
      self.length = length
      self.mask = mask
      expected = (newPosition, newSize)
    }

    var testDescription: String {
      "\(number): \(oldLength) to \(newLength), \(position), \(length), \(mask)"
    }
  }

  /// The vectors of facts/autoresizing.md §5 that rest on documented rules, or on what all re-implementations agree in.
  static let vectors: [Vector] = [
    Vector(1, 320, 480, 20, 280, "none", to: 20, 280),
    Vector(2, 320, 480, 20, 280, "W", to: 20, 440),
    Vector(3, 320, 480, 20, 280, "L", to: 180, 280),
    Vector(4, 320, 480, 20, 280, "R", to: 20, 280),
    Vector(5, 320, 480, 100, 120, "L+R", to: 180, 120),
    Vector(6, 320, 480, 20, 280, "L+R", to: 100, 280),
    Vector(7, 320, 480, 60, 200, "L+R", to: 140, 200),
    Vector(8, 320, 480, 40, 80, "L+R", to: 200.0 / 3, 80),
    Vector(9, 320, 480, 20, 100, "L+W", to: 140.0 / 3, 700.0 / 3),
    Vector(10, 320, 480, 20, 100, "W+R", to: 20, 460.0 / 3),
    Vector(11, 320, 480, 20, 100, "L+W+R", to: 30, 150),
    Vector(12, 480, 320, 30, 150, "L+W+R", to: 20, 100),
    Vector(13, 480, 320, 120, 240, "L+R", to: 40, 240),
    Vector(14, 100, 200, 0, 100, "W+R", to: 0, 200),
    Vector(15, 100, 200, 0, 0, "W", to: 0, 100),
    Vector(16, 100, 200, 0, 100, "L+R", to: 50, 100),
    Vector(17, 100, 200, 0, 100, "L", to: 100, 100),
    Vector(19, 0, 300, 0, 0, "L+W+R", to: 100, 100),
    Vector(20, 0, 300, 0, 0, "W", to: 0, 300),
    Vector(21, 0, 300, 0, 0, "L+R", to: 150, 0),
    Vector(22, 0, 300, 0, 0, "L+W", to: 150, 150),
    Vector(23, 0, 300, 10, 20, "W", to: 10, 320),
    Vector(25, 100, 60, 10, 80, "W", to: 10, 40),
    Vector(27, 100, 0, 10, 80, "L+W+R", to: 0, 0),
    Vector(30, 320, 568, 10, 101, "L+R", to: 10 + 2480.0 / 219, 101),
    Vector(31, 320, 375, 100, 120, "L+R", to: 127.5, 120),
    Vector(32, 768, 1024, 20, 728, "W", to: 20, 984),
  ]

  @Test("A vector comes to its position and length, across and down, by mask and by solver", arguments: vectors)
  func resizes(vector: Vector) throws {
    try check(vector)
  }

  @Test("The shared vectors that aren't marked unverified are met", .enabled(if: SharedFacts.areHere, "\(SharedFacts.reason)"))
  func agreesWithFacts() throws {
    let rows = try #require(try SharedFacts.json("facts/autoresizing-vectors.json")["vectors"] as? [[String: Any]])
    let verified = rows.filter { ($0["confidence"] as? String)?.contains("unverified") == false }
    #expect(verified.count >= 26)
    for row in verified {
      let expected = try #require(row["expected"] as? [String: Double])
      try check(
        Vector(
          try #require(row["case"] as? Int), try #require(row["oldSuper"] as? Double),
          try #require(row["newSuper"] as? Double), try #require(row["pos"] as? Double),
          try #require(row["size"] as? Double), try #require(row["mask"] as? String),
          to: try #require(expected["pos"]), try #require(expected["size"])))
    }
  }

  @Test("A superview that doesn't autoresize its subviews leaves them")
  func heedsTheGate() throws {
    let child = View("child", frame: Rect(x: 10, y: 10, width: 80, height: 80), autoresizingMask: [.flexibleWidth])
    let root = View(
      "root", frame: Rect(x: 0, y: 0, width: 100, height: 100), autoresizesSubviews: false, subviews: [child])
    #expect(try frames(of: root, in: Size(width: 300, height: 300))[1] == child.frame)
  }

  @Test("A size below nothing is kept inside, shown as nothing, and its own subviews follow it")
  func keepsNegativeSizes() throws {
    let inner = View("inner", frame: Rect(x: 5, y: 5, width: 70, height: 70), autoresizingMask: [.flexibleWidth])
    let child = View(
      "child", frame: Rect(x: 10, y: 10, width: 80, height: 80), autoresizingMask: [.flexibleWidth],
      subviews: [inner])
    let root = View("root", frame: Rect(x: 0, y: 0, width: 100, height: 100), subviews: [child])
    let layout = try LayoutPlan(try tree(root)).layout(in: window(Size(width: 10, height: 100)))
    #expect(layout["child"]?.unroundedFrame.width == -10)
    #expect(layout["child"]?.frame.width == 0)
    #expect(layout["inner"]?.unroundedFrame.width == -20)
  }

  private func check(_ vector: Vector) throws {
    let side = vector.newLength
    let masks: [(String, AutoresizingMask)] = [
      ("L", [.flexibleLeftMargin, .flexibleTopMargin]), ("W", [.flexibleWidth, .flexibleHeight]),
      ("R", [.flexibleRightMargin, .flexibleBottomMargin]),
    ]
    let letters = vector.mask.split(separator: "+").map(String.init)
    let mask = masks.filter { letters.contains($0.0) }.reduce(into: AutoresizingMask()) { $0.formUnion($1.1) }
    let child = View(
      "child", frame: Rect(x: vector.position, y: vector.position, width: vector.length, height: vector.length),
      autoresizingMask: mask)
    let root = View(
      "root", frame: Rect(x: 0, y: 0, width: vector.oldLength, height: vector.oldLength), subviews: [child])
    for solvingAll in [false, true] {
      let frame = try frames(of: root, in: Size(width: side, height: side), solvingAll: solvingAll)[1]
      for (actual, expected) in [
        (frame.x, vector.expected.position), (frame.y, vector.expected.position),
        (frame.width, vector.expected.length), (frame.height, vector.expected.length),
      ] {
        #expect(abs(actual - expected) <= 1e-9, "vector \(vector.number), solving all: \(solvingAll)")
      }
    }
  }

  private func frames(of root: View, in size: Size, solvingAll: Bool = false) throws -> [Rect] {
    try LayoutPlan(try tree(root), solvingAll: solvingAll).frames(in: window(size))
  }

  private func tree(_ root: View) throws -> ViewTree {
    try ViewTree(root, for: window(.zero).traits, windowSize: .zero)
  }

  private func window(_ size: Size) -> Window {
    Window(size: size, scale: 2, traits: Device(size: size).traits(in: .portrait))
  }
}
