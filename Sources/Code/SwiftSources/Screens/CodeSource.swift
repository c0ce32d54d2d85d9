import CodeText
package import Documents
package import FileSystem
import InterfaceBuilder
package import LayoutModel
import Notations
package import SceneSources

/// A file of Swift code: a source of the screens that the file's code makes, each anew under conditions that the code tells apart.
package struct CodeSource: SceneSource {
  package let path: Path
  package let code: SourceCode?
  let project: CodeLibrary.Project
  /// The file's index among those of the project.
  let number: Int
  /// The screens by their ids, in the file's order, with their positions among those of the project.
  let screens: [(id: String, screen: CodeScreen, index: Int)]
  let made = MadeScenes()

  /// The screens of a file; its views alone, or the scenes of files of Interface Builder that its classes have, only if it has nothing
  /// else.
  init(of file: Path, at path: Path, in project: CodeLibrary.Project) throws(CodeError) {
    self.path = path
    self.project = project
    number = project.files.number(of: file) ?? 0
    code = SourceCode(files: project.files.names(like: path, of: file), resources: project.build.resources)
    let own = project.files.screens(of: file).map { (offset: $0, element: project.build.screens[$0]) }
      .filter { !$0.element.isContainer }
    let all = own.filter { $0.element.needs == nil && project.build.settings.isNamed($0.element) }
    // A controller that the app shows is told there, unless its file is named and has nothing else.
    let told = all.filter { $0.element.reachedAs == nil }
    let made = told.isEmpty ? all : told
    let standard = made.filter { $0.element.scene == nil && project.build.settings.includes($0.element) }
    var taken: [String: Int] = [:]
    screens = (standard.isEmpty ? made : standard).map { index, screen in
      let number = taken[screen.title, default: 0] + 1
      taken[screen.title] = number
      return (number == 1 ? screen.title : "\(screen.title) \(number)", screen, index)
    }
    guard screens.isEmpty else { return }
    if let left = project.build.leftOut.first(where: { $0.file == file && $0.isWhole }) {
      throw CodeError(
        "this isn't built: \(left.message)", at: path, SourcePosition(line: left.line, column: left.column))
    }
    if let first = own.first?.element, let needs = first.needs {
      throw CodeError("\(first.name) can't be made: it needs \(needs)", at: path, position(of: first))
    }
    throw CodeError("there is no screen in this file: no view, no controller, and no preview of one", at: path)
  }

  package var name: String { path.name.stem.description }
  package var position: SourcePosition? { screens.first.map { position(of: $0.screen) } }
  package var sceneIDs: [String?] { screens.map(\.id) }
  package func names(ofScene id: String?) -> [String] {
    guard let id else { return [] }
    return [id]
      + [screens.first { $0.id == id }?.screen.walk?.owner].compactMap(\.self).filter { $0 != id && !$0.isEmpty }
  }

  /// Code is drawn in no orientation: where nothing gives the app's, phones are held upright.
  package var drawnOrientation: DrawnOrientation? {
    let isKnown =
      project.build.project.resources.informationList != nil
      || ProjectFiles(beside: path, in: project.surroundings).knowsApplication
    return isKnown ? nil : DrawnOrientation()
  }

  package var dependence: SceneDependence { .everything }
  package var languages: (any SourceLanguages)? { project.languages }
  package var settings: ProjectFiles? { ProjectFiles(beside: path, in: project.surroundings) }

  private static let start = SourcePosition(line: 1, column: 1)

  func position(of screen: CodeScreen) -> SourcePosition {
    let file = project.build.project.index(of: screen.file) ?? number
    return CodePlaces.Line(file: file, number: screen.line).position(from: number)
  }

  /// The device that code is shown on if none is asked for.
  static let standardDevice = "iphone-17"

  package func device(named name: String?, systemVersion: SystemVersion?) throws(DeviceError) -> Device {
    try Self.device(named: name ?? ownDevice, systemVersion: systemVersion)
  }

  /// The device that all screens of the file name, or else the usual one.
  private var ownDevice: String {
    let named = Set(screens.map(\.screen.conditions.device))
    return named.count == 1 ? named.first.flatMap(\.self) ?? Self.standardDevice : Self.standardDevice
  }

  /// Returns the device that code is shown on.
  static func device(named name: String?, systemVersion: SystemVersion?) throws(DeviceError) -> Device {
    try DeviceCatalogue.knownDevice(named: name ?? standardDevice, systemVersion: systemVersion)
  }

  package func resolved(_ conditions: Conditions) -> Conditions {
    var named = conditions
    named.device = conditions.device ?? ownDevice
    return Self.resolved(named)
  }

  /// Returns conditions that name a device and an orientation.
  static func resolved(_ conditions: Conditions) -> Conditions {
    var resolved = conditions
    resolved.isOnCanvas = false
    resolved.device = conditions.device ?? standardDevice
    resolved.orientation = conditions.orientation ?? .portrait
    return resolved
  }

  /// Returns the screens as the code makes them under conditions. One that fails is a warning where others don't.
  package func scenes(under conditions: Conditions, named name: String?) throws -> FoundScenes {
    let asked = screens.filter { name.map(names(ofScene: $0.id).contains) ?? true }
    guard !asked.isEmpty else {
      throw SceneChoiceError.unknown(
        name ?? "", nearest: Spelling.nearest(to: name ?? "", among: sceneNames), choices: sceneNames)
    }
    var found: FoundScenes = ([], [])
    let compiledName = project.files.compiledNames[number]
    var failures: [SimulatedException] = []
    var empty: [InputWarning] = []
    var boxes: [InputWarning] = []
    // What isn't built here, or what the app may never show so, is no fault of the app's.
    var isGuessed = true
    for (id, screen, index) in asked {
      let position = position(of: screen)
      do throws(ScreenFailure) {
        let own = screen.conditions.made(under: resolved(conditions))
        if let (scene, isEmpty) = try scene(of: screen, index, id: id, under: own) {
          found.scenes.append(scene)
          if isEmpty { empty.append(.screenEmpty(id, at: position)) }
          boxes += scene.unmeasuredContents.map { .contentUnmeasured($0, at: position) }
        }
      } catch {
        failures.append(error.exception(of: id, in: compiledName, at: position))
        let code = error.line.flatMap { line in error.file.flatMap { project.places.text(ofLine: line, inFile: $0) } }
        let isMissing = screen.isByRule && error.isOfMissingData(at: code)
        // What contradicts a file is told at the file.
        let isOfFile = screen.kind == .launch && error.isOfFile
        if !screen.isFilled, !error.isOfBuild, !error.isOfNoView, !isMissing, !isOfFile { isGuessed = false }
      }
    }
    if found.scenes.isEmpty, !isGuessed, let first = failures.first { throw first }
    found.warnings =
      failures.map { InputWarning.screenFailed($0.reason, at: $0.position ?? Self.start) } + empty + boxes
    return found
  }

  package func leftOutCode(ofScene id: String?) -> [String] {
    screens.first { $0.id == id }.map { made.leftOut(ofScreen: $0.index) }?.map(project.places.named) ?? []
  }

  package func classShown(inScene id: String?) -> String? {
    guard let found = screens.first(where: { $0.id == id }), found.screen.kind == .launch else { return nil }
    return try? project.programs.classInFront(of: found.index)
  }

  /// Returns the ways from a screen that exploring the app went.
  package func leads(fromScene id: String?) -> [SceneLead] {
    guard let exploration = project.exploration, let screen = screens.first(where: { $0.id == id })?.screen else {
      return []
    }
    let all = project.build.screens
    let source = screen.kind == .launch ? 0 : screen.walk?.number
    let paths = project.files.names(like: path, of: project.build.project.files[number])
    return exploration.arrows.filter { $0.source == source }.compactMap { arrow in
      let target = all.first { arrow.target == 0 ? $0.kind == .launch : $0.walk?.number == arrow.target }
      guard let target, let file = project.files.number(of: target.codeFile), paths.indices.contains(file) else {
        return nil
      }
      return SceneLead(to: target.title, in: paths[file], words: arrow.label)
    }
  }

  /// Returns a screen's scene: in the place that the code gives it, or alone in the window where it fails there; `nil` for an app whose
  /// first screen is told by itself. A screen is empty where it shows nothing.
  private func scene(
    of screen: CodeScreen, _ index: Int, id: String, under conditions: Conditions
  ) throws(ScreenFailure) -> (scene: Scene, isEmpty: Bool)? {
    if screen.kind == .launch, project.exploration == nil, screens.count > 1,
      isToldByItself(try project.programs.classInFront(of: index))
    {
      return nil
    }
    func made(in place: ControllerPlace?) throws(ScreenFailure) -> (scene: Scene, isEmpty: Bool) {
      let found = try self.made.scene(index, under: conditions, in: place, by: project.programs) { made, words in
        let around = place ?? ControllerPlace(words: words)
        return scene(made, of: screen, id: id, under: conditions, in: around)
      }
      return (found.scene, found.isEmpty)
    }
    guard let place = place(of: screen) else { return try made(in: nil) }
    do throws(ScreenFailure) {
      return try made(in: place)
    } catch  where !error.isOfTime {
      return try made(in: nil)
    }
  }

  /// Tells whether a class of controllers has a screen that can be shown.
  private func isToldByItself(_ name: String?) -> Bool {
    let build = project.build
    guard let name,
      let index = build.screens.firstIndex(where: { screen in
        screen.name == name && screen.needs == nil && screen.reachedAs == nil && !screen.isContainer
          && build.settings.includes(screen)
          && (screen.kind == .controller || screen.kind == .storyboard)
      })
    else { return false }
    return (try? project.programs.classInFront(of: index)) != nil
  }

  /// The place in which the project's code shows a screen that is made by rule; `nil` where it says none.
  private func place(of screen: CodeScreen) -> ControllerPlace? {
    guard screen.kind == .controller, !screen.isPresented,
      let chain = project.text.chain(of: screen.name, near: path.folder),
      !chain.parts.contains(where: { part in part.type.inherited.first.map(Self.containers.contains) ?? false })
    else { return nil }
    return project.text.place(of: screen.name)
  }

  /// UIKit's classes of controllers that aren't put into others here.
  private static let containers: Set = [
    "UINavigationController", "UITabBarController", "UISplitViewController", "UIAlertController",
  ]

  /// Returns a program's scene as a scene of the file.
  func scene(
    _ made: Scene, of screen: CodeScreen, id: String, under conditions: Conditions, in place: ControllerPlace? = nil
  ) -> Scene {
    let places = ScenePlaces(start: position(of: screen), own: number, project: project.places)
    return made.made(
      by: screen, in: name, id: id, at: places, allowing: orientations(of: screen, under: conditions),
      of: ProjectFiles(beside: path, in: project.surroundings).application, in: place)
  }

  /// Returns the orientations that the class of a controller allows by its own code.
  private func orientations(of screen: CodeScreen, under conditions: Conditions) -> InterfaceOrientationMask? {
    guard screen.kind == .controller,
      let answer = project.text.chain(of: screen.name, near: path.folder)?.orientations?.answer,
      case .masks(let phone, let pad) = answer
    else { return nil }
    let device = resolved(conditions).device.flatMap { DeviceCatalogue.device(named: $0) }
    return InterfaceOrientationMask(rawValue: device?.idiom == .pad ? pad : phone)
  }
}

