package import FileSystem
import FontFiles
import SceneSources

/// The Swift code that a run is about. Each project is built once, when its first file is asked for.
package final class CodeLibrary: Sendable {
  /// A built project, and the programs that make its screens.
  struct Project: Sendable {
    let build: CodeBuild
    let programs: ScreenPrograms
    let files: CodeFileIndex
    let places: CodePlaces
    let languages: CodeLanguages
    /// The code as text.
    let text: ProjectCode
    /// The settings of the projects around the files.
    let surroundings = Projects()
    /// The results of exploring the app; `nil` for an app that isn't explored.
    let exploration: AppExploration?

    /// Tells whether a Swift file is among those that are built, as one of a package in the app's folder is.
    func has(_ path: Path) -> Bool {
      Files.resolved(path)?.below(build.project.folder).flatMap { files.number(of: $0) } != nil
    }

    init(_ build: CodeBuild, progress: @escaping (String) -> Void) throws(CodeError) {
      let fonts = FontLibrary(ofResources: build)
      exploration =
        if let limits = build.settings.exploration {
          try build.exploration(within: limits, by: ScreenPrograms(of: build, fonts: fonts), progress: progress)
        } else { nil }
      let build = exploration.map(build.with) ?? build
      self.build = build
      files = CodeFileIndex(of: build)
      places = CodePlaces(of: build, files)
      languages = CodeLanguages(of: build.project.folder)
      text = ProjectCode(reading: build.project.folder)
      programs = ScreenPrograms(of: build, fonts: fonts)
    }
  }

  /// The folder for what is built; one a project in the user's cache if `nil`.
  let folder: Path?
  /// Returns what the configuration of a project's folder says of its code.
  private let configured: @Sendable (Path) throws(CodeError) -> CodeSettings
  /// Returns whether, and how, the code of a folder runs.
  let permission: @Sendable (Path) -> CodePermission
  /// The repository whose packages the projects are built with, though they aren't in it; none if `nil`.
  private let lender: Path?
  /// Tells whether the time of the run is spent.
  let isStopped: @Sendable () -> Bool
  let progress: @Sendable (String) -> Void
  /// Called with another run that this run waits for.
  let waiting: @Sendable (String) -> Void
  private let state = Monitor(State())
  /// The projects with other texts than lie on the disk.
  let trials = CodeTrials()
  /// The files to watch around paths.
  let listings = Monitor<[Path: Listing]>([:])

  private struct State {
    /// The projects by the folders that they are known by.
    var projects: [Path: Result<Project, CodeError>] = [:]
    /// The projects of folders that were asked for, by those folders.
    var roots: [Path: Path] = [:]
    /// The projects whose files were all asked for.
    var searched: Set<Path> = []
  }

  /// A library without projects yet.
  ///
  /// - Parameters:
  ///   - folder: The folder for what is built; one a project in the user's cache if `nil`.
  ///   - permission: Returns whether, and how, the code of a project's folder runs.
  ///   - settings: Returns what the configuration of a project's folder says of its code.
  ///   - lender: A repository whose packages the projects are built with, though they aren't in it; none if `nil`.
  ///   - isStopped: Tells whether the time of the run is spent.
  ///   - waiting: Called with another run that this run waits for.
  ///   - progress: Called with what is being done.
  package init(
    buildFolder folder: Path? = nil, permission: @escaping @Sendable (Path) -> CodePermission = { _ in .standard },
    settings: @escaping @Sendable (Path) throws(CodeError) -> CodeSettings = { _ in CodeSettings() },
    lentBy lender: Path? = nil, isStopped: @escaping @Sendable () -> Bool = { false },
    waiting: @escaping @Sendable (String) -> Void = { _ in }, progress: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.folder = folder
    self.permission = permission
    self.waiting = waiting
    self.lender = lender
    self.isStopped = isStopped
    configured = settings
    self.progress = progress
  }

  /// Returns the build of a path's project.
  ///
  /// - Parameter path: A Swift file, or a folder.
  /// - Returns: The build, as it is or as it was made now.
  /// - Throws: `CodeError`.
  package func build(around path: Path) throws(CodeError) -> CodeBuild { try project(around: path).build }

  /// Returns what exploring the app of a path's project found; `nil` where nobody asks for that, or where there is no app.
  ///
  /// - Parameter path: A Swift file, or a folder.
  /// - Returns: The screens and the ways between them.
  /// - Throws: `CodeError`.
  package func exploration(around path: Path) throws(CodeError) -> AppExploration? {
    try project(around: path).exploration
  }

  /// Reads a path's project, of which nothing is built.
  ///
  /// - Parameter path: A Swift file, or a folder.
  /// - Returns: The project as it was read.
  /// - Throws: `CodeError`.
  package func reading(around path: Path) throws(CodeError) -> CodeBuild {
    let project = try foundProject(around: path)
    return try CodeBuild(reading: project, try settings(of: project.folder), in: folder)
  }

  /// Returns the reason why the code around a path isn't run; `nil` where it is.
  package func refusal(around path: Path) throws(CodeError) -> String? {
    guard case .refused(let reason) = permission(try foundProject(around: path).folder) else { return nil }
    return reason
  }

  /// Returns the folders of the projects of a path: several for a folder outside of projects, with projects inside, and for one whose
  /// projects have several apps.
  ///
  /// - Parameter path: A Swift file or a folder.
  /// - Returns: The path itself, or folders in it; never none.
  package func places(in path: Path) -> [Path] {
    guard Files.kind(of: path) == .folder, let full = Files.resolved(path) else { return [path] }
    var folders = ProjectPlaces(in: full).folders
    folders += folders.filter { $0 == full || $0.below(full) != nil }.flatMap(CodeProject.foldersOfOtherApplications)
    guard folders.count > 1 else { return [path] }
    return folders.map { $0.below(full).map { path == "." ? $0 : path.file($0) } ?? path }.uniqued()
  }

  /// Returns what the configuration of a project's folder says of its code.
  func settings(of folder: Path) throws(CodeError) -> CodeSettings { try configured(folder) }

  func project(around path: Path) throws(CodeError) -> Project {
    let asked = Files.kind(of: path) == .folder ? path : path.folder
    // Others wait for a build that is under way.
    let result = state.withLock { state in
      if let root = state.roots[asked], let known = state.projects[root] { return known }
      let result = Result { () throws(CodeError) -> Project in
        // A file of a folder that was asked for belongs to what was built for that.
        if let full = Files.resolved(asked),
          let known = state.projects.filter({ full.below($0.key) != nil || full == $0.key })
            .max(by: { $0.key.bytes.count < $1.key.bytes.count }),
          (try? known.value.get())?.has(path) == true
            || ProjectPlaces.root(around: full).map({ $0.bytes.count <= known.key.bytes.count }) != false
        {
          state.roots[asked] = known.key
          return try known.value.get()
        }
        let project = try foundProject(around: path)
        state.roots[asked] = project.scope
        if let known = state.projects[project.scope] { return try known.get() }
        return try built(project, for: path)
      }
      if let root = state.roots[asked] { state.projects[root] = result }
      return result
    }
    return try result.get()
  }

  /// Builds a project.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - path: The path that was asked for, as other runs are told of it.
  /// - Returns: The built project.
  /// - Throws: `CodeError`.
  func built(_ project: CodeProject, for path: Path) throws(CodeError) -> Project {
    let toolchain = try SwiftToolchain(for: project.folder, permission(project.folder), notice: waiting)
    return try Project(
      try CodeBuild(
        project, by: toolchain, try configured(project.folder), in: folder, lentBy: lender, as: "layout \(path)",
        isStopped: isStopped, waiting: waiting, progress: progress), progress: progress)
  }

  /// Returns the project around a file whose screens were searched for before (`files(of:)`). It doesn't depend on what is built
  /// meanwhile.
  ///
  /// - Parameter full: The file's full path.
  /// - Returns: The innermost; `nil` where there is none.
  func known(around full: Path) -> Project? {
    let known = state.withLock { state in
      state.projects.filter { state.searched.contains($0.key) && full.below($0.key) != nil }
    }
    return known.max { $0.key.bytes.count < $1.key.bytes.count }.flatMap { try? $0.value.get() }
  }

  /// Forgets the projects whose code, configuration or modules have changed since the build.
  package func refresh() {
    state.withLock { state in
      for (root, result) in state.projects {
        if case .success(let project) = result, let settings = try? configured(project.build.project.folder),
          project.build.isUpToDate(with: settings)
        {
          continue
        }
        state.projects[root] = nil
        state.roots = state.roots.filter { $0.value != root }
      }
    }
  }

  /// Returns all files of a path's project that its screens are made of, Swift's and Interface Builder's, as they are named from the
  /// working folder.
  ///
  /// - Parameter path: A Swift file or a folder.
  /// - Returns: The files.
  /// - Throws: `CodeError` if there is none.
  package func files(around path: Path) throws(CodeError) -> [Path] {
    let workingFolder = Files.workingFolder
    var files: [Path] = []
    for place in places(in: path) {
      let project = try foundProject(around: place)
      files += (project.files + project.nibs).map { project.folder.file($0).shortened(from: workingFolder) }
    }
    return files
  }

  /// Returns the files of a place that have screens that can be made.
  ///
  /// - Parameter place: A folder of one project (`places(in:)`).
  /// - Returns: The files, sorted.
  /// - Throws: `CodeError` if there is code and it can't be built.
  package func files(of place: Path) throws(CodeError) -> [Path] {
    try files(of: place) { $0.file }
  }

  /// Returns the Swift files below a folder that have screens that can be made, or the classes of scenes that are.
  ///
  /// - Parameter folder: The folder.
  /// - Returns: The files, sorted.
  /// - Throws: `CodeError` if there is code and it can't be built.
  package func codeFiles(below folder: Path) throws(CodeError) -> [Path] {
    var files: [Path] = []
    for place in places(in: folder) { files += try self.files(of: place) { $0.codeFile } }
    return files.sorted()
  }

  private func files(of place: Path, _ file: (CodeScreen) -> Path) throws(CodeError) -> [Path] {
    let build = try build(around: place)
    guard let full = Files.resolved(place) else { throw CodeError("there is no such folder", at: place) }
    state.withLock { _ = $0.searched.insert(build.project.scope) }
    let screens = build.screens.filter { screen in
      build.settings.includes(screen) && screen.needs == nil && screen.reachedAs == nil && !screen.isContainer
    }
    let files = Set(screens.map(file))
    return files.compactMap { build.project.folder.file($0).below(full) }
      .map { place == "." ? $0 : place.file($0) }.sorted()
  }
}

extension FontLibrary {
  /// The fonts among the resources of a build.
  fileprivate convenience init(ofResources build: CodeBuild) {
    let names = Files.names(in: build.resources) ?? []
    self.init(names.filter { $0.hasEnding(of: FontFile.endings) }.sorted().map(build.resources.file))
  }
}
