#if os(Linux)
  import Foundation
  import LayoutTestSupport
  import Testing

  /// What code of a repository may do (<doc:ScreensInCode#Trust>).
  @Suite(.enabled(if: ScreenBuilding.isHere, "\(ScreenBuilding.reason)"), .serialized)
  struct CodeConfinementTests {
    private static let secret = ["LAYOUT_TEST_SECRET": "secret"]

    /// What each screen of Fixtures/Code/Confined comes to.
    private static let ends = [
      "ReadsEnvironment": "a secret is unknown, TZ is UTC", "ReadsHome": "No such file or directory",
      "WritesBesideItself": "Read-only file system", "WritesTemporaryFiles": "done", "OpensSocket": "Network is down",
      "StartsPrograms": "Operation not permitted", "Attempt": "nothing",
      "SharesMemory": "Operation not permitted", "PairsSockets": "Operation not permitted",
      "TakesMemory": "it took more than 4 GB of memory",
      "WritesWithoutEnd": "it wrote more than 64 MB into a file, or to its output",
      "WaitsForever": "it waits for what doesn't come: it did nothing for 5 seconds, and isn't asked for again",
      "EndsItself": "its program ended with signal 6",
    ]

    /// The reason for which each screen failed, by the screens' names.
    private static func reasons(in errors: String) -> [String: String] {
      let lines = errors.split(separator: "\n").compactMap { line -> (String, String)? in
        guard let mark = line.range(of: ": warning: "), let end = line.range(of: " [screen-failed]") else { return nil }
        let words = line[mark.upperBound..<end.lowerBound].split(separator: ":", maxSplits: 1)
        return (String(words[0]), words[1].trimmingCharacters(in: .whitespaces))
      }
      return Dictionary(lines) { first, _ in first }
    }

    @Test("Code has no secret, no network, no files but its own, no other programs; it ends where it takes too much")
    func confines() throws {
      try SharedProject.with("Confined") { project, build in
        let result = try BuiltCommand.run(
          ["solve", project.appendingPathComponent("Attempts.swift").path, "--build-folder", build]
            + ["--orientation", "portrait"], environment: Self.secret)
        #expect(Self.reasons(in: result.errors) == Self.ends)
        #expect(try FileManager.default.contentsOfDirectory(atPath: project.path) == ["Attempts.swift"])
      }
    }

    @Test("Where namespaces aren't allowed, Landlock keeps the same from code")
    func confinesByLandlock() throws {
      let words = "echo 0 >/proc/sys/user/max_user_namespaces && exec \"$@\""
      let unshare = URL(fileURLWithPath: "/usr/bin/unshare")
      guard FileManager.default.isExecutableFile(atPath: unshare.path),
        try ChildProcess.run(unshare, ["-Ur", "sh", "-c", words, "sh", "true"]).status == 0
      else { return }
      try SharedProject.with("Confined") { project, build in
        let command = ProcessInfo.processInfo.environment["LAYOUT_COMMAND"] ?? ""
        let result = try ChildProcess.run(
          unshare,
          ["-Ur", "sh", "-c", words, "sh", command, "solve", project.appendingPathComponent("Attempts.swift").path]
            + ["--build-folder", build, "--orientation", "portrait"], environment: Self.secret)
        var ends = Self.ends
        ends["ReadsHome"] = "Permission denied"
        ends["WritesBesideItself"] = "Permission denied"
        #expect(Self.reasons(in: result.errors) == ends)
      }
    }

    @Test("With --no-code none is built or run: a folder is looked at without it, and its screens are listed as read")
    func leavesCodeAlone() throws {
      try ScreenBuilding.with("Confined") { project, build in
        let listed = try InnerCommand.run("code", project.path, "--no-code", "--build-folder", build)
        #expect(listed.status == 0 && listed.errors == "")
        #expect(listed.output.hasPrefix("controllers (14):\n"))
        #expect(listed.output.hasSuffix("1 Swift file is read, and nothing is built\n"))
        let linted = try InnerCommand.run("lint", project.path, "--no-code", "--build-folder", build, "--allow-empty")
        #expect(linted.status == 0)
        let file = project.appendingPathComponent("Attempts.swift").path
        let solved = try InnerCommand.run("solve", file, "--no-code", "--build-folder", build)
        #expect(solved.status == 65)
        #expect(
          solved.errors == "\(file): error: Swift code isn't built and run: --no-code says so [no-screen-in-code]\n")
        #expect(!FileManager.default.fileExists(atPath: "\(build)/screens"))
      }
    }

    @Test("A screen that was late isn't asked for again under other conditions")
    func asksOnce() throws {
      try SharedProject.with("Failing") { project, build in
        let file = project.appendingPathComponent("EndlessController.swift").path
        let linted = try InnerCommand.run("lint", file, "--build-folder", build, "--jobs", "1", "--device", "current")
        #expect(linted.output.contains("EndlessController: it isn't laid out after 5 seconds of processor time"))
      }
    }

    @Test("Once a run's time is spent, it names what it left, and ends with 1")
    func budget() throws {
      try SharedProject.with("Failing") { project, build in
        let file = project.appendingPathComponent("EndlessController.swift").path
        _ = try InnerCommand.run("code", project.path, "--build-folder", build)
        let result = try InnerCommand.run("lint", file, "--build-folder", build, "--time", "1s")
        #expect(result.status == 1)
        #expect(result.errors.contains("\(file): error: left, since the time of the run is spent\n"))
        #expect(
          result.errors.contains("error: the time of the run, 1s, is spent: 1 input is left; --time gives it more\n"))
      }
    }
  }
#endif
