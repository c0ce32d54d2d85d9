import Documents
package import FileSystem

/// A package manager: its manifest with the names of packages, the folders of the packages' sources, and the command that fetches sources.
///
///     Podfile: pod 'Alamofire', '~> 5'         Pods/Alamofire                      pod install
///     Cartfile: github "ReactiveX/RxSwift"     Carthage/Checkouts/RxSwift          carthage checkout
///     Package.swift: .package(url: …)          .build/checkouts/swift-collections  swift package resolve
package struct PackageManager: Sendable {
  /// The file, by its path in the project's folder; `nil` for projects of Xcode, whose names differ.
  private let manifest: Path?
  /// The command, as it is typed in the project's folder.
  let command: String
  /// The folders with a folder for each package, by their paths in the project's folder.
  private let checkouts: [Path]
  /// A Boolean value that tells whether a package's folder is one module of the folder's name.
  package let checksOutModules: Bool
  /// Returns the names of the folders of the packages that a file, or the project's folder, asks for.
  private let requests: @Sendable (Path) -> [String]

  private init(
    _ manifest: Path?, _ command: String, _ checkouts: [Path], checksOutModules: Bool = false,
    _ requests: @escaping @Sendable (Path) -> [String]
  ) {
    self.manifest = manifest
    self.command = command
    self.checkouts = checkouts
    self.checksOutModules = checksOutModules
    self.requests = requests
  }

  // MARK: The table

  /// The package managers, in the order in which modules are looked for in their checkouts.
  package static let all = [
    PackageManager("Podfile", "pod install", ["Pods"], checksOutModules: true) { RubyText(bytes(of: $0)).fetchedPods },
    PackageManager("Cartfile", "carthage checkout", ["Carthage/Checkouts"]) { names(inCartfile: bytes(of: $0)) },
    PackageManager(nil, commandOfXcode, foldersOfXcode, namesInXcodeProjects),
    PackageManager("project.yml", "xcodegen generate && \(commandOfXcode)", foldersOfXcode) { file in
      // What XcodeGen made says the same.
      hasXcodeProject(file.folder) ? [] : names(inXcodeGen: bytes(of: file))
    },
    PackageManager("Tuist/Package.swift", "tuist install", ["Tuist/.build/checkouts"]) { file in
      PackageManifest(reading: file).addresses.map(folderName)
    },
    // A manifest without targets is one for Tuist.
    PackageManager(PackageManifest.fileName, "tuist install", [".build/checkouts"]) { file in
      let manifest = PackageManifest(reading: file)
      return manifest.isEmpty ? manifest.addresses.map(folderName) : []
    },
    PackageManager(PackageManifest.fileName, "swift package resolve", [".build/checkouts"]) { file in
      let manifest = PackageManifest(reading: file)
      return manifest.isEmpty ? [] : manifest.addresses.map(folderName)
    },
  ]

  private static let commandOfXcode =
    "xcodebuild -resolvePackageDependencies -clonedSourcePackagesDirPath SourcePackages"
  private static let foldersOfXcode: [Path] = ["SourcePackages/checkouts", "DerivedData/SourcePackages/checkouts"]

  // MARK: The packages that files ask for

  private static let maximumBytes = 64 << 20

  private static func bytes(of file: Path) -> [UInt8] {
    (try? Files.plainContents(of: file, limit: maximumBytes)) ?? []
  }

  private static func names(inCartfile bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.split(separator: "\"", omittingEmptySubsequences: false)
      // `binary` names frameworks, which have no sources.
      guard words.count >= 3, ["github", "git"].contains(String(words[0]).trimmed) else { return nil }
      return folderName(of: String(words[1]))
    }
  }

  private static func xcodeProjects(in folder: Path) -> [Path] {
    (Files.names(in: folder) ?? []).filter { $0.hasEnding(of: ["xcodeproj"]) }
  }

  private static func hasXcodeProject(_ folder: Path) -> Bool { !xcodeProjects(in: folder).isEmpty }

  @Sendable private static func namesInXcodeProjects(_ folder: Path) -> [String] {
    xcodeProjects(in: folder).flatMap { project in
      let text = String(decoding: bytes(of: folder.file(project).file(XcodeObjects.fileName)), as: UTF8.self)
      return text.parts(separatedBy: "repositoryURL = ", omittingEmpty: false).dropFirst().map { rest in
        folderName(of: String(rest.prefix { $0 != ";" && !$0.isNewline }.filter { $0 != "\"" }))
      }
    }
  }

  private static func names(inXcodeGen bytes: [UInt8]) -> [String] {
    (PlainYAML(reading: bytes)["packages"]?.members ?? [:]).values.compactMap { package in
      (package["url"] ?? package["github"])?.text.map(folderName)
    }
  }

  /// Returns the name of the folder that a repository is checked out into: `RxSwift` for `https://github.com/ReactiveX/RxSwift.git`.
  private static func folderName(of address: String) -> String {
    let last = address.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? ""
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  // MARK: Folders

  /// The names of folders among checkouts that are no package's.
  private static let others: Set<Path> = ["Headers", "Local Podspecs", "Target Support Files"]

  /// Returns the folders of the packages that are checked out in a project's folder.
  package func packages(in folder: Path) -> [Path] {
    checkouts.map(folder.file).flatMap { checkout in
      ((try? Files.entries(of: checkout)) ?? [])
        .filter { $0.kind == .folder && !Self.others.contains($0.name) && !$0.name.hasEnding(of: ["xcodeproj"]) }
        .map { checkout.file($0.name) }
    }
  }

  /// Returns the names of the packages that a project's folder asks for, and of those that it doesn't have, sorted.
  fileprivate func requests(in folder: Path) -> (all: Set<String>, missing: [String]) {
    let requested = Set(requests(manifest.map(folder.file) ?? folder)).filter { !$0.isEmpty }
    guard !requested.isEmpty else { return ([], []) }
    // An address may differ from the folder's name in case.
    let known = Set(packages(in: folder).map { $0.name.description.lowercased() })
    return (requested, requested.filter { !known.contains($0.lowercased()) }.sorted())
  }
}

