import Testing

@testable import UIKit

/// Snapshots, and what they change of tables and collections.
@MainActor struct DiffableTests {
  private func snapshot(_ sections: [(String, [Int])]) -> NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  @Test func snapshots() {
    var snapshot = snapshot([("a", [1, 2, 3]), ("b", [4])])
    snapshot.moveItem(4, beforeItem: 2)
    snapshot.deleteItems([3])
    snapshot.insertItems([7, 8], afterItem: 1)
    snapshot.moveSection("b", beforeSection: "a")
    #expect(snapshot.sectionIdentifiers == ["b", "a"])
    #expect(snapshot.itemIdentifiers == [1, 7, 8, 4, 2])
    #expect(snapshot.indexOfItem(8) == 2)
    #expect(snapshot.sectionIdentifier(containingItem: 4) == "a")
    #expect(snapshot.numberOfItems(inSection: "b") == 0)
  }

  @Test func trees() {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["fruit", "bread"])
    tree.append(["apple", "pear"], to: "fruit")
    #expect(tree.items == ["fruit", "apple", "pear", "bread"])
    #expect(tree.visibleItems == ["fruit", "bread"])
    tree.expand(["fruit"])
    #expect(tree.visibleItems == tree.items)
    #expect(tree.level(of: "pear") == 1 && tree.parent(of: "pear") == "fruit")
    tree.delete(["fruit"])
    #expect(tree.items == ["bread"])
  }

  @Test func treesOfOneItemTwice() async {
    await #expect(processExitsWith: .failure) {
      var tree = NSDiffableDataSourceSectionSnapshot<Int>()
      tree.append([1, 2, 1])
    }
    await #expect(processExitsWith: .failure) {
      var tree = NSDiffableDataSourceSectionSnapshot<Int>()
      tree.append([1])
      tree.insert([1], before: 1)
    }
    await #expect(processExitsWith: .failure) {
      var (tree, other) = (NSDiffableDataSourceSectionSnapshot<Int>(), NSDiffableDataSourceSectionSnapshot<Int>())
      tree.append([1, 2])
      other.append([2])
      tree.insert(other, after: 1)
    }
  }

  @Test func unknownItemsOfTrees() async {
    await #expect(processExitsWith: .failure) {
      var tree = NSDiffableDataSourceSectionSnapshot<Int>()
      tree.expand([7])
    }
    await #expect(processExitsWith: .failure) {
      var tree = NSDiffableDataSourceSectionSnapshot<Int>()
      tree.replace(childrenOf: 7, using: tree)
    }
  }

  @Test func treesOfSections() {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 500), collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) { collection, path, _ in
      collection.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    }
    for (section, parent) in [("a", 1), ("b", 10)] {
      var tree = NSDiffableDataSourceSectionSnapshot<Int>()
      tree.append([parent])
      tree.append([parent + 1, parent + 2], to: parent)
      source.apply(tree, to: section, animatingDifferences: false)
    }
    #expect(source.snapshot(for: "a").items == [1, 2, 3] && source.snapshot(for: "a").visibleItems == [1])
    #expect(source.snapshot(for: "b").level(of: 12) == 1)
  }

  @Test func everyChangeIsShown() async throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
      let cell = UITableViewCell()
      cell.tag = item
      return cell
    }
    table.rowHeight = 20
    table.layoutIfNeeded()
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      var items = Array(0..<12).shuffled(using: &generator).prefix(Int.random(in: 0...12))[...]
      let sections = ["a", "b", "c", "d"].shuffled(using: &generator).prefix(Int.random(in: 1...4))
      let wanted = sections.map { section -> (String, [Int]) in
        let own = items.prefix(Int.random(in: 0...6))
        items = items.dropFirst(own.count)
        return (section, Array(own))
      }
      await source.apply(snapshot(wanted))
      table.layoutIfNeeded()
      #expect(table.visibleCells.map(\.tag) == wanted.flatMap(\.1))
      #expect(table.numberOfSections == wanted.count)
    }
  }
}
