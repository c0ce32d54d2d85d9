import Checks
import LayoutEngine
import LayoutModel
import LayoutResolution
import LayoutTestSupport
import Notations
import Testing

/// The guessed numbers of a layout: the numbers whose certificates hold something that nobody declared or measured.
struct LayoutCertaintyTests {
  private func certainty(
    _ constraints: [String], _ views: [View], isOfInterfaceBuilder: Bool = true
  ) throws -> (layout: Layout, certainty: LayoutCertainty) {
    let root = View(
      "root", frame: Rect(x: 0, y: 0, width: 320, height: 480),
      constraints: try constraints.map { try Constraint($0) }, subviews: views)
    let window = Window.plain(320, 480)
    let layout = try LayoutPlan(ViewTree(root, for: window.traits, windowSize: window.size)).layout(in: window)
    return (layout, LayoutCertainty(layout, isOfInterfaceBuilder: isOfInterfaceBuilder))
  }

  private func view(
    _ id: String, width: Double? = nil, height: Double? = nil, _ unknown: ContentProvenance.Unknown? = nil
  ) -> View {
    var view = View(id, translatesAutoresizingMaskIntoConstraints: false)
    view.intrinsicContentSize = IntrinsicContentSize(width: width, height: height)
    view.provenance.content = unknown
    if unknown != nil { view.provenance.contentAxes = .both }
    return view
  }

  private func causes(
    of id: String, _ axis: Axis, isLength: Bool = false, _ found: (layout: Layout, certainty: LayoutCertainty)
  ) throws -> [LayoutGuess.Cause] {
    let index = try #require(found.layout.tree.index(ofID: id))
    return found.certainty.guessedTerms(of: index, FrameMeasure(axis, isLength: isLength))
      .compactMap { found.certainty.guess(of: $0.source)?.cause }
  }

  @Test("What stands below a content that isn't known is guessed, and what stands beside it is sure")
  func followsCertificates() throws {
    let found = try certainty(
      [
        "icon.top == root.top + 8", "icon.leading == root.leading + 8", "title.top == icon.bottom + 8",
        "title.leading == root.leading + 8", "title.height == 20", "title.width == 100",
      ], [view("icon", width: 40, height: 40, .image("icon")), view("title")])
    #expect(try causes(of: "title", .vertical, found) == [.unknown(.image("icon"))])
    #expect(try causes(of: "title", .horizontal, found) == [])
    #expect(try causes(of: "icon", .vertical, isLength: true, found) == [.unknown(.image("icon"))])
  }

  @Test("A fixture is wholly declared, and code but for contents that another framework lays out")
  func fixturesAreSure() throws {
    func causes(_ unknown: ContentProvenance.Unknown?) throws -> [LayoutGuess.Cause] {
      let found = try certainty(
        ["a.top == root.top", "a.leading == root.leading"], [view("a", width: 9, height: 9, unknown)],
        isOfInterfaceBuilder: false)
      return try self.causes(of: "a", .vertical, isLength: true, found)
    }
    #expect(try causes(nil) == [])
    #expect(try causes(.control("Panel")) == [.unknown(.control("Panel"))])
  }

  @Test("What is open is guessed only where contents that aren't known would determine all of it")
  func tellsOpenNumbers() throws {
    let constraints = [
      "chart.top == root.top", "chart.leading == root.leading", "chart.trailing == root.trailing",
      "total.top == chart.bottom + 8", "total.leading == root.leading", "total.height == 20", "total.width == 50",
    ]
    for (unknown, isGuessed) in [(ContentProvenance.Unknown.ownClass("Chart"), true), (nil, false)] {
      let found = try certainty(constraints, [view("chart", unknown), view("total")])
      for id in ["chart", "total"] {
        let index = try #require(found.layout.tree.index(ofID: id))
        let open = found.layout.ambiguities[index.position]
        #expect(!open.isEmpty)
        #expect(found.certainty.guesses(opening: index, open, tying: []).isEmpty == !isGuessed, "\(id)")
      }
    }
  }

  @Test("A tie between contents that are known is sure, though another content isn't known")
  func tellsTies() throws {
    var (a, b) = (view("a", width: 40, height: 20), view("b", width: 40, height: 20))
    a.contentHuggingPriority = AxisPriorities(horizontal: 251)
    b.contentHuggingPriority = AxisPriorities(horizontal: 251)
    let found = try certainty(
      [
        "a.leading == root.leading", "b.leading == a.trailing", "b.trailing == root.trailing", "a.top == root.top",
        "b.top == root.top", "c.top == a.bottom", "c.leading == root.leading",
      ], [a, b, view("c", .ownClass("C"))])
    let index = try #require(found.layout.tree.index(ofID: "a"))
    #expect(found.layout.ambiguities[index.position].contains(.width))
    #expect(found.certainty.guesses(opening: index, found.layout.ambiguities[index.position], tying: []) == [])
  }

