import Documents
import Foundation
import LayoutTestSupport
import Testing

@testable import Fixtures
@testable import Notations

/// The tables of fixtures' keys: the schema, the reference, and the names that others have for them.
struct FixtureShapeTests {
  private static let objects = FixtureShape.root.all

  @Test("Every key has a meaning, and an example that reads without a problem")
  func readsExamples() throws {
    var count = 0
    for object in Self.objects {
      for key in object.keys {
        #expect(!key.meaning.isEmpty, "\(object.name).\(key.name)")
        let example = try JSONParser.parse(Array(key.example.utf8))
        #expect(key.problems(example) == [], "\(object.name).\(key.name): \(key.example)")
        count += 1
      }
    }
    #expect(count > 250)
    #expect(Self.objects.count > 35)
  }

  @Test("What holds where a key is left out reads without a problem")
  func readsDefaults() {
    for object in Self.objects {
      for key in object.keys {
        guard case .value(let value) = key.standard else { continue }
        #expect(key.problems(value) == [], "\(object.name).\(key.name)")
      }
    }
  }

  @Test("No two objects have one name")
  func namesObjects() {
    // The first of each name is kept, so that another of other keys would be lost.
    let kept = Dictionary(uniqueKeysWithValues: Self.objects.map { ($0.name, $0.keys.map(\.name)) })
    for object in Self.objects.flatMap(\.keys).flatMap({ $0.shape().objects }) {
      #expect(kept[object.name] == object.keys.map(\.name), "\(object.name)")
    }
    for object in Self.objects {
      #expect(Set(object.keys.map(\.name)).count == object.keys.count, "\(object.name)")
      #expect(Set(object.required).isSubset(of: object.keys.map(\.name)), "\(object.name)")
    }
  }

  @Test("A fixture may name its schema")
  func acceptsItsSchema() throws {
    let text =
      #"{"$schema": "layout-fixture.schema.json", "format": "layout-fixture/1", "device": "iphone-17", "view": {}}"#
    #expect(throws: Never.self) { try Fixture.scene(from: Array(text.utf8), name: "named") }
  }

  @Test(
    "A key that something else knows by that name is told with what it is here",
    arguments: [
      (#""view": {"class": "UIButton", "title": "OK"}"#, "view; a UIButton's title is 'text' here"),
      (#""view": {"hidden": true}"#, "view; it is 'isHidden' here"),
      (
        #""view": {"bounds": [0, 0, 1, 1]}"#,
        "view; a view's place and size are its 'frame' here, [x, y, width, height]"
      ),
      (
        #""view": {"backgroundColor": "red"}"#,
        "view; what moves no view stands in 'appearance'"
      ),
      (#""view": {"autoresizing": 2}"#, "view; it is 'autoresizingMask' here"),
      (
        #""view": {"viewControllers": []}"#,
        "view; it is a key of a fixture, of a controller and of a navigation controller's new stack"
      ),
      (#""view": {"firstAttribute": "top"}"#, "view; it is a key of a constraint"),
      (#""view": {}, "scale": 2"#, "the fixture; it stands in 'device', as an object"),
      (#""view": {}, "subviews": []"#, "the fixture; it is a key of a view, which stands under 'view'"),
      (
        #""rootViewController": {"view": {}, "constraints": []}"#,
        "rootViewController; it is a key of a view, which stands under 'view'"
      ),
      (
        #""rootViewController": {"view": {}, "title": "Items"}"#,
        "rootViewController; a controller's title stands in its 'navigationItem', {\"title\": …}"
      ),
      (#""view": {"constraints": [{"item": "a"}]}"#, "view.constraints[0]; it is 'firstItem' here"),
      (#""view": {}, "events": [{"rotate": "portrait"}]"#, "events[0]; a turn of the device is 'rotateDevice' here"),
      (#""view": {"autoresizingMaks": []}"#, "view; did you mean 'autoresizingMask'?"),
      (#""view": {"Frame": [0, 0, 1, 1]}"#, "view; did you mean 'frame'?"),
    ])
  func explainsForeignKeys(members: String, words: String) throws {
    let text = #"{"format": "layout-fixture/1", "device": "iphone-17", \#(members)}"#
    let error = try #require(throws: InputError.self) { try Fixture.scene(from: Array(text.utf8), name: "foreign") }
    let message = try #require(error.problems.first { $0.code == "unknown-key" }?.message)
    #expect(message.hasSuffix("in \(words)"), "\(message)")
  }

  @Test("A hint is given of no key that there is, and names keys that there are")
  func keepsHintsTrue() throws {
    let keys = Dictionary(uniqueKeysWithValues: Self.objects.map { ($0.name, Set($0.keys.map(\.name))) })
    let all = keys.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    for name in ForeignKeys.names {
      for object in name.objects {
        let own = try #require(keys[object], "\(object)")
        #expect(own.isDisjoint(with: name.keys), "\(object): \(own.intersection(name.keys))")
      }
      for quoted in name.hint.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      where quoted.offset % 2 == 1 && quoted.element.allSatisfy({ $0.isLetter }) {
        #expect(all.contains(String(quoted.element)), "\(name.hint)")
      }
    }
  }
}
