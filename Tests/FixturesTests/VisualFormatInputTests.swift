import Fixtures
import LayoutModel
import LayoutTestSupport
import Notations
import Testing

/// Visual formats in fixtures and in Swift; what fixtures refuse stands in Fixtures/Rejected/visual-format.json.
struct VisualFormatInputTests {
  @Test("A format shows a caret under what is wrong")
  func showsCaret() {
    let thrown = #expect(throws: InputError.self) {
      try Constraint.constraints(withVisualFormat: "H:|-[a(>30)]-|")
    }
    #expect(
      thrown?.description == """
        1:8: error: '>' is no relation; relations are ==, <= and >= [malformed-visual-format]
            H:|-[a(>30)]-|
                   ^
        """)
  }

  @Test("Names stand for items, and others are unknown")
  func namesItems() throws {
    let constraints = try Constraint.constraints(
      withVisualFormat: "V:[top]-8-[title]",
      views: ["top": Constraint.Item.guide(.safeArea, of: nil), "title": View("my-title")])
    #expect(
      constraints == [
        Constraint(
          .id("my-title"), .top, .equal, .init(.guide(.safeArea, of: nil), .bottom), constant: 8)
      ])
    let thrown = #expect(throws: InputError.self) {
      try Constraint.constraints(withVisualFormat: "[tilte]", views: ["title": View("title")])
    }
    #expect(thrown?.problems.first?.message == "there is no view 'tilte'; did you mean 'title'?")
  }

  @Test("Baselines, directions and all alignments stand for their attributes")
  func heedsOptions() throws {
    func texts(_ format: String, _ options: Constraint.FormatOptions) throws -> [[ConstraintAttribute?]] {
      try Constraint.constraints(withVisualFormat: format, options: options)
        .map { [$0.firstAttribute, $0.second?.attribute] }
    }
    #expect(
      try texts("V:|-[a][b]-|", .spacingBaselineToBaseline)
        == [[.top, .topMargin], [.firstBaseline, .lastBaseline], [.bottomMargin, .bottom]])
    #expect(
      try texts("|-[a]-|", .directionLeftToRight) == [[.left, .leftMargin], [.rightMargin, .right]])
    #expect(
      try texts("|-[a]-|", .directionRightToLeft) == [[.right, .rightMargin], [.leftMargin, .left]])
    #expect(
      try texts("[a]-[b]", [.alignAllTop, .alignAllLastBaseline, .alignAllFirstBaseline]).dropFirst()
        == [[.top, .top], [.lastBaseline, .lastBaseline], [.firstBaseline, .firstBaseline]])
    for options: Constraint.FormatOptions in [
      .alignAllCenterX, .spacingBaselineToBaseline, [.directionLeftToRight, .directionRightToLeft],
    ] {
      #expect(throws: InputError.self) { try texts("[a]-[b]", options) }
    }
  }

  @Test("From right to left, distances are negative and relations turned")
  func runsBackwards() throws {
    #expect(
      try Constraint.constraints(withVisualFormat: "|-(>=4)-[a]-(<=5@20)-|", options: .directionRightToLeft) == [
        Constraint(.id("a"), .right, .lessThanOrEqual, .init(.superview(of: "a"), .right), constant: -4),
        Constraint(
          .superview(of: "a"), .left, .greaterThanOrEqual, .init(.id("a"), .left), constant: -5, priority: 20),
      ])
  }

  @Test(
    "A format of a million characters is refused",
    arguments: ["[", "|-(", "-", "[a]", "[a(", "1", "é", "\0", "[a]-(1,", "[a(1", " ", "a", "[a]-1.", "]", "e9"])
  func refusesLongFormats(piece: String) {
    let format = "[b]-" + String(repeating: piece, count: 1_000_000 / piece.utf8.count) + "!"
    let thrown = #expect(throws: InputError.self) { try Constraint.constraints(withVisualFormat: format) }
    #expect((thrown?.description.utf8.count ?? 0) < 1_000)
  }

  @Test("Cuts and changes of good formats are errors or constraints")
  func survivesDamage() {
    let good = Array("V:|-(>=m@750,<=2.5)-[a(==b,>=1e1)]-[b(m@999.5)][c]-m-[d]-|".utf8)
    let letters = good + Array("\0é \"\\~!,@".utf8)
    var generator = SeededGenerator(seed: 11)
    var refused = 0
    for _ in 0..<20_000 {
      var damaged = good
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 0..<damaged.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: damaged[place] = letters[Int.random(in: 0..<letters.count, using: &generator)]
        case 1 where damaged.count > 1: damaged.remove(at: place)
        case 2: damaged.insert(letters[Int.random(in: 0..<letters.count, using: &generator)], at: place)
        default: damaged.removeLast(min(damaged.count - 1, Int.random(in: 1...9, using: &generator)))
        }
      }
      do throws(InputError) {
        _ = try Constraint.constraints(
          withVisualFormat: String(decoding: damaged, as: UTF8.self), metrics: ["m": 8])
      } catch {
        refused += 1
        #expect(error.description.contains("^"))
      }
    }
    #expect((1..<20_000).contains(refused))
  }

  @Test("Unknown views in a format with many names are told once each")
  func tellsManyNames() {
    let names = (0..<2_000).map { "[x\($0)]" }.joined(separator: "-")
    let fixture = """
      {"format": "layout-fixture/1", "device": "iphone-8", "view": {"subviews": [{"id": "a"}],
       "constraints": [{"visualFormat": "\(names)", "options": ["alignAllTop", "alignAllBottom"]}]}}
      """
    let thrown = #expect(throws: InputError.self) { try Fixture.scene(from: Array(fixture.utf8), name: "many") }
    #expect(thrown?.problems.count == 2_000)
  }
}
