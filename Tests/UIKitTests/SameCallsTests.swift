import Fixtures
import Foundation
import LayoutModel
import LayoutResolution
import LayoutSimulator
import Testing

@testable import UIKit

/// Events that a fixture and live controllers are played alike: the same calls come in the same order, for both perform the
/// steps of one sequence.
@MainActor @Suite(.serialized) struct SameCallsTests {
  @Test("Fixtures' events make the same calls on live controllers")
  func fixtures() throws {
    var (same, other, unsaid): (Int, [String], [String: Int]) = (0, [], [:])
    for path in FixtureTests.fixturePaths {
      guard let scene = try? FixtureTests.scene(at: path), !scene.events.isEmpty else { continue }
      do {
        let differences = try Self.differences(in: scene)
        if differences.isEmpty { same += 1 }
        other += differences.map { "\(path): \($0)" }
      } catch let error as LiveScene.CannotBeSaid {
        unsaid[error.what, default: 0] += 1
      }
    }
    #expect(other == [])
    #expect(same >= 40, "\(same) agree; not said: \(unsaid)")
  }

  @Test(
    "Every transition's calls are those of a fixture: pushes, pops, other stacks, tabs, sheets, full screens, turns")
  func transitions() throws {
    let scene = try Fixture.scene(from: Array(Self.screen.utf8), name: "transitions")
    #expect(try Self.differences(in: scene) == [])
  }

  private static let screen = #"""
    {
      "format": "layout-fixture/1", "device": "iphone-8", "systemVersion": "12.0",
      "rootViewController": {
        "id": "tabs", "class": "UITabBarController",
        "viewControllers": [
          {"id": "nav", "class": "UINavigationController", "viewControllers": [{"id": "list", "view": {}}]},
          {"id": "other", "view": {}}
        ]
      },
      "viewControllers": [
        {"id": "detail", "view": {}}, {"id": "more", "view": {}}, {"id": "full", "view": {}}, {"id": "upper", "view": {}}
      ],
      "events": [
        {"push": {"viewController": "detail", "onto": "nav"}},
        {"pop": "nav"},
        {"setViewControllers": {"of": "nav", "viewControllers": ["list", "more"]}},
        {"pop": {"from": "nav", "toRoot": true}},
        {"selectTab": {"in": "tabs", "index": 1}},
        {"selectTab": {"in": "tabs", "index": 0}},
        {"present": {"from": "list", "viewController": "full", "modalPresentationStyle": "fullScreen"}},
        {"present": {"from": "full", "viewController": "upper", "modalPresentationStyle": "overFullScreen"}},
        {"rotateDevice": "landscapeLeft"},
        {"dismiss": "upper"},
        {"dismiss": "full"},
        {"rotateDevice": "portrait"}
      ]
    }
    """#

  // MARK: - Playing

  /// The differences of the calls, step by step.
  ///
  /// - Throws: `LiveScene.CannotBeSaid` for a scene or an event that isn't UIKit's to say.
  private static func differences(in scene: Scene) throws -> [String] {
    let device = try scene.device(named: nil, systemVersion: nil)
    guard let trace = try? ScreenTrace(of: scene, on: device), trace.exception == nil else {
      throw LiveScene.CannotBeSaid(what: "an exception")
    }
    let (clock, formerClock) = (AnimationClock(), AnimationClock.current)
    AnimationClock.current = clock
    UIDevice.current.hold(.portrait)
    let record = ControllerRecord { "\(ObjectIdentifier($0))" }
    ControllerRecord.current = record
    defer {
      (AnimationClock.current, ControllerRecord.current) = (formerClock, nil)
      UIDevice.current.hold(.portrait)
    }
    var conditions = Conditions(orientation: scene.orientation)
    conditions.systemVersion = scene.systemVersion
    var live = try LiveScene(scene, under: conditions)
    clock.advance(by: 2)
    var differences: [String] = []
    for (event, step) in zip(scene.events, trace.steps.dropFirst()) {
      let start = record.calls.count
      try live.play(event)
      clock.advance(by: 2)
      // Names are known once an event has made its controllers.
      let names = Dictionary(uniqueKeysWithValues: live.controllers.map { ("\(ObjectIdentifier($0.value))", $0.key) })
      let calls = record.calls[start...].filter { isCompared($0.kind, $0.message) }
        .map { "\(names[$0.receiver] ?? "another") \($0.message)" }
      let wanted = step.calls.filter { isCompared($0.kind, $0.message) }.map { "\($0.receiver) \($0.message)" }
      if calls != wanted { differences.append("\(step.event): \(calls) and not \(wanted)") }
    }
    return differences
  }

  /// Tells whether a call is one of appearing and disappearing.
  private static func isCompared(_ kind: TraceCall.Kind, _ message: String) -> Bool {
    kind == .callback && ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"].contains(message)
  }
}

extension LiveScene {
  /// Plays an event of a fixture.
  ///
  /// - Throws: `CannotBeSaid` for one that needs a hand, or code of the app.
  fileprivate mutating func play(_ event: Event) throws {
    switch event.kind {
    case .rotateDevice(let orientation):
      guard let orientation = UIDeviceOrientation(rawValue: orientation.rawValue) else { return }
      window.turn(to: orientation)
    case .wait: break
    case .action(let action): try perform(action)
    case .tap, .keyboard, .batteryState, .batteryLevel, .proximityState, .type, .returnKey, .pickMedia, .cancelPicking:
      throw CannotBeSaid(what: "an event of a hand")
    }
    window.layoutIfNeeded()
  }

  private mutating func perform(_ action: Action) throws {
    switch action {
    case .push(let name, let navigation, let isAnimated):
      try container(navigation, UINavigationController.self).pushViewController(
        controller(named: name), animated: isAnimated)
    case .pop(let navigation, let toRoot, let isAnimated):
      let navigation = try container(navigation, UINavigationController.self)
      if toRoot {
        navigation.popToRootViewController(animated: isAnimated)
      } else {
        navigation.popViewController(animated: isAnimated)
      }
    case .setViewControllers(let names, let navigation):
      let stack = try names.map { try controller(named: $0) }
      try container(navigation, UINavigationController.self).setViewControllers(stack, animated: true)
    case .selectTab(let tabs, let index): try container(tabs, UITabBarController.self).selectedIndex = index
    case .present(let presentation, let name):
      guard presentation.completion.isEmpty else { throw CannotBeSaid(what: "code") }
      try present(presentation, by: try controller(named: name), animated: presentation.isAnimated)
    case .dismiss(let name, let isAnimated, let completion):
      guard completion.isEmpty else { throw CannotBeSaid(what: "code") }
      try controller(named: name).dismiss(animated: isAnimated)
    default: throw CannotBeSaid(what: "an action of code")
    }
  }

  private func container<Container: UIViewController>(_ name: String, _ type: Container.Type) throws -> Container {
    guard let container = controllers[name] as? Container else {
      throw CannotBeSaid(what: "a container of another kind")
    }
    return container
  }
}