/// The packages that a project asks for and that aren't checked out, with the commands that fetch them.
package struct MissingPackages: Hashable, Sendable {
  /// The folder whose files ask for them.
  package let folder: Path
  /// The commands.
  package let fetches: [Fetch]

  /// A command, and the names of the packages that it fetches.
  package struct Fetch: Hashable, Sendable {
    package let command: String
    package let names: [String]
  }

  /// Looks for the missing packages of projects.
  ///
  /// - Parameter folders: Folders of the projects' files, by full paths. The nearest folder around each, in its repository, that asks for
  ///   any packages counts.
  /// - Returns: The missing packages by folder, in the order of the given ones; none where all are checked out.
  package static func all(around folders: [Path]) -> [MissingPackages] {
    var seen: Set<Path> = []
    return folders.compactMap { folder in
      for folder in Self.folders(around: folder) {
        // What is around a folder that was looked at has been looked at too.
        guard seen.insert(folder).inserted else { return nil }
        let requests = PackageManager.all.map { ($0.command, $0.requests(in: folder)) }
        guard requests.contains(where: { !$0.1.all.isEmpty }) else { continue }
        let fetches = requests.filter { !$0.1.missing.isEmpty }.map { Fetch(command: $0, names: $1.missing) }
        return fetches.isEmpty ? nil : MissingPackages(folder: folder, fetches: fetches)
      }
      return nil
    }
  }

  /// Returns a project's folder and those around it in its repository, the innermost first: package managers work in any of them.
  package static func folders(around folder: Path) -> [Path] {
    let folders = Array(RepositoryFolders(around: folder))
    return folders.last.map(RepositoryFolders.isRoot) == true ? folders : [folder]
  }

  /// The packages and commands in words: `packages aren't checked out: 'pod install' fetches Alamofire and SnapKit`.
  package var words: String {
    let parts = fetches.map { fetch in
      let rest = fetch.names.count - Self.maximumNames
      let names = Array(fetch.names.prefix(Self.maximumNames)) + (rest > 0 ? ["\(rest) more"] : [])
      return "'\(fetch.command)' fetches \(names.listed("and"))"
    }
    return "packages aren't checked out: \(parts.joined(separator: ", "))"
  }

  private static let maximumNames = 4
}
