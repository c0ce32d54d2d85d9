import Checks
import Documents
import Fixtures
import LayoutModel
import LayoutResolution
import LayoutSimulator
import LayoutTestSupport
import Notations
import Testing

/// Inputs that nobody writes by hand: they come to a clear error or a layout, never to a trap or a hang.
struct HostileInputTests {
  private func codes(_ text: String) -> [String] {
    do throws(InputError) {
      _ = try Fixture.scene(from: Array(text.utf8), name: "hostile")
      return []
    } catch {
      return error.problems.map(\.code)
    }
  }

  private func fixture(_ view: String) -> String {
    "{\"format\": \"layout-fixture/1\", \"device\": \"iphone-8\", \"view\": \(view)}"
  }

  @Test("Views nested as deep as the limit allows are laid out, one level more is an error")
  func limitsDepth() throws {
    func nested(_ count: Int) -> String {
      fixture(
        String(repeating: "{\"frame\": [1, 0, 9, 9], \"subviews\": [", count: count) + "{}"
          + String(repeating: "]}", count: count))
    }
    // A view in a view is two levels, an object and an array; the fixture itself is one, the innermost view another.
    let scene = try Fixture.scene(from: Array(nested(999).utf8), name: "deep")
    #expect(try scene.layout(in: .portrait).layout.frames.count == 1000)
    #expect(codes(nested(1000)) == ["too-deep"])
    #expect(codes(nested(50_000)) == ["too-deep"])
  }

  @Test("Controllers nested as deep as the limit allows are laid out and written, one level more is an error")
  func limitsDepthOfControllers() throws {
    func nested(_ open: String, _ close: String, _ count: Int) -> String {
      "{\"format\": \"layout-fixture/1\", \"device\": \"iphone-8\", \"rootViewController\": "
        + String(repeating: open, count: count) + "{\"view\": {}}" + String(repeating: close, count: count) + "}"
    }
    for (open, close) in [
      ("{\"class\": \"UITabBarController\", \"viewControllers\": [", "]}"),
      ("{\"view\": {}, \"presents\": {\"viewController\": ", "}}"),
    ] {
      let scene = try Fixture.scene(from: Array(nested(open, close, 63).utf8), name: "deep")
      #expect(try !scene.layout(in: .portrait).views.isEmpty)
      #expect(!Fixture.text(of: scene).isEmpty)
      #expect(codes(nested(open, close, 64)).contains("too-deep"))
      #expect(codes(nested(open, close, 950)).contains("too-deep"))
    }
  }

  @Test("Actions nested as deep as a document may be are read and written")
  func nestsActions() throws {
    let count = 600
    let text =
      "{\"format\": \"layout-fixture/1\", \"rootViewController\": {\"id\": \"main\", \"view\": {}}, \"events\": ["
      + String(repeating: "{\"dismiss\": {\"viewController\": \"main\", \"completion\": [", count: count)
      + "{\"dismiss\": \"main\"}" + String(repeating: "]}}", count: count) + "]}"
    let scene = try Fixture.scene(from: Array(text.utf8), name: "deep")
    #expect(scene.events.count == 1)
    #expect(Fixture.text(of: scene).contains("completion"))
  }

  @Test("Many controllers, items and events are checked in near linear time, and every wrong one is told")
  func tellsManyWrongEvents() {
    let controllers = (0..<2_000).map { "{\"id\": \"c\($0)\", \"view\": {\"id\": \"v\($0)\"}}" }
    let events = (0..<10_000).map { place in
      place.isMultiple(of: 2)
        ? "{\"set\": {\"view\": \"v\(place % 2_000)\", \"alpha\": 0.5}}"
        : "{\"push\": {\"viewController\": \"x\(place)\", \"onto\": \"n\"}}"
    }
    let text = """
      {"format": "layout-fixture/1", "viewControllers": [\(controllers.joined(separator: ","))],
       "rootViewController": {"id": "n", "class": "UINavigationController", "viewControllers": [{"view": {}}]},
       "events": [\(events.joined(separator: ","))]}
      """
    #expect(codes(text) == Array(repeating: "unknown-id", count: 5_000))
  }

  @Test("A controller that presents itself by name is read")
  func readsCycles() {
    let text = """
      {"format": "layout-fixture/1", "rootViewController": {"view": {}, "presents": {"viewController": "a"}},
       "viewControllers": [{"id": "a", "view": {}, "presents": {"viewController": "b"}},
                           {"id": "b", "view": {}, "presents": {"viewController": "a"}}]}
      """
    #expect(codes(text) == [])
  }

  @Test("Many unknown ids among many views are all told")
  func tellsManyProblems() {
    let views = (0..<2_000).map { "{\"id\": \"view-\($0)\"}" }.joined(separator: ",")
    let constraints = (0..<2_000).map { "\"veiw-\($0).width == 1\"" }.joined(separator: ",")
    #expect(codes(fixture("{\"subviews\": [\(views)], \"constraints\": [\(constraints)]}")).count == 2_000)
  }

  @Test("A key that stands a hundred thousand times is an error each time after the first")
  func tellsManyDuplicates() {
    let keys = Array(repeating: "\"alpha\": 1", count: 100_000).joined(separator: ",")
    #expect(codes(fixture("{\(keys)}")).count == 99_999)
  }

