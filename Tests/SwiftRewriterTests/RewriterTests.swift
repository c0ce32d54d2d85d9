import Foundation
import LayoutTestSupport
import Testing

@testable import SwiftRewriter

/// Texts in, texts out.
struct RewriterTests {
  @Test("A file is rewritten to what is kept beside it, and keeps its lines", arguments: RewriterCase.all)
  func rewrites(file: RewriterCase) throws {
    let actual: String
    if let change = file.change {
      actual = try TemporaryFolder.with { folder in
        let copy = folder.appendingPathComponent("file").path
        try FileManager.default.copyItem(atPath: file.before, toPath: copy)
        _ = try Program.run([change[0], copy] + change.dropFirst())
        return try String(contentsOfFile: copy, encoding: .utf8)
      }
    } else {
      actual = try Program.run(file.options + file.library + ["--show", file.before])
    }
    try file.expect(actual.hasSuffix("\n") ? actual : actual + "\n", is: "after")
    // What the compiler says of a line holds for the line that was written, but for what is added at a file's end.
    let lines = try String(contentsOfFile: file.before, encoding: .utf8).filter { $0 == "\n" }.count
    let isNoted = actual.hasSuffix(DisabledCode.importOfNote)
    let own = actual.dropLast(isNoted ? DisabledCode.importOfNote.count : 0)
    #expect(own.filter { $0 == "\n" }.count == lines)
  }

  @Test("Code is generated of resources", arguments: RewriterCase.all.filter(\.hasResources))
  func generates(file: RewriterCase) throws {
    try file.expect(
      write(file, ["--resources", file.resources, "--generated", "generated"], reading: "generated"), is: "generated")
  }

  @Test("The screens of a file are found", arguments: RewriterCase.all.filter(\.hasScreens))
  func findsScreens(file: RewriterCase) throws {
    let screens = try write(file, file.options + ["--screens", "screens"] + file.library, reading: "screens")
    try file.expect(screens.replacingOccurrences(of: "},{", with: "},\n{") + "\n", is: "screens")
  }

  @Test("The mocks that a file's screens need are written", arguments: RewriterCase.all.filter(\.hasMocks))
  func writesMocks(file: RewriterCase) throws {
    struct Mock: Decodable {
      let lines: [String]
    }
    let text = try write(file, file.options + ["--screens", "mocks.screens", "--mocks", "mocks"], reading: "mocks")
    let mocks = try JSONDecoder().decode([Mock].self, from: Data(text.utf8))
    try file.expect(mocks.flatMap(\.lines).map { $0 + "\n" }.joined(), is: "mocks")
  }

  @Test("How types are made is told, and what is in the way", arguments: RewriterCase.all.filter(\.hasReasons))
  func tellsReasons(file: RewriterCase) throws {
    let own = String(file.before.dropFirst(RewriterCase.folder.count + 1))
    let reasons = try file.asked.map { type in
      try Program.run(["--from", RewriterCase.folder, "--why", type, own])
    }
    try file.expect(reasons.joined(separator: "\n"), is: "why")
  }

  @Test("A type that no file declares is told, with those that may be meant")
  func tellsUnknownType() throws {
    #expect {
      try Program.run(["--from", RewriterCase.folder, "--why", "user", "making.before.txt"])
    } throws: {
      ($0 as? Program.Failure)?.message == "no file here declares a type user; there is User"
    }
  }

  @Test("The configuration's expressions come first")
  func takesOverrides() throws {
    try TemporaryFolder.with { folder in
      let path = folder.appendingPathComponent("make.json").path
      try Data(#"{"LoginModel": "LoginModel.configured", "Blocked": "Blocked(missing: Elsewhere())"}"#.utf8)
        .write(to: URL(fileURLWithPath: path))
      func why(_ type: String) throws -> String {
        try Program.run(["--from", RewriterCase.folder, "--make", path, "--why", type, "making.before.txt"])
      }
      #expect(try why("LoginController").contains("LoginController(model: LoginModel.configured, step: "))
      #expect(try why("BlockedController").contains("BlockedController(step: Blocked(missing: Elsewhere()))"))
    }
  }

  @Test("What main.swift does isn't done, what it declares stays, and its app is found by the delegate")
  func leavesOutMain() throws {
    try TemporaryFolder.with { folder in
      let files = [
        "main.swift": """
        let log = Log()
        log.start()
        #if DEBUG
        if log.isOn { log.write() }
        #endif
        _ = UIApplicationMain(
          CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(Delegate.self))
        """,
        "Delegate.swift": """
        final class StubDelegate: UIResponder, UIApplicationDelegate {}
        final class Delegate: UIResponder {}
        extension Delegate: UIApplicationDelegate {}
        """,
      ]
      for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
      let to = folder.appendingPathComponent("to").path
      _ = try Program.run(
        ["--from", folder.path, "--to", to, "--screens", "\(folder.path)/screens", "main.swift", "Delegate.swift"])
      let lines = try String(contentsOfFile: "\(to)/main.swift", encoding: .utf8).split(separator: "\n")
      let code = lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
      #expect(code == ["let log = Log()", "#if DEBUG", "#endif"])
      struct Screen: Decodable, Equatable {
        let kind: String
        let name: String
      }
      let screens = try JSONDecoder().decode(
        [Screen].self, from: Data(contentsOf: folder.appendingPathComponent("screens")))
      #expect(screens == [Screen(kind: "launch", name: "Delegate")])
    }
  }

  /// Rewrites a file into a folder, and returns a file that is written beside it.
  private func write(_ file: RewriterCase, _ options: [String], reading name: String) throws -> String {
    try TemporaryFolder.with { folder in
      let path = folder.appendingPathComponent(name).path
      let options = options.map { $0 == name || $0.hasPrefix("\(name).") ? folder.appendingPathComponent($0).path : $0 }
      let own = String(file.before.dropFirst(RewriterCase.folder.count + 1))
      _ = try Program.run(["--from", RewriterCase.folder, "--to", folder.path] + options + [own])
      return try String(contentsOfFile: path, encoding: .utf8)
    }
  }

  @Test(
    "Other files see the same of a file where only its bodies differ",
    arguments: Checkout.files(below: "Tests/SwiftRewriterCases/interfaces", ending: "txt"))
  func seesInterfaces(path: String) throws {
    let base = try Program.run(["--interfaces", "\(RewriterCase.folder)/interfaces/base.txt"])
    let isOther = path.contains("/other-")
    #expect(try (Program.run(["--interfaces", path]) == base) != isOther)
  }

  @Test("Wrong usage is told", arguments: [["--from"], ["--nothing"], ["--amend", "a", "1"], []])
  func tellsUsage(arguments: [String]) {
    #expect { try Program.run(arguments) } throws: { ($0 as? Program.Failure)?.status == 64 }
  }
}
