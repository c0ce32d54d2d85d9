import Foundation
import LayoutTestSupport
import Testing

/// Builds of code that are ended, that have no room, or that run beside each other: the next run answers as one that is the first.
@Suite(.enabled(if: ScreenBuilding.isHere, "\(ScreenBuilding.reason)"), .serialized)
struct CodeSafetyTests {
  private static let controller =
    "import UIKit\n\n" + """
      final class PlainController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
          label.text = Words.title
          view.addSubview(label)
        }
      }

      """
  /// A part of it is left out, for which all is compiled once more.
  private static let words = """
    enum Words {
      static let title = "Title"
      static func other() -> Int { missing() }
    }

    """

  /// Does something with a project, and with folders for what is built of it.
  private func with(_ body: (_ project: URL, _ folder: URL) throws -> Void) throws {
    try TemporaryFolder.with { folder in
      let project = folder.appendingPathComponent("App")
      try FileManager.default.createDirectory(at: project, withIntermediateDirectories: false)
      for (name, text) in [("PlainController.swift", Self.controller), ("Words.swift", Self.words)] {
        try Data(text.utf8).write(to: project.appendingPathComponent(name))
      }
      try body(project, folder)
    }
  }

  private static func arguments(_ project: URL, _ build: URL) -> [String] {
    [
      "solve", project.appendingPathComponent("PlainController.swift").path, "--build-folder", build.path,
      "--conditions", "iphone-17/portrait",
    ]
  }

  private func solve(_ project: URL, _ build: URL) throws -> ChildProcess.Result {
    try InnerCommand.run(Self.arguments(project, build))
  }

  /// The answer of a run that is the first.
  private func fresh(_ project: URL, _ folder: URL) throws -> String {
    let result = try solve(project, folder.appendingPathComponent("fresh-\(UUID().uuidString)"))
    try #require(result.status == 0 && result.output.contains("PlainController"), "\(result.errors)")
    return result.output
  }

  @Test("Two runs at once in one folder answer as the first, both")
  func atOnce() throws {
    try with { project, folder in
      let expected = try fresh(project, folder)
      let build = folder.appendingPathComponent("build")
      let runs = try (0..<2).map { number in
        let output = folder.appendingPathComponent("out-\(number)")
        try Data().write(to: output)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: ProcessInfo.processInfo.environment["LAYOUT_COMMAND"] ?? "")
        process.arguments = Self.arguments(project, build)
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = FileHandle.nullDevice
        try process.run()
        return (process, output)
      }
      for (process, output) in runs {
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(try String(contentsOf: output, encoding: .utf8) == expected)
      }
    }
  }

  #if os(Linux)
    @Test("A run that is killed after any change to what it builds leaves what the next run answers by as the first")
    func kills() throws {
      try with { project, folder in
        let outer = folder.appendingPathComponent("outer")
        try FileManager.default.createDirectory(at: outer, withIntermediateDirectories: false)
        let build = outer.appendingPathComponent("build")
        for text in [Self.words, Self.words.replacingOccurrences(of: "Title", with: "Longer title")] {
          try Data(text.utf8).write(to: project.appendingPathComponent("Words.swift"))
          let expected = try fresh(project, folder)
          var changes = 1
          while try ChangeKiller.run(Self.arguments(project, build), after: changes, below: outer.path) { changes *= 4 }
          #expect(changes > 60)
          let result = try solve(project, build)
          #expect(result.status == 0 && result.errors == "")
          #expect(result.output == expected)
        }
      }
    }

    @Test(
      "A full disk is told, and with room again the next run answers as the first",
      .enabled(if: SmallDisk.mayMount, "a file system of its own is mounted by root alone"))
    func fullDisk() throws {
      try with { project, folder in
        let expected = try fresh(project, folder)
        try SmallDisk.with(folder.appendingPathComponent("disk").path) { disk in
          let build = URL(fileURLWithPath: disk.path).appendingPathComponent("build")
          for size in ["64k", "300k"] {
            try disk.change("size=\(size)")
            let result = try InnerCommand.run("code", project.path, "--build-folder", build.path)
            #expect(result.status == 74, "\(size)")
            #expect(result.output == "")
            #expect(
              result.errors.contains(": error: this can't be written: no space left on device"), "\(result.errors)")
          }
          let solved = try solve(project, build)
          #expect(solved.status == 65 && solved.errors.contains("this can't be written: no space left on device"))
          try disk.change("size=400m")
          #expect(try solve(project, build).output == expected)
        }
      }
    }

    @Test(
      "A folder for what is built that can't be written says so; a checkout that can't be is built elsewhere",
      .enabled(if: SmallDisk.mayMount, "a file system of its own is mounted by root alone"))
    func readOnly() throws {
      try with { project, folder in
        let expected = try fresh(project, folder)
        try SmallDisk.with(folder.appendingPathComponent("disk").path) { disk in
          let place = URL(fileURLWithPath: disk.path)
          let copy = place.appendingPathComponent("App")
          try FileManager.default.copyItem(at: project, to: copy)
          try disk.change("size=400m", readOnly: true)
          let elsewhere = try solve(copy, folder.appendingPathComponent("build"))
          #expect(elsewhere.status == 0)
          #expect(elsewhere.output == expected)
          let result = try InnerCommand.run(
            "code", project.path, "--build-folder", place.appendingPathComponent("build").path)
          #expect(result.status == 74)
          #expect(
            result.errors.contains("build: error: this can't be written: read-only file system"), "\(result.errors)")
        }
      }
    }
  #endif
}

