import Explanations
import FileSystem
import LayoutModel
import LayoutPictures
import LayoutResolution
import Lint
import SceneSources

/// The sizes that a report's windows are resized through.
struct ReportSizes: Sendable {
  /// The widths; `nil` for windows that keep theirs.
  var widths: ClosedRange<Double>?
  /// The heights; `nil` for windows that keep theirs.
  var heights: ClosedRange<Double>?
  /// A Boolean that tells whether somebody requested the widths: lint then looks for findings in them too, and each
  /// scene has more time.
  var isRequested = false
  /// A Boolean that tells whether somebody requested the heights: every condition has them then.
  var areHeightsRequested = false
  /// A Boolean that tells whether every condition has all sizes of the ranges, as in a preview of one file.
  var areWhole = false

  /// A Boolean that tells whether every condition has all widths.
  var areWidthsWhole: Bool { isRequested || areWhole }
  /// A Boolean that tells whether every condition has all heights.
  var areHeightsWhole: Bool { areHeightsRequested || areWhole }

  /// The default ranges, in points.
  static let standard = ReportSizes(widths: 320...1_366, heights: 480...1_366)

  /// The range in which to look for findings too.
  var rangeForFindings: ClosedRange<Double>? { isRequested ? widths : nil }
}

/// A maker of a report's scenes, with their layouts and sweeps.
struct ReportScenes: Sendable {
  var sizes: ReportSizes
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
    of file: any SceneSource, _ settings: LintFileSettings, _ catalogues: KnownCatalogues
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
    _ laidOut: LaidOutScene, _ surroundings: Surroundings, _ isInterrupted: @escaping @Sendable () -> Bool
  ) throws -> WrittenScene? {
    var scene: ReportScene?
    var first: Conditions?
    var looks = KnownLooks()
    let conditions = surroundings.conditions[laidOut.id] ?? []
    var resizing = SceneResizing(laidOut, sizes, surroundings.style, isInterrupted)
    try laidOut.forEachLayout(under: conditions) { layout in
      guard !isInterrupted() else { return }
      if scene == nil {
        scene = ReportScene(path: laidOut.file.path.description, id: layout.scene, name: layout.sceneTitle)
        scene?.sentences = FrameSentences(of: layout)
        first = layout.conditions
      }
      let part = try DrawnPart(of: layout, in: laidOut.file) { try laidOut.resizedScreen(under: layout.conditions) }
      var style = surroundings.style
      style.showsStatusBar = !part.isPart
      let picture = ScreenPicture(part.layout, style, &looks)
      let held = try resizing.sweeps(
        under: layout.conditions, picture, isFirst: layout.conditions == first, &looks)
      scene?.add(
        ReportScene.Layout(
          conditions: layout.conditions.name, picture: picture, sweeps: held.sweeps, unheld: held.reason))
    }
    guard var scene, let first, !isInterrupted() else { return nil }
    if scene.isTurned { scene.rotation = laidOut.callsOfTurning(under: first) }
    return WrittenScene(scene)
  }
}
