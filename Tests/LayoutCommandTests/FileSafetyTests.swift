import Foundation
import LayoutTestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Files that the command reads and writes: whole, by their own names, and nobody else's.
struct FileSafetyTests {
  private let fixture = """
    {"format": "layout-fixture/1", "device": "iphone-4s",
     "view": {"id": "root", "subviews": [{"id": "box", "frame": [1, 2, 3, 4]}]}}
    """

  private func write(_ text: String, _ name: String, in folder: URL) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  private func verify(_ folder: URL, _ options: String...) throws -> ChildProcess.Result {
    try InnerCommand.verify([folder.path] + options)
  }

  @Test("An output that is the input is refused, by whatever name; convert may write a fixture anew")
  func refusesItsInput() throws {
    try TemporaryFolder.with { folder in
      try write(fixture, "a.json", in: folder)
      let path = folder.appendingPathComponent("a.json").path
      let link = folder.appendingPathComponent("b.json").path
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.json")
      for output in [path, link] {
        let result = try InnerCommand.run("solve", path, "--output", output)
        #expect(result.status == 64)
        #expect(result.errors.hasPrefix("error: '--output' names the input itself, \(output),"))
      }
      #expect(try String(contentsOfFile: path, encoding: .utf8) == fixture)
      #expect(try InnerCommand.run("convert", path, "--output", path).status == 0)
      #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("{\n  \"format\": \"layout-fixture/1\""))
    }
  }

  @Test(
    "Standard output is an output under each of its names", .enabled(if: BuiltCommand.isHere, "\(BuiltCommand.reason)"))
  func writesToStreams() throws {
    try TemporaryFolder.with { folder in
      try write(fixture, "a.json", in: folder)
      let path = folder.appendingPathComponent("a.json").path
      let plain = try BuiltCommand.run("solve", path)
      for output in ["-", "/dev/stdout", "/dev/fd/1"] {
        #expect(try BuiltCommand.run("solve", path, "--output", output).output == plain.output)
      }
    }
  }

  @Test("Names that differ in Unicode's normal form, or in K and the Kelvin sign, are two files")
  func comparesNamesByBytes() throws {
    try TemporaryFolder.with { folder in
      let names = ["e\u{301}.json", "\u{E9}.json", "K.json", "\u{212A}.json"]
      for name in names { try write(fixture, name, in: folder) }
      // A file system may take them for one, as a Mac's does.
      guard try FileManager.default.contentsOfDirectory(atPath: folder.path).count == names.count else { return }
      #expect(try verify(folder).output.hasSuffix("0 layouts as expected, 0 different, 8 recorded\n"))
      #expect(try verify(folder).output == "8 layouts as expected, 0 different\n")
    }
  }

  @Test(
    "A name that isn't UTF-8 is read and written as it is", .enabled(if: BuiltCommand.isHere, "\(BuiltCommand.reason)"))
  func keepsNames() throws {
    try TemporaryFolder.with { folder in
      let script = """
        cd '\(folder.path)' && name=$(printf 'a\\377') && cat >"$name.json" &&
        "$LAYOUT_COMMAND" verify . --record all >/dev/null && test -f "$name.golden.json" &&
        "$LAYOUT_COMMAND" verify "$name.json" >/dev/null &&
        "$LAYOUT_COMMAND" solve "$name.json" --output "$name.txt" --format text && test -f "$name.txt" && ls | wc -l
        """
      let result = try shell(script, input: fixture)
      #expect(result.errors == "")
      #expect(result.output.trimmingCharacters(in: .whitespaces) == "3\n")
    }
  }

