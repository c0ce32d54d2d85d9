import Checks
import LayoutModel
import LayoutResolution
import LayoutSimulator
import LayoutTestSupport
import Notations
import Testing

/// Visual formats whose meaning others have published: `Fixtures/UIKit/visual-formats.jsonl` and those beside it that have to be
/// refused.
struct VisualFormatVectorTests {
  /// A constraint in one of its two directions: `x == y + 5` is `y == x - 5`.
  private struct Canonical: Hashable {
    let text: String

    init(_ constraint: Constraint) {
      let mirrored = constraint.mirrored.map(Self.text)
      text = min(Self.text(constraint), mirrored ?? Self.text(constraint))
    }

    private static func text(_ constraint: Constraint) -> String {
      let second = constraint.second.map { "\($0.multiplier) * \($0.item).\($0.attribute)" } ?? ""
      return "\(constraint.firstItem).\(constraint.firstAttribute) \(constraint.relation.symbol) \(second) + "
        + "\(constraint.constant + 0) @\(constraint.priority.rawValue)"
    }
  }

  private static func number(_ value: Any?) -> Double? {
    (value as? any BinaryInteger).map { Double($0) } ?? (value as? Double)
  }

  /// The option set that names stand for.
  private static func options(_ names: Any?) throws -> Constraint.FormatOptions {
    let known: [String: Constraint.FormatOptions] = [
      "alignAllCenterY": .alignAllCenterY, "alignAllBottom": .alignAllBottom, "alignAllLeading": .alignAllLeading,
      "alignAllRight": .alignAllRight, "directionRightToLeft": .directionRightToLeft,
      "directionLeftToRight": .directionLeftToRight,
    ]
    return try (names as? [String] ?? []).reduce(into: []) { $0.insert(try #require(known[$1])) }
  }

  private static func metrics(_ row: [String: Any]) -> [String: Double] {
    (row["metrics"] as? [String: Any] ?? [:]).compactMapValues { number($0) }
  }

  private static func views(_ row: [String: Any]) throws -> [String: any LayoutItem] {
    let names = try #require(row["views"] as? [String])
    return Dictionary(uniqueKeysWithValues: names.map { ($0, View($0)) })
  }

  private static func constraint(_ fact: [String: Any], superview: String) throws -> Constraint {
    func item(_ key: String) -> Constraint.Item? {
      guard let name = fact[key] as? String else { return nil }
      guard name == superview else { return .id(name) }
      return (fact[key == "first" ? "second" : "first"] as? String).map { .superview(of: $0) }
    }
    func attribute(_ key: String) -> ConstraintAttribute? {
      (fact[key] as? String).flatMap(ConstraintAttribute.init)
    }
    let second = item("second").flatMap { item in
      attribute("secondAttribute").map {
        Constraint.Second(item, $0, multiplier: number(fact["multiplier"]) ?? 1)
      }
    }
    return Constraint(
      try #require(item("first")), try #require(attribute("firstAttribute")),
      try #require(ConstraintRelation.allCases.first { $0.symbol == fact["relation"] as? String }), second,
      constant: try #require(number(fact["constant"])),
      priority: try #require(number(fact["priority"]).flatMap(Priority.init)))
  }

  @Test("A format means the constraints that its row lists, in its order where the row has one")
  func meansItsConstraints() throws {
    let rows = try UIKitRecords.rows("visual-formats")
    #expect(rows.count == 23)
    for row in rows {
      let format = try #require(row["format"] as? String)
      let constraints = try Constraint.constraints(
        withVisualFormat: format, options: Self.options(row["options"]), metrics: Self.metrics(row),
        views: Self.views(row)
      ).map(Canonical.init)
      let superview = try #require(row["superview"] as? String)
      let expected = try #require(row["constraints"] as? [[String: Any]])
        .map { Canonical(try Self.constraint($0, superview: superview)) }
      #expect(constraints.map(\.text).sorted() == expected.map(\.text).sorted(), "\(format)")
      if row["ordered"] as? Bool == true { #expect(constraints == expected, "\(format)") }
      if let count = row["count"] as? Int { #expect(constraints.count == count, "\(format)") }
    }
  }

  @Test("A malformed format is refused")
  func refusesMalformed() throws {
    let rows = try UIKitRecords.rows("malformed-visual-formats")
    #expect(rows.count == 18)
    for row in rows {
      // Constraints here are held by a view, so that a view without a superview to name can't occur.
      if row["noSuperview"] as? Bool == true { continue }
      let format = try #require(row["format"] as? String)
      let views = try Self.views(row)
      #expect(throws: InputError.self, "\(format)") {
        try Constraint.constraints(withVisualFormat: format, metrics: Self.metrics(row), views: views)
      }
    }
  }

  @Test("A format comes to the frames that its row lists")
  func comesToItsFrames() throws {
    var solved = 0
    for row in try UIKitRecords.rows("visual-formats") {
      for fact in row["frames"] as? [[String: Any]] ?? [] {
        try expectFrames(fact, of: row)
        solved += 1
      }
    }
    #expect(solved >= 4)
  }

  private func expectFrames(_ fact: [String: Any], of row: [String: Any]) throws {
    let size = try #require(fact["superviewSize"] as? [Any]).compactMap(Self.number)
    let formats = [row] + (fact["with"] as? [[String: Any]] ?? [])
    var board = View("board", frame: Rect(x: 0, y: 0, width: size[0], height: size[1]))
    board.constraints = try formats.flatMap { format in
      try Constraint.constraints(
        withVisualFormat: try #require((format["format"] ?? format["visualFormat"]) as? String),
        options: Self.options(format["options"]), metrics: Self.metrics(row), views: Self.views(row))
    }
    board.subviews = try #require(row["views"] as? [String]).map {
      View($0, translatesAutoresizingMaskIntoConstraints: false)
    }
    let scene = try Scene(name: "vector", device: "iphone-8", view: View("root", subviews: [board]))
    let layout = try scene.layout(in: .portrait)
    for (id, numbers) in try #require(fact["expected"] as? [String: [Any]]) {
      let frame = try #require(layout[id]).unroundedFrame
      for (value, expected) in zip([frame.x, frame.y, frame.width, frame.height], numbers.map(Self.number)) {
        guard let expected else { continue }
        #expect(abs(value - expected) < 0.34, "\(row["format"] ?? ""): \(id) is \(frame)")
      }
    }
  }
}

extension Constraint {
  /// The same constraint with its items exchanged, where neither has a factor.
  fileprivate var mirrored: Constraint? {
    guard let second, second.multiplier == 1 else { return nil }
    let flipped: ConstraintRelation =
      switch relation {
      case .equal: .equal
      case .lessThanOrEqual: .greaterThanOrEqual
      case .greaterThanOrEqual: .lessThanOrEqual
      }
    return Constraint(
      second.item, second.attribute, flipped, Second(firstItem, firstAttribute), constant: -constant,
      priority: priority)
  }
}
