import FileSystem
import SceneSources

/// The confinements of the programs that build and show a project's screens.
///
/// They read the repository that the project is in, the folders of the modules that it is built with, the toolchain, and what was built.
/// Compilers write to the folder of the build; screens write nowhere but to a temporary folder of their own.
struct CodeConfinement: Hashable, Sendable {
  /// The wall; `nil` where there are limits alone.
  let wall: Confinement.Wall?
  /// The folders of the toolchain's libraries, which programs that were linked on another machine find by these.
  let libraries: [Path]
  /// The files and folders that all of the programs read.
  private(set) var readable: [Path]
  /// The files that compilers and the rewriter read besides.
  private(set) var sources: [Path] = []
  /// The files and folders in those of which nothing is seen: a repository's own keeps the words by which others are let in.
  private(set) var hidden: [Path] = []

  /// The confinement of what reads nothing of a project.
  ///
  /// - Parameters:
  ///   - wall: The wall.
  ///   - tools: The files and folders of the toolchain and of UIKit's modules.
  ///   - libraries: The folders of the toolchain's libraries.
  init(_ wall: Confinement.Wall?, tools: [Path], libraries: [Path] = []) {
    self.wall = wall
    self.libraries = libraries
    readable = tools.compactMap(Files.resolved).uniqued()
  }

  /// Returns the confinement for a project.
  ///
  /// A module that lies elsewhere than in the repository is read by the rewriter alone, file by file: a repository may name any folder.
  ///
  /// - Parameters:
  ///   - folder: The project's folder.
  ///   - modules: The modules that it may be built with.
  ///   - lender: A repository outside the project whose packages the build uses; none if `nil`.
  /// - Returns: The confinement.
  /// - Throws: `CodeError` where the folder has what is private to the user.
  func reading(
    _ folder: Path, _ modules: ForeignModules? = nil, lentBy lender: Path? = nil
  ) throws(CodeError) -> CodeConfinement {
    guard !Self.isPrivate(folder) else {
      throw CodeError(
        "Swift code isn't built and run: its folder has what is private to you; move the project into a folder of its own",
        at: folder)
    }
    let root = Self.repository(around: folder).flatMap { Self.isPrivate($0) ? nil : $0 } ?? folder
    var confinement = self
    let roots = [root] + [lender].compactMap(\.self).filter { !Self.isPrivate($0) }
    confinement.readable = (readable + roots).uniqued()
    confinement.hidden = roots.map { $0.file(".git") }
    let files = (modules?.files(outside: roots) ?? []).filter { !Self.isPrivate($0) }
    confinement.sources = Array(files.prefix(Self.maximumFiles))
    return confinement
  }

  /// The most files outside of the repository that are read.
  private static let maximumFiles = 160

  /// Tells whether a folder is the user's home, a folder around it, or a hidden folder in it, where keys and passwords are.
  static func isPrivate(_ folder: Path, home: Path? = Files.home.flatMap(Files.resolved)) -> Bool {
    guard folder != "/" else { return true }
    guard let home, home != "/" else { return false }
    if folder == home || home.below(folder) != nil { return true }
    return folder.below(home)?.bytes.first == UInt8(ascii: ".") && folder.below(home).map(isOfCache) != true
  }

  /// Tells whether a path in the home is one of what programs can make again.
  private static func isOfCache(_ path: Path) -> Bool { path.below(".cache") != nil }

  /// The root of the repository that a folder is in; `nil` where it is in none.
  static func repository(around folder: Path) -> Path? {
    sequence(first: folder, next: { $0.folder == $0 ? nil : $0.folder }).first { Files.isTaken($0.file(".git")) }
  }

  /// Returns the confinement of a compiler, or of the rewriter.
  ///
  /// - Parameters:
  ///   - folder: The folder that it writes to; none if `nil`.
  ///   - limit: The maximum processor time of the compiler, and of each program that it starts; that of every compiler if `nil`.
  ///   - findsLibraries: Whether the program finds the toolchain's libraries by a variable, and not by itself as compilers do.
  /// - Returns: The confinement.
  func ofCompiler(writing folder: Path?, within limit: Duration? = nil, findsLibraries: Bool = false) -> Confinement {
    var limits = Confinement.Limits.ofCompilers
    if let limit { limits.processorTime = limit }
    return Confinement(
      wall, readable: readable + sources, writable: folder.map { [$0] } ?? [], hidden: hidden, limits: limits,
      startsPrograms: true, environment: environment(findsLibraries: findsLibraries))
  }

  /// The confinement of a program that shows screens.
  ///
  /// - Parameters:
  ///   - folder: The folder of the build.
  ///   - variables: The variables that the configuration says. One that the loader of programs reads is passed over.
  /// - Returns: The confinement.
  func ofScreens(in folder: Path, environment variables: [String: String] = [:]) -> Confinement {
    let own = environment(findsLibraries: true).merging(["TZ": "UTC"]) { $1 }
    let asked = variables.filter { name, value in
      !name.isEmpty && !name.hasPrefix("LD_") && !name.utf8.contains { $0 == 0x3D || $0 == 0 }
        && !value.utf8.contains(0)
    }
    return Confinement(
      wall, readable: readable + [folder], hidden: hidden, limits: .ofScreens, environment: asked.merging(own) { $1 })
  }

  private func environment(findsLibraries: Bool) -> [String: String] {
    var variables = ["SWIFT_BACKTRACE": "enable=no"]
    if findsLibraries, !libraries.isEmpty {
      variables["LD_LIBRARY_PATH"] = libraries.map(\.description).joined(separator: ":")
    }
    return variables
  }
}
