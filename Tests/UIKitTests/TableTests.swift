import LayoutModel
import Testing

@testable import UIKit

/// Tables: rows and their heights, what exists of them, headers, choosing and scrolling.
@MainActor struct TableTests {
  /// A row whose label's margins give its height.
  final class LabelCell: UITableViewCell {
    let label = UILabel()
    private(set) var reuses = 0

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      let margins = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        label.topAnchor.constraint(equalTo: margins.topAnchor),
        label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      ])
    }
    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  /// Rows of texts, in sections.
  final class Texts: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [[String]]
    var titles: [String?] = []
    var rowHeight: ((IndexPath) -> CGFloat)?
    var events: [String] = []
    private(set) var cellCount = 0

    init(_ sections: [[String]]) { self.sections = sections }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      cellCount += 1
      let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
      (cell as? LabelCell)?.label.text = sections[indexPath.section][indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      titles.indices.contains(section) ? titles[section] : nil
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      rowHeight?(indexPath) ?? tableView.rowHeight
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      events.append("will \(indexPath.section).\(indexPath.row)")
    }
  }

  private func table(
    _ texts: Texts, _ style: UITableView.Style = .plain, device: String = "iphone-17"
  ) throws -> UITableView {
    let window = try UIWindow(Conditions(device: device))
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: window.bounds.width, height: 700), style: style)
    table.register(LabelCell.self, forCellReuseIdentifier: "text")
    table.dataSource = texts
    table.delegate = texts
    window.addSubview(table)
    window.layoutIfNeeded()
    Self.kept += [window, texts]
    return table
  }

  /// Objects that tests keep: a table doesn't keep its window and its data source.
  private static var kept: [AnyObject] = []

  private func frames(of table: UITableView) -> [CGRect] { table.visibleCells.map(\.frame) }

  // MARK: Rows

  @Test func rowsOfConstraints() throws {
    let texts = Texts([["one", "two", "three"]])
    let table = try table(texts)
    // A line of 20.333 points within margins of 15, as iOS 26 has them; 20 at the sides.
    let height = 20 + 1.0 / 3 + 30
    #expect(table.visibleCells.count == 3)
    for (index, frame) in frames(of: table).enumerated() {
      #expect(frame.minX == 0 && frame.width == 402)
      #expect(abs(frame.minY - height * Double(index)) < 0.01 && abs(frame.height - height) < 0.01)
    }
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? LabelCell)
    #expect(cell.contentView.frame == cell.bounds)
    #expect(cell.label.frame.minX == 20 && cell.label.frame.minY == 15 && cell.label.frame.width == 362)
    #expect(abs(table.contentSize.height - 3 * height) < 0.01)
    #expect(texts.events == ["will 0.0", "will 0.1", "will 0.2"])
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 60)) == IndexPath(row: 1, section: 0))
    #expect(table.indexPath(for: cell) == IndexPath(row: 1, section: 0))
  }

  @Test func onlyVisibleRowsExist() throws {
    let texts = Texts([Array(repeating: "row", count: 100_000)])
    let table = try table(texts)
    let first = texts.cellCount
    #expect(first < 25)
    #expect(table.heights.byteCount < 100 * 100_000)
    table.scrollToRow(at: IndexPath(row: 99_999, section: 0), at: .bottom, animated: false)
    table.layoutIfNeeded()
    #expect(texts.cellCount < 4 * first)
    #expect(table.visibleCells.count < 25)
    #expect(table.indexPathsForVisibleRows?.last == IndexPath(row: 99_999, section: 0))
    let last = table.rectForRow(at: IndexPath(row: 99_999, section: 0))
    #expect(abs(last.maxY - table.bounds.maxY) < 0.5)
    #expect(abs(table.contentSize.height - last.maxY) < 0.01)
    #expect(table.heights.byteCount < 100_000)
  }

  @Test func rowsAreReused() throws {
    let texts = Texts([Array(repeating: "row", count: 200)])
    let table = try table(texts)
    for step in 1...50 {
      table.contentOffset.y = CGFloat(step) * 100
      table.layoutIfNeeded()
    }
    let cells = table.visibleCells.compactMap { $0 as? LabelCell }
    #expect(cells.contains { $0.reuses > 0 })
    #expect(table.subviews.count < 30)
  }

  @Test func heightsOfDelegates() throws {
    let texts = Texts([["one", "two", "three"]])
    texts.rowHeight = { CGFloat(30 + 10 * $0.row) }
    let table = try table(texts)
    #expect(frames(of: table).map(\.height) == [30, 40, 50])
    #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)) == CGRect(x: 0, y: 70, width: 402, height: 50))
    #expect(table.contentSize.height == 120)
  }

  @Test func fixedHeights() throws {
    let texts = Texts([Array(repeating: "row", count: 1000)])
    let table = try table(texts)
    texts.rowHeight = nil
    table.rowHeight = 60
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 10, section: 0)).minY >= 600 - 200)
    #expect(frames(of: table).allSatisfy { $0.height == 60 })
  }

  @Test func rowsThatWrap() throws {
    let words = String(repeating: "word ", count: 40)
    let table = try table(Texts([["one", words]]))
    let tall = frames(of: table)[1].height
    #expect(tall > 100)
    table.frame.size.width = 200
    table.superview?.layoutIfNeeded()
    #expect(frames(of: table)[1].height > tall * 1.5)
    #expect(frames(of: table)[1].width == 200)
  }

  // MARK: Sections

  @Test func headersOfTexts() throws {
    let texts = Texts([["one"], ["two"]])
    texts.titles = ["First", "Second"]
    texts.rowHeight = { _ in 40 }
    let table = try table(texts)
    // 22 above each header of 28, as files have it.
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 402, height: 28))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == CGFloat(22 + 28 + 40 + 22 + 28))
    let header = try #require(table.headerView(forSection: 1))
    #expect(header.textLabel?.text == "Second")
    #expect(header.textLabel?.frame.minX == 20)
  }

  @Test func groupedTablesLeaveRoom() throws {
    let texts = Texts([["one"], ["two"]])
    texts.rowHeight = { _ in 40 }
    let table = try table(texts, .insetGrouped)
    #expect(
      frames(of: table) == [
        CGRect(x: 20, y: 17.5, width: 362, height: 40), CGRect(x: 20, y: 17.5 + 40 + 35, width: 362, height: 40),
      ])
    #expect(table.contentSize.height == CGFloat(150))
  }

  @Test func headersStayAtTheTop() throws {
    let texts = Texts([Array(repeating: "row", count: 50), ["two"]])
    texts.titles = ["First", "Second"]
    texts.rowHeight = { _ in 40 }
    let table = try table(texts)
    table.contentOffset.y = 400
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 400)
  }

  @Test func endsOfTables() throws {
    let texts = Texts([["one"]])
    texts.rowHeight = { _ in 40 }
    let table = try table(texts)
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    table.layoutIfNeeded()
    #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 402, height: 70))
    #expect(frames(of: table).first?.minY == 70)
    #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 110, width: 402, height: 30))
    #expect(table.contentSize.height == 140)
  }

  // MARK: Changes

  @Test func rowsComeAndGo() throws {
    let texts = Texts([["a", "b", "c"]])
    texts.rowHeight = { _ in 40 }
    let table = try table(texts)
    let kept = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
    table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    texts.sections[0] = ["x", "b", "c", "y"]
    table.performBatchUpdates {
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      table.insertRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 3, section: 0)], with: .automatic)
    }
    #expect(table.visibleCells.compactMap { ($0 as? LabelCell)?.label.text } == ["x", "b", "c", "y"])
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === kept)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    texts.sections.insert(["s"], at: 0)
    table.insertSections([0], with: .none)
    #expect(table.indexPath(for: kept) == IndexPath(row: 2, section: 1))
    texts.sections[1].swapAt(0, 3)
    table.beginUpdates()
    table.moveRow(at: IndexPath(row: 0, section: 1), to: IndexPath(row: 3, section: 1))
    table.moveRow(at: IndexPath(row: 3, section: 1), to: IndexPath(row: 0, section: 1))
    table.endUpdates()
    #expect(table.visibleCells.compactMap { ($0 as? LabelCell)?.label.text } == ["s", "y", "b", "c", "x"])
  }

  @Test func rowsGrowWithTheirContent() throws {
    let texts = Texts([["one", "two"]])
    let table = try table(texts)
    let former = frames(of: table)[0].height
    texts.sections[0][0] = String(repeating: "word ", count: 40)
    table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(frames(of: table)[0].height > former)
    #expect(frames(of: table)[1].minY == frames(of: table)[0].maxY)
  }

  // MARK: Standard styles

  @Test func standardStyles() throws {
    final class Styles: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let style: UITableViewCell.CellStyle = [.default, .value1, .subtitle][indexPath.row]
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Detail"
        if indexPath.row == 1 { cell.accessoryType = .disclosureIndicator }
        return cell
      }
    }
    let styles = Styles()
    let window = try UIWindow(Conditions(device: "iphone-17"))
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: window.bounds.width, height: 700))
    table.dataSource = styles
    window.addSubview(table)
    window.layoutIfNeeded()
    let cells = table.visibleCells
    // The third is as high as both texts and a line of the title's font.
    let third: CGFloat = 167.0 / 3
    #expect(cells.map(\.frame.height) == [51, 51, third])
    #expect(cells[0].textLabel?.frame.minX == 20)
    #expect(cells[0].contentView.frame.width == 402)
    // Beside an indicator of 10.5 and the margin of 20; texts end 8 points before that.
    #expect(abs(cells[1].contentView.frame.width - (402 - 30.5)) < 0.4)
    #expect(abs((cells[1].detailTextLabel?.frame.maxX ?? 0) - (402 - 38.5)) < 0.4)
    #expect((cells[2].detailTextLabel?.frame.minY ?? 0) > (cells[2].textLabel?.frame.minY ?? 0))
  }

  @Test func contentConfigurations() throws {
    final class Configured: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        var content = cell.defaultContentConfiguration()
        content.text = "Title"
        if indexPath.row == 1 { content.secondaryText = "Detail" }
        cell.contentConfiguration = content
        return cell
      }
    }
    let configured = Configured()
    let window = try UIWindow(Conditions(device: "iphone-17"))
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: window.bounds.width, height: 700))
    table.dataSource = configured
    window.addSubview(table)
    window.layoutIfNeeded()
    let cells = table.visibleCells
    #expect(cells[0].frame.height == 51)
    let content = try #require(cells[0].contentView.subviews.first as? UIListContentView)
    #expect(content.frame == cells[0].contentView.bounds)
    let label = try #require(content.subviews.compactMap { $0 as? UILabel }.first)
    #expect(label.frame.minX == 20)
    #expect(cells[1].frame.height > 51)
  }
}
