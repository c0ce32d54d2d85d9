import Explanations
import FileSystem
import LayoutModel
import LayoutPictures
import LayoutResolution
import Lint
import SceneSources
import Sweeps

/// The widths that a report's windows are resized through.
enum ReportWidths: Sendable {
  /// Windows under all conditions, for somebody who requests a range.
  case all(ClosedRange<Double>)
  /// Windows under each scene's first conditions only, which takes little time.
  case first(ClosedRange<Double>)
  case none

  /// The default range, in points.
  static let standard = 320.0...1_366

  /// The range in which to look for findings too.
  var forFindings: ClosedRange<Double>? {
    if case .all(let range) = self { range } else { nil }
  }

  /// Returns the range for a screen under some of its conditions; `nil` if it isn't resized.
  fileprivate func range(under conditions: Conditions, _ all: [Conditions]) -> ClosedRange<Double>? {
    switch self {
    case .all(let range): range
    case .first(let range): conditions == all.first { !$0.isOnCanvas && $0.size == nil } ? range : nil
    case .none: nil
    }
  }
}

/// A maker of a report's scenes, with their layouts and sweeps.
struct ReportScenes: Sendable {
  let widths: ReportWidths
  let sceneName: String?

  /// The data shared by a file's scenes.
  struct Surroundings: Sendable {
    let style: PictureStyle
    /// The conditions of each scene.
    let conditions: [String?: [Conditions]]
    /// The ids of the file's requested scenes.
    let ids: Set<String?>
  }

  /// Returns the data shared by a file's scenes, and the conditions of each.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - settings: The file's settings.
  ///   - catalogues: The asset catalogues found before.
  /// - Returns: The shared data.
  /// - Throws: `DeviceError`, `InputError`; `SceneChoiceError` if there is no scene with the name.
  func surroundings(
    of file: SceneFile, _ settings: LintFileSettings, _ catalogues: KnownCatalogues
  ) throws -> Surroundings {
    let own = file.conditions(lintedUnder: settings.request)
    let ids = try file.sceneIDs(named: sceneName, under: own.first ?? Conditions())
    var conditions: [String?: [Conditions]] = [:]
    for id in ids {
      let all =
        settings.scenes.isEmpty
        ? own : file.conditions(lintedUnder: settings.ofScene(named: file.names(ofScene: id)).request)
      conditions[id] = file.conditions(ofScene: id, among: all)
    }
    return Surroundings(style: PictureStyle(of: file, catalogues), conditions: conditions, ids: Set(ids))
  }

  /// Returns a scene's data as text; `nil` if it has no layout, or the user wants the end.
  ///
  /// - Throws: Any error of laying out.
  func written(
    _ laidOut: LaidOutScene, _ surroundings: Surroundings, _ isInterrupted: () -> Bool
  ) throws -> WrittenScene? {
    var scene: ReportScene?
    var first: Conditions?
    var looks = KnownLooks()
    let conditions = surroundings.conditions[laidOut.id] ?? []
    try laidOut.forEachLayout(under: conditions) { layout in
      guard !isInterrupted() else { return }
      if scene == nil {
        scene = ReportScene(path: laidOut.file.path.description, id: layout.scene, name: layout.sceneTitle)
        scene?.sentences = FrameSentences(of: layout)
        first = layout.conditions
      }
      let picture = ScreenPicture(layout, surroundings.style, &looks)
      let (sweep, pictures) = try sweep(of: layout, picture, laidOut, surroundings, &looks)
      scene?.add(
        ReportScene.Layout(
          conditions: layout.conditions.name, picture: picture, sweep: sweep, piecePictures: pictures))
    }
    guard var scene, let first, !isInterrupted() else { return nil }
    if scene.isTurned { scene.rotation = laidOut.callsOfTurning(under: first) }
    return WrittenScene(scene)
  }

  /// Returns the sweep of a layout's scene under its conditions, and a picture of each piece; for the layout's own
  /// piece, the layout's picture. There is none for a screen that isn't resized.
  private func sweep(
    of layout: ScreenLayout, _ picture: ScreenPicture, _ laidOut: LaidOutScene, _ surroundings: Surroundings,
    _ looks: inout KnownLooks
  ) throws -> (Sweep?, [ScreenPicture]) {
    let conditions = layout.conditions
    guard !conditions.isOnCanvas, conditions.size == nil,
      let range = widths.range(under: conditions, surroundings.conditions[laidOut.id] ?? []),
      let screen = try laidOut.resizedScreen(under: conditions)
    else { return (nil, []) }
    let height = layout.window.size.height
    do {
      var layouts: [ScreenLayout] = []
      // A conflict's repairs are shown with the finding.
      let sweep = try Sweep(
        of: screen, over: WindowRange(width: range, height: height...height), maximumPieces: Self.maximumPieces,
        mends: false
      ) { if let layout = $0 { layouts.append(layout) } }
      // In some windows UIKit throws.
      guard layouts.count == sweep.pieces.count else { return (nil, []) }
      let own = sweep.piece(at: layout.window.size)?.width
      let pictures = zip(sweep.pieces, layouts).map { piece, layout in
        piece.width == own ? picture : ScreenPicture(layout, surroundings.style, &looks)
      }
      return (sweep, pictures)
    } catch is SweepError {
      return (nil, [])
    }
  }

  /// The maximum number of pieces of a screen that the page can resize.
  private static let maximumPieces = 2_000
}
