import Foundation
import LayoutTestSupport
import Testing

/// The completion scripts, each run by its shell without a terminal.
@Suite(.enabled(if: BuiltCommand.isHere, "\(BuiltCommand.reason)"))
struct CompletionTests {
  private static let storyboard = Checkout.path("Fixtures/InterfaceBuilder/containers.storyboard")

  /// The completions of a line's last word.
  static let cases: [(line: [String], offered: [String], withheld: [String])] = [
    (["so"], ["solve"], ["verify"]),
    (["solve", "--or"], ["--orientation"], ["--output", "--device"]),
    (["solve", "a.json", "--device", "iphone-4"], ["iphone-4", "iphone-4s"], ["iphone-5", "ipad-4"]),
    (["solve", "--device", "ipad-pro-11/one"], ["ipad-pro-11/oneHalf", "ipad-pro-11/oneThird"], ["ipad-pro-11"]),
    (["solve", "--orientation", "land"], ["landscapeLeft", "landscapeRight"], ["portrait"]),
    (["solve", "--content-size-category", "accessibilityM"], ["accessibilityMedium"], ["large"]),
    (["solve", "-f", "t"], ["text"], ["json"]),
    (["trace", "--format", "j"], ["json"], ["text"]),
    (["verify", "--record", "f"], ["failed"], ["all"]),
    (["lint", "--reporter", "junit"], ["junit", "junit-gitlab"], ["json"]),
    (["devices", "iphone-17"], ["iphone-17", "iphone-17-pro"], ["iphone-4"]),
    (["help", "co"], ["convert"], ["solve"]),
    (["solve", storyboard, "--scene", ""], scenes, ["iphone-4"]),
    (["convert", "--scene", String(scenes[0].prefix(3))], [], [scenes[0]]),
  ]

  private static let scenes = ["con-ct-001", "emb-ct-001"]

  @Test("bash completes", arguments: cases)
  func completesInBash(line: [String], offered: [String], withheld: [String]) throws {
    let words = (["layout"] + line).map(Self.quoted).joined(separator: " ")
    let completions = try Self.completions(
      by: "bash", ["--norc", "--noprofile"],
      "COMP_WORDS=(\(words)); COMP_CWORD=\(line.count); _layout; printf '%s\\n' \"${COMPREPLY[@]}\"")
    Self.expect(completions, offered, withheld)
  }

  @Test("bash completes the value behind an equals sign, which is a word of its own there")
  func completesBehindEqualsSigns() throws {
    for words in ["layout solve --format =", "layout solve --format = js"] {
      let count = words.split(separator: " ").count
      let completions = try Self.completions(
        by: "bash", ["--norc", "--noprofile"],
        "COMP_WORDS=(\(words)); COMP_CWORD=\(count - 1); _layout; printf '%s\\n' \"${COMPREPLY[@]}\"")
      #expect(completions.contains("json"))
    }
  }

  @Test(
    "fish completes", .enabled(if: ChildProcess.program(named: "fish") != nil, "fish isn't installed"), arguments: cases
  )
  func completesInFish(line: [String], offered: [String], withheld: [String]) throws {
    let words = (["layout"] + line).joined(separator: " ")
    let completions = try Self.completions(by: "fish", ["--no-config"], "complete -C \(Self.quoted(words))")
    // Behind a tab stands what help says.
    Self.expect(completions.map { String($0.prefix { $0 != "\t" }) }, offered, withheld)
  }

  /// zsh has no way to ask for completions but a terminal: a pseudoterminal of its own, on which a tab is typed twice.
  @Test(
    "zsh completes", .enabled(if: ChildProcess.program(named: "zsh") != nil, "zsh isn't installed"), arguments: cases)
  func completesInZsh(line: [String], offered: [String], withheld: [String]) throws {
    let words = (["layout"] + line).joined(separator: " ")
    let typed = try Self.completions(
      by: "zsh", ["-f"],
      """
      zmodload zsh/zpty
      zpty shell zsh -f -i
      zpty -w shell "PS1= PS2=; unset zle_bracketed_paste; stty columns 400; LISTMAX=1000"
      zpty -w shell "autoload -Uz compinit; compinit -u -d $HOME/compdump; source $script"
      zpty -w shell "bindkey '^I' complete-word; zstyle ':completion:*' list-packed no; setopt no_always_last_prompt"
      zpty -w shell "print BEG''IN"
      zpty -r -m shell output '*BEGIN*'
      zpty -w -n shell \(Self.quoted(words))$'\\t\\t'
      sleep 1
      zpty -w shell $'\\x15print E''ND'
      zpty -r -m shell output '*END*'
      print -r -- "$output"
      """)
    let shown = typed.joined(separator: " ").components(separatedBy: .whitespaces)
    for word in offered {
      #expect(shown.contains { $0.contains(word) }, "\(typed)")
    }
  }

  /// The lines that a shell's script prints once the completions of the command are read.
  private static func completions(by shell: String, _ options: [String], _ script: String) throws -> [String] {
    try BuiltCommand.installed { folder, bin in
      let completions = try InnerCommand.run("--generate-completion-script", shell)
      try #require(completions.status == 0)
      let file = folder.appendingPathComponent("layout.\(shell)")
      try completions.output.write(to: file, atomically: true, encoding: .utf8)
      let read = shell == "zsh" ? "script=\(quoted(file.path))" : "source \(quoted(file.path))"
      let program = try #require(ChildProcess.program(named: shell))
      let path = "\(bin.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
      let result = try ChildProcess.run(
        program, options + ["-c", "\(read)\n\(script)"], environment: ["PATH": path, "HOME": folder.path])
      #expect(result.errors == "")
      return result.output.split(separator: "\n").map(String.init)
    }
  }

  private static func quoted(_ text: String) -> String { "'\(text.replacingOccurrences(of: "'", with: "'\\''"))'" }

  private static func expect(_ completions: [String], _ offered: [String], _ withheld: [String]) {
    for word in offered { #expect(completions.contains(word), "\(completions)") }
    for word in withheld { #expect(!completions.contains(word), "\(completions)") }
  }
}
