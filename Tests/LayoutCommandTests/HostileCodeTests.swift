import Foundation
import LayoutTestSupport
import Testing

/// Code that nobody means well: what is bad costs only itself, and no name of it is an argument, a path or a line of anything.
@Suite(.enabled(if: ScreenBuilding.isHere, "\(ScreenBuilding.reason)"), .serialized)
struct HostileCodeTests {
  /// Does something with a project of files, and with a folder for what is built.
  private func with(_ files: [String: String], _ body: (_ project: URL, _ build: String) throws -> Void) throws {
    try TemporaryFolder.with { folder in
      let project = folder.appendingPathComponent("App")
      for (name, text) in files {
        let path = project.path + "/" + name
        let inner = path.split(separator: "/").dropLast().joined(separator: "/")
        try FileManager.default.createDirectory(atPath: "/" + inner, withIntermediateDirectories: true)
        try text.write(toFile: path, atomically: true, encoding: .utf8)
      }
      try body(project, folder.appendingPathComponent("build").path)
    }
  }

  private static func controller(_ name: String) -> String {
    "import UIKit\nfinal class \(name): UIViewController {}\n"
  }

  private static func code(_ project: URL, _ build: String, _ options: String...) throws -> ChildProcess.Result {
    try InnerCommand.run(["code", project.path, "--build-folder", build] + options)
  }

  // MARK: Names

