import Fixtures
import Foundation
import LayoutModel
import LayoutResolution
import LayoutSimulator
import Testing

@testable import UIKit

/// Declared screens of containers and presentations, built of UIKit's classes: their frames are those of the files.
@MainActor struct ControllerFixtureTests {
  /// Those of the package that controllers in code say are laid out as their files are.
  @Test func fixtures() throws {
    var (same, other, unsaid): (Int, [String], [String: Int]) = (0, [], [:])
    for path in FixtureTests.fixturePaths {
      guard let scene = try? FixtureTests.scene(at: path), Self.isOfControllers(scene) else { continue }
      for orientation in [LayoutModel.InterfaceOrientation.portrait, .landscapeLeft] {
        do {
          switch try Self.difference(of: scene, in: orientation) {
          case nil: same += 1
          case let difference?: other.append("\(path) \(orientation): \(difference)")
          }
        } catch let error as LiveScene.CannotBeSaid {
          unsaid[error.what, default: 0] += 1
        }
      }
    }
    #expect(other == [])
    #expect(same >= 60, "\(same) agree; not said: \(unsaid)")
  }

  /// A screen of a container, with children, or with a presentation; of a system of safe areas.
  private static func isOfControllers(_ scene: Scene) -> Bool {
    let controller = scene.rootViewController
    guard scene.device != nil, !controller.isMissing, scene.application.observers.isEmpty,
      scene.application.didFinishLaunching.isEmpty
    else { return false }
    return controller.kind.isContainer || !controller.childViewControllers.isEmpty || !controller.presents.isEmpty
  }

  private static func difference(of scene: Scene, in orientation: LayoutModel.InterfaceOrientation) throws -> String? {
    guard let kept = try? scene.layout(under: Conditions(orientation: orientation)) else {
      throw LiveScene.CannotBeSaid(what: "a screen that UIKit refuses")
    }
    guard kept.window.traits.systemVersion.major >= 8 else {
      throw LiveScene.CannotBeSaid(what: "popover controllers and status bars before iOS 8")
    }
    guard !kept.diagnostics.contains(where: { $0.code == .ambiguousLayout }) else {
      throw LiveScene.CannotBeSaid(what: "a place that constraints leave open")
    }
    var asked = Conditions(orientation: kept.window.traits.interfaceOrientation)
    asked.contentSizeCategory = scene.userSettings.preferredContentSizeCategory
    asked.layoutDirection = scene.userSettings.layoutDirection
    let live = try LiveScene(scene, under: asked)
    for (id, view) in live.views.sorted(by: { $0.key < $1.key }) {
      guard let expected = kept.frame(named: id), view.window != nil, !view.isHidden else { continue }
      if Rect(view.frame).differs(from: expected) {
        return "\(id) is \(FixtureTests.words(Rect(view.frame))) and not \(FixtureTests.words(expected))"
      }
    }
    return nil
  }
}

extension ScreenLayout {
  /// The frame of a view in its superview, by its id or its path.
  func frame(named name: String) -> Rect? {
    self[name]?.frame ?? views.first { $0.name == name }?.view.frame
  }
}
