import Checks
import Fixtures
import Foundation
import LayoutEngine
import LayoutModel
import LayoutResolution
import LayoutSimulator
import LayoutTestSupport
import Testing

/// Frames that other programs computed, real UIKit first: `Fixtures/UIKit`, whose README says how a case is read.
struct VectorTests {
  /// A third of a point: a pixel of the devices that the frames were recorded on, and a little for their decimals.
  private static let tolerance = 0.34

  @Test("Every frame that UIKit computed is met", arguments: LayoutVector.files)
  func uikitIsMet(file: String) throws {
    for vector in try LayoutVector.all(in: file) where vector.isUIKit {
      for entry in vector.cases {
        let misses = try entry.misses(tolerance: Self.tolerance)
        #expect(misses.isEmpty, "\(vector.name), \(entry.name): \(misses.joined(separator: "; "))")
      }
    }
  }

  @Test("What copies of UIKit assert, and what was worked out by hand, is met too", arguments: LayoutVector.files)
  func othersAreMet(file: String) throws {
    for vector in try LayoutVector.all(in: file) where !vector.isUIKit {
      for entry in vector.cases {
        let misses = try entry.misses(tolerance: Self.tolerance)
        #expect(misses.isEmpty, "\(vector.name) (\(vector.truth)), \(entry.name): \(misses.joined(separator: "; "))")
      }
    }
  }
}

extension VectorTests {
  @Test("Masks resize as AppKit's do before it rounds")
  func masksAreMet() throws {
    let rows = try UIKitRecords.rows("appkit-autoresizing")
    #expect(rows.count == 28)
    for row in rows {
      let names = try #require(row["mask"] as? [String])
      let mask = AutoresizingMask(AutoresizingMask.flags.filter { names.contains($0.name) }.map(\.mask))
      let frame = try #require(row["frame"] as? [Double])
      let (old, new) = (try size(row["oldSuperviewSize"]), try size(row["newSuperviewSize"]))
      let view = View(
        frame: Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]), autoresizingMask: mask)
      let window = Window.plain(new.width, new.height)
      let tree = try ViewTree(View(frame: Rect(old), subviews: [view]), for: window.traits, windowSize: old)
      let resized = try LayoutPlan(tree).frames(in: window)[1]
      let expected = try #require(row["unrounded"] as? [Double])
      for (actual, expected) in zip([resized.x, resized.y, resized.width, resized.height], expected) {
        #expect(abs(actual - expected) <= 1e-3, "\(names): \(resized)")
      }
    }
  }

  private func size(_ value: Any?) throws -> Size {
    let numbers = try #require(value as? [Double])
    return Size(width: numbers[0], height: numbers[1])
  }
}

/// A vector: a fixture, and frames of its views on some devices.
private struct LayoutVector {
  let name: String
  /// The program that computed the frames.
  let truth: String
  let cases: [Case]

  /// A Boolean that tells whether real UIKit computed them.
  var isUIKit: Bool { truth.hasPrefix("UIKit") }

  struct Case {
    let name: String
    let fixture: [UInt8]
    let orientation: InterfaceOrientation
    /// x, y, width and height by id; `nil` where nothing is asserted.
    let expected: [String: [Double?]]

    /// The frames that aren't met, in words.
    func misses(tolerance: Double) throws -> [String] {
      let scene = try Fixture.scene(from: fixture, name: name)
      let layout = try scene.layout(in: orientation)
      return expected.sorted { $0.key < $1.key }.compactMap { id, expected in
        guard let frame = layout[id]?.frame else { return "'\(id)' is missing" }
        let actual = [frame.x, frame.y, frame.width, frame.height]
        let isMet = zip(actual, expected).allSatisfy { actual, expected in
          expected.map { abs($0 - actual) <= tolerance } ?? true
        }
        let wanted = expected.map { number in number.map { "\($0)" } ?? "any" }
        return isMet ? nil : "'\(id)' is at \(actual), not \(wanted)"
      }
    }
  }

  /// The records that hold frames.
  static let files = ["tinder-layout", "swift-snapshot-testing", "stack-views"]

  /// The vectors of a file.
  static func all(in file: String) throws -> [LayoutVector] {
    try UIKitRecords.rows(file).map { try LayoutVector($0) }
  }

  private init(_ vector: [String: Any]) throws {
    name = try #require(vector["vector"] as? String)
    truth = try #require(vector["truth"] as? String)
    let fixture = try #require(vector["fixture"] as? [String: Any])
    cases = try #require(vector["cases"] as? [[String: Any]]).map { entry in
      var device = try #require(entry["device"] as? [String: Any])
      let deviceName = device.removeValue(forKey: "name") as? String ?? ""
      let orientation = try #require((entry["orientation"] as? String).flatMap(InterfaceOrientation.init(name:)))
      var fixture = fixture
      fixture["device"] = device
      var root = try #require(fixture["view"] as? [String: Any])
      let size = try #require(device["size"] as? [Double])
      root["frame"] = [0, 0] + size
      fixture["view"] = root
      let frames = try #require(entry["expected"] as? [String: [Any]])
      return Case(
        name: "\(deviceName) in \(orientation.name)",
        fixture: Array(try JSONSerialization.data(withJSONObject: fixture)), orientation: orientation,
        expected: frames.mapValues { $0.map { $0 as? Double } })
    }
  }
}
