import Checks
import LayoutEngine
import LayoutModel
import LayoutResolution
import Testing

/// Rows of tables, and what stands above and below them and their sections.
struct TableLayoutTests {
  private func layout(_ table: View, _ version: Int = 16) throws -> Layout {
    let device = try #require(DeviceCatalogue.device(named: "iphone-8"))
    var traits = device.traits(in: .portrait)
    traits.systemVersion = SystemVersion(major: version, minor: 0)
    let size = Size(width: 375, height: 667)
    return try LayoutPlan(ViewTree(View("root", subviews: [table]), for: traits, windowSize: size))
      .layout(in: Window(size: size, scale: 2, traits: traits))
  }

  /// A table of rows by their ids: `h…` and `f…` are headers or footers, others cells.
  private func table(_ ids: [String], _ change: (inout View) -> Void = { _ in }) -> View {
    var table = View(
      "table", class: "UITableView", frame: Rect(x: 0, y: 0, width: 375, height: 600),
      subviews: ids.map { id in
        View(id, class: "hf".contains(id.prefix(1)) ? "UITableViewHeaderFooterView" : "UITableViewCell")
      })
    change(&table)
    return table
  }

  private func frames(_ layout: Layout) -> [String: Rect] {
    Dictionary(
      uniqueKeysWithValues: ["h1", "c1", "f1", "h2", "c2", "top", "end"].compactMap { id in
        layout[id].map { (id, $0.frame) }
      })
  }

  @Test(
    "A header has its padding above it from iOS 15 on, a footer hasn't", arguments: [(14, 0.0), (15, 22), (26, 22)])
  func paddingOfHeaders(version: Int, padding: Double) throws {
    let found = try frames(layout(table(["h1", "c1", "f1", "h2", "c2"]), version))
    let row: Double = version >= 26 ? 51 : 44
    #expect(found["h1"] == Rect(x: 0, y: padding, width: 375, height: 28))
    #expect(found["c1"]?.y == padding + 28 && found["f1"]?.y == padding + 28 + row)
    #expect(found["h2"]?.y == 2 * padding + 56 + row && found["c2"]?.y == 2 * padding + 84 + row)
  }

  @Test("Heights that are said win over content, each for its kind")
  func fixedHeights() throws {
    let found = try frames(
      layout(
        table(["h1", "c1", "f1"]) {
          $0.table.sectionHeaderHeight = 10
          $0.table.sectionFooterHeight = 20
          $0.table.sectionHeaderTopPadding = 3
          $0.subviews[0].subviews = [View("text", translatesAutoresizingMaskIntoConstraints: false)]
          $0.subviews[0].constraints = [$0.subviews[0].subviews[0].bottom == $0.subviews[0].bottom]
        }))
    #expect(found["h1"] == Rect(x: 0, y: 3, width: 375, height: 10))
    #expect(found["c1"]?.y == 13 && found["f1"] == Rect(x: 0, y: 57, width: 375, height: 20))
  }

  @Test("A table's own header and footer keep their frames' heights, wherever they stand among the subviews")
  func ownHeaderAndFooter() throws {
    let parts = table(["c1", "h1", "c2"]) {
      $0.subviews.insert(View("end", frame: Rect(x: 7, y: 7, width: 7, height: 30)), at: 0)
      $0.subviews.append(View("top", frame: Rect(x: 9, y: 9, width: 9, height: 50)))
      $0.table.tableHeaderView = "top"
      $0.table.tableFooterView = "end"
    }
    let layout = try layout(parts)
    let found = frames(layout)
    #expect(found["top"] == Rect(x: 0, y: 0, width: 375, height: 50))
    #expect(found["c1"]?.y == 50 && found["h1"]?.y == 116 && found["c2"]?.y == 144)
    #expect(found["end"] == Rect(x: 0, y: 188, width: 375, height: 30) && layout.diagnostics.isEmpty)
    // One that says no frame has no height.
    let flat = try frames(
      self.layout(
        table(["c1"]) {
          $0.subviews.append(View("top"))
          $0.table.tableHeaderView = "top"
        }))
    #expect(flat["top"]?.height == 0 && flat["c1"]?.y == 0)
  }

  @Test("What isn't a table's subview can't stand above its rows, and numbers have bounds")
  func refusesWhatCantBe() throws {
    for change in [
      { $0.table.tableHeaderView = "nobody" }, { $0.table.tableFooterView = "root" },
      {
        $0.table.tableHeaderView = "c1"
        $0.table.tableFooterView = "c1"
      }, { $0.table.sectionHeaderHeight = -1 }, { $0.table.sectionFooterHeight = .nan },
      { $0.table.sectionHeaderTopPadding = 1e308 },
    ] as [(inout View) -> Void] {
      #expect(throws: InvalidScene.self) { try layout(table(["c1"], change)) }
    }
    var plain = View("plain")
    plain.table.tableHeaderView = "plain"
    #expect(throws: InvalidScene.self) { try layout(plain) }
  }

  @Test("A padding is told of that the system doesn't have")
  func tellsOfOldVersions() throws {
    let padded = table(["h1", "c1"]) { $0.table.sectionHeaderTopPadding = 0 }
    #expect(try layout(padded, 14).diagnostics.map(\.code) == [.unavailable])
    #expect(try layout(padded, 15).diagnostics.isEmpty)
  }

  @Test("Other ids go on naming the table's own header and footer")
  func renaming() {
    var parts = table([])
    parts.subviews = [View("top"), View("end")]
    parts.table.tableHeaderView = "top"
    parts.variations = [
      Variation(when: TraitCondition(orientation: .landscape), set: [ViewSetting(\.table.tableFooterView, "end")])
    ]
    let renamed = parts.renamed(["top": "first", "end": "last"])
    #expect(renamed.table.tableHeaderView == "first" && renamed.subviews.map(\.id) == ["first", "last"])
    #expect(renamed.variations[0].set[0].value(of: \.table.tableFooterView) == "last")
  }
}
