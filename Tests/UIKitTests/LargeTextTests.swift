import LayoutModel
import Testing

@testable import UIKit

/// Tables' texts at the accessibility sizes: they wrap, and rows and headers grow with them.
@MainActor struct LargeTextTests {
  /// Rows that are there already.
  final class Cells: NSObject, UITableViewDataSource {
    private let cells: [UITableViewCell]
    init(_ cells: [UITableViewCell]) { self.cells = cells }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      cells[indexPath.row]
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Settings of everything that there is in the world"
    }
  }

  /// A table of rows on a phone.
  private func table(
    _ cells: [UITableViewCell], at size: ContentSizeCategory? = .accessibilityExtraExtraExtraLarge,
    rowHeight: CGFloat = UITableView.automaticDimension
  ) throws -> UITableView {
    let source = Cells(cells)
    let window = try UIWindow(Conditions(device: "iphone-17", contentSizeCategory: size))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: window.bounds.width, height: 2000), style: .insetGrouped)
    table.rowHeight = rowHeight
    table.dataSource = source
    window.addSubview(table)
    window.layoutIfNeeded()
    Self.kept += [window, source]
    return table
  }

  /// Objects that tests keep: a table doesn't keep its window and its data source.
  private static var kept: [AnyObject] = []

  private func cell(_ style: UITableViewCell.CellStyle, _ title: String, _ detail: String? = nil) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = title
    cell.detailTextLabel?.text = detail
    return cell
  }

  /// Tells whether a label takes several lines, and all that it needs.
  private func isWrapped(_ label: UILabel) -> Bool {
    let needed = label.sizeThatFits(CGSize(width: label.frame.width, height: 0)).height
    return label.frame.height > 1.5 * label.font.lineHeight && needed <= label.frame.height + 0.5
  }

  @Test(arguments: [UITableViewCell.CellStyle.default, .value1, .value2, .subtitle])
  func textsOfStylesWrap(style: UITableViewCell.CellStyle) throws {
    let cell = cell(style, "Notifications of friends and family", "Only those that are marked as important")
    _ = try table([cell])
    let labels = [cell.textLabel, cell.detailTextLabel].compactMap(\.self)
    // Code reads the number of lines that it may set.
    #expect(labels.allSatisfy { $0.numberOfLines == 1 && isWrapped($0) })
    if labels.count == 2 { #expect(labels[1].frame.minY >= labels[0].frame.maxY - 0.5) }
    #expect(cell.frame.height >= labels.map(\.frame.height).reduce(0, +))
  }

  @Test func linesThatCodeSetsStay() throws {
    let cell = cell(.subtitle, "Notifications of friends and family", "One")
    cell.textLabel?.numberOfLines = 1
    _ = try table([cell])
    let label = try #require(cell.textLabel)
    #expect(label.frame.height > 0 && label.frame.height < 1.5 * 63)
  }

  @Test func rowsOfFixedHeightStay() throws {
    let cell = cell(.default, "Notifications of friends and family")
    _ = try table([cell], rowHeight: 44)
    #expect(cell.frame.height == 44)
  }

  @Test func capturedTextsWrap() throws {
    let cell = cell(.default, "Notifications of friends and family")
    let table = try table([cell])
    let scene = try Scene(capturing: table)
    let label = try #require(scene.rootViewController.view.firstLabel(showing: "Notifications of friends and family"))
    #expect(label.content.numberOfLines == 0)
  }

  @Test func headersGrowWithTheirText() throws {
    let table = try table([cell(.default, "One")])
    #expect(isWrapped(try #require(table.headerView(forSection: 0)?.textLabel)))
  }

  @Test(arguments: [
    (ContentSizeCategory?.none, [false, true]), (.accessibilityExtraExtraExtraLarge, [true, true]),
  ])
  func configuredTextsAreStacked(at size: ContentSizeCategory?, areStacked: [Bool]) throws {
    let cells = [("On", "1"), ("Notifications of friends", "Only those that are important")].map { text, detail in
      let cell = UITableViewCell()
      var content = UIListContentConfiguration.valueCell()
      (content.text, content.secondaryText) = (text, detail)
      cell.contentConfiguration = content
      return cell
    }
    _ = try table(cells, at: size)
    for (cell, isStacked) in zip(cells, areStacked) {
      let content = try #require(cell.contentView.subviews.first as? UIListContentView)
      let labels = content.subviews.compactMap { $0 as? UILabel }
      #expect((labels[1].frame.minY >= labels[0].frame.maxY - 0.5) == isStacked)
      #expect(labels[1].frame.maxY <= cell.frame.height)
    }
  }
}

extension View {
  /// The first label in a declared view that shows a text.
  fileprivate func firstLabel(showing text: String) -> View? {
    if content.text == text { return self }
    return subviews.lazy.compactMap { $0.firstLabel(showing: text) }.first
  }
}