  @Test("A file of somebody else's that has an actual result's name stays, and is an input as any")
  func keepsOthersFiles() throws {
    try TemporaryFolder.with { folder in
      try write(fixture, "a.json", in: folder)
      try write(fixture, "a.actual.json", in: folder)
      #expect(try verify(folder).output.hasSuffix("0 different, 4 recorded\n"))
      #expect(try verify(folder).status == 0)
      try write(fixture.replacingOccurrences(of: "[1, 2", with: "[1, 5"), "a.json", in: folder)
      let result = try verify(folder)
      #expect(
        result.output.hasPrefix(
          "\(folder.path)/a.json differs; the actual result isn't left, for \(folder.path)/a.actual.json is a file of yours\n"
        ))
      #expect(try String(contentsOfFile: "\(folder.path)/a.actual.json", encoding: .utf8) == fixture)
    }
  }

  @Test("A result that was left is no input, and goes when all is as expected")
  func knowsItsOwnFiles() throws {
    try TemporaryFolder.with { folder in
      try write(fixture, "a.json", in: folder)
      _ = try verify(folder)
      try write(fixture.replacingOccurrences(of: "[1, 2", with: "[1, 5"), "a.json", in: folder)
      _ = try verify(folder)
      let actual = try String(contentsOfFile: "\(folder.path)/a.actual.json", encoding: .utf8)
      #expect(actual.hasPrefix("{\n  \"format\": \"layout-dump/1\",\n  \"comparedWith\": \"a.golden.json\",\n"))
      #expect(try verify(folder).output.hasSuffix("0 layouts as expected, 2 different\n"))
      try write(fixture, "a.json", in: folder)
      #expect(try verify(folder).status == 0)
      #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/a.actual.json"))
    }
  }

  @Test("Pipes in a folder are passed over, and where a golden file stands they are told")
  func passesPipesOver() throws {
    try TemporaryFolder.with { folder in
      try write(fixture, "a.json", in: folder)
      for name in ["b.json", "c.golden.json", "a.actual.json", "a.error.txt"] {
        #expect(unsafe mkfifo("\(folder.path)/\(name)", 0o666) == 0)
      }
      #expect(try verify(folder).output.hasSuffix("0 layouts as expected, 0 different, 2 recorded\n"))
      try FileManager.default.removeItem(atPath: "\(folder.path)/a.golden.json")
      #expect(unsafe mkfifo("\(folder.path)/a.golden.json", 0o666) == 0)
      let result = try verify(folder)
      #expect(result.status == 66)
      #expect(result.errors == "\(folder.path)/a.golden.json: error: this can't be read: it is no plain file\n")
    }
  }

  @Test("A golden file that is a link to nowhere isn't followed")
  func keepsDanglingLinks() throws {
    try TemporaryFolder.with { folder in
      try write(fixture, "a.json", in: folder)
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/a.golden.json", withDestinationPath: "elsewhere.json")
      let result = try InnerCommand.verify(["\(folder.path)/a.json"])
      #expect(result.status == 66)
      #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/elsewhere.json"))
    }
  }

  @Test(
    "A limit on files' sizes leaves the old file whole and nothing beside it",
    .enabled(if: BuiltCommand.isHere, "\(BuiltCommand.reason)"))
  func survivesLimits() throws {
    try TemporaryFolder.with { folder in
      try write(fixture, "a.json", in: folder)
      try write("old", "out.json", in: folder)
      let script =
        "cd '\(folder.path)' && ulimit -f 1 && \"$LAYOUT_COMMAND\" solve a.json --device all --quiet --output out.json"
      let result = try shell(script)
      #expect(result.status == 74)
      #expect(result.errors == "out.json: error: this can't be written: file too large\n")
      #expect(try String(contentsOfFile: "\(folder.path)/out.json", encoding: .utf8) == "old")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["a.json", "out.json"])
    }
  }

  @Test(
    "A small stack ends no program whose input nests as deep as is allowed",
    .enabled(if: BuiltCommand.isHere, "\(BuiltCommand.reason)"))
  func bringsItsOwnStack() throws {
    let depth = 900
    let views = (0..<depth).map { "{\"id\": \"v\($0)\", \"subviews\": [" }.joined()
    let input =
      "{\"format\": \"layout-fixture/1\", \"device\": \"iphone-8\", \"view\": \(views){\"id\": \"last\"}"
      + String(repeating: "]}", count: depth) + "}"
    let result = try shell("ulimit -s 256 && \"$LAYOUT_COMMAND\" solve -", input: input)
    #expect(result.status == 0)
    #expect(result.errors == "")
  }

  /// Runs a script of the shell.
  private func shell(_ script: String, input: String = "") throws -> ChildProcess.Result {
    try ChildProcess.run(
      URL(fileURLWithPath: "/bin/bash"), ["-c", script], input: Data(input.utf8), environment: ["CI": ""])
  }
}
