import Checks
import Foundation
import LayoutEngine
import LayoutModel
import LayoutResolution
import LayoutTestSupport
import Testing

/// The rule of masks on unrounded frames (<doc:Autoresizing#The-rule>).
struct AutoresizingRuleTests {
  /// A row of `Fixtures/UIKit/autoresizing.jsonl`: one axis, its mask by letters, L the margin before, W the length, R the
  /// margin behind.
  struct Vector: Decodable, CustomTestStringConvertible, Sendable {
    struct Place: Decodable {
      let pos: Double
      let size: Double
    }

    let number: Int
    let oldSuper: Double
    let newSuper: Double
    let pos: Double
    let size: Double
    let mask: String
    let expected: Place
    let confidence: String

    enum CodingKeys: String, CodingKey {
      case number = "case"
      case oldSuper, newSuper, pos, size, mask, expected, confidence
    }

    /// A Boolean that tells whether the row rests on documented rules, or on what all re-implementations agree in.
    var isVerified: Bool { !confidence.contains("unverified") }

    var testDescription: String { "\(number): \(oldSuper) to \(newSuper), \(pos), \(size), \(mask)" }
  }

  static func vectors() throws -> [Vector] {
    let vectors = try UIKitRecords.text("autoresizing.jsonl").split(separator: "\n").map {
      try JSONDecoder().decode(Vector.self, from: Data($0.utf8))
    }
    try #require(vectors.count == 32)
    return vectors
  }

  @Test(
    "A row comes to its position and length, across and down, by mask and by solver",
    arguments: try vectors().filter(\.isVerified))
  func resizes(vector: Vector) throws {
    try check(vector)
  }

  @Test(
    "What nobody has measured follows the rule to the letter", arguments: try vectors().filter { !$0.isVerified })
  func extrapolates(vector: Vector) throws {
    try check(vector)
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
    let side = vector.newSuper
    let masks: [(String, AutoresizingMask)] = [
      ("L", [.flexibleLeftMargin, .flexibleTopMargin]), ("W", [.flexibleWidth, .flexibleHeight]),
      ("R", [.flexibleRightMargin, .flexibleBottomMargin]),
    ]
    let letters = vector.mask.split(separator: "+").map(String.init)
    let mask = masks.filter { letters.contains($0.0) }.reduce(into: AutoresizingMask()) { $0.formUnion($1.1) }
    let child = View(
      "child", frame: Rect(x: vector.pos, y: vector.pos, width: vector.size, height: vector.size),
      autoresizingMask: mask)
    let root = View(
      "root", frame: Rect(x: 0, y: 0, width: vector.oldSuper, height: vector.oldSuper), subviews: [child])
    for solvingAll in [false, true] {
      let frame = try frames(of: root, in: Size(width: side, height: side), solvingAll: solvingAll)[1]
      for (actual, expected) in [
        (frame.x, vector.expected.pos), (frame.y, vector.expected.pos),
        (frame.width, vector.expected.size), (frame.height, vector.expected.size),
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
