import FileSystem
import LayoutTestSupport

/// Names of files, targets of links and paths in texts that lead readers astray: they steer terminals, pass for options, break lines,
/// aren't text, or lead to what isn't the project's.
enum HostileNames {
  private static let strange: [String] = [
    "a\u{1B}[31m", "a\rb", "a\nb", "a\n::error::b", "a\tb", "-x", "--from", "--", "@arguments", " ", "a b", " a", "a ",
    "\"a\"", "'a'",
    "\\", "a\\", "a:b", "a:1:2: error: b", "$(a)", "`a`", "%s%n", "#", "*", "?", "~", "é", "e\u{301}", "💥", "\u{202E}a",
    "\u{2028}",
    "\u{FEFF}a", "a\u{7F}", "...", "..a", String(repeating: "n", count: 230), String(repeating: "é", count: 110), "CON",
    "main",
    "LayoutScreens", "GeneratedResources", "Package", "module", "UIKit", "Swift", "ScreenServer", "class", "1a",
    Environment.text(of: [0xFF, 0xFE]), Environment.text(of: [0x61, 0xC3]), Environment.text(of: [0xED, 0xA0, 0x80]),
  ]
  private static let endings = [
    ".swift", ".swift", ".swift", "", ".json", ".xib", ".storyboard", ".strings", ".xcstrings", ".stringsdict",
    ".plist", "-Info.plist",
    ".ttf", ".png", ".podspec", ".xcodeproj", ".xcworkspace", ".xcassets", ".imageset", ".colorset", ".lproj",
    ".bundle", "Tests",
    ".playground", ".SWIFT",
  ]
  /// Names that are looked for.
  private static let known = [
    "Package.swift", "Podfile", "Pods", "Carthage", "Carthage/Checkouts", ".layout.json", "Info.plist", ".git",
    "Sources", "Tests",
    "SourcePackages/checkouts", ".build/checkouts", "Contents.json", "App.xcodeproj", "App.xcodeproj/project.pbxproj",
    "App.xcworkspace/contents.xcworkspacedata", "en.lproj", "Base.lproj", "Media.xcassets", "A.swift", "App", "Local",
  ]
  private static let targets = [
    "/dev/zero", "/dev/full", "/dev/null", "/dev/stdin", "/dev/tty", "/dev/urandom", ".", "..", "../..", "../outside",
    "nowhere", "/",
    "../outside/kept.txt", "../outside/Outside.swift", "../outside/Package.swift", "/proc/self/fd/0", "/proc/self/mem",
    "/proc/kmsg",
    "/proc/self/root", "a", "A.swift", "App", "../project", String(repeating: "a/", count: 2_000),
  ]
  /// Paths in texts.
  private static let paths = [
    "", ".", "./", "..", "../..", "../../..", "/", "//", "/dev", "/dev/zero", "/proc", "/etc/passwd", "../outside",
    "../outside/Outside.swift",
    "../project", "App/../..", "App/../App", "$(SRCROOT)/App", "~", "*", "**/*.swift", "{a", "App/\u{0}", "App/A.swift",
    "A.swift/A.swift", "a\nb", "a\"b", "-x",
  ]

  /// A name, of a hostile kind more often than not.
  static func name(_ random: inout SeededGenerator) -> String {
    if random.happens(0.4) { return random.pick(known) }
    let name = random.pick(strange) + random.pick(endings)
    return random.happens(0.3)
      ? random.pick(["App/", "Sources/", "B/", "Pods/", "Media.xcassets/", "de.lproj/"]) + name : name
  }

  /// The target of a link.
  static func target(_ random: inout SeededGenerator) -> String { random.pick(targets) }

  /// A path that a file may name.
  static func path(_ random: inout SeededGenerator) -> String {
    switch random.integer(0...5) {
    case 0: random.pick(strange) + random.pick(endings)
    case 1: String(repeating: random.pick(["../", "a/", "./", "é/"]), count: random.pick([3, 40, 2_000]))
    default: random.pick(paths)
    }
  }
}
