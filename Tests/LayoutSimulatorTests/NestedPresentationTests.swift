import Checks
import LayoutModel
import LayoutOutput
import LayoutResolution
import Testing

@testable import LayoutSimulator

/// Controllers that present each other many deep: what stays as it was isn't laid out again.
struct NestedPresentationTests {
  private static let styles: [ModalPresentationStyle] = [
    .fullScreen, .overFullScreen, .formSheet, .pageSheet, .currentContext, .overCurrentContext,
  ]

  /// A root that presents a controller, which presents one, and so on; nobody yet.
  private func scene(_ depth: Int, events: [Event] = []) throws -> Scene {
    func controller(_ place: Int) -> ViewController {
      ViewController(id: "c\(place)", view: View("v\(place)", subviews: [View("field\(place)")]))
    }
    return try Scene(
      name: "nested", device: .named("ipad-air-2"), rootViewController: controller(0),
      viewControllers: (1...depth).map(controller), events: events)
  }

  private func presenting(_ place: Int, _ style: ModalPresentationStyle) -> Event {
    Event(.action(.present(ModalPresentation(.named("c\(place)"), style: style), from: "c\(place - 1)")))
  }

  private func dismissing(_ place: Int) -> Event {
    Event(.action(.dismiss("c\(place)", isAnimated: true, completion: [])))
  }

  /// Returns the number of containment hierarchies laid out while so many controllers are presented, and dismissed one
  /// after another.
  private func work(_ depth: Int, _ style: ModalPresentationStyle) throws -> Int {
    let scene = try scene(depth)
    var state = try ScreenState(scene, on: scene.device())
    for place in 1...depth { _ = try state.handle(presenting(place, style)) }
    #expect(state.relations.count == depth + 1)
    for place in (1...depth).reversed() { _ = try state.handle(dismissing(place)) }
    #expect(state.relations.count == 1)
    return state.composer.containmentCount
  }

  @Test("Twice as many controllers that present each other are twice the work", arguments: styles)
  func isLinear(style: ModalPresentationStyle) throws {
    let (few, many) = (try work(20, style), try work(40, style))
    #expect(many <= 2 * few + 4, "\(few), \(many)")
    #expect(few <= 8 * 20)
  }

  @Test("What is kept of the layout before is what would be laid out anew", arguments: styles)
  func keepsWhatHolds(style: ModalPresentationStyle) throws {
    let mixed: [ModalPresentationStyle] = [style, .overFullScreen, style, .popover, style, .fullScreen, .formSheet]
    let scene = try scene(mixed.count)
    var state = try ScreenState(scene, on: scene.device())
    var events: [Event] = []
    for (place, style) in mixed.enumerated() {
      var presentation = ModalPresentation(.named("c\(place + 1)"), style: style)
      presentation.popover = PopoverSettings(anchor: .view("field\(place)", Rect(x: 9, y: 9, width: 40, height: 40)))
      events.append(Event(.action(.present(presentation, from: "c\(place)"))))
      events.append(
        Event(.action(.set("field\(place / 2)", [.init(\.frame, Rect(x: 0, y: 0, width: 50, height: 60))]))))
      events.append(Event(.rotateDevice(place.isMultiple(of: 2) ? .landscapeLeft : .portrait)))
      events.append(Event(.keyboard(isShown: place.isMultiple(of: 2))))
    }
    events += (1...mixed.count).reversed().map(dismissing)
    for event in events {
      let layout = try state.handle(event).layout
      let anew = try state.layoutAnew(on: scene.device())
      let texts = [layout, anew].map { FrameDump(fixture: "nested", layouts: [$0]).text }
      #expect(texts[0] == texts[1], "\(event.kind)")
    }
  }
}
