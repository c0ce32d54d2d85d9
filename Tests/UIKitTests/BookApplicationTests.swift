import BookApplications
import Fixtures
import Foundation
import LayoutModel
import LayoutResolution
import LayoutSimulator
import Testing

@testable import UIKit

/// HeavyRotation and Homepwner in Swift, beside their fixtures: the same calls in the same order, line for line, and the same frames.
@MainActor @Suite(.serialized) struct BookApplicationTests {
  /// HeavyRotation, turned on a phone.
  @Test func heavyRotation() throws {
    let expected = try Trace(of: "Fixtures/BigNerdRanch/heavy-rotation-phone.json")
    let clock = AnimationClock()
    let run = Run(on: clock)
    defer { run.end() }
    let window = try UIWindow(Conditions(device: "iphone-4s", systemVersion: SystemVersion(major: 7, minor: 1)))
    let app = HeavyRotation()
    defer { app.end() }
    run.names = [ObjectIdentifier(app.controller): "heavy"]
    run.step { app.launch(in: window) }
    let views: [String: UIView] = [
      "root": app.controller.view, "image": app.controller.image, "slider": app.controller.slider,
      "leftButton": app.controller.leftButton, "rightButton": app.controller.rightButton,
    ]
    #expect(run.differences(from: expected.steps[0], views) == [])
    for (index, orientation) in [
      UIDeviceOrientation.landscapeLeft, .faceUp, .portraitUpsideDown, .portrait,
    ].enumerated() {
      run.step { window.turn(to: orientation) }
      #expect(run.differences(from: expected.steps[index + 1], views) == [], "\(orientation)")
    }
    #expect(app.orientations == [.landscapeLeft, .faceUp, .portraitUpsideDown, .portrait])
  }

  /// Homepwner on a pad of the time of the book: a form sheet that stays as the pad is turned.
  @Test func homepwner() throws {
    let expected = try Trace(of: "Fixtures/BigNerdRanch/homepwner-pad.json")
    let clock = AnimationClock()
    let run = Run(on: clock)
    defer { run.end() }
    let window = try UIWindow(Conditions(device: "ipad-air", systemVersion: SystemVersion(major: 7, minor: 1)))
    let app = Homepwner()
    run.names = [ObjectIdentifier(app.navigation): "nav", ObjectIdentifier(app.items): "items"]
    let views = { () -> [String: UIView] in
      var views: [String: UIView] = [
        "nav": app.navigation.view, "nav/UINavigationBar[0]": app.navigation.navigationBar,
      ]
      views["edit"] = app.items.navigationItem.leftBarButtonItem?.shownView
      views["add"] = app.items.navigationItem.rightBarButtonItem?.shownView
      views["nav/UIToolbar[0]"] = app.navigation.toolbar
      guard let sheet = app.navigation.presentedViewController as? UINavigationController else { return views }
      views["newItem"] = sheet.view
      views["newItem/UINavigationBar[0]"] = sheet.navigationBar
      let item = sheet.topViewController?.navigationItem
      (views["cancel"], views["done"]) = (
        item?.leftBarButtonItem?.shownView, item?.rightBarButtonItem?.shownView
      )
      return views
    }
    run.step { app.launch(in: window) }
    #expect(run.differences(from: expected.steps[0], views()) == [])
    run.name = { controller in
      switch controller {
      case let sheet as UINavigationController where sheet !== app.navigation: "newItem"
      case is DetailViewController: "newDetail"
      default: nil
      }
    }
    run.step { app.items.addItem() }
    #expect(run.differences(from: expected.steps[1], views()) == [])
    run.step { window.turn(to: .landscapeLeft) }
    #expect(run.differences(from: expected.steps[2], views()) == [])
    run.step { window.turn(to: .portrait) }
    #expect(run.differences(from: expected.steps[5], views()) == [])
    let detail = try #require(
      (app.navigation.presentedViewController as? UINavigationController)?.topViewController as? DetailViewController)
    run.step { detail.end(isKept: true) }
    #expect(run.differences(from: expected.steps[6], views()) == [])
    #expect(app.items.items == ["row0", "row1"])
  }

  /// Homepwner's details below the bar, and the picker in a popover at the camera item, on a system with popover presentations.
  @Test func homepwnerPopover() throws {
    let clock = AnimationClock()
    let run = Run(on: clock)
    defer { run.end() }
    let window = try UIWindow(Conditions(device: "ipad-air", systemVersion: SystemVersion(major: 9, minor: 3)))
    let app = Homepwner()
    run.step { app.launch(in: window) }
    run.step { app.items.showItem() }
    let detail = try #require(app.navigation.topViewController as? DetailViewController)
    run.step { detail.takePicture() }
    let picker = try #require(detail.picker)
    #expect(picker.view.bounds.size == CGSize(width: 320, height: 480))
    #expect(picker.popoverPresentationController?.arrowDirection == .down)
    let camera = try #require(detail.cameraItem.shownView)
    let (frame, anchor) = (picker.view.convert(picker.view.bounds, to: nil), camera.convert(camera.bounds, to: nil))
    #expect(frame.maxY + 13 == anchor.minY)
    run.step { window.turn(to: .landscapeLeft) }
    #expect(picker.view.convert(picker.view.bounds, to: nil).maxY + 13 == camera.convert(camera.bounds, to: nil).minY)
    run.step { detail.takePicture() }
    #expect(app.navigation.presentedViewController == nil)
  }
}

