import LayoutModel
import LayoutResolution
import LayoutSimulator
import Testing

@testable import UIKit

/// Rows from right to left: as they stand, and as they are laid out anew once they are captured.
@MainActor struct MirroredRowTests {
  final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      if indexPath.row == 0 { cell.accessoryView = UISwitch() } else { cell.accessoryType = .disclosureIndicator }
      return cell
    }
  }

  @Test func contentStandsBesideAccessories() throws {
    let conditions = Conditions(device: "iphone-17", layoutDirection: .rightToLeft)
    let window = try UIWindow(conditions)
    let table = UITableView(frame: window.bounds)
    let rows = Rows()
    table.dataSource = rows
    window.addSubview(table)
    window.layoutIfNeeded()
    let live = table.visibleCells.map(\.contentView.frame)
    #expect(live.allSatisfy { $0.maxX == 402 && $0.minX > 20 })
    let scene = try Scene(capturing: table, in: conditions)
    let layout = try scene.layout(under: conditions)
    let tree = layout.controllers[0].layout.tree
    let contents = tree.viewIndices.filter { tree[$0].kind == .tableViewCellContentView }
    #expect(contents.count == 2)
    let frames = contents.map { layout.controllers[0].layout.frames[$0.position] }
    for frame in live { #expect(frames.contains { abs($0.x - Double(frame.minX)) < 0.4 }) }
    withExtendedLifetime(rows) {}
  }
}
