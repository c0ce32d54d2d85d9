package import FileSystem

/// The objects of an Xcode project, with the paths of its files and the settings of its targets.
package struct XcodeObjects {
  /// The objects by their identifiers.
  package let objects: [String: OldPropertyList]
  /// The full paths of files and groups, by identifier.
  package private(set) var paths: [String: Path] = [:]
  /// The project itself.
  package let root: OldPropertyList
  /// The folder that its settings' paths begin at.
  package let base: Path

  /// Reads a project.
  ///
  /// - Parameter folder: The folder `Name.xcodeproj`.
  package init?(reading folder: Path) {
    guard let bytes = try? Files.plainContents(of: folder.file(Self.fileName), limit: Self.maximumBytes),
      let list = OldPropertyList(reading: bytes), case .dictionary(let objects)? = list["objects"],
      let root = list.text("rootObject").flatMap({ objects[$0] })
    else { return nil }
    self.objects = objects
    self.root = root
    let directory = root.text("projectDirPath").flatMap { $0.isEmpty ? nil : $0 }
    base = directory.map { folder.folder.file(Path($0)) } ?? folder.folder
    if let main = root.text("mainGroup") { place(main, in: base, depth: 0) }
  }

  package static let fileName: Path = "project.pbxproj"
  private static let maximumBytes = 64 << 20
  private static let maximumDepth = 100

  /// Finds the paths of a group and of all that is in it.
  private mutating func place(_ id: String, in folder: Path, depth: Int) {
    // Each is in one group: groups that hold each other lead nowhere.
    guard paths[id] == nil, let object = objects[id], depth < Self.maximumDepth else { return }
    let from = object.text("sourceTree") == "SOURCE_ROOT" ? base : folder
    let path = object.text("path").map { $0.hasPrefix("/") ? Path($0) : from.fileIgnoringCase($0) } ?? from
    paths[id] = path
    for child in object.texts("children") { place(child, in: path, depth: depth + 1) }
  }

  /// Returns the settings of a target over those of the project, of the first configuration.
  package func settings(of target: OldPropertyList) -> BuildSettings {
    var settings = BuildSettings()
    for owner in [root, target] {
      let list = owner.text("buildConfigurationList").flatMap { objects[$0] }
      guard let configuration = list?.texts("buildConfigurations").first.flatMap({ objects[$0] }) else { continue }
      let file =
        configuration.text("baseConfigurationReference").flatMap { paths[$0] }
        ?? configuration.text("baseConfigurationReferenceRelativePath").flatMap { path in
          configuration.text("baseConfigurationReferenceAnchor").flatMap { paths[$0] }?.file(Path(path))
        }
      if let file { settings.add(file: file) }
      if case .dictionary(let own)? = configuration["buildSettings"] {
        settings.add(
          own.compactMapValues { value in
            switch value {
            case .string(let text): text
            case .array: value.elements.joined(separator: " ")
            case .dictionary: nil
            }
          })
      }
    }
    let name = target.text("name") ?? ""
    settings.addStandard([
      "TARGET_NAME": name, "PRODUCT_NAME": name, "TARGETNAME": name, "SRCROOT": base.description,
      "PROJECT_DIR": base.description, "SOURCE_ROOT": base.description,
      "PROJECT_NAME": root.text("name") ?? name,
    ])
    return settings
  }
}

extension OldPropertyList {
  /// The strings of an array.
  fileprivate var elements: [String] {
    guard case .array(let elements) = self else { return [] }
    return elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }
}

extension Path {
  /// Returns a file's path in the folder; for a missing file, the path of a file whose name differs in case alone, as on a Mac's volumes.
  fileprivate func fileIgnoringCase(_ name: String) -> Path {
    let whole = file(Path(name))
    guard Files.kind(of: whole) == .nothing else { return whole }
    return name.split(separator: "/").reduce(self) { folder, part in
      let file = folder.file(Path(String(part)))
      guard part != "..", Files.kind(of: file) == .nothing else { return file }
      let words = part.lowercased()
      return Files.names(in: folder)?.first { $0.description.lowercased() == words }.map(folder.file) ?? file
    }
  }
}
