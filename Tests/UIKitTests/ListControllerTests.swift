import LayoutModel
import Testing

@testable import UIKit

/// Controllers of tables and collections, written as apps write them.
@MainActor struct ListControllerTests {
  final class Fruit: UITableViewController {
    var chosen: [Int] = []
    let names = ["Apple", "Pear", "Plum"]

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath.row)
    }
    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      indexPath.row == 2 ? nil : indexPath
    }
  }

  @Test func tables() throws {
    let window = try UIWindow(Conditions(device: "iphone-17"))
    let controller = Fruit(style: .insetGrouped)
    window.rootViewController = controller
    window.layoutIfNeeded()
    let table = try #require(controller.tableView)
    #expect(table.visibleCells.compactMap(\.textLabel?.text) == ["Apple", "Pear", "Plum"])
    #expect(table.visibleCells.allSatisfy { $0.frame.minX == 20 && $0.frame.width == 362 })
    // The content begins below the safe area of 62.
    #expect(table.contentOffset.y == -62)
    #expect(table.tapRow(at: IndexPath(row: 1, section: 0)))
    #expect(!table.tapRow(at: IndexPath(row: 2, section: 0)))
    #expect(controller.chosen == [1])
    #expect(table.indexPathForSelectedRow?.row == 1)
    table.setEditing(true, animated: false)
    window.layoutIfNeeded()
    #expect(table.visibleCells.first?.contentView.frame.minX == 38)
  }

  /// A controller that leaves some heights and headers to its superclass.
  final class Heights: UITableViewController {
    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row == 1 ? 90 : super.tableView(tableView, heightForRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      section == 1 ? 33 : super.tableView(tableView, heightForHeaderInSection: section)
    }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      section == 1 ? UIView() : super.tableView(tableView, viewForHeaderInSection: section)
    }
  }

  @Test func heightsLeftToTheSuperclass() throws {
    let window = try UIWindow(Conditions(device: "iphone-17"))
    let controller = Heights(style: .plain)
    controller.tableView.rowHeight = 50
    controller.tableView.sectionHeaderTopPadding = 0
    window.rootViewController = controller
    window.layoutIfNeeded()
    let table = try #require(controller.tableView)
    #expect((0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height } == [50, 90, 50])
    #expect(table.rectForHeader(inSection: 0).height == 0)
    #expect(table.rectForHeader(inSection: 1).height == 33)
    #expect(table.contentSize.height == 413.0)
  }

  @Test func choosingWhileEditing() throws {
    let window = try UIWindow(Conditions(device: "iphone-17"))
    let controller = Squares()
    window.rootViewController = controller
    window.layoutIfNeeded()
    let collection = try #require(controller.collectionView)
    collection.isEditing = true
    collection.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == [])
    collection.allowsSelectionDuringEditing = true
    collection.allowsMultipleSelectionDuringEditing = true
    for item in 1...2 {
      collection.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    #expect(collection.indexPathsForSelectedItems?.map(\.item) == [1, 2])
  }

  final class Squares: UICollectionViewController {
    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 80, height: 80)
      super.init(collectionViewLayout: layout)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "square")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 7 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "square", for: indexPath)
    }
  }

  @Test func collections() throws {
    let window = try UIWindow(Conditions(device: "iphone-17"))
    let controller = Squares()
    window.rootViewController = controller
    window.layoutIfNeeded()
    let collection = try #require(controller.collectionView)
    #expect(collection.visibleCells.count == 7)
    #expect(collection.cellForItem(at: IndexPath(item: 4, section: 0))?.frame.origin == CGPoint(x: 0, y: 90))
    #expect(collection.tapItem(at: IndexPath(item: 3, section: 0)))
    #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
  }
}
