#if os(Linux)
  import FileSystem
  import Foundation
  import LayoutTestSupport
  import Testing

  /// Programs behind a wall. Each attempt is made behind each wall that this machine's kernel allows.
  struct ConfinementTests {
    /// The walls of this machine.
    static let walls = Confinement.Wall.allCases.filter { Confinement.reasonAgainst($0) == nil }

    @Test("This machine has a wall, unless LAYOUT_TEST_WITHOUT_WALLS says that it has none")
    func hasWall() {
      let isWaived = ProcessInfo.processInfo.environment["LAYOUT_TEST_WITHOUT_WALLS"] != nil
      #expect(!Self.walls.isEmpty || isWaived, "\(Confinement.Wall.allCases.map(Confinement.reasonAgainst))")
    }

    /// Runs a shell's words behind a wall.
    ///
    /// - Returns: The status, and what was written to both outputs.
    private static func run(
      _ words: String, behind wall: Confinement.Wall?, reading readable: [Path] = [], writing writable: [Path] = [],
      limits: Confinement.Limits = .ofScreens, startsPrograms: Bool = true
    ) throws -> (status: Int32, text: String) {
      let result = try Processes.run(
        "/bin/sh", ["-c", Path(words)], limit: 1 << 20,
        in: Confinement(
          wall, readable: readable, writable: writable, limits: limits, startsPrograms: startsPrograms,
          environment: ["KNOWN": "yes"]))
      return (result.status, String(decoding: result.output + result.errors, as: UTF8.self))
    }

    @Test("A confined program gets the variables that are named, and its home is a temporary folder", arguments: walls)
    func hidesEnvironment(wall: Confinement.Wall) throws {
      unsafe setenv("LAYOUT_TEST_SECRET", "secret", 1)
      let result = try Self.run("echo $KNOWN; env; echo a >$HOME/a && cat $TMPDIR/a", behind: wall)
      #expect(result.status == 0)
      #expect(result.text.hasPrefix("yes\n") && result.text.hasSuffix("\na\n"))
      #expect(!result.text.contains("secret"))
    }

    @Test("A confined program reads the folders that are named, and nothing else", arguments: walls)
    func hidesFiles(wall: Confinement.Wall) throws {
      try TemporaryFolder.with { folder in
        let (open, closed) = (folder.appendingPathComponent("open"), folder.appendingPathComponent("closed"))
        for place in [open, closed] {
          try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
          try "content".write(to: place.appendingPathComponent("a"), atomically: false, encoding: .utf8)
        }
        let result = try Self.run(
          "cat '\(open.path)/a'; cat '\(closed.path)/a'; ls '\(closed.path)'; cat /etc/passwd", behind: wall,
          reading: [Path(open.path)])
        #expect(result.status != 0)
        #expect(result.text.hasPrefix("content"))
        #expect(result.text.components(separatedBy: "content").count == 2)
        #expect(!result.text.contains("root:"))
      }
    }

    @Test("What is hidden in a folder that is read isn't seen, and what is beside it is", arguments: walls)
    func hidesParts(wall: Confinement.Wall) throws {
      try TemporaryFolder.with { folder in
        let hidden = folder.appendingPathComponent(".git")
        try FileManager.default.createDirectory(at: hidden, withIntermediateDirectories: true)
        try "secret".write(to: hidden.appendingPathComponent("config"), atomically: false, encoding: .utf8)
        try "known".write(to: folder.appendingPathComponent("a"), atomically: false, encoding: .utf8)
        let result = try Processes.run(
          "/bin/sh", ["-c", Path("cat '\(folder.path)/a' '\(hidden.path)/config'")], limit: 1 << 16,
          in: Confinement(
            wall, readable: [Path(folder.path)], hidden: [Path(hidden.path)], limits: .ofScreens, startsPrograms: true))
        #expect(String(decoding: result.output, as: UTF8.self) == "known")
      }
    }

    @Test("A confined program writes to the folders that are named, and to no other", arguments: walls)
    func keepsFiles(wall: Confinement.Wall) throws {
      try TemporaryFolder.with { folder in
        let (own, other) = (folder.appendingPathComponent("own"), folder.appendingPathComponent("other"))
        for place in [own, other] {
          try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
          try "old".write(to: place.appendingPathComponent("a"), atomically: false, encoding: .utf8)
        }
        _ = try Self.run(
          "for p in '\(own.path)' '\(other.path)'; do echo new >$p/a; echo b >$p/b; rm -f $p/c; done; rm -rf '\(other.path)'",
          behind: wall, reading: [Path(other.path)], writing: [Path(own.path)])
        #expect(try String(contentsOf: own.appendingPathComponent("a"), encoding: .utf8) == "new\n")
        #expect(try FileManager.default.contentsOfDirectory(atPath: other.path) == ["a"])
        #expect(try String(contentsOf: other.appendingPathComponent("a"), encoding: .utf8) == "old")
      }
    }

    @Test("There is no network for a confined program", arguments: walls)
    func hasNoNetwork(wall: Confinement.Wall) throws {
      let result = try Processes.run(
        "/bin/bash", ["-c", "exec 3<>/dev/tcp/127.0.0.1/9"], limit: 1 << 16,
        in: Confinement(wall, limits: .ofScreens, startsPrograms: true))
      #expect(result.status != 0)
      #expect(String(decoding: result.errors, as: UTF8.self).contains("Network is down"))
    }

    @Test("A program that may start no others is told so", arguments: walls)
    func startsNothing(wall: Confinement.Wall) throws {
      let result = try Self.run("sleep 1000 & echo started", behind: wall, startsPrograms: false)
      #expect(result.status != 0)
      #expect(result.text.lowercased().contains("fork") && !result.text.contains("started"))
    }

    @Test("A program can't change the limits of another", arguments: walls)
    func limitsNoOthers(wall: Confinement.Wall) throws {
      let arguments = ["--pid", Path("\(getpid())"), "--core=0:0"] as [Path]
      let result = try Processes.run(
        "/usr/bin/prlimit", arguments, limit: 1 << 16, in: Confinement(wall, limits: .ofScreens))
      #expect(result.status != 0)
    }

    @Test("A program takes no more memory, and writes no longer file, than it has", arguments: walls)
    func limits(wall: Confinement.Wall) throws {
      var limits = Confinement.Limits.ofScreens
      limits.memory = 64 << 20
      limits.fileLength = 1 << 20
      let memory = try Self.run("yes | head -c 500000000 | tail -c 400000000 | wc -c", behind: wall, limits: limits)
      #expect(memory.text.hasPrefix("0\n"), "\(memory.text)")
      let file = try Self.run("yes | head -c 5000000 >$TMPDIR/long; wc -c <$TMPDIR/long", behind: wall, limits: limits)
      #expect(file.text.hasPrefix("1048576\n"), "\(file.text)")
    }

    @Test("What a program starts ends with it, even in a group of its own", arguments: walls)
    func endsAll(wall: Confinement.Wall) throws {
      try TemporaryFolder.with { folder in
        let lock = folder.appendingPathComponent("lock").path
        var program: AskedProgram? = try AskedProgram(
          Path(try Self.script("flock '\(lock)' sleep 1000 & read line; echo answer; read line", in: folder)),
          in: Confinement(
            wall, writable: [Path(folder.path)], limits: .ofScreens, startsPrograms: true),
          errors: Path(folder.appendingPathComponent("errors").path))
        let answer = try program?.ask("question", within: TimeLimit(processorTime: .seconds(20)))
        #expect(answer.map { String(decoding: $0, as: UTF8.self) } == "answer")
        program = nil
        #expect(try ChildProcess.run(URL(fileURLWithPath: "/usr/bin/flock"), ["--nonblock", lock, "true"]).status == 0)
      }
    }

    /// Writes a script that can be run.
    private static func script(_ words: String, in folder: URL) throws -> String {
      let file = folder.appendingPathComponent("script")
      try "#!/bin/sh\n\(words)\n".write(to: file, atomically: false, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: file.path)
      return file.path
    }

    @Test("A program that can't be started is told with the reason", arguments: walls)
    func tellsReasons(wall: Confinement.Wall) throws {
      #expect(throws: Processes.Failure.notStarted(reason: "no such file or directory")) {
        try Processes.run("/usr/bin/no-such-program", [], limit: 1, in: Confinement(wall, limits: .ofScreens))
      }
    }

    @Test("A program that is late is ended, and the reason is told: it works, or it waits")
    func endsLatePrograms() throws {
      try TemporaryFolder.with { folder in
        func failure(_ words: String) throws -> AskedProgram.Failure? {
          let program = try AskedProgram(
            Path(try Self.script("read line; \(words)", in: folder)),
            in: Confinement(
              Self.walls.first, readable: [Path(folder.path)], limits: .ofScreens, startsPrograms: true),
            errors: Path(folder.appendingPathComponent("errors").path))
          do throws(AskedProgram.Failure) {
            _ = try program.ask("question", within: TimeLimit(processorTime: .milliseconds(300)))
            return nil
          } catch {
            return error
          }
        }
        let failures = try ["while :; do :; done", "exec sleep 1000", "exit 3"].map(failure)
        #expect(failures == [.late(.processorTime), .late(.stillness), .ended(status: 3)])
      }
    }
  }
#endif
