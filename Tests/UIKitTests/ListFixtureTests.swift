import Fixtures
import Foundation
import LayoutModel
import LayoutResolution
import LayoutSimulator
import Testing

@testable import UIKit

/// Declared tables and collections: the frames of rows, items and what is in them are those of their golden files, of the files and
/// of the same built of classes.
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
    var goldenCount = 0
    for path in Self.paths {
      let bytes = try [UInt8](Data(contentsOf: Self.package.appendingPathComponent(path)))
      guard let scene = try? Fixture.scene(from: bytes, name: path), Self.isOfLists(scene) else { continue }
      for orientation in [LayoutModel.InterfaceOrientation.portrait, .landscapeLeft] {
        let golden = Self.golden(of: path, in: orientation)
        goldenCount += golden.count
        if let difference = Self.difference(of: scene, golden, in: orientation) {
          other.append("\(path) \(orientation): \(difference)")
        } else {
          same += 1
        }
      }
    }
    #expect(other == [])
    #expect(same > 20)
    #expect(goldenCount > 200)
  }

  private static func isOfLists(_ scene: Scene) -> Bool {
    let controller = scene.rootViewController
    guard controller.childViewControllers.isEmpty, controller.presents.isEmpty, scene.events.isEmpty,
      [.viewController, .tableViewController, .collectionViewController].contains(controller.kind)
    else { return false }
    return hasList(controller.view)
  }

  private static func hasList(_ view: View) -> Bool {
    view.kind == .tableView || view.kind == .collectionView || view.subviews.contains { hasList($0) }
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

  /// The frames of a fixture's golden file in an orientation, by ids; none where it has none.
  private static func golden(of path: String, in orientation: LayoutModel.InterfaceOrientation) -> [String: Rect] {
    let golden = package.appendingPathComponent(String(path.dropLast(".json".count)) + ".golden.json")
    guard let data = try? Data(contentsOf: golden),
      let file = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let layouts = file["layouts"] as? [[String: Any]],
      let layout = layouts.first(where: { $0["requestedOrientation"] as? String == "\(orientation)" })
    else { return [:] }
    var frames: [String: Rect] = [:]
    for view in layout["views"] as? [[String: Any]] ?? [] {
      guard let id = view["id"] as? String, let numbers = view["frame"] as? [Double], numbers.count == 4 else {
        continue
      }
      frames[id] = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    return frames
  }

  private static func isFar(_ a: Rect, from b: Rect, by tolerance: Double) -> Bool {
    abs(a.x - b.x) > tolerance || abs(a.y - b.y) > tolerance || abs(a.width - b.width) > tolerance
      || abs(a.height - b.height) > tolerance
  }

  private static func difference(
    of scene: Scene, _ golden: [String: Rect], in orientation: LayoutModel.InterfaceOrientation
  ) -> String? {
    do {
      let conditions = Conditions(orientation: orientation)
      let kept = try scene.layout(under: conditions)
      for (id, frame) in golden.sorted(by: { $0.key < $1.key }) {
        guard let own = kept[id]?.frame, isFar(own, from: frame, by: 0.01) else { continue }
        return "\(id) of the file is \(own) and not \(frame)"
      }
      guard kept.window.traits.systemVersion.major >= 11, isSaid(scene.rootViewController.view) else { return nil }
      var asked = Conditions(orientation: kept.window.traits.interfaceOrientation)
      asked.contentSizeCategory = scene.userSettings.preferredContentSizeCategory
      asked.layoutDirection = scene.userSettings.layoutDirection
      let live = try LiveScene(scene, under: asked)
      let isOpen = kept.diagnostics.contains { [.ambiguousLayout, .unsatisfiableConstraints].contains($0.code) }
      guard !isOpen else { return nil }
      for (id, view) in live.views.sorted(by: { $0.key < $1.key }) where view !== live.root && view.window != nil {
        guard let expected = golden[id] ?? kept[id]?.frame, !isUnseen(view) else { continue }
        let found = Rect(view.frame)
        if isFar(found, from: expected, by: 0.4) { return "\(id) is \(found) and not \(expected)" }
      }
      return nil
    } catch is LiveScene.CannotBeSaid {
      return nil
    } catch {
      return "\(error)"
    }
  }
}