extension CodeLibrary {
  /// Returns the screens of a file.
  ///
  /// - Parameter path: A Swift file.
  /// - Returns: The file as a source of scenes.
  /// - Throws: `CodeError`.
  package func source(at path: Path) throws(CodeError) -> CodeSource {
    guard Files.kind(of: path) == .file else { throw CodeError("there is no such file", at: path) }
    return try source(at: path, in: try project(around: path))
  }

  /// Returns the screens of a file of a built project.
  func source(at path: Path, in project: Project) throws(CodeError) -> CodeSource {
    guard let full = Files.resolved(path), let file = full.below(project.build.project.folder) else {
      throw CodeError("this file isn't in its project", at: path)
    }
    guard project.files.number(of: file) != nil else {
      throw CodeError("this file is in no target of the project's app", at: path)
    }
    return try CodeSource(of: file, at: path, in: project)
  }

  /// Returns the screens of a file, as an input of a command.
  ///
  /// - Parameter path: A Swift file.
  /// - Returns: The file as a source of scenes.
  /// - Throws: `SceneFile.Failure`.
  func input(at path: Path) throws(SceneFile.Failure) -> any SceneSource {
    do throws(CodeError) {
      return try source(at: path)
    } catch {
      throw error.failure
    }
  }

  /// Returns a text that changes with the code of a file's project, with its resources, and with what builds it.
  ///
  /// - Parameter path: A Swift file.
  /// - Returns: The text.
  /// - Throws: `SceneFile.Failure`.
  func signature(of path: Path) throws(SceneFile.Failure) -> String {
    do throws(CodeError) {
      return try build(around: path).contentSignature
    } catch {
      throw error.failure
    }
  }
}

extension CodeError {
  /// The error as one of an input.
  var failure: SceneFile.Failure {
    if let configuration { return .configuration(configuration) }
    // The input itself is as it should be: what is built of it can't be written.
    let words = isOfOutput ? path.map { "\($0): \(description)" } ?? description : description
    return .input(InputError([InputProblem(.code(words), at: position)]))
  }
}
