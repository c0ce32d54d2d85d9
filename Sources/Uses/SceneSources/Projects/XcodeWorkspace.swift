import Documents
package import FileSystem

/// The projects and packages of a workspace of Xcode.
///
///     <Workspace version="1.0">
///       <Group location="container:Libraries"><FileRef location="group:Kit"/></Group>     Libraries/Kit
///       <FileRef location="group:App/App.xcodeproj"/>                                     App/App.xcodeproj
///     </Workspace>
///
/// `container:` and a location outside of groups count from the workspace's folder, `group:` from the group's.
package struct XcodeWorkspace {
  /// The projects' folders `Name.xcodeproj` that are there, in the workspace's order, each once; CocoaPods' own is left out.
  package private(set) var projects: [Path] = []
  /// The folders of the packages that are there, in the workspace's order, each once.
  package private(set) var packages: [Path] = []

  private var known: Set<Path> = []
  private let folder: Path

  /// Reads a workspace; one that can't be read has neither projects nor packages.
  ///
  /// - Parameter workspace: The folder `Name.xcworkspace`.
  package init(reading workspace: Path) {
    folder = workspace.folder
    let bytes = (try? Files.plainContents(of: workspace.file("contents.xcworkspacedata"), limit: 1 << 20)) ?? []
    guard let root = try? XMLDocumentReader.root(of: bytes) else { return }
    var pending = [(element: root, folder: folder)]
    while let (element, folder) = pending.popLast() {
      for child in element.children where child.name == "FileRef" { add(place(of: child, in: folder)) }
      pending += element.children.reversed().filter { $0.name == "Group" }.map { ($0, place(of: $0, in: folder)) }
    }
  }

  /// Returns the place of a file or of a group, within a group's folder.
  private func place(of element: XMLElement, in group: Path) -> Path {
    let parts = (element["location"] ?? "").split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return group }
    let start =
      switch parts[0] {
      case "absolute": Path("/")
      case "container": folder
      default: group
      }
    return parts[1].isEmpty
      ? start : parts[1].hasPrefix("/") ? Path(String(parts[1])) : start.file(Path(String(parts[1])))
  }

  private mutating func add(_ path: Path) {
    guard Files.kind(of: path) == .folder, let full = Files.resolved(path) else { return }
    if path.hasEnding(of: ["xcodeproj"]) {
      if !path.name.hasSuffix("Pods.xcodeproj"), known.insert(full).inserted { projects.append(path) }
    } else if Files.kind(of: path.file(PackageManifest.fileName)) == .file, known.insert(full).inserted {
      packages.append(path)
    }
  }

  /// Returns the projects of all workspaces in a folder, each once.
  package static func projects(in folder: Path) -> [Path] { all(in: folder).flatMap(\.projects).uniqued() }

  /// Returns the packages of all workspaces in a folder, each once.
  package static func packages(in folder: Path) -> [Path] { all(in: folder).flatMap(\.packages).uniqued() }

  private static func all(in folder: Path) -> [XcodeWorkspace] {
    (Files.names(in: folder) ?? []).filter { $0.hasEnding(of: ["xcworkspace"]) }.sorted()
      .map { XcodeWorkspace(reading: folder.file($0)) }
  }
}
