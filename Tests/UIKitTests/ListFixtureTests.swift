import Fixtures
import Foundation
import LayoutModel
import LayoutResolution
import LayoutSimulator
import Testing

@testable import UIKit

/// Declared tables and collections, built of classes: the frames of rows, items and what is in them are those of the files.
@MainActor struct ListFixtureTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The package's fixtures of lists whose screen is one controller's.
  private static let paths: [String] = {
    let folder = package.appendingPathComponent("Fixtures")
    let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".json") && !$0.hasSuffix(".golden.json") && !$0.hasPrefix("Rejected") }.sorted()
      .map { "Fixtures/" + $0 }
  }()

  @Test func fixtures() throws {
    var (same, other): (Int, [String]) = (0, [])
    for path in Self.paths where Self.exceptions[path] == nil {
      let bytes = try [UInt8](Data(contentsOf: Self.package.appendingPathComponent(path)))
      guard let scene = try? Fixture.scene(from: bytes, name: path), Self.isSaidInLists(scene) else { continue }
      for orientation in [LayoutModel.InterfaceOrientation.portrait, .landscapeLeft] {
        if let difference = Self.difference(of: scene, in: orientation) {
          other.append("\(path) \(orientation): \(difference)")
        } else {
          same += 1
        }
      }
    }
    #expect(other == [])
    #expect(same > 20)
  }

  /// Fixtures that code can't say, and why.
  private static let exceptions: [String: String] = [:]

  private static func isSaidInLists(_ scene: Scene) -> Bool {
    let controller = scene.rootViewController
    guard controller.childViewControllers.isEmpty, controller.presents.isEmpty, scene.events.isEmpty,
      [.viewController, .tableViewController, .collectionViewController].contains(controller.kind)
    else { return false }
    return hasList(controller.view) && isSaid(controller.view)
  }

  private static func hasList(_ view: View) -> Bool {
    view.kind == .tableView || view.kind == .collectionView && view.collectionViewLayout != nil
      || view.subviews.contains { hasList($0) }
  }

  private static func isSaid(_ view: View) -> Bool {
    guard ![.navigationBar, .tabBar, .toolbar, .searchBar, .visualEffectView].contains(view.kind) else { return false }
    if view.kind == .tableViewCell, view.cell.style != nil { return false }
    if view.kind == .collectionView, view.collectionViewLayout == nil, !view.subviews.isEmpty { return false }
    return view.subviews.allSatisfy { isSaid($0) }
  }

  /// A Boolean that tells whether a view stands below rows that never showed, whose heights are estimates.
  private static func isUnseen(_ view: UIView) -> Bool {
    guard let table = view.superview as? UITableView else { return false }
    return view.frame.minY >= table.bounds.maxY
  }

  private static func difference(of scene: Scene, in orientation: LayoutModel.InterfaceOrientation) -> String? {
    do {
      let conditions = Conditions(orientation: orientation)
      let kept = try scene.layout(under: conditions)
      guard kept.window.traits.systemVersion.major >= 11 else { return nil }
      var asked = Conditions(orientation: kept.window.traits.interfaceOrientation)
      asked.contentSizeCategory = scene.userSettings.preferredContentSizeCategory
      asked.layoutDirection = scene.userSettings.layoutDirection
      let live = try LiveScene(scene, under: asked)
      let isOpen = kept.diagnostics.contains { [.ambiguousLayout, .unsatisfiableConstraints].contains($0.code) }
      guard !isOpen else { return nil }
      for (id, view) in live.views.sorted(by: { $0.key < $1.key }) where view !== live.root && view.window != nil {
        guard let expected = kept[id]?.frame, !Self.isUnseen(view) else { continue }
        let found = Rect(view.frame)
        let isFar =
          abs(found.x - expected.x) > 0.4 || abs(found.y - expected.y) > 0.4 || abs(found.width - expected.width) > 0.4
          || abs(found.height - expected.height) > 0.4
        if isFar { return "\(id) is \(found) and not \(expected)" }
      }
      return nil
    } catch is LiveScene.CannotBeSaid {
      return nil
    } catch {
      return "\(error)"
    }
  }
}
