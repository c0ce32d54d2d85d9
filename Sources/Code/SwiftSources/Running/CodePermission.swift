package import FileSystem

/// The way in which the code of a project is built and run, if at all. Nothing in a repository decides it.
package enum CodePermission: Hashable, Sendable {
  /// Behind a wall.
  case confined(Confinement.Wall)
  /// Within limits alone, on a machine that can't confine programs: the person who runs the command said so.
  case unconfined
  /// Not at all.
  case refused(reason: String)

  /// The permission where nobody was asked: code runs where it is confined.
  package static var standard: CodePermission {
    switch Confinement.best {
    case .success(let wall): .confined(wall)
    case .failure(let reason):
      .refused(reason: "this machine can't confine it: \(reason); --unconfined runs it all the same")
    }
  }
}

extension CodePermission {
  /// The folder by which a person's answer is kept: the root of the repository that a folder is in, or the folder itself.
  package static func repository(of folder: Path) -> Path {
    CodeConfinement.repository(around: folder) ?? folder
  }
}

extension SwiftToolchain {
  /// Finds the toolchain for what reads code, and runs none of it.
  static func ofReaders() throws(CodeError) -> SwiftToolchain {
    try SwiftToolchain(behind: try? Confinement.best.get())
  }

  /// Finds the toolchain for the code of a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - permission: Whether, and how, its code runs.
  ///   - notice: Called with each line of what is said while UIKit's modules are built.
  /// - Throws: `CodeError` with what is missing, or where the code may not run.
  init(for folder: Path, _ permission: CodePermission, notice: (String) -> Void) throws(CodeError) {
    switch permission {
    case .confined(let wall): try self.init(behind: wall, notice: notice)
    case .unconfined: try self.init(behind: nil, notice: notice)
    case .refused(let reason): throw CodeError("Swift code isn't built and run: \(reason)", at: folder)
    }
  }
}
