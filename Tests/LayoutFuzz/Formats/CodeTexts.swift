import CodeText
import FileSystem
import Foundation
import LayoutTestSupport
import SceneSources

/// Code, and settings of projects, as text that is scanned: whatever it is, it is read to its end, and what is said of it has a place in it.
enum CodeTextFormats {
  static let all = [swift, objectiveC, yaml, tuist, xcconfig]

  private static let pieces = [
    "class A: B {", "extension A {", "@IBOutlet private var h: NSLayoutConstraint!", "var x: Int { get { return 1 } }",
    "func f(a: Int) {", "}", "{", "(", ")", "[", "]", "\"", "\"\"\"", "\\(", "#\"", "\"#", "/*", "*/", "//", "\n",
    "self.",
    "h.constant = 3", "h?.isActive", "box.isHidden = true", "addSubview(box)", "a.b().c[d].frame.size.height += 1",
    "override var supportedInterfaceOrientations: UIInterfaceOrientationMask {", ".portrait", "? .all :", "if", "else",
    "@implementation A", "@interface A : B", "@interface A ()", "@end", "- (void)f:(int)a {", "[self.box setFrame:r];",
    "_h.constant = 2;", "@\"", "'", "#define X {", "\\\n", ";", "<", ">", ":", ",", "é", "\u{0}", "0x1F", "1.5", "@",
    ".",
    "return", "UIInterfaceOrientationMaskPortrait", "|", "preferredContentSize = CGSize(width: 1, height: 2)",
  ]

  private static func text(_ pieces: [String], _ random: inout SeededGenerator) -> [UInt8] {
    if random.happens(0.1) {
      // One piece many times: what takes longer than its length shows here.
      let piece = random.pick(pieces)
      return Array(String(repeating: piece, count: random.integer(1...20_000) / max(1, piece.utf8.count)).utf8)
    }
    var bytes = Array(
      (0..<random.integer(1...80)).map { _ in random.pick(pieces) }.joined(separator: random.pick(["", " ", "\n"])).utf8
    )
    if random.happens(0.3) { ByteChanges.change(&bytes, &random) }
    return bytes
  }

  private static func code(_ name: String, _ language: CodeTokens.Language) -> InputFormat {
    InputFormat(
      name, ending: "txt", share: 40, make: { text(pieces, &$0) },
      run: { bytes, _ in
        var verdict = Verdict()
        let lines = bytes.count { $0 == 0x0A } + 1
        let types = CodeType.all(in: bytes, language)
        verdict.isAccepted = !types.isEmpty
        for type in types {
          verdict.expect(!type.name.isEmpty, "a type without a name")
          let told = type.touches.map(\.line) + Array(type.handedOn.values) + type.outlets.values.map(\.line)
          verdict.expect(told.allSatisfy { (1...lines).contains($0) }, "a line that the text doesn't have", type.name)
        }
        return verdict
      })
  }

  private static let swift = code("swift-text", .swift)
  private static let objectiveC = code("objective-c-text", .objectiveC)

  private static let yaml = InputFormat(
    "yaml", ending: "yml", share: 40,
    make: {
      text(
        [
          "targets:", "  App:", "    type: application", "- ", "-", "a: b", "a:", "  ", "[a, b]", "{a: b}", "'", "\"",
          "# c", ": ",
          "\n", "\t", "settings:\n  base:\n    TARGETED_DEVICE_FAMILY: 1", "---", "|", ">", "é", "\u{0}",
        ], &$0)
    },
    run: { bytes, _ in
      var verdict = Verdict()
      let whole = PlainYAML(reading: bytes)
      verdict.isAccepted = !whole.members.isEmpty
      return verdict
    })

  private static let tuist = InputFormat(
    "tuist", ending: "txt", share: 30,
    make: {
      text(
        [
          ".target(", "Target(", "name: \"A\"", "destinations: [.iPhone]", "product: .app", "infoPlist:",
          ".extendingDefault(with: [", "\"UISupportedInterfaceOrientations\":", "[\"a\"]", ")", "]", ",", "(", "[",
          "\"", "\n",
          "deploymentTargets: .iOS(\"16.0\")", "let x =", "//", "/*",
        ], &$0)
    },
    run: { bytes, _ in
      var verdict = Verdict()
      verdict.isAccepted = !TuistManifest(reading: bytes).targets.isEmpty
      return verdict
    })

  /// Files of settings: whatever variables name each other, values end, and stay short.
  private static let xcconfig = InputFormat(
    "xcconfig", ending: "xcconfig", share: 30,
    make: {
      text(
        [
          "A = 1", "A = $(A)$(A)", "B = $(A) ${C}", "C = $(B)$(B)$(B)", "A[sdk=iphoneos*] = 2", "A[arch=*] = 3", " = ",
          "=", "$(", "$(inherited)", "A = $(inherited) x", "${", ")", "}", "[", "]", "//", "http://a.b // c",
          "#include",
          "#include \"a.xcconfig\"", "#include? \"a\"", "\"", "\n", "\r\n", "TARGETED_DEVICE_FAMILY = 1,2",
          "$(A:rfc1034identifier)", "é", "\u{0}",
        ], &$0)
    },
    run: { bytes, _ in
      var verdict = Verdict()
      let settings = BuildSettings(reading: bytes)
      verdict.isAccepted = !settings.names.isEmpty
      for name in settings.names.prefix(100) {
        guard let value = settings[name] else {
          verdict.note("a setting without a value", name)
          continue
        }
        verdict.expect(value.utf8.count <= 1 << 20, "a value that grows without end", name)
        verdict.expect(settings[name] == value, "a value that is another when it is read again", name)
      }
      return verdict
    })
}
