import Checks
import LayoutModel
import LayoutResolution
import LayoutSimulator
import Testing

/// The rounding of <doc:GoldenFiles#Frames>, seen on masks, whose frames are what is declared.
struct PixelGridTests {
  @Test(
    "An edge goes to the nearest pixel, halves up",
    arguments: [
      (1.0, 10.5, 11.0), (1.0, 10.49, 10.0), (1.0, -10.5, -10.0), (2.0, 10.25, 10.5), (2.0, 10.24, 10.0),
      (3.0, 107.2, 107.0 + 1.0 / 3), (3.0, 0.5 / 3, 1.0 / 3), (3.0, 100.0 / 6 * 1.01, 17.0),
    ])
  func roundsEdges(scale: Double, x: Double, expected: Double) throws {
    let frame = try rounded([Rect(x: x, y: 0, width: 10, height: 10)], scale: scale)[0]
    #expect(abs(frame.x - expected) < 1e-9)
  }

  @Test("A half that rounding noise puts just below still goes up")
  func forgivesNoise() throws {
    #expect(try rounded([Rect(x: 10.25 - 1e-9, y: 0, width: 1, height: 1)], scale: 2)[0].x == 10.5)
  }

  @Test("The size is what lies between the edges: UIKit's 107.2 and 105.6 show as 107.333 and 105.333")
  func roundsSizesByEdges() throws {
    let frame = try rounded([Rect(x: 107.2, y: 0, width: 105.6, height: 10)], scale: 3)[0]
    #expect(abs(frame.x - 107 - 1.0 / 3) < 1e-9)
    #expect(abs(frame.width - 105 - 1.0 / 3) < 1e-9)
  }

  @Test("Edges are rounded in absolute coordinates, and frames are relative to rounded superviews")
  func roundsAbsolutely() throws {
    // Absolute edges 10.4 -> 10 and 10.4 + 0.4 = 10.8 -> 11.
    let frames = try rounded(
      [Rect(x: 10.4, y: 0, width: 50, height: 50), Rect(x: 0.4, y: 0, width: 10, height: 10)], scale: 1)
    #expect(frames[0].x == 10)
    #expect(frames[1].x == 1)
    // Right edges: 60.4 -> 60, and 20.8 -> 21.
    #expect(frames[0].width == 50)
    #expect(frames[1].width == 10)
  }

  @Test("Neighbours that touch still touch")
  func keepsNeighbours() throws {
    let thirds = (0..<3).map { View("v\($0)", frame: Rect(x: Double($0) * 100 / 3, y: 0, width: 100.0 / 3, height: 1)) }
    let layout = try scene(View("root", subviews: thirds), scale: 2).layout(in: .portrait)
    let frames = try (0..<3).map { try #require(layout["v\($0)"]).frame }
    #expect(frames[0].maxX == frames[1].x)
    #expect(frames[1].maxX == frames[2].x)
  }

  /// The rounded frames of views that stand in each other.
  private func rounded(_ frames: [Rect], scale: Double) throws -> [Rect] {
    let nested = frames.indices.reversed().reduce(nil as View?) { inner, index in
      View("v\(index)", frame: frames[index], subviews: inner.map { [$0] } ?? [])
    }
    let layout = try scene(View("root", subviews: [try #require(nested)]), scale: scale).layout(in: .portrait)
    return try frames.indices.map { try #require(layout["v\($0)"]).frame }
  }

  private func scene(_ root: View, scale: Double) throws -> Scene {
    try Scene(name: "rounding", device: .inline(Device(size: Size(width: 400, height: 400), scale: scale)), view: root)
  }
}