/// A fixture's trace.
private struct Trace {
  let steps: [TraceStep]

  @MainActor init(of path: String) throws {
    let scene = try FixtureTests.scene(at: path)
    let device = try scene.device(named: nil, systemVersion: nil)
    steps = try ScreenTrace(of: scene, on: device).steps
  }
}

/// A run of an application on a clock of its own, with the record of its calls.
@MainActor private final class Run {
  private let clock: AnimationClock
  private let record = ControllerRecord()
  private let formerClock = AnimationClock.current
  private var start = 0
  /// The names of controllers in fixtures.
  var names: [ObjectIdentifier: String] = [:]
  /// The names of other controllers.
  var name: (AnyObject) -> String? = { _ in nil }

  init(on clock: AnimationClock) {
    self.clock = clock
    AnimationClock.current = clock
    UIDevice.current.hold(.portrait)
    record.name = { [unowned self] in names[ObjectIdentifier($0)] ?? name($0) ?? "\(type(of: $0))" }
    ControllerRecord.current = record
  }

  func end() {
    AnimationClock.current = formerClock
    ControllerRecord.current = nil
    UIDevice.current.hold(.portrait)
  }

  /// Does something, and lets its transitions come to their ends.
  func step(_ body: () -> Void) {
    start = record.calls.count
    body()
    clock.advance(by: 2)
  }

  /// The differences of the last step from a fixture's: of calls, then of frames.
  func differences(from expected: TraceStep, _ views: [String: UIView]) -> [String] {
    let kinds: Set<TraceCall.Kind> = [.callback, .question, .notification]
    let calls = record.calls[start...].filter { kinds.contains($0.kind) }.map { "\($0.receiver) \($0.message)" }
    let wanted = expected.calls.filter { call in
      kinds.contains(call.kind) && !call.message.hasPrefix("receives ")
    }.map { "\($0.receiver) \($0.message)" }
    var differences = zip(calls, wanted).filter { $0 != $1 }.prefix(3).map { "\($0) and not \($1)" }
    if calls.count != wanted.count { differences.append("\(calls.count) calls and not \(wanted.count): \(calls)") }
    for (id, view) in views.sorted(by: { $0.key < $1.key }) {
      guard let frame = expected.layout.frame(named: id) else {
        differences.append("\(id) isn't in the fixture's layout")
        continue
      }
      if Rect(view.frame).differs(from: frame) {
        differences.append("\(id) is \(FixtureTests.words(Rect(view.frame))) and not \(FixtureTests.words(frame))")
      }
    }
    return differences
  }
}
