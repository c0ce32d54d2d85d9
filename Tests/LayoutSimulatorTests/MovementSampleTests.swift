import Checks
import LayoutModel
import LayoutResolution
import LayoutSimulator
import Testing

/// The screen while controllers come and go.
struct MovementSampleTests {
  private static let styles: [ModalPresentationStyle] = [
    .fullScreen, .pageSheet, .formSheet, .currentContext, .overFullScreen, .popover,
  ]

  /// A base in a navigation controller that presents a controller and dismisses it after a second.
  private func trace(
    _ style: ModalPresentationStyle, _ transition: ModalTransitionStyle, on device: String, _ version: String
  ) throws -> ScreenTrace {
    var base = ViewController(id: "base", view: View("base-view", subviews: [View("button")]))
    base.definesPresentationContext = true
    var presentation = ModalPresentation(.named("modal"), style: style, transitionStyle: transition)
    presentation.popover = PopoverSettings(anchor: .view("button", Rect(x: 200, y: 300, width: 40, height: 40)))
    let scene = try Scene(
      name: "movement",
      rootViewController: ViewController(id: "nav", kind: .navigationController, viewControllers: [base]),
      viewControllers: [ViewController(id: "modal", view: View("modal-view", subviews: [View("field")]))],
      events: [
        Event(.action(.present(presentation, from: "base"))), Event(.wait(1)),
        Event(.action(.dismiss("modal", isAnimated: true, completion: []))),
      ])
    let device = try DeviceCatalogue.knownDevice(named: device, systemVersion: SystemVersion(version))
    return try ScreenTrace(of: scene, on: device)
  }

  @Test(
    "A dismissal runs the presentation backwards, on every system and in every style", arguments: styles,
    ModalTransitionStyle.allCases)
  func runsBackwards(style: ModalPresentationStyle, transition: ModalTransitionStyle) throws {
    for (device, version) in [
      ("ipad-2", "6.1"), ("ipad-air", "7.1"), ("ipad-air-2", "12.1"), ("iphone-8", "12.1"), ("iphone-15-pro", "17"),
    ] {
      let trace = try trace(style, transition, on: device, version)
      // A curl of what doesn't fill the screen ends in an exception.
      guard trace.exception == nil else { continue }
      let (come, go) = (trace.steps[1], trace.steps[3])
      #expect(abs(come.duration - go.duration) < 1e-9 && come.duration > 0)
      for share in [0.1, 0.3, 0.45, 0.6, 0.85] {
        let coming = trace.sample(at: come.time + come.duration * share).views
        let going = trace.sample(at: go.time + go.duration * (1 - share)).views
        #expect(coming.map(\.name) == going.map(\.name), "\(device), iOS \(version), \(share)")
        for (a, b) in zip(coming, going) {
          #expect(a.view.frame.isNear(b.view.frame), "\(a.name), \(device), iOS \(version), \(share)")
          #expect(abs(a.view.view.alpha - b.view.view.alpha) < 1e-6, "\(a.name)")
        }
      }
      // It begins where all was before, and ends where all is then.
      let first = trace.sample(at: come.time + 1e-9).views.first { $0.name == "base-view" }
      let before = trace.steps[0].layout.views.first { $0.name == "base-view" }
      #expect(try #require(first).view.frame.isNear(#require(before).view.frame))
      let last = trace.sample(at: come.time + come.duration - 1e-9).views.first { $0.name == "modal-view" }
      let after = come.layout.views.first { $0.name == "modal-view" }
      #expect(try #require(last).view.frame.isNear(#require(after).view.frame))
    }
  }

  @Test("Where something comes from, and where it goes to, is outside of the window")
  func beginsOutside() throws {
    let trace = try trace(.formSheet, .coverVertical, on: "ipad-air", "7.1")
    let come = trace.steps[1]
    #expect(come.transitions.map(\.movement?.edge) == [.bottom])
    let first = try #require(trace.sample(at: come.time + 1e-9).views.first { $0.name == "modal-view" })
    #expect(abs(first.view.frame.y - 1024) < 1e-3)
    let dimming = try #require(
      trace.sample(at: come.time + 1e-9).views.first { $0.view.view.className == "UIDimmingView" })
    #expect(dimming.view.view.alpha < 1e-3)
  }

  @Test("A presentation without an animation is seen at once")
  func isSeenAtOnce() throws {
    var presentation = ModalPresentation(.named("modal"), style: .fullScreen)
    presentation.isAnimated = false
    let scene = try Scene(
      name: "at once", rootViewController: ViewController(id: "base", view: View("base-view")),
      viewControllers: [ViewController(id: "modal", view: View("modal-view"))],
      events: [Event(.action(.present(presentation, from: "base")))])
    let device = try DeviceCatalogue.knownDevice(named: "ipad-air", systemVersion: SystemVersion("7.1"))
    let trace = try ScreenTrace(of: scene, on: device)
    #expect(trace.steps[1].calls.allSatisfy { $0.kind != .movement })
    #expect(trace.sample(at: 0).views.map(\.name) == ["modal-view"])
  }
}

extension Rect {
  fileprivate func isNear(_ other: Rect) -> Bool {
    abs(x - other.x) < 1e-3 && abs(y - other.y) < 1e-3 && abs(width - other.width) < 1e-3
      && abs(height - other.height) < 1e-3
  }
}
