import Fixtures
import Foundation
import LayoutModel
import LayoutResolution
import LayoutSimulator
import LayoutTestSupport
import Testing

/// Stack views as others measured them: `Fixtures/UIKit/stack-views.jsonl`.
struct StackVectorTests {
  /// The tolerance of frames, in points: a pixel of three.
  private static let tolerance = 0.34

  private func vectors() throws -> [[String: Any]] {
    let vectors = try UIKitRecords.rows("stack-views")
    #expect(vectors.count == 39)
    return vectors
  }

  /// The scene of a vector's case: its fixture on its device.
  private func scene(_ vector: [String: Any], _ place: [String: Any]) throws -> Scene {
    var fixture = try #require(vector["fixture"] as? [String: Any])
    let device = try #require(place["device"] as? [String: Any])
    fixture["device"] = device.filter { $0.key != "name" }
    if var view = fixture["view"] as? [String: Any], view["frame"] == nil, let size = device["size"] as? [Double] {
      view["frame"] = [0, 0] + size
      fixture["view"] = view
    }
    let data = try JSONSerialization.data(withJSONObject: fixture)
    return try Fixture.scene(from: [UInt8](data), name: "vector")
  }

  @Test("Frames are within a third of a point")
  func framesAgree() throws {
    var count = 0
    for vector in try vectors() {
      for place in try #require(vector["cases"] as? [[String: Any]]) {
        let name = try #require(place["orientation"] as? String)
        let orientation = try #require(InterfaceOrientation(name: name))
        let layout = try scene(vector, place).layout(in: orientation).layout
        for (id, frame) in try #require(place["expected"] as? [String: [Any]]) {
          let actual = try #require(layout[id]?.frame)
          for (expected, value) in zip(frame, [actual.x, actual.y, actual.width, actual.height]) {
            guard let expected = expected as? Double else { continue }
            count += 1
            #expect(abs(expected - value) <= Self.tolerance, "\(vector["vector"] ?? "") \(id) \(actual)")
          }
        }
      }
    }
    #expect(count >= 400)
  }

  /// The canvas' fit isn't printed where the list was taken from a stack view whose length was given.
  @Test("Constraints are those that UIKit printed, under its identifiers")
  func constraintsAgree() throws {
    for vector in try vectors() {
      guard let printed = vector["constraintList"] as? [String: [String]] else { continue }
      let place = try #require((vector["cases"] as? [[String: Any]])?.first)
      let tree = try scene(vector, place).layout(in: .portrait).layout.tree
      var names: [String: String] = [:]
      for (number, guide) in (vector["guides"] as? [String] ?? []).enumerated() {
        let own = guide.hasPrefix("gap") ? "distributing[\(number)]" : "alignment-spanner"
        names[guide] = "stack/UISV-\(own)"
      }
      var actual: [String: Set<String>] = [:]
      for constraint in tree.constraints where constraint.isImplied {
        actual[constraint.identifier, default: []].insert(Self.normal(constraint.text(in: tree)))
      }
      for (identifier, texts) in printed {
        let expected = Set(texts.map { Self.normal($0, names) })
        #expect(actual[identifier] == expected, "\(vector["vector"] ?? "") \(identifier)")
      }
      let unprinted = Set(actual.keys).subtracting(printed.keys).subtracting(["UISV-canvas-fit"])
      #expect(unprinted == [], "\(vector["vector"] ?? "")")
    }
  }

  /// A constraint with its sides in the order of their names.
  private static func normal(_ text: String, _ names: [String: String] = [:]) -> String {
    var words = text.split(separator: " ").map(String.init)
    for index in words.indices {
      let parts = words[index].split(separator: ".", maxSplits: 1).map(String.init)
      if parts.count == 2, let name = names[parts[0]] { words[index] = "\(name).\(parts[1])" }
    }
    guard words.count >= 3, words[2].contains("."), Double(words[2]) == nil, words[2] < words[0] else {
      return words.joined(separator: " ")
    }
    words.swapAt(0, 2)
    words[1] = ["<=": ">=", ">=": "<="][words[1], default: words[1]]
    if words.count > 3, let sign = ["+": "-", "-": "+"][words[3]] { words[3] = sign }
    return words.joined(separator: " ")
  }
}
