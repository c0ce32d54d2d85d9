import LayoutModel
import Testing

@testable import UIKit

/// The heights that a delegate says for the headers of sections that show nothing, or a view, or a text.
@MainActor struct SectionHeightTests {
  /// Sections of one row.
  private class Rows: NSObject, UITableViewDataSource {
    var titles: [String?] = []
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      titles.indices.contains(section) ? titles[section] : nil
    }
  }
  /// The same with headers of a height.
  private final class Headers: Rows, UITableViewDelegate {
    var height: CGFloat = 0
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { height }
  }

  /// The tops of a grouped table's rows, which are 40 high.
  private func tops(_ rows: Rows, _ version: String, headers: CGFloat? = nil) throws -> [CGFloat] {
    let window = try UIWindow(Conditions(device: "iphone-8", systemVersion: SystemVersion(version)))
    let table = UITableView(frame: window.bounds, style: .grouped)
    table.dataSource = rows
    table.delegate = rows as? any UITableViewDelegate
    table.rowHeight = 40
    if let headers { table.sectionHeaderHeight = headers }
    window.addSubview(table)
    window.layoutIfNeeded()
    return (0..<2).map { table.rectForRow(at: IndexPath(row: 0, section: $0)).minY }
  }

  @Test(arguments: [("12.0", 35), ("15.0", 17.5)])
  func zeroIsTheSystemsOwn(_ version: String, _ first: Double) throws {
    #expect(try tops(Headers(), version) == tops(Rows(), version))
    #expect(try tops(Headers(), version).first == CGFloat(first))
  }

  @Test(arguments: ["10.0", "12.0", "15.0"])
  func leastHeightLeavesNoHeader(_ version: String) throws {
    let rows = Headers()
    rows.height = .leastNonzeroMagnitude
    // The first section's footer has room of its own.
    #expect(try tops(rows, version).map { $0.rounded(.down) } == [0, 40 + 17])
  }

  @Test(arguments: ["12.0", "15.0"])
  func heightsOfDelegatesAreWhole(_ version: String) throws {
    let rows = Headers()
    rows.height = 30
    #expect(try tops(rows, version) == [30, 30 + 40 + 17.5 + 30])
    rows.titles = ["First", "Second"]
    #expect(try tops(rows, version) == [30, 30 + 40 + 17.5 + 30])
  }

  /// An automatic height isn't the table's own, and a delegate that asks itself for another height has still answered.
  @Test func automaticHeights() throws {
    final class Automatic: Rows, UITableViewDelegate {
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        _ = self.tableView(tableView, heightForFooterInSection: section)
        return section == 0 ? UITableView.automaticDimension : 25
      }
    }
    let rows = Automatic()
    rows.titles = ["First", "Second"]
    let tops = try tops(rows, "15.0", headers: 50)
    #expect(tops[0] != 50 && tops[1] - tops[0] == 40 + 17.5 + 25)
  }
}
