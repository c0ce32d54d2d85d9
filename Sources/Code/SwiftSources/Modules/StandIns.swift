import CStandIns
import FileSystem

/// The modules of ours that stand in for packages of others, where a checkout lacks those: what apps use most of SnapKit, RxSwift and kin.
///
/// Constraints are made as the package itself makes them. Streams send what they have at once, and then stay still.
enum StandIns {
  /// Writes the modules, a folder each, where they aren't as they should be.
  ///
  /// - Parameter build: The folder of a build.
  /// - Throws: `CodeError` if they can't be written.
  static func write(in build: BuildFolder) throws(CodeError) {
    for (module, name, text) in files {
      let folder = build.standIns.file(Path(module))
      do throws(Files.Failure) {
        try Files.makeFolder(folder)
      } catch {
        throw CodeError(error, at: folder)
      }
      try build.write(text, to: folder.file(Path(name)))
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
