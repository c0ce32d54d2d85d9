import Documents
package import FileSystem

/// The projects of a workspace of Xcode.
package enum XcodeWorkspace {
  /// Returns the projects that a workspace names and that are there, tests and CocoaPods' own aside.
  ///
  /// - Parameter workspace: The folder `Name.xcworkspace`.
  /// - Returns: The projects' folders `Name.xcodeproj`, in the workspace's order, each once.
  package static func projects(of workspace: Path) -> [Path] {
    let bytes = (try? Files.plainContents(of: workspace.file("contents.xcworkspacedata"), limit: 1 << 20)) ?? []
    var rest = Substring(decoding: bytes, as: UTF8.self)
    var projects: [Path] = []
    var known: Set<Path> = []
    while let mark = rest.firstRange(of: "location") {
      rest = rest[mark.upperBound...]
      guard let open = rest.firstIndex(of: "\"") else { break }
      let start = rest.index(after: open)
      guard let close = rest[start...].firstIndex(of: "\"") else { break }
      // `group:App/App.xcodeproj`, `container:App.xcodeproj`
      let place = rest[start..<close].split(separator: ":", maxSplits: 1)
      rest = rest[close...]
      guard place.count == 2, place[1].hasSuffix(".xcodeproj"), !place[1].hasSuffix("Pods.xcodeproj") else { continue }
      let project = workspace.folder.file(Path(String(place[1])))
      guard Files.kind(of: project) == .folder, let full = Files.resolved(project) else { continue }
      if known.insert(full).inserted { projects.append(project) }
    }
    return projects
  }
}
