import LayoutModel
import LayoutSimulator
import Testing

/// What is seen between two layouts.
struct TraceSampleTests {
  @Test("Of several transitions that an event leads to each has its own time")
  func separatesTransitions() throws {
    let root = ViewController(id: "root-controller", view: View("root"), supportedInterfaceOrientations: .landscape)
    let portrait = ViewController(
      id: "modal", view: View("modal-view"), supportedInterfaceOrientations: SupportedOrientations([.portrait]))
    let presentation = ModalPresentation(.declared(portrait), style: .fullScreen)
    let scene = try Scene(
      name: "turns", rootViewController: root,
      events: [
        Event(.action(.present(presentation, from: "root-controller"))),
        Event(.action(.dismiss("modal", completion: []))),
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
}
