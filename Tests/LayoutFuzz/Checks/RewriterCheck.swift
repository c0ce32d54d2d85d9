import Documents
import FileSystem
import Foundation
import LayoutTestSupport

/// The properties of every run of the rewriter of Swift code, a program of its own: it ends, says what is wrong, and keeps each line where it is.
struct RewriterCheck {
  /// The folder of the files, and the one that the program writes to.
  let folder: Path
  let output: Path
  /// The files, by their paths in the folder.
  let files: [Path]

  /// The program: the one that `LAYOUT_REWRITER` names, or the checkout's.
  static let program =
    Environment.value("LAYOUT_REWRITER", isEmptyUnset: true) ?? Checkout.path(".build/daily/release/rewriter")

  /// Seconds of processor time that a run has.
  private static let seconds = 10
  /// The line of the shell that bounds a program.
  private static let bounded = "ulimit -t \(seconds) && ulimit -c 0 && exec \"$0\" \"$@\""

  /// Rewrites the files; where it is thorough leaves out of them what a compiler might complain of, and takes their signatures.
  func run(isThorough: Bool, _ verdict: inout Verdict) {
    let names: [Path] = ["--screens", output.file("screens.json"), "--properties", output.file("properties.json")]
    let resources: [Path] = ["--resources", folder, "--generated", output.file("Generated.swift")]
    let options: [Path] = ["--from", folder, "--to", output, "--snapshots", "--missing", "Snap"] + names + resources
    verdict.isAccepted = run(options + files, "the rewriter", &verdict)
    guard verdict.isAccepted else { return }
    checkLines("the rewriter", &verdict)
    for name in ["screens.json", "properties.json"] {
      let bytes = (try? Files.contents(of: output.file(Path(name)), limit: 1 << 26)) ?? []
      verdict.expect(
        (try? JSONParser.parse(bytes)) != nil, "\(name) that is no JSON",
        String(decoding: bytes.prefix(400), as: UTF8.self))
    }
    guard isThorough else { return }
    _ = run(["--interfaces"] + files.map(output.file), "the rewriter's signatures", &verdict)
    leaveOut(&verdict)
  }

  /// Tells whether the program ended as it should with status 0.
  private func run(_ arguments: [Path], _ what: String, _ verdict: inout Verdict) -> Bool {
    do throws(Processes.Failure) {
      let result = try Processes.run(
        "/bin/sh", ["-c", Path(Self.bounded), Path(Self.program)] + arguments, limit: 1 << 26)
      let errors = String(decoding: result.errors, as: UTF8.self)
      switch result.status {
      case 0: return true
      case 1, 64: verdict.expect(errors.hasPrefix("error: "), "\(what) ends with a status and without a word", errors)
      case 128 + SIGXCPU, 128 + SIGKILL: verdict.note("\(what) takes too long", errors)
      case 129...: verdict.note("\(what) ends by signal \(result.status - 128)", errors)
      default: verdict.note("\(what) ends with status \(result.status)", errors)
      }
    } catch {
      verdict.note("\(what) couldn't be run", "\(error)")
    }
    return false
  }

  /// Looks whether the marks of lines are where they were.
  private func checkLines(_ what: String, _ verdict: inout Verdict) {
    for file in files {
      guard let before = try? Files.contents(of: folder.file(file), limit: 1 << 26) else { continue }
      guard let after = try? Files.contents(of: output.file(file), limit: 1 << 26) else {
        verdict.note("\(what) wrote no file", file.description)
        continue
      }
      let lines = SwiftMutations.lines(ofMarksIn: before)
      for (mark, line) in SwiftMutations.lines(ofMarksIn: after) where lines[mark] != line {
        verdict.note("\(what) moved a line", "\(file): //@\(mark) from \(lines[mark] ?? -1) to \(line)")
        break
      }
      let (old, new) = (before.count { $0 == 0x0A }, after.count { $0 == 0x0A })
      verdict.expect(old <= new, "\(what) took lines away", "\(file): \(old), \(new)")
    }
  }

  // MARK: Complaints

  private static let messages = [
    "cannot find 'a' in scope", "invalid redeclaration of 'f()'", "value of type 'A' has no member 'b'",
    "expected declaration",
    "type 'A' does not conform to protocol 'B'", "no such module 'Snap'",
    "cannot override 'a' which has already been overridden",
    "value of optional type 'A?' must be unwrapped to a value of type 'A'", "ambiguous use of 'a'",
    "missing return in a function",
    "initializer for conditional binding must have Optional type, not 'A'",
    "@objc can only be used with members of classes",
  ]

  /// Leaves out what a compiler complained of, at places that code may choose by `#sourceLocation`.
  private func leaveOut(_ verdict: inout Verdict) {
    var random = SeededGenerator(seed: UInt64(files.count))
    var lines: [String] = []
    for file in files {
      let count = ((try? Files.contents(of: output.file(file), limit: 1 << 26)) ?? []).count { $0 == 0x0A } + 1
      for _ in 0..<random.integer(0...5) {
        let line = random.happens(0.95) ? random.integer(1...count) : random.pick([count + 1, 99_999_999, Int.max])
        var object = JSONObjectText()
        object.add("file", output.file(file).description)
        object.add("line", line)
        object.add("column", random.happens(0.95) ? random.integer(1...40) : random.pick([2_000, 99_999_999]))
        object.add("message", random.pick(Self.messages))
        lines.append(object.line)
      }
    }
    let list = output.file("complaints.json")
    try? Files.replace(list, with: PrintableText(document: "[\(lines.joined(separator: ",\n"))]\n"), flushes: false)
    guard run(["--complaints", list], "leaving out", &verdict) else { return }
    checkLines("leaving out", &verdict)
  }
}
