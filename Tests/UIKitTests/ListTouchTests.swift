import Foundation
import LayoutModel
import Testing

@testable import UIKit

extension RunningAppTests {
  /// Fingers on rows and items.
  @MainActor @Suite(.serialized) struct ListTouchTests {
    private final class Rows: UITableViewController {
      var told: [String] = []
      let button = UIButton(frame: CGRect(x: 10, y: 300, width: 100, height: 44))

      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.addSubview(button)
        button.addAction(UIAction { [unowned self] _ in told.append("button") }, for: .touchUpInside)
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
        cell.textLabel?.text = "Row \(path.row)"
        if path.row == 2 { cell.accessoryType = .detailButton }
        return cell
      }
      override func tableView(_ tableView: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool { path.row != 1 }
      override func tableView(_ tableView: UITableView, didHighlightRowAt path: IndexPath) {
        told.append("highlight \(path.row)")
      }
      override func tableView(_ tableView: UITableView, didUnhighlightRowAt path: IndexPath) {
        told.append("unhighlight \(path.row)")
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        told.append("select \(path.row)")
      }
      override func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) {
        told.append("deselect \(path.row)")
      }
      override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith path: IndexPath) {
        told.append("accessory \(path.row)")
      }
      override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
      ) -> UISwipeActionsConfiguration? {
        guard path.row == 0 else { return nil }
        return UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .normal, title: "Flag") { [unowned self] _, _, done in
            told.append("flag")
            done(true)
          }
        ])
      }
      override func tableView(
        _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
      ) { told.append("commit \(style.rawValue) \(path.row)") }
    }

    private func run(_ rows: Rows) throws -> RunningApp {
      try RunningApp(
        in: Conditions(device: "iphone-5s", systemVersion: SystemVersion(major: 7, minor: 1)), showing: { rows })
    }

    private func middle(_ view: UIView?) throws -> CGPoint {
      let view = try #require(view)
      return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil as UIView?)
    }

    @Test func rowsAreChosen() throws {
      let rows = Rows()
      let app = try run(rows)
      app.tap(at: try middle(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0))))
      #expect(rows.told == ["highlight 0", "unhighlight 0", "select 0"])
      rows.told = []
      app.tap(at: try middle(rows.tableView.cellForRow(at: IndexPath(row: 2, section: 0))?.textLabel))
      #expect(rows.told == ["highlight 2", "unhighlight 2", "deselect 0", "select 2"])
      rows.told = []
      app.tap(at: try middle(rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0))))
      #expect(rows.told.isEmpty)
      app.tap(at: try middle(rows.button))
      #expect(rows.told == ["button"])
    }

    @Test func accessoriesAreTapped() throws {
      let rows = Rows()
      let app = try run(rows)
      let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
      app.tap(at: cell.convert(CGPoint(x: cell.bounds.maxX - 20, y: 20), to: nil as UIView?))
      #expect(rows.told == ["accessory 2"])
    }

    @Test func rowsAreSwiped() throws {
      let rows = Rows()
      let app = try run(rows)
      let window = CapturedWindow(of: app.window)
      #expect(!window.swipe("Row 0", isTowardTrailing: true))
      #expect(window.swipe("Row 0", isTowardTrailing: false))
      app.tap(try #require(CapturedWindow(of: app.window).view(named: "Flag")))
      #expect(rows.told == ["flag"])
      #expect(CapturedWindow(of: app.window).view(named: "Flag") == nil)
      #expect(window.swipe("Row 1", isTowardTrailing: false))
      app.tap(try #require(CapturedWindow(of: app.window).view(named: "Delete")))
      #expect(rows.told == ["flag", "commit 1 1"])
    }

    /// A touch elsewhere takes the buttons away, and nothing else happens.
    @Test func aTouchElsewhereEndsASwipe() throws {
      let rows = Rows()
      let app = try run(rows)
      #expect(CapturedWindow(of: app.window).swipe("Row 1", isTowardTrailing: false))
      app.tap(at: try middle(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0))))
      #expect(rows.told.isEmpty)
      #expect(CapturedWindow(of: app.window).view(named: "Delete") == nil)
    }

    private final class Items: UICollectionViewController {
      var told: [String] = []

      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      }
      override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
      }
      override func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
        told.append("select \(path.item)")
      }
      override func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
        told.append("deselect \(path.item)")
      }
    }

    @Test func itemsAreChosen() throws {
      let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
      let app = try RunningApp(in: Conditions(device: "iphone-17"), showing: { items })
      for item in [0, 2] {
        app.tap(at: try middle(items.collectionView.cellForItem(at: IndexPath(item: item, section: 0))))
      }
      #expect(items.told == ["select 0", "deselect 0", "select 2"])
    }
  }
}
