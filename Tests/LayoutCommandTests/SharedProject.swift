import Foundation
import LayoutTestSupport
import Synchronization

/// A copy of a folder of Fixtures/Code that is built once for all tests of a run that only look at its screens. Nothing in it is changed.
final class SharedProject: Sendable {
  private let folder: URL
  private let build: String
  /// The command's list of the screens, as it was printed when they were built.
  private let listing: ChildProcess.Result
  /// One test at a time looks at it: a run that waits for another says so.
  private let lock = NSLock()

  private static let projects = Mutex<[String: SharedProject]>([:])

  /// The folder of all copies, which is removed as the tests end.
  private static let root: URL = {
    atexit { try? FileManager.default.removeItem(at: SharedProject.root) }
    return FileManager.default.temporaryDirectory.appendingPathComponent("layout-projects-\(UUID().uuidString)")
  }()

  private init(_ name: String) throws {
    folder = Self.root.appendingPathComponent("\(name)/\(name)")
    build = Self.root.appendingPathComponent("\(name)/build").path
    try FileManager.default.createDirectory(at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: Checkout.path("Fixtures/Code/\(name)"), toPath: folder.path)
    listing = try InnerCommand.run("code", folder.path, "--build-folder", build)
  }

  private static func named(_ name: String) throws -> SharedProject {
    try projects.withLock { projects in
      if let known = projects[name] { return known }
      let project = try SharedProject(name)
      projects[name] = project
      return project
    }
  }

  /// Does something with a project, and with the folder of what is built of it.
  static func with<Result>(
    _ name: String, _ body: (_ project: URL, _ build: String) throws -> Result
  ) throws -> Result {
    let project = try named(name)
    return try project.lock.withLock { try body(project.folder, project.build) }
  }

  /// The list of a project's screens, as the command printed it when it built them.
  static func listing(of name: String) throws -> ChildProcess.Result { try named(name).listing }
}
