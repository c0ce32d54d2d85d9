import Foundation

/// The files of a module, read and indexed.
struct Module {
  private let files: [SourceFile]
  private let libraries: [SourceFile]
  private let index: ModuleIndex
  private let jobs: Int?
  /// The expressions of the configuration, by the names of types.
  private let overrides: [String: String]

  /// A module of some files.
  ///
  /// - Parameters:
  ///   - files: The files that are rewritten.
  ///   - context: Other files, which are only read.
  ///   - libraries: Files of imported modules, which are only read for their classes.
  ///   - makesScreens: Whether the files' screens are made.
  ///   - jobs: The number of files that are worked on at once; one a core if `nil`.
  ///   - takesSnapshots: Whether what tests of snapshots hand over is among them.
  ///   - merged: The names of the files' modules, where several are built as one.
  ///   - missing: The names of the modules that the files import and that aren't here.
  ///   - hasUIKitHeader: Whether a header of the module's imports UIKit for all of its files.
  ///   - overrides: The expressions of the configuration, by the names of types.
  init(
    files: [SourceFile], context: [SourceFile], libraries: [SourceFile] = [], makesScreens: Bool, jobs: Int? = nil,
    takesSnapshots: Bool, merged: Set<String>, missing: Set<String>, hasUIKitHeader: Bool,
    making overrides: [String: String] = [:]
  ) {
    self.overrides = overrides
    self.files = files
    self.libraries = libraries
    self.jobs = jobs
    index = ModuleIndex(
      files + context, over: libraries, makesScreens: makesScreens, takesSnapshots: takesSnapshots, merged: merged,
      missing: missing, hasUIKitHeader: hasUIKitHeader)
  }

  /// Writes the rewritten files, by their paths, into a folder.
  ///
  /// - Returns: A line for each thing that couldn't be rewritten.
  func write(to folder: String) throws -> [String] {
    try Parallel.map(files, jobs: jobs) { file in
      let (text, notes) = file.during { Rewrites.rewritten(file, in: index) }
      let target = URL(fileURLWithPath: "\(folder)/\(file.path)")
      try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      let data = Data(text.utf8)
      // An unchanged file keeps its modification time, so that nothing is built again.
      if (try? Data(contentsOf: target)) != data { try data.write(to: target) }
      return notes.map { "\(file.path): \($0)" }
    }.flatMap { $0 }
  }

  /// A line of a file: `["View.swift", 12]`.
  private struct Line: Encodable {
    let file: String
    let number: Int

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(file)
      try container.encode(number)
    }
  }

  /// Writes the lines at which the properties of the files' types are declared, as JSON: by the type's name and the property's the
  /// file's name and the line.
  func writeProperties(to path: String) throws {
    let found = try Parallel.map(files, jobs: jobs) { file in file.during { PropertyDeclarations.of(file) } }
    var lines: [String: [String: Line]] = [:]
    for (file, properties) in zip(files, found) {
      for property in properties where lines[property.type]?[property.name] == nil {
        lines[property.type, default: [:]][property.name] = Line(file: file.path, number: property.line)
      }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    try encoder.encode(lines).write(to: URL(fileURLWithPath: path))
  }

  /// Writes the code that is generated of resources; an unchanged file keeps its modification time.
  func writeGenerated(of resources: ModuleResources, to path: String) throws {
    let data = Data(try resources.text(for: files, of: index).utf8)
    if FileManager.default.contents(atPath: path) != data { try data.write(to: URL(fileURLWithPath: path)) }
  }

  /// Writes the screens of the files as JSON, and the mocks that they need.
  func writeScreens(to path: String, mocks: String?) throws {
    let previews = files.flatMap { file in
      file.during {
        (PreviewDeclarations.of(file, in: index).flatMap { $0.screens(in: file) }
          + PreviewProviders.screens(of: file, in: index)).sorted { $0.line < $1.line }
      }
    }
    let snapshots = files.flatMap { file in
      file.during { SnapshotTests.of(file, in: index).flatMap { $0.screens(in: file) } }
    }
    let types = ModuleTypes(files, over: libraries, making: overrides)
    var screens = previews + snapshots + types.screens
    let presented = PresentedControllers(in: files, of: index)
    for number in screens.indices where screens[number].kind == .controller {
      screens[number].isPresented = presented.contains(screens[number].ownName)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(screens).write(to: URL(fileURLWithPath: path))
    if let mocks { try types.writeMocks(of: screens, to: mocks) }
  }
}