  @Test("Whatever a file's name is, it is built, and its screens are laid out by it")
  func names() throws {
    let names = [
      "--show.swift", "-tools-directory.swift", "@list.swift", "a\rb\nc\u{1B}[31m.swift", "\"a\" 'b\\.swift",
      "\n::error::x.swift", "##[error]x.swift", String(repeating: "x", count: 249) + ".swift",
    ]
    let files = names.enumerated().map { ($0.element, Self.controller("Class\($0.offset)")) }
    try with(Dictionary(uniqueKeysWithValues: files)) { project, build in
      // Foundation's names are UTF-8.
      for (name, type) in [(#"c\350"#, "Latin"), (#"c\351"#, "Other")] {
        let words = ["-c", #"printf "$0" >"$(printf "$1").swift""#, Self.controller(type), project.path + "/" + name]
        #expect(try ChildProcess.run(URL(fileURLWithPath: "/bin/sh"), words).status == 0)
      }
      let listed = try Self.code(project, build)
      #expect(listed.status == 0 && listed.errors == "", "\(listed.errors)")
      #expect(listed.output.hasSuffix("10 of 10 Swift files are built\n"), "\(listed.output)")
      #expect(listed.output.split(separator: "\n").count == 12, "\(listed.output)")
      for shown in [#"  \n::error::x.swift:2 "#, #"  c\xE8.swift:2 "#, #"  a\rb\nc\u{1B}[31m.swift:2 "#] {
        #expect(listed.output.contains(shown), "\(listed.output)")
      }
      let json = try Self.code(project, build, "--format", "json").output
      let value = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
      let found = (value?["screens"] as? [[String: Any]])?.compactMap { $0["file"] as? String } ?? []
      #expect(Set(names).isSubset(of: found), "\(json)")
      for name in names {
        let solved = try InnerCommand.run(
          "solve", project.path + "/" + name, "--build-folder", build, "--conditions", "iphone-17/portrait")
        #expect(solved.status == 0 && solved.output.contains("Class"), "\(name.debugDescription): \(solved.errors)")
      }
    }
  }

  @Test("A folder whose name has line breaks gives the compiler no arguments, and runs no program")
  func folder() throws {
    try TemporaryFolder.with { home in
      let programs = home.appendingPathComponent("bin")
      try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
      let (fake, log) = (programs.appendingPathComponent("swift-frontend"), home.appendingPathComponent("ran.log"))
      try "#!/bin/sh\necho ran >>'\(log.path)'\nexit 1\n".write(to: fake, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: fake.path)
      let app = home.path + "/App\n-tools-directory\n\(programs.path)\n-I"
      try FileManager.default.createDirectory(atPath: app, withIntermediateDirectories: true)
      try Self.controller("Plain").write(toFile: app + "/Plain.swift", atomically: true, encoding: .utf8)
      let built = try InnerCommand.run("code", app, "--build-folder", home.path + "/build")
      #expect(built.status == 0 && built.output.hasSuffix("1 of 1 Swift file is built\n"), "\(built.errors)")
      let refused = try InnerCommand.run("code", app, "--build-folder", app + "/build")
      #expect(refused.status == 65)
      #expect(refused.errors.contains("; --build-folder names another folder for what is built\n"))
      #expect(!refused.errors.contains("\n-tools-directory"))
      #expect(!FileManager.default.fileExists(atPath: log.path))
    }
  }

  @Test("A module that no code can name is no argument")
  func modules() throws {
    let files = [
      "App/C.swift": "import -o\nimport @/a\nimport \"b\nimport c\0--to\0/d\n",
      "App/Good.swift": Self.controller("Good"),
      "Pods/-o/A.swift": "public struct A {}\n",
      "Package.swift":
        "// swift-tools-version: 6.2\nlet package = Package(targets: [.target(name: \"x\0--to\0/d\", path: \"App\")])\n",
    ]
    try with(files) { project, build in
      let listed = try Self.code(project, build)
      #expect(listed.status == 0 && listed.output.contains("Good()"), "\(listed.errors)")
      #expect(listed.output.contains("1 of 2 Swift files are built") || listed.output.contains("C.swift:1:"))
    }
  }

  // MARK: What is bad costs only itself

  @Test("What is nested too deeply, too large or can't be rewritten is left out alone, named")
  func depth() throws {
    let depth = 3_000
    let files = [
      "Good.swift": Self.controller("Good"),
      "If.swift": String(repeating: "#if A\n", count: depth) + String(repeating: "#endif\n", count: depth),
      "Parentheses.swift":
        "let p = " + String(repeating: "(", count: depth) + "1" + String(repeating: ")", count: depth) + "\n",
      "Squares.swift": "func s(_ x: " + String(repeating: "[", count: 40) + "Int" + String(repeating: "]", count: 40)
        + ") {}\n",
      "Arrows.swift": "func a(_ x: " + String(repeating: "() -> ", count: 20_000) + "Int) {}\n",
      "Flood.swift": String(repeating: "@discardableResult ", count: 6_000) + "func flood() {}\n",
      "Large.swift": String(repeating: "// a line of a large file\n", count: 400_000),
    ]
    try with(files) { project, build in
      let listed = try Self.code(project, build)
      #expect(listed.status == 0 && listed.errors == "", "\(listed.errors)")
      for line in [
        "If.swift:257:1 ", "nested deeper than 256 levels", "Parentheses.swift:1:265 ", "Squares.swift:1:25 ",
        "more than 12 square brackets open one behind the other", "Arrows.swift:1:1 ",
        "the program that rewrites it is ended over it, by signal 11", "larger than 8 MiB", "Good()", "Flood.swift:1:",
        "too much is wrong in it",
      ] { #expect(listed.output.contains(line), "\(line): \(listed.output)") }
      #expect(listed.output.hasSuffix("1 of 7 Swift files are built, 6 are left out\n"))
      let solved = try InnerCommand.run("solve", project.path + "/If.swift", "--build-folder", build)
      #expect(solved.errors.contains("If.swift:257:1: error: this isn't built: nested deeper than 256 levels"))
    }
  }

  @Test("A file that can't be linked is left out alone, of the app and of a library")
  func links() throws {
    let missing = "@_silgen_name(\"no_such_symbol\") func missing()\npublic func callMissing() { missing() }\n"
    let files = [
      "App/C.swift":
        "import Kit\nimport Only\nimport UIKit\nfinal class C: UIViewController { let kit = Kit.Fine() }\n",
      "App/Unlinked.swift": missing,
      "Pods/Kit/Fine.swift": "public struct Fine { public init() {} }\n", "Pods/Kit/Unlinked.swift": missing,
      "Pods/Only/Unlinked.swift": missing,
    ]
    try with(files) { project, build in
      let listed = try Self.code(project, build)
      #expect(listed.status == 0 && listed.errors == "", "\(listed.errors)")
      #expect(listed.output.contains("App/Unlinked.swift:1:1"))
      #expect(listed.output.contains("it can't be linked: undefined "))
      #expect(listed.output.contains("1 of 2 files"), "\(listed.output)")
      #expect(listed.output.hasSuffix("1 of 2 Swift files are built, 1 is left out\n"), "\(listed.output)")
      let solved = try InnerCommand.run(
        "solve", project.path + "/App/C.swift", "--build-folder", build, "--conditions", "iphone-17/portrait")
      #expect(solved.status == 0, "\(solved.errors)")
    }
  }

  @Test("The reason of a trap is told, whatever was printed before it")
  func printsAndTraps() throws {
    let text =
      "import UIKit\n" + """
        class Loud: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            for _ in 0..<3 { print(String(repeating: "x", count: 1 << 20)) }
            fatalError("the reason")
          }
        }
        """
    try with(["Loud.swift": text]) { project, build in
      let file = project.path + "/Loud.swift"
      let result = try InnerCommand.run("solve", file, "--build-folder", build)
      #expect(result.errors == "\(file):6:1: error: screen-failed: Loud: the reason [exception]\n")
    }
  }

  // MARK: Logs

  @Test("What code says and shows is no command of a log, and controls no terminal, in any form")
  func logs() throws {
    let hostile = #"\n::error::x\u{1B}[2J\u{9b}31m ##[error]x ##vso[a]b section_start:1:a\u{202e}"#
    let text =
      "import UIKit\n" + """
        class Named: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "\(hostile)"
            let label = UILabel(frame: CGRect(x: -50, y: 100, width: 300, height: 30))
            label.text = "\(hostile)"
            label.accessibilityIdentifier = "\(hostile)"
            view.addSubview(label)
          }
        }
        #Preview("\(hostile)") { UILabel(frame: CGRect(x: -50, y: 100, width: 300, height: 30)) }
        class Trapping: UIViewController { override func viewDidLoad() { fatalError("\(hostile)") } }
        """
    try with(["A.swift": text, "B.swift": Self.controller("Named")]) { project, build in
      let (a, b) = (project.path + "/A.swift", project.path + "/B.swift")
      var commands = [["code", project.path], ["code", project.path, "--format", "json"]]
      for reporter in ["xcode", "json", "summary", "sarif", "junit", "gitlab", "checkstyle", "markdown", "html"] {
        commands.append(["lint", a, "--reporter", reporter])
      }
      for format in ["text", "json", "html"] {
        commands.append(["solve", a, "--format", format, "--conditions", "iphone-17/portrait"])
      }
      let one = ["--scene", "Named"]
      commands += [["solve", a, "--format", "svg", "--conditions", "iphone-17/portrait"] + one, ["convert", a] + one]
      for format in ["text", "json", "html", "markdown"] { commands.append(["diff", a, b, "--format", format]) }
      commands += [["describe", a], ["trace", a, "--format", "text"] + one, ["trace", a] + one]
      commands += [["explain", a, "--controllers"], ["code", a, "--show", a]]
      for command in commands {
        let result = try InnerCommand.run(command + ["--build-folder", build])
        let all = result.output + result.errors
        #expect(!all.isEmpty && result.status != 64, "\(command): \(result.errors)")
        let lines = all.split(whereSeparator: \.isNewline)
        #expect(!lines.contains { $0.drop(while: \.isWhitespace).hasPrefix("::") }, "\(command)")
        #expect(all.firstMatch(of: /##[A-Za-z]*\[|section_(start|end):/) == nil, "\(command)")
        let controls = all.unicodeScalars.filter {
          $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t" || $0.properties.isBidiControl
        }
        #expect(controls.isEmpty, "\(command)")
      }
    }
  }
}
