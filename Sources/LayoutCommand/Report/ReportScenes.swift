import FileSystem
import LayoutAnalysis
import LayoutModel
import LayoutPictures
import LayoutResolution

/// The widths that a report's windows are resized through.
enum ReportWidths: Sendable {
  /// Under all conditions, as who asks for a range wants it.
  case all(ClosedRange<Double>)
  /// Under each scene's first conditions alone, which takes little time.
  case first(ClosedRange<Double>)
  case none

  /// What is resized where nothing is said, in points.
  static let standard = 320.0...1_366

  /// The range in which findings are looked for too.
  var forFindings: ClosedRange<Double>? {
    if case .all(let range) = self { range } else { nil }
  }
}

/// Makes the scenes of a report: lays a file's screens out, and sweeps them.
struct ReportScenes: Sendable {
  let widths: ReportWidths
  let sceneName: String?

  /// The scenes of a file under its conditions.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - met: Layouts that were made already.
  ///   - request: The conditions.
  /// - Returns: The scenes, in the file's order.
  /// - Throws: What laying out throws; `SceneFile.Failure` where the file can't be read.
  func scenes(of path: Path, _ met: MetLayouts, under request: LayoutRequest) throws -> [ReportScene] {
    let file = try SceneFile(reading: path)
    let style = PictureStyle(of: file)
    let conditions = file.conditions(askedFor: request)
    var scenes: [ReportScene] = []
    var upright: [Conditions] = []
    var sweeps = try ReportSweeps(of: file, conditions, widths, sceneName)
    try forEachLayout(of: file, met.layouts(of: path.description), under: conditions) { layout in
      let place = scenes.firstIndex { $0.id == layout.scene } ?? scenes.count
      if place == scenes.count {
        scenes.append(ReportScene(path: path.description, id: layout.scene, name: layout.sceneTitle))
        scenes[place].sentences = FrameSentences(of: layout)
        upright.append(layout.conditions)
      }
      let (sweep, pictures) = try sweeps.sweep(of: layout, style)
      scenes[place].layouts.append(
        ReportScene.Layout(
          conditions: layout.conditions.name, picture: ScreenPicture(layout, style), sweep: sweep,
          piecePictures: pictures))
    }
    for place in scenes.indices where scenes[place].isTurned {
      scenes[place].rotation = file.callsOfTurning(scene: scenes[place].id, under: upright[place])
    }
    return scenes
  }

  /// Hands on a file's layouts, scene after scene: those that were met, and what is missing of them.
  private func forEachLayout(
    of file: SceneFile, _ met: [String?: [Conditions: ScreenLayout]], under conditions: [Conditions],
    _ body: (ScreenLayout) throws -> Void
  ) throws {
    guard sceneName == nil, !met.isEmpty else {
      _ = try file.forEachLayout(under: conditions, scene: sceneName, keepsPlans: true, body)
      return
    }
    for id in file.sceneIDs {
      var layouts = met[id] ?? [:]
      let missing = conditions.filter { layouts[$0] == nil }
      if !missing.isEmpty {
        _ = try file.forEachLayout(under: missing, scene: id, keepsPlans: true) { layouts[$0.conditions] = $0 }
      }
      for conditions in conditions { if let layout = layouts[conditions] { try body(layout) } }
    }
  }
}

/// The sweeps of a file's scenes, each made where its layout is met.
private struct ReportSweeps {
  private let range: ClosedRange<Double>?
  /// By the conditions' name and the scene's id.
  private var screens: [[String]: ResizedScreen] = [:]

  init(of file: SceneFile, _ conditions: [Conditions], _ widths: ReportWidths, _ name: String?) throws {
    var conditions = conditions.filter { !$0.isOnCanvas && $0.size == nil }
    switch widths {
    case .all(let range): self.range = range
    case .first(let range):
      self.range = range
      conditions = Array(conditions.prefix(1))
    case .none:
      range = nil
      conditions = []
    }
    for conditions in conditions {
      for scene in try file.resizableScenes(under: conditions, scene: name).scenes {
        screens[[conditions.name, scene.id ?? ""]] = scene.screen
      }
    }
  }

  /// The sweep of a layout's scene under its conditions, and a picture of each piece; none of a screen that isn't resized.
  mutating func sweep(of layout: ScreenLayout, _ style: PictureStyle) throws -> (Sweep?, [ScreenPicture]) {
    guard let range, var screen = screens.removeValue(forKey: [layout.conditions.name, layout.scene ?? ""]) else {
      return (nil, [])
    }
    let height = layout.window.size.height
    do {
      let sweep = try Sweep(
        of: screen, over: WindowRange(width: range, height: height...height), maximumPieces: Self.maximumPieces)
      let pictures = try sweep.pieces.map { piece in
        let middle = Size(width: (piece.width.lowerBound + piece.width.upperBound) / 2, height: height)
        return ScreenPicture(try screen.layout(in: middle), style)
      }
      return (sweep, pictures)
    } catch is SweepError {
      return (nil, [])
    } catch is SimulatedException {
      return (nil, [])
    }
  }

  /// A screen of more pieces isn't resized in the page.
  private static let maximumPieces = 2_000
}
