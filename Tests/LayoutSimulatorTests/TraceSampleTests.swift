import Checks
import LayoutModel
import LayoutResolution
import LayoutSimulator
import Testing

/// The screen between two layouts.
struct TraceSampleTests {
  @Test("Of several transitions that an event leads to each has its own time")
  func separatesTransitions() throws {
    let root = ViewController(id: "root-controller", view: View("root"), supportedInterfaceOrientations: .landscape)
    let portrait = ViewController(
      id: "modal", view: View("modal-view"), supportedInterfaceOrientations: .portrait)
    let presentation = ModalPresentation(.declared(portrait), style: .fullScreen)
    let scene = try Scene(
      name: "turns", rootViewController: root,
      events: [
        Event(.action(.present(presentation, from: "root-controller"))),
        Event(.action(.dismiss("modal", isAnimated: true, completion: []))),
      ])
    let device = try DeviceCatalogue.knownDevice(named: "ipad-air", systemVersion: SystemVersion(major: 7, minor: 1))
    let trace = try ScreenTrace(of: scene, on: device)
    let step = trace.steps[2]
    #expect(step.transitions.map(\.duration) == [0.5, 0.4])
    #expect(step.transitions.map(\.time) == [step.time, step.time + 0.5])
    func size(at time: Double) throws -> Size {
      try #require(trace.sample(at: step.time + time).views.first { $0.name == "root" }).view.untransformedFrame.size
    }
    // The root comes back as it stands, and turns only then.
    #expect(try size(at: 0.25) == Size(width: 768, height: 1024))
    #expect(try size(at: 0.5) == Size(width: 768, height: 1024))
    let middle = try size(at: 0.7)
    #expect(abs(middle.width - 896) < 1e-6 && abs(middle.height - 896) < 1e-6)
    #expect(try size(at: 0.9) == Size(width: 1024, height: 768))
    #expect(abs(step.duration - 0.9) < 1e-9)
  }

  @Test("What is set in viewWillAppear jumps, also of a view that stays; what the transition moves is on its way")
  func jumpsBeforehand() throws {
    var root = View("root")
    var box = View("box")
    box.frame = Rect(x: 0, y: 0, width: 20, height: 20)
    root.subviews = [box]
    let below = ViewController(id: "below", view: root)
    for style: ModalPresentationStyle in [.formSheet, .overFullScreen] {
      var sheet = ViewController(id: "sheet", view: View("sheet-view"))
      let set = Action.set("box", [.init(\.frame, Rect(x: 100, y: 0, width: 20, height: 20))])
      let reset = Action.set("box", [.init(\.frame, Rect(x: 50, y: 0, width: 20, height: 20))])
      sheet.handlers = [
        ControllerHandler(.viewWillAppear, [set]), ControllerHandler(.viewWillDisappear, [reset]),
      ]
      let scene = try Scene(
        name: "sheet", rootViewController: below,
        events: [
          Event(.action(.present(ModalPresentation(.declared(sheet), style: style), from: "below"))),
          Event(.action(.dismiss("below", isAnimated: true, completion: []))),
        ])
      let device = try DeviceCatalogue.knownDevice(named: "ipad-air", systemVersion: SystemVersion(major: 12))
      let trace = try ScreenTrace(of: scene, on: device)
      func frame(of name: String, at time: Double) throws -> Rect {
        try #require(trace.sample(at: time).views.first { $0.name == name }).view.untransformedFrame
      }
      for (step, x) in [(trace.steps[1], 100.0), (trace.steps[2], 50.0)] {
        #expect(step.duration > 0)
        #expect(try frame(of: "box", at: step.time + step.duration / 2).x == x, "\(style)")
      }
      #expect(try frame(of: "box", at: trace.steps[1].time - 1e-3).x == 0)
    }
  }

  @Test(
    "Curves are Core Animation's",
    arguments: [
      (Animation.Curve.linear, 0.25), (.easeIn, 0.0935), (.easeOut, 0.378), (.easeInOut, 0.129),
    ])
  func knowsCurves(curve: Animation.Curve, quarter: Double) {
    #expect(abs(curve.progress(at: 0.25) - quarter) < 5e-4)
    #expect(curve.progress(at: 0) < 1e-9)
    #expect(curve.progress(at: 1) > 1 - 1e-9)
  }

  @Test("Half a repetition ends on its way; what takes no time is over at once, however often it repeats")
  func endsEarly() throws {
    func trace(_ duration: Double, _ repeatCount: Double) throws -> ScreenTrace {
      var animation = Animation(view: "box", duration: duration)
      animation.curve = .linear
      animation.repeatCount = repeatCount
      animation.frame = Rect(x: 100, y: 0, width: 20, height: 20)
      animation.completion = [.set("box", [.init(\.alpha, 0.5)])]
      var root = View("root")
      var box = View("box")
      box.frame = Rect(x: 0, y: 0, width: 20, height: 20)
      root.subviews = [box]
      let scene = try Scene(
        name: "box", rootViewController: ViewController(id: "controller", view: root),
        events: [Event(.action(.animate(animation))), Event(.wait(2))])
      return try ScreenTrace(of: scene, on: try DeviceCatalogue.knownDevice(named: "iphone-8", systemVersion: nil))
    }
    func x(_ trace: ScreenTrace, at time: Double) throws -> Double {
      try #require(trace.sample(at: time).views.first { $0.name == "box" }).view.untransformedFrame.x
    }
    let half = try trace(1, 0.5)
    #expect(abs(try x(half, at: 0.25) - 25) < 1e-9)
    #expect(try x(half, at: 0.5) == 100)
    let end = half.steps.flatMap(\.calls).first { $0.message == "its animation has ended" }
    #expect(end?.time == 0.5)
    for repeatCount in [1, Double.infinity] {
      let none = try trace(0, repeatCount)
      #expect(try x(none, at: 0) == 100)
      #expect(none.steps.map(\.duration) == [0, 0, 2])
      #expect(none.steps[1].calls.map(\.message).last == "is changed")
    }
  }
}
