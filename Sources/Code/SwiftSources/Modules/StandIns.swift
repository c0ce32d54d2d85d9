import CStandIns
import FileSystem

/// The modules of ours that stand in for packages of others, where a checkout lacks those: what apps use most of SnapKit, RxSwift and kin.
///
/// Constraints are made as the package itself makes them. Streams send what they have at once, and then stay still.
enum StandIns {
  /// Writes the modules, a folder each, where they aren't as they should be, and removes what else is there: files of an earlier version
  /// would be built with them.
  ///
  /// - Parameter build: The folder of a build.
  /// - Throws: `CodeError` if they can't be written.
  static func write(in build: BuildFolder) throws(CodeError) {
    let modules = Dictionary(grouping: files) { Path($0.module) }
    try make(build.standIns, with: Set(modules.keys), .folder)
    for (module, files) in modules {
      let folder = build.standIns.file(module)
      try make(folder, with: Set(files.map { Path($0.name) }), .file)
      for file in files { try build.write(file.text, to: folder.file(Path(file.name))) }
    }
  }

  /// Makes a folder that has entries of some names and of one kind at most.
  private static func make(_ folder: Path, with names: Set<Path>, _ kind: Files.Kind) throws(CodeError) {
    do throws(Files.Failure) {
      try Files.makeOwnFolder(folder)
      for entry in try Files.entries(of: folder) where !names.contains(entry.name) || entry.kind != kind || entry.isLink
      {
        Files.removeFolder(folder.file(entry.name))
      }
    } catch {
      throw CodeError(error, at: folder)
    }
  }

  /// The files of all modules.
  private static var files: [(module: String, name: String, text: String)] {
    var files: [(module: String, name: String, text: String)] = []
    while true {
      let file = unsafe stand_in_file(Int32(files.count))
      guard let module = unsafe file.module, let name = unsafe file.name, let text = unsafe file.text else {
        return files
      }
      unsafe files.append((String(cString: module), String(cString: name), String(cString: text)))
    }
  }
}
