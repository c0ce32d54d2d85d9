import Foundation
import Testing

@testable import UIKit

/// The mistakes for which tables and collections stop a program, in UIKit's words.
struct ListMisuseTests {
  /// Rows that are added behind the table's back.
  @MainActor final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var count = 3
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
  }

  private func says(_ result: ExitTest.Result?, _ words: String) -> Bool {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).contains(words)
  }

  @Test func wrongCountsOfRows() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let (rows, table) = (Rows(), UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500)))
      table.dataSource = rows
      table.layoutIfNeeded()
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    #expect(
      says(
        result,
        "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after the update (3) must be equal to the number of rows contained in that section before the update (3), plus or minus the number of rows inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out)."
      ))
  }

  @Test func wrongCountsOfItems() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let rows = Rows()
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 500), collectionViewLayout: UICollectionViewFlowLayout())
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      collection.dataSource = rows
      collection.layoutIfNeeded()
      rows.count = 5
      collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
    #expect(says(result, "Invalid update: invalid number of items in section 0."))
  }

  @Test func dequeueWithoutRegistration() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = UITableView().dequeueReusableCell(withIdentifier: "row", for: IndexPath(row: 0, section: 0))
    }
    #expect(
      says(
        result,
        "unable to dequeue a cell with identifier row - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
      ))
    let other = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      _ = collection.dequeueReusableCell(withReuseIdentifier: "item", for: IndexPath(item: 0, section: 0))
    }
    #expect(says(other, "could not dequeue a view of kind: UICollectionElementKindCell with identifier item"))
  }

  @Test func sectionsThatArentThere() async {
    let moved = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let (rows, table) = (Rows(), UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500)))
      table.dataSource = rows
      table.layoutIfNeeded()
      table.moveSection(7, toSection: 0)
    }
    #expect(says(moved, "attempt to move section 7 to 0"))
    let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a", "a"])
    }
    #expect(says(twice, "Section identifier count does not match"))
  }

  @Test @MainActor func rowsBelowZero() {
    let (rows, table) = (Rows(), UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500)))
    table.dataSource = rows
    table.layoutIfNeeded()
    #expect(table.rect(forSection: -1) == .zero)
    #expect(table.indexPathsForRows(in: .infinite)?.count == 3)
  }

  @Test func rowsOutOfReach() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let (rows, table) = (Rows(), UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500)))
      table.dataSource = rows
      table.scrollToRow(at: IndexPath(row: 7, section: 0), at: .top, animated: false)
    }
    #expect(says(result, "Attempted to scroll the table view to an out-of-bounds row (7) when there are only 3 rows"))
  }

  @Test func endlessReload() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
      final class Restless: UITableView {
        override func layoutSubviews() {
          super.layoutSubviews()
          reloadData()
        }
      }
      let (rows, table) = (Rows(), Restless(frame: CGRect(x: 0, y: 0, width: 300, height: 500)))
      table.dataSource = rows
      table.layoutIfNeeded()
      exit(0)
    }
    #expect(says(result, "[LayoutLoop] Restless"))
  }
}
