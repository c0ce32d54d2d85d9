import Checks
import LayoutModel
import LayoutResolution
import LayoutSimulator
import Testing

/// The screen while the interface turns, against what UIKit was seen to print at rest
/// (<doc:Rotation#How-far-content-turns>).
struct TurnTests {
  /// A pad that is held in several ways, one after another.
  private func trace(
    _ version: SystemVersion, _ held: [DeviceOrientation], on name: String = "ipad-2"
  ) throws -> ScreenTrace {
    let scene = try Scene(
      name: "turn",
      rootViewController: ViewController(
        id: "controller", view: View("root", frame: Rect(x: 0, y: 0, width: 768, height: 1004)),
        supportedInterfaceOrientations: .all),
      events: held.map { Event(.rotateDevice($0)) })
    return try ScreenTrace(of: scene, on: DeviceCatalogue.knownDevice(named: name, systemVersion: version))
  }

  private func root(_ sample: ScreenSample) throws -> ViewLayout {
    try #require(sample.views.first { $0.name == "root" }).view
  }

  private func isNear(_ a: Rect, _ b: Rect) -> Bool {
    zip([a.x, a.y, a.width, a.height], [b.x, b.y, b.width, b.height]).allSatisfy { abs($0 - $1) < 1e-6 }
  }

  @Test(
    "Until iOS 7 a root view comes to the frame and the transform that logs of iOS 5 have",
    arguments: [
      (DeviceOrientation.landscapeLeft, Rect(x: 0, y: 0, width: 748, height: 1024), [0.0, 1, -1, 0]),
      (.landscapeRight, Rect(x: 20, y: 0, width: 748, height: 1024), [0, -1, 1, 0]),
      (.portraitUpsideDown, Rect(x: 0, y: 0, width: 768, height: 1004), [-1, 0, 0, -1]),
    ])
  func comesToLoggedFrames(held: DeviceOrientation, frame: Rect, transform: [Double]) throws {
    let trace = try trace(SystemVersion(major: 5, minor: 1), [held])
    let step = trace.steps[1]
    let sample = trace.sample(at: (step.time + step.duration).nextDown)
    #expect(sample.windowSize == Size(width: 768, height: 1024))
    let root = try root(sample)
    #expect(isNear(root.frame, frame))
    let found = root.view.transform
    #expect(zip([found.a, found.b, found.c, found.d], transform).allSatisfy { abs($0 - $1) < 1e-6 })
  }

  @Test(
    "A turn begins where the interface stood, and ends where it comes to stand",
    arguments: [SystemVersion(major: 5, minor: 1), SystemVersion(major: 7), SystemVersion(major: 9)])
  func isContinuous(version: SystemVersion) throws {
    let held: [DeviceOrientation] = [
      .landscapeLeft, .portraitUpsideDown, .landscapeRight, .landscapeLeft, .portrait, .portraitUpsideDown,
    ]
    let trace = try trace(version, held)
    for (former, step) in zip(trace.steps, trace.steps.dropFirst()) {
      let (old, new) = (former.layout, step.layout)
      let start = try root(trace.sample(at: step.time))
      let end = try root(trace.sample(at: (step.time + step.duration).nextDown))
      // Untransformed, it has the old bounds, then the new ones.
      #expect(isNear(Rect(start.untransformedFrame.size), Rect(try #require(old["root"]).frame.size)))
      #expect(isNear(Rect(end.untransformedFrame.size), Rect(try #require(new["root"]).frame.size)))
      if version.major >= 8 {
        // In the coordinates of the window as it comes to be it ends as at rest.
        #expect(isNear(end.frame, try #require(new["root"]).frame))
        #expect(abs(end.view.transform.a - 1) < 1e-6)
      }
    }
  }

  @Test("From iOS 8 on a picture of what was fades over what comes to be")
  func fades() throws {
    let new = try trace(SystemVersion(major: 9), [.landscapeLeft])
    let step = new.steps[1]
    func alpha(_ share: Double) throws -> Double {
      let views = new.sample(at: step.time + share * step.duration).views
      return try #require(views.first { $0.view.view.className == "UISnapshotView" }).view.view.alpha
    }
    #expect(abs(try alpha(0) - 1) < 1e-6)
    #expect(abs(try alpha(0.5) - 0.5) < 1e-6)
    #expect(try alpha(0.75) < alpha(0.25))
    let end = new.sample(at: step.time + step.duration)
    #expect(!end.views.contains { $0.view.view.className == "UISnapshotView" })
    let old = try trace(SystemVersion(major: 7), [.landscapeLeft])
    #expect(!old.sample(at: 0.2).views.contains { $0.view.view.className == "UISnapshotView" })
  }

  @Test("Half way through a quarter turn a view is turned by an eighth, its bounds half way between")
  func isHalfWay() throws {
    let trace = try trace(SystemVersion(major: 6, minor: 1), [.landscapeLeft])
    let step = trace.steps[1]
    let root = try root(trace.sample(at: step.time + step.duration / 2))
    #expect(isNear(Rect(root.untransformedFrame.size), Rect(x: 0, y: 0, width: 896, height: 876)))
    let half = 0.5.squareRoot()
    #expect(abs(root.view.transform.a - half) < 1e-6 && abs(root.view.transform.b - half) < 1e-6)
  }
}