  @Test("Cuts and changes of a good fixture are errors or fixtures")
  func survivesDamage() throws {
    let good = fixture(
      """
      {"id": "root", "frame": [0, 0, 320.5, 1e2], "subviews": [{"id": "a", "alpha": 0.5, "isHidden": true,
       "intrinsicContentSize": [null, 3], "contentHuggingPriority": {"horizontal": 251},
       "variations": [{"when": {"orientation": "landscape"}, "set": {"frame": [1, 2, 3, 4]}}]}],
       "constraints": ["a.leading == 0.5 * root.leading + 8 @750", {"firstItem": "a", "firstAttribute": "width"}]}
      """)
    let bytes = Array(good.utf8)
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<5_000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: 0..<damaged.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: damaged[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: damaged.remove(at: place)
        case 2: damaged.insert(bytes[Int.random(in: 0..<bytes.count, using: &generator)], at: place)
        default: damaged.removeLast(min(damaged.count - 1, Int.random(in: 1...20, using: &generator)))
        }
      }
      guard let scene = try? Fixture.scene(from: damaged, name: "damaged") else { continue }
      _ = try scene.layout(in: .landscapeLeft)
    }
  }

  @Test(
    "Multipliers at their bounds come to the frames that they say",
    arguments: ["1e6", "1e-6", "-1e6"], ["1e5", "-1e5", "0.001"])
  func standsBounds(multiplier: String, constant: String) throws {
    let text = fixture(
      """
      {"id": "root", "subviews": [
        {"id": "a", "translatesAutoresizingMaskIntoConstraints": false, "intrinsicContentSize": [1e3, 0]},
        {"id": "b", "translatesAutoresizingMaskIntoConstraints": false, "intrinsicContentSize": [3, 4]}],
       "constraints": ["a.leading == \(multiplier) * b.leading @750", "b.width >= a.width @800",
         "a.top == root.top", "a.left == root.left + \(constant)", "b.top == a.top"]}
      """.replacing("+ -", with: "- "))
    let layout = try Fixture.scene(from: Array(text.utf8), name: "bounds").layout(in: .portrait)
    let (factor, place) = (try #require(Double(multiplier)), try #require(Double(constant)))
    let a = try #require(layout["a"]).unroundedFrame
    let b = try #require(layout["b"]).unroundedFrame
    func isNear(_ value: Double, _ expected: Double) -> Bool { abs(value - expected) <= 1e-6 * max(1, abs(expected)) }
    #expect(isNear(a.x, place) && isNear(b.x, place / factor) && isNear(b.width, 1e3))
    #expect(layout.diagnostics.isEmpty)
  }

  @Test("Masks that multiply from view to view beyond all bounds are refused, not shown as infinite")
  func refusesRunawayMasks() throws {
    let open = "{\"frame\": [0.999999, 0, 1, 1], \"autoresizingMask\": [\"flexibleWidth\", \"flexibleRightMargin\"],"
    let deep = String(repeating: open + "\"subviews\": [", count: 60) + "{}" + String(repeating: "]}", count: 60)
    let scene = try Fixture.scene(
      from: Array(fixture("{\"frame\": [0, 0, 1, 1], \"subviews\": [\(deep)]}").utf8), name: "masks")
    let thrown = #expect(throws: LayoutFailure.self) { try scene.layout(in: .portrait) }
    #expect(thrown?.cause == .magnitude)
    #expect(thrown?.position != nil)
  }

  @Test("As many views as the limit are read, one more is an error at its place, and the only one")
  func limitsViews() throws {
    func many(_ count: Int) -> String {
      fixture("{\"subviews\": [\n" + String(repeating: "{},", count: count - 2) + "\n{}]}")
    }
    let limit = Magnitude.largestViewCount
    #expect(codes(many(limit)) == [])
    for (count, line, column) in [(limit + 1, 3, 1), (1_000_000, 2, 3 * (limit - 1) + 1)] {
      let thrown = #expect(throws: InputError.self) {
        try Fixture.scene(from: Array(many(count).utf8), name: "many")
      }
      #expect(thrown?.problems.map(\.code) == ["too-large"])
      #expect(thrown?.problems.first?.position == SourcePosition(line: line, column: column))
      #expect(
        thrown?.problems.first?.message
          == "too many views: this is one more than 100000, the most that a screen may have")
    }
    let views = View(subviews: Array(repeating: View(), count: limit))
    let invalid = #expect(throws: InvalidScene.self) { try Scene(name: "many", view: views) }
    #expect(invalid?.problems.map(\.code) == ["too-large"])
  }

  @Test("What is wrong before the view that is one too many is told too, and nothing that may stand behind it")
  func tellsProblemsBeforeTheLimit() throws {
    let views = String(repeating: "{},", count: Magnitude.largestViewCount)
    let text = """
      {"view": {"alpha": 2, "color": 1, "subviews": [{"constraints": ["behind.width == 1"]}, {"frame": [1]}, \(views)
      {"id": "behind"}]}, "format": "layout-fixture/1"}
      """
    let thrown = #expect(throws: InputError.self) { try Fixture.scene(from: Array(text.utf8), name: "many") }
    #expect(thrown?.problems.map(\.code) == ["number-out-of-range", "unknown-key", "wrong-kind", "too-large"])
  }

  @Test("What is wrong with a file as a whole is told at its beginning")
  func tellsPlaces() throws {
    let scene = try Fixture.scene(
      from: Array("// a screen\n {\"format\": \"layout-fixture/1\", \"view\": {}}".utf8), name: "place")
    #expect(scene.position == SourcePosition(line: 2, column: 2))
    #expect(throws: DeviceError.missing) { try scene.layout(in: .portrait) }
  }
}
