import Testing
import UIKit

/// Changes of lists that are made together.
@MainActor @Suite("Closures of changes made together don't escape")
struct BatchUpdatesTests {
  private final class List: NSObject, UITableViewDataSource {
    var count = 1
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    override init() {
      super.init()
      table.dataSource = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }

    // Without a word of itself: a closure that escaped would have to say it.
    func add() {
      table.performBatchUpdates {
        count += 1
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
    }
  }

  @Test("They may name properties without self, and may be left out")
  func table() {
    let list = List()
    list.table.layoutIfNeeded()
    list.add()
    list.table.layoutIfNeeded()
    #expect(list.table.numberOfRows(inSection: 0) == 2)
    let none: (() -> Void)? = nil
    list.table.performBatchUpdates(none)
    list.table.performBatchUpdates(nil)
    #expect(list.table.numberOfRows(inSection: 0) == 2)
  }
}
