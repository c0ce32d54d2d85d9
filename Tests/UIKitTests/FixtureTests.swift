import Fixtures
import Foundation
import LayoutModel
import LayoutResolution
import LayoutSimulator
import Testing

@testable import UIKit

/// Declared screens built of views in code: their frames are those of the files.
@MainActor struct FixtureTests {
  /// Where the package is.
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The package's fixtures, by their paths.
  private static let fixtures: [String] = {
    let folder = package.appendingPathComponent("Fixtures")
    let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".json") && !$0.hasSuffix(".golden.json") && !$0.hasPrefix("Rejected") }.sorted()
      .map { "Fixtures/" + $0 }
  }()

  /// Those of the package that views and constraints say are laid out as their files are.
  @Test func fixtures() throws {
    var (same, other): (Int, [String]) = (0, [])
    for path in Self.fixtures {
      guard let scene = try? Self.scene(at: path), Self.isSaidInViews(scene) else { continue }
      for orientation in [LayoutModel.InterfaceOrientation.portrait, .landscapeLeft] {
        switch Self.difference(of: scene, in: orientation) {
        case nil: same += 1
        case let difference?: other.append("\(path) \(orientation): \(difference)")
        }
      }
    }
    print("same \(same)")
    for line in other { print(line) }
    #expect(other == [])
  }

  private static func scene(at path: String) throws -> Scene {
    let bytes = try [UInt8](Data(contentsOf: package.appendingPathComponent(path)))
    return try Fixture.scene(from: bytes, name: path)
  }

  /// A screen of one controller of no container, whose views have no content but their own.
  private static func isSaidInViews(_ scene: Scene) -> Bool {
    let controller = scene.rootViewController
    guard controller.kind == .viewController, controller.childViewControllers.isEmpty, controller.presents.isEmpty,
      scene.events.isEmpty, case .named? = scene.device
    else { return false }
    return isSaid(controller.view)
  }

  private static func isSaid(_ view: View) -> Bool {
    switch view.kind {
    case .tableView, .collectionView, .tableViewCell, .navigationBar, .tabBar, .toolbar, .searchBar, .visualEffectView:
      false
    default: view.subviews.allSatisfy { isSaid($0) }
    }
  }

  private static func difference(of scene: Scene, in orientation: LayoutModel.InterfaceOrientation) -> String? {
    do {
      let conditions = Conditions(orientation: orientation)
      let kept = try scene.layout(under: conditions)
      guard kept.layout[kept.layout.tree.root].frame.origin == .zero, kept.window.traits.systemVersion.major >= 11 else { return nil }
      var asked = Conditions(orientation: kept.window.traits.interfaceOrientation)
      asked.contentSizeCategory = scene.userSettings.preferredContentSizeCategory
      asked.layoutDirection = scene.userSettings.layoutDirection
      let live = try LiveScene(scene, under: asked)
      for (id, view) in live.views.sorted(by: { $0.key < $1.key }) {
        guard let expected = kept[id]?.frame else { continue }
        let frame = view === live.root ? CGRect(origin: .zero, size: view.frame.size) : view.frame
        guard Rect(frame).differs(from: expected) else { continue }
        return "\(id) is \(Self.words(Rect(frame))) and not \(Self.words(expected))"
      }
      return nil
    } catch is LiveScene.CannotBeSaid {
      return nil
    } catch {
      return "\(error)"
    }
  }

  private static func words(_ frame: Rect) -> String { "\(frame.x), \(frame.y), \(frame.width), \(frame.height)" }
}

extension Rect {
  fileprivate func differs(from other: Rect) -> Bool {
    abs(x - other.x) > 0.01 || abs(y - other.y) > 0.01 || abs(width - other.width) > 0.01
      || abs(height - other.height) > 0.01
  }
}
