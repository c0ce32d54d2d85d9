import Fixtures
import Foundation
import LayoutModel
import LayoutResolution
import LayoutSimulator
import ScreenAnswers
import Testing

@testable import UIKit

/// Declared screens built of views in code: their frames are those of the files.
@MainActor struct FixtureTests {
  /// Where the package is.
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The package's fixtures, by their paths.
  static let fixturePaths: [String] = {
    let folder = package.appendingPathComponent("Fixtures")
    let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".json") && !$0.hasSuffix(".golden.json") && !$0.hasPrefix("Rejected") }.sorted()
      .map { "Fixtures/" + $0 }
  }()

  /// Those of the package that views and constraints say are laid out as their files are.
  @Test func fixtures() throws {
    var (same, other): (Int, [String]) = (0, [])
    for path in Self.fixturePaths {
      guard let scene = try? Self.scene(at: path), Self.isSaidInViews(scene), !Self.exceptions.keys.contains(path)
      else { continue }
      for orientation in [LayoutModel.InterfaceOrientation.portrait, .landscapeLeft] {
        switch Self.difference(of: scene, in: orientation) {
        case nil: same += 1
        case let difference?: other.append("\(path) \(orientation): \(difference)")
        }
      }
    }
    #expect(other == [])
    #expect(same > 150)
  }

  /// What is captured of live views and laid out as a file has their frames.
  @Test func capture() throws {
    var (count, other): (Int, [String]) = (0, [])
    for path in Self.fixturePaths {
      guard let scene = try? Self.scene(at: path), Self.isSaidInViews(scene), Self.isSettled(scene),
        !Self.exceptions.keys.contains(path)
      else { continue }
      guard let live = try? LiveScene(scene, under: Conditions(orientation: .portrait)) else { continue }
      count += 1
      if let difference = Self.difference(ofCaptured: live) { other.append("\(path): \(difference)") }
    }
    #expect(other == [])
    #expect(count > 80)
  }

  private static func difference(ofCaptured live: LiveScene) -> String? {
    do {
      let captured = try Scene(capturing: live.root, in: live.window.environment, withPlaces: true)
      let line = ScreenAnswer.screen(CapturedScreen(scene: captured, reads: .all, stays: [])).line()
      guard case .screen(let arrived)? = try ScreenAnswer(line, face: FontShape.face),
        arrived.scene.rootViewController == captured.rootViewController
      else { return "it arrives otherwise than it was sent" }
      let layout = try captured.layout(under: Conditions(orientation: .portrait))
      let names = ViewNames(of: live.root)
      for (id, view) in live.views.sorted(by: { $0.key < $1.key }) where view !== live.root {
        guard let frame = layout[names.name(of: view)]?.frame, Rect(view.frame).differs(from: frame) else { continue }
        return "\(id) is \(words(frame)) and not \(words(Rect(view.frame)))"
      }
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// Frames that real UIKit computed, in the folder that `LAYOUT_VECTORS` names.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["LAYOUT_VECTORS"] != nil)) func vectors() throws {
    let folder = URL(fileURLWithPath: ProcessInfo.processInfo.environment["LAYOUT_VECTORS"] ?? "")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
      .sorted()
    var (count, other): (Int, [String]) = (0, [])
    for name in names {
      let file = try JSONSerialization.jsonObject(with: Data(contentsOf: folder.appendingPathComponent(name)))
      guard let file = file as? [String: Any] else { continue }
      for vector in file["vectors"] as? [[String: Any]] ?? [file] {
        for entry in vector["cases"] as? [[String: Any]] ?? [] {
          count += 1
          if let difference = Self.difference(of: vector, in: entry) { other.append("\(name): \(difference)") }
        }
      }
    }
    #expect(other == [])
    #expect(count > 100)
  }

  /// The difference of the frames that views in code get from those that a vector expects of one case.
  private static func difference(of vector: [String: Any], in entry: [String: Any]) -> String? {
    guard var fixture = vector["fixture"] as? [String: Any], let expected = entry["expected"] as? [String: [Double]]
    else {
      return nil
    }
    var device = entry["device"] as? [String: Any]
    device?["name"] = nil
    fixture["device"] = device
    if let category = vector["contentSizeCategory"] as? String {
      let words = category.split(separator: "-")
      fixture["preferredContentSizeCategory"] = words.prefix(1).joined() + words.dropFirst().map(\.capitalized).joined()
    }
    do {
      let data = try JSONSerialization.data(withJSONObject: fixture)
      let scene = try Fixture.scene(from: [UInt8](data), name: "vector")
      let orientation =
        LayoutModel.InterfaceOrientation.allCases.first { "\($0)" == entry["orientation"] as? String } ?? .portrait
      let live = try LiveScene(scene, under: Conditions(orientation: orientation))
      for (id, numbers) in expected.sorted(by: { $0.key < $1.key }) where numbers.count == 4 {
        guard let view = live.views[id] else { continue }
        let wanted = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        if Rect(view.frame).differs(from: wanted) {
          return "\(scene.name) \(orientation): \(id) is \(words(Rect(view.frame))) and not \(words(wanted))"
        }
      }
      return nil
    } catch {
      return "\(error)"
    }
  }

  static func scene(at path: String) throws -> Scene {
    let bytes = try [UInt8](Data(contentsOf: package.appendingPathComponent(path)))
    return try Fixture.scene(from: bytes, name: path)
  }

  /// Fixtures whose frames code gets otherwise, and why.
  static let exceptions = [
    "Fixtures/Masks/grow-by-55.json": "a file's frames are rounded to pixels, a mask's in code aren't",
    "Fixtures/Text/character-wrapping.json": "views that stand in for any class have no look, as a label's mode is",
  ]

  /// Tells whether constraints settle a screen of its own, without a conflict, on a system of safe areas.
  static func isSettled(_ scene: Scene) -> Bool {
    guard let layout = try? scene.layout(under: Conditions(orientation: .portrait)) else { return false }
    return layout.window.traits.systemVersion.major >= 11
      && !layout.diagnostics.contains { [.ambiguousLayout, .unsatisfiableConstraints].contains($0.code) }
  }

  /// A screen of one controller of no container, whose views have no content but their own.
  static func isSaidInViews(_ scene: Scene) -> Bool {
    let controller = scene.rootViewController
    guard controller.kind == .viewController, controller.childViewControllers.isEmpty, controller.presents.isEmpty,
      scene.events.isEmpty, scene.device != nil
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
      guard kept.layout[kept.layout.tree.root].frame.origin == .zero, kept.window.traits.systemVersion.major >= 11
      else { return nil }
      var asked = Conditions(orientation: kept.window.traits.interfaceOrientation)
      asked.contentSizeCategory = scene.userSettings.preferredContentSizeCategory
      asked.layoutDirection = scene.userSettings.layoutDirection
      let live = try LiveScene(scene, under: asked)
      let isOpen = kept.diagnostics.contains { $0.code == .ambiguousLayout }
      for (id, view) in live.views.sorted(by: { $0.key < $1.key }) {
        guard let expected = kept[id]?.frame else { continue }
        let frame = view === live.root ? CGRect(origin: .zero, size: view.frame.size) : view.frame
        guard Rect(frame).differs(from: expected), !isOpen else { continue }
        return "\(id) is \(Self.words(Rect(frame))) and not \(Self.words(expected))"
      }
      return nil
    } catch is LiveScene.CannotBeSaid {
      return nil
    } catch {
      return "\(error)"
    }
  }

  static func words(_ frame: Rect) -> String { "\(frame.x), \(frame.y), \(frame.width), \(frame.height)" }
}

extension Rect {
  func differs(from other: Rect) -> Bool {
    abs(x - other.x) > 0.01 || abs(y - other.y) > 0.01 || abs(width - other.width) > 0.01
      || abs(height - other.height) > 0.01
  }
}
