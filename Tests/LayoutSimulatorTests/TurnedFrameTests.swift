import Checks
import LayoutModel
import LayoutResolution
import LayoutSimulator
import LayoutTestSupport
import Testing

/// Frames that variations set for an orientation (<doc:Rotation#Frames-for-an-orientation>).
struct TurnedFrameTests {
  private let landscape = TraitCondition(orientation: .landscape)

  /// A scene of a view in another, both at random, with frames for landscape.
  private func scene(_ random: inout SeededGenerator, onOuter: Bool) throws -> (scene: Scene, inner: Rect, outer: Rect?)
  {
    func frame(in size: Size) -> Rect {
      let (x, y) = (Double.random(in: 0...size.width / 2, using: &random), Double.random(in: 0...100, using: &random))
      return Rect(x: x.rounded(), y: y.rounded(), width: (size.width / 3).rounded(), height: 100)
    }
    func mask() -> AutoresizingMask { AutoresizingMask(rawValue: UInt8.random(in: 0...63, using: &random)) }
    var inner = View("inner", frame: frame(in: Size(width: 200, height: 200)), autoresizingMask: mask())
    let innerFrame = frame(in: Size(width: 300, height: 200))
    inner.variations = [Variation(when: landscape, set: [.init(\.frame, innerFrame)])]
    var outer = View(
      "outer", frame: frame(in: Size(width: 375, height: 667)), autoresizingMask: mask(), subviews: [inner])
    var outerFrame: Rect?
    if onOuter {
      let frame = frame(in: Size(width: 667, height: 375))
      outer.variations = [Variation(when: landscape, set: [.init(\.frame, frame)])]
      outerFrame = frame
    }
    let root = View("root", frame: Rect(x: 0, y: 0, width: 375, height: 667), subviews: [outer])
    return (try Scene(name: "turned", device: "iphone-8", view: root), innerFrame, outerFrame)
  }

  @Test("In the scene's window turned they hold as they are, and portrait has its own again", arguments: 0..<200)
  func hold(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let (scene, inner, outer) = try scene(&random, onOuter: seed.isMultiple(of: 2))
    let turned = try scene.layout(in: .landscapeLeft)
    let found = try #require(turned["inner"]).unroundedFrame
    #expect(
      abs(found.x - inner.x) < 1e-9 && abs(found.y - inner.y) < 1e-9 && abs(found.width - inner.width) < 1e-9
        && abs(found.height - inner.height) < 1e-9)
    if let outer { #expect(turned["outer"]?.frame == outer) }
    let upright = try scene.layout(in: .portrait)
    #expect(upright["inner"]?.unroundedFrame == scene.rootViewController.view.subviews[0].subviews[0].frame)
  }

  @Test("In another window their masks stretch them from there")
  func stretch() throws {
    var bar = View("bar", frame: Rect(x: 0, y: 0, width: 375, height: 44), autoresizingMask: .flexibleWidth)
    bar.variations = [
      Variation(when: landscape, set: [.init(\.frame, Rect(x: 100, y: 331, width: 467, height: 44))])
    ]
    var foot = View("foot", frame: Rect(x: 0, y: 600, width: 50, height: 67), autoresizingMask: .flexibleTopMargin)
    foot.variations = [Variation(when: landscape, set: [.init(\.frame, Rect(x: 0, y: 325, width: 50, height: 50))])]
    let scene = try Scene(
      name: "bar", device: "iphone-8",
      view: View("root", frame: Rect(x: 0, y: 0, width: 375, height: 667), subviews: [bar, foot]))
    let wide = try scene.layout(in: .landscapeLeft, on: "iphone-8-plus")
    #expect(wide["bar"]?.frame == Rect(x: 100, y: 331, width: 467 + 69, height: 44))
    #expect(wide["foot"]?.frame == Rect(x: 0, y: 325 + 39, width: 50, height: 50))
    let own = try scene.layout(in: .landscapeRight, on: "iphone-8")
    #expect(own["bar"]?.frame == Rect(x: 100, y: 331, width: 467, height: 44))
  }

  @Test("On another system they hold too, though a root view is lower there", arguments: ["6.1", "7.1", nil])
  func holdOnEverySystem(version: String?) throws {
    var button = View("button", frame: Rect(x: 0, y: 0, width: 72, height: 37), autoresizingMask: .flexibleTopMargin)
    let frame = Rect(x: 388, y: 243, width: 72, height: 37)
    button.variations = [Variation(when: landscape, set: [.init(\.frame, frame)])]
    let scene = try Scene(
      name: "button", device: "iphone-4s", rootViewController: ViewController(view: View("root", subviews: [button])))
    let layout = try scene.layout(in: .landscapeLeft, systemVersion: version.flatMap { SystemVersion($0) })
    #expect(layout["button"]?.frame == frame)
  }

  @Test("A frame for a device that the scene's own isn't holds on the one that lays it out")
  func holdsElsewhere() throws {
    var bar = View("bar", frame: Rect(x: 0, y: 0, width: 100, height: 44), autoresizingMask: .flexibleWidth)
    let frame = Rect(x: 24, y: 700, width: 1000, height: 44)
    bar.variations = [
      Variation(when: TraitCondition(idiom: .pad, orientation: .landscape), set: [.init(\.frame, frame)])
    ]
    let scene = try Scene(
      name: "pad", device: "iphone-8",
      view: View("root", frame: Rect(x: 0, y: 0, width: 375, height: 667), subviews: [bar]))
    #expect(try scene.layout(in: .landscapeLeft, on: "ipad-9-7")["bar"]?.frame == frame)
  }
}