#if os(Linux)
  /// Runs the command, and kills it once something below a folder has changed so many times.
  private enum ChangeKiller {
    /// Tells whether it was killed; if not it ended before.
    static func run(_ arguments: [String], after count: Int, below folder: String) throws -> Bool {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: ProcessInfo.processInfo.environment["LAYOUT_COMMAND"] ?? "")
      process.arguments = arguments
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      let end = Pipe()
      process.terminationHandler = { _ in try? end.fileHandleForWriting.close() }
      let watch = inotify_init1(Int32(IN_CLOEXEC))
      defer { close(watch) }
      var watched: Set<String> = []
      func watchAll(_ path: String) {
        guard (path as NSString).lastPathComponent != "modules" else { return }
        if watched.insert(path).inserted {
          let kinds = IN_CREATE | IN_MODIFY | IN_MOVED_TO | IN_DELETE
          _ = unsafe inotify_add_watch(watch, path, UInt32(kinds))
        }
        for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
          var isFolder: ObjCBool = false
          let inner = "\(path)/\(name)"
          let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: inner)) != nil
          if unsafe FileManager.default.fileExists(atPath: inner, isDirectory: &isFolder), isFolder.boolValue, !isLink {
            watchAll(inner)
          }
        }
      }
      watchAll(folder)
      try process.run()
      var polls = [
        pollfd(fd: watch, events: Int16(POLLIN), revents: 0),
        pollfd(fd: end.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0),
      ]
      var changes = 0
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while changes < count {
        _ = unsafe poll(&polls, 2, -1)
        guard polls[0].revents != 0 else { break }
        let length = unsafe read(watch, &buffer, buffer.count)
        var place = 0
        while place < length, changes < count {
          // An event's head has 16 bytes, the last four of them the length of the name behind it.
          let name = buffer[(place + 12)..<(place + 16)].reversed().reduce(0) { $0 << 8 | Int($1) }
          place += 16 + name
          changes += 1
        }
        watchAll(folder)
      }
      let isKilled = changes >= count && process.isRunning
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      return isKilled
    }
  }

  /// A file system in memory of a size of its own.
  private struct SmallDisk {
    let path: String

    /// A Boolean that tells whether one may be mounted.
    static let mayMount =
      (try? TemporaryFolder.with { try with($0.appendingPathComponent("disk").path) { _ in true } }) ?? false

    /// Does something with one.
    static func with<Result>(_ path: String, _ body: (SmallDisk) throws -> Result) throws -> Result {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      guard unsafe mount("tmpfs", path, "tmpfs", 0, "size=64m") == 0 else { throw Errno.failed(errno) }
      defer { _ = unsafe umount2(path, Int32(MNT_DETACH)) }
      return try body(SmallDisk(path: path))
    }

    /// Gives it another size, or lets nothing be written to it.
    func change(_ options: String, readOnly: Bool = false) throws {
      let flags = MS_REMOUNT | (readOnly ? MS_RDONLY : 0)
      guard unsafe mount("tmpfs", path, "tmpfs", UInt(flags), options) == 0 else { throw Errno.failed(errno) }
    }

    enum Errno: Error {
      case failed(Int32)
    }
  }
#endif