  @Test("A tie that hangs on a content that isn't known is a guess, unless its contents are alike in both priorities")
  func guessesTies() throws {
    for (resistance, isGuessed) in [(750.0, false), (749.0, true)] {
      var (a, b) = (view("a", width: 40, height: 20, .text), view("b", width: 40, height: 20))
      a.contentHuggingPriority = AxisPriorities(horizontal: 251)
      b.contentHuggingPriority = AxisPriorities(horizontal: 251)
      a.contentCompressionResistancePriority = AxisPriorities(horizontal: Priority(rawValue: resistance))
      let found = try certainty(
        [
          "a.leading == root.leading", "b.leading == a.trailing", "b.trailing == root.trailing", "a.top == root.top",
          "b.top == root.top",
        ], [a, b])
      let (first, second) = (
        try #require(found.layout.tree.index(ofID: "a")), try #require(found.layout.tree.index(ofID: "b"))
      )
      let guesses = found.certainty.guesses(
        opening: first, found.layout.ambiguities[first.position], tying: [second])
      #expect(guesses.isEmpty == !isGuessed, "\(resistance)")
    }
  }

  @Test("A conflict is guessed where a required content that isn't known is among its members")
  func tellsConflicts() throws {
    var label = view("a", width: 200, height: 40, .text)
    label.contentCompressionResistancePriority = AxisPriorities(vertical: .required)
    let found = try certainty(["a.top == root.top", "a.leading == root.leading", "a.height == 20"], [label])
    let conflict = try #require(found.layout.diagnostics.first { $0.code == .unsatisfiableConstraints })
    #expect(found.certainty.guesses(inConflictOf: conflict.members).map(\.cause) == [.unknown(.text)])
  }

  @Test("A conflict of constraints is sure, though the content of their view isn't known")
  func tellsConflictsBesideContents() throws {
    let label = view("a", width: 200, height: 40, .text)
    let found = try certainty(
      ["a.top == root.top", "a.leading == root.leading", "a.height == 20", "a.height == 30"], [label])
    let conflict = try #require(found.layout.diagnostics.first { $0.code == .unsatisfiableConstraints })
    #expect(conflict.items.count == 2)
    #expect(found.certainty.guesses(inConflictOf: conflict.members) == [])
  }

  @Test(
    "A conflict rests on how long the root is where it speaks of its length or of two of its edges",
    arguments: [
      (["a.leading == root.leading", "a.leading == root.leading + 8"], false),
      (["a.leading == root.leading", "a.trailing == root.trailing", "a.width == 400"], true),
      (["a.width == root.width", "a.width == 400"], true),
    ])
  func tellsRoots(constraints: [String], isGuessed: Bool) throws {
    var root = View(
      "root", frame: Rect(x: 0, y: 0, width: 320, height: 480),
      constraints: try (constraints + ["a.top == root.top", "a.height == 20"]).map { try Constraint($0) },
      subviews: [view("a")])
    root.provenance.frame = .part
    root.provenance.frameAxes = .both
    let window = Window.plain(320, 480)
    let layout = try LayoutPlan(ViewTree(root, for: window.traits, windowSize: window.size)).layout(in: window)
    let conflict = try #require(layout.diagnostics.first { $0.code == .unsatisfiableConstraints })
    let guesses = LayoutCertainty(layout, isOfInterfaceBuilder: true).guesses(inConflictOf: conflict.members)
    #expect(guesses.map(\.cause) == (isGuessed ? [.unknown(.part)] : []))
  }

  @Test(
    "A conflict that a symbol ends, were it off by what its measure may be, is a guess",
    arguments: [
      (19.0, 1_000.0, 250.0, true), (15, 1_000, 250, false), (20, 250, 1_000, true), (26, 250, 1_000, false),
    ])
  func tellsSpreads(width: Double, resistance: Double, hugging: Double, isGuessed: Bool) throws {
    var symbol = View("a", class: "UIImageView", translatesAutoresizingMaskIntoConstraints: false)
    symbol.content.image = SymbolSize.image(
      named: "trash", noted: Size(width: 117, height: 128), font: .system(size: 17), scale: .medium, weight: .regular)
    symbol.contentCompressionResistancePriority = AxisPriorities(
      horizontal: Priority(rawValue: resistance))
    symbol.contentHuggingPriority = AxisPriorities(horizontal: Priority(rawValue: hugging))
    let found = try certainty(
      ["a.top == root.top", "a.leading == root.leading", "a.width == \(width)"], [symbol])
    let conflict = try #require(found.layout.diagnostics.first { $0.code == .unsatisfiableConstraints })
    let causes = found.certainty.guesses(inConflictOf: conflict.members).map(\.cause)
    #expect(causes == (isGuessed ? [.unknown(.symbol("trash"))] : []))
  }
}
