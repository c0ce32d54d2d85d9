import Fixtures
import LayoutModel
import LayoutResolution
import LayoutSimulator
import Testing

@testable import UIKit

/// Masks as the interface turns and turns back: a fixture's views and live ones have the same frames, to the last
/// fraction, whatever their margins.
@MainActor @Suite(.serialized) struct MaskTurnTests {
  @Test(
    "Random views come to the same frames in a fixture and in code, there and back, with odd and negative margins",
    arguments: ["iphone-3gs", "iphone-8"])
  func turns(device: String) throws {
    var (compared, negative) = (0, 0)
    for seed in UInt64(1)...60 {
      var random = Random(seed: seed)
      var count = 0
      let root = View("root", subviews: (0..<4).map { _ in Self.view(&count, depth: 0, &random) })
      let text = #"{"format": "layout-fixture/1", "device": "\#(device)", "view": {"id": "root"}}"#
      let base = try Fixture.scene(from: Array(text.utf8), name: "masks")
      var controller = base.rootViewController
      controller.view = root
      let ways: [DeviceOrientation] = [.landscapeLeft, .portrait, .landscapeRight, .portraitUpsideDown, .portrait]
      let scene = Scene(
        checked: controller, name: base.name, device: base.device, systemVersion: base.systemVersion,
        application: base.application, orientation: base.orientation, userSettings: base.userSettings,
        events: (0..<6).map { _ in Event(.rotateDevice(ways[random.below(ways.count)])) })
      let trace = try ScreenTrace(of: scene, on: try scene.device(named: nil, systemVersion: nil))
      let (clock, formerClock) = (AnimationClock(), AnimationClock.current)
      AnimationClock.current = clock
      UIDevice.current.hold(.portrait)
      defer {
        AnimationClock.current = formerClock
        UIDevice.current.hold(.portrait)
      }
      let live = try LiveScene(scene, under: Conditions())
      for (event, step) in zip(scene.events, trace.steps.dropFirst()) {
        guard case .rotateDevice(let next) = event.kind, let next = UIDeviceOrientation(rawValue: next.rawValue)
        else { continue }
        live.window.turn(to: next)
        live.window.layoutIfNeeded()
        clock.advance(by: 2)
        let layout = try #require(step.layout.controllers.first?.layout)
        for (id, view) in live.views where id != "root" {
          let index = try #require(layout.tree.index(ofID: id))
          let exact = layout.unroundedFrames[index.position]
          if exact.width < 0 || exact.height < 0 { negative += 1 }
          let shown = Rect(x: exact.x, y: exact.y, width: max(0, exact.width), height: max(0, exact.height))
          let own = Rect(view.frame)
          #expect(
            abs(own.x - shown.x) < 1e-6 && abs(own.y - shown.y) < 1e-6 && abs(own.width - shown.width) < 1e-6
              && abs(own.height - shown.height) < 1e-6,
            "seed \(seed), \(step.event): \(id) is \(own) in code and \(shown) in the fixture")
          compared += 1
        }
      }
    }
    #expect(compared > 1_000)
    #expect(negative > 20, "sizes that struts made negative are among them")
  }

  /// A view of a random frame and mask with some in it; some hang over their superviews.
  private static func view(_ count: inout Int, depth: Int, _ random: inout Random) -> View {
    count += 1
    let id = "view\(count)"
    let frame = Rect(
      x: Double(random.below(320)) - 40, y: Double(random.below(500)) - 40, width: Double(random.below(301)),
      height: Double(random.below(401)))
    let subviews = depth < 2 ? (0..<random.below(3)).map { _ in view(&count, depth: depth + 1, &random) } : []
    return View(
      id, frame: frame, autoresizingMask: AutoresizingMask(rawValue: AutoresizingMask.RawValue(random.below(64))),
      subviews: subviews)
  }

  /// A generator that repeats: Knuth's linear congruential one.
  private struct Random {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func below(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
  }
}
