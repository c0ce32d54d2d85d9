import FileSystem
import InterfaceBuilder
import LayoutModel
import LayoutPictures
import LayoutResolution
import LayoutSimulator
import Lint
import SceneSources
import Sweeps

/// A maker of layouts in windows of any size, each when the open page of a preview asks for it.
final class SizeAnswers: Sendable {
  /// A scene of the page, with the data that its file's scenes share.
  struct Subject: Sendable {
    let scene: LaidOutScene
    let surroundings: ReportScenes.Surroundings
  }

  private let server: LoopbackServer
  private let state = Guarded((subjects: [Subject](), version: 0))
  /// The address and the ranges that the page knows.
  let place: LiveSizes

  /// The lengths of a window that is laid out, in points.
  private static let lengths = 1.0...10_000.0

  /// Creates a maker of layouts; `nil` where windows keep their sizes, or the system allows no connection.
  init?(_ sizes: ReportSizes) {
    guard sizes.widths != nil || sizes.heights != nil, let server = LoopbackServer() else { return nil }
    self.server = server
    place = LiveSizes(
      origin: server.origin, address: server.address, widths: sizes.widths, heights: sizes.heights)
  }

  /// Takes the scenes of the next page.
  func take(_ subjects: [Subject]) {
    state.withLock { $0 = (subjects, $0.version + 1) }
  }

  /// Answers on a thread of its own.
  func begin(until isEnded: @escaping @Sendable () -> Bool) {
    _ = Threads.begin { [self] in
      var last: Asked?
      server.serve(until: isEnded) { answer(to: $0, &last) }
    }
  }

  /// The scene that was asked for last, whose plans serve the next size.
  private struct Asked {
    let path, scene, conditions: String
    let version: Int
    let subject: Subject
    var screen: ResizedScreen
    var looks = KnownLooks()

    func isSame(_ question: [String: String], _ version: Int) -> Bool {
      self.version == version && path == question["path"] && scene == question["scene"]
        && conditions == question["conditions"]
    }
  }

  /// Returns the answer to a question of path, scene, conditions, width and height; `nil` where these are none.
  private func answer(to question: [String: String], _ last: inout Asked?) -> String? {
    guard let width = question["width"].flatMap(Double.init), let height = question["height"].flatMap(Double.init),
      Self.lengths.contains(width), Self.lengths.contains(height)
    else { return nil }
    let (subjects, version) = state.withLock(\.self)
    do {
      var asked: Asked
      if let last, last.isSame(question, version) {
        asked = last
      } else {
        guard let found = try Self.asked(question, among: subjects, version) else { return nil }
        asked = found
      }
      let layout = try asked.screen.layout(in: Size(width: width, height: height))
      var style = asked.subject.surroundings.style
      style.showsStatusBar = asked.subject.scene.file.storyboard?.part(ofScene: asked.subject.scene.id) == nil
      let picture = ScreenPicture(layout, style, &asked.looks)
      last = asked
      var scene = ReportScene(path: asked.path, id: asked.subject.scene.id, name: layout.sceneTitle)
      scene.add(ReportScene.Layout(conditions: asked.conditions, picture: picture))
      return LiveSizes.answer(scene)
    } catch let exception as SimulatedException {
      return LiveSizes.answer(failure: "\(exception)")
    } catch {
      return LiveSizes.answer(failure: "the screen can't be laid out in this size")
    }
  }

  private static func asked(
    _ question: [String: String], among subjects: [Subject], _ version: Int
  ) throws -> Asked? {
    guard let path = question["path"], let scene = question["scene"], let name = question["conditions"],
      let subject = subjects.first(where: {
        $0.scene.file.path.description == path && ($0.scene.id ?? "") == scene
      }),
      let conditions = subject.surroundings.conditions[subject.scene.id]?.first(where: { $0.name == name }),
      !conditions.isOnCanvas, conditions.size == nil,
      let screen = try subject.scene.resizedScreen(under: conditions)
    else { return nil }
    // Code may make another screen in each window.
    return Asked(
      path: path, scene: scene, conditions: name, version: version, subject: subject,
      screen: screen.isOfCode ? screen.runAnew : screen)
  }
}
