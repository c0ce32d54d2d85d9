import LayoutTestSupport

/// Ways to make Swift code another by its structure: declarations swapped, doubled, nested and left out, marks that open what nothing closes,
/// depths and lengths that nobody writes, bytes that aren't text.
///
/// Lines bear marks, `//@17`, by which it is seen that each stays where it is.
enum SwiftMutations {
  /// A piece of code in braces, from the beginning of its line to its closing brace.
  private struct Block {
    let range: Range<Int>
    /// The place behind its opening brace.
    let inside: Int
  }

  /// The most bytes of a file.
  private static let largest = 96 << 10

  /// A file with one to four changes, and marks at its lines.
  ///
  /// - Parameters:
  ///   - text: The file.
  ///   - others: Files whose parts may be put into it.
  ///   - random: What chooses the changes.
  /// - Returns: The changed file.
  static func mutated(_ text: [UInt8], others: [[UInt8]], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = text
    for _ in 0..<random.pick([0, 1, 1, 1, 2, 2, 3, 4]) { change(&bytes, others, &random) }
    if bytes.count > largest { bytes.removeLast(bytes.count - largest) }
    return marked(bytes, &random)
  }

  private static func change(_ bytes: inout [UInt8], _ others: [[UInt8]], _ random: inout SeededGenerator) {
    let blocks = blocks(of: bytes)
    guard !blocks.isEmpty, random.happens(0.6) else { return spoil(&bytes, &random) }
    let block = random.pick(blocks)
    let part = Array(bytes[block.range])
    switch random.integer(0...6) {
    case 0: bytes.removeSubrange(block.range)
    case 1:
      for _ in 0..<random.pick([1, 1, 2, 30]) { bytes.insert(contentsOf: part, at: block.range.lowerBound) }
    case 2:
      let other = random.pick(blocks)
      guard other.range.lowerBound >= block.range.upperBound else { return }
      let far = Array(bytes[other.range])
      bytes.replaceSubrange(other.range, with: part)
      bytes.replaceSubrange(block.range, with: far)
    case 3: bytes.insert(contentsOf: part, at: random.pick(blocks).inside)
    case 4:
      let (open, close) = random.pick(wrappings)
      let depth = random.pick([1, 2, 10, 100, 255, 1_000])
      bytes.insert(contentsOf: Array(String(repeating: close, count: depth).utf8), at: block.range.upperBound)
      bytes.insert(contentsOf: Array(String(repeating: open, count: depth).utf8), at: block.range.lowerBound)
    case 5:
      let other = random.pick(others)
      guard let theirs = Self.blocks(of: other).randomElement(using: &random) else { return }
      bytes.insert(contentsOf: other[theirs.range], at: random.happens(0.5) ? block.inside : block.range.lowerBound)
    default: bytes.replaceSubrange(block.inside..<block.range.upperBound, with: Array(random.pick(bodies).utf8))
    }
  }

  private static let wrappings = [
    ("struct S {\n", "}\n"), ("class C: UIViewController {\n", "}\n"), ("extension C {\n", "}\n"),
    ("func f() {\n", "}\n"), ("do {\n", "}\n"),
    ("#if os(iOS)\n", "#endif\n"), ("#if canImport(UIKit) && !DEBUG\n", "#else\n#endif\n"), ("if true {\n", "}\n"),
    ("_ = { (a: Int) in\n", "}\n"),
    ("#Preview {\n", "}\n"), ("/* ", " */"), ("let s = \"\"\"\n", "\n\"\"\"\n"), ("@objc protocol P {\n", "}\n"),
    ("enum E { case a\n", "}\n"),
    ("var v: Int { get {\n", "} }\n"), ("f(", ")"), ("[", "]"), ("{ ", " }"),
  ]
  private static let bodies = [
    "}", "", " super.init() }", " \"\\(\"\\(\"\\(a)\")\")\" }", " fatalError() }", " #selector(a(b:c:)) }",
    " get set }", " @IBAction func a() {} }",
    " #keyPath(A.b.c) }", " #colorLiteral(red: 1, green: 2, blue: 3, alpha: 4) }", " return { { { $0 }($0) }($0) } }",
  ]

  private static func spoil(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    func insert(_ text: String) { bytes.insert(contentsOf: Array(text.utf8), at: boundary(in: bytes, &random)) }
    switch random.integer(0...9) {
    case 0..<4: insert(random.pick(pieces))
    case 4: insert(String(repeating: random.pick(repeated), count: random.pick([3, 40, 300, 5_000, 20_000])))
    case 5:
      let endings: [[UInt8]] = [[0x0D], [0x0D, 0x0A], [0x0A, 0x0D], [0x0A, 0x0A]]
      let ending = random.pick(endings)
      bytes = bytes.flatMap { $0 == 0x0A ? ending : [$0] }
    case 6: ByteMutations.makeInvalid(&bytes, &random)
    case 7:
      // A mark that closes or opens something goes.
      let marks = bytes.indices.filter { "{}()[]\"#/".utf8.contains(bytes[$0]) }
      if let mark = marks.randomElement(using: &random) { bytes.remove(at: mark) }
    default: ByteChanges.change(&bytes, &random)
    }
  }

  private static let pieces = [
    "{", "}", "(", ")", "[", "]", "\"", "\"\"\"", "#\"", "\"#", "###\"\"\"", "/*", "*/", "//", "/", "#if",
    "#if os(iOS)\n", "#elseif canImport(\n", "#else\n",
    "#endif\n", "#sourceLocation(file: \"/etc/passwd\", line: 99999999)\n", "#sourceLocation()\n", "#line", "@objc ",
    "@IBOutlet weak var a: UIView!\n",
    "@IBAction ", "#selector(", "#selector(getter: a.b)", "#keyPath(", "#Preview { ",
    "#Preview(\"a\\(b)\", traits: .x) { A() }\n", "\\(", "`", "` `", "\u{0}",
    "\u{FEFF}", "\u{2028}", "\u{2029}", "\u{85}", "\u{0B}", "\r", "\u{202E}", "\u{1A}", "#!/bin/sh\n", "import ",
    "import UIKit.UIView\n",
    "@testable import A\n", "import class UIKit.UIView\n", "override ", "convenience init() { self.init() }\n",
    "required ", "async throws ", "inout ",
    "init?(coder: NSCoder) { nil }\n", "nonisolated(unsafe) ", "~Copyable", "some ", "any ", "each ", "repeat each ",
    "->", "=>", "...", "..<", "&&", "?!", "$0",
    "#fileLiteral(resourceName: \"a\")", "UIImage(named: \"", "NSLocalizedString(\"a\", comment: ", "<#T##Int#>",
    "<<<<<<< HEAD\n", "=======\n", ">>>>>>> a\n",
    "@main ", "@UIApplicationMain ", "@NSManaged var a: Int\n", "class func a() {}\n", "dynamic ",
    "lazy var a = { self }()\n", "0x", "1e", "0b2", "1_", "'a'",
    "precedencegroup P { higherThan: Q }\n", "operator ++++ \n",
    "macro m() = #externalMacro(module: \"A\", type: \"B\")\n", "switch a { case ", "default: ",
    "extension UIView { @objc func a() {} }\n", "extension A: @retroactive B {}\n", "optional func a()\n", "deinit {",
    "subscript(a: Int) -> Int {", "get { ",
  ]
  private static let repeated = [
    "(", "[", "{", "!", "?", ".a", "?.a()", "-", "a + ", "if a {} else ", "<A", "A<", "\"\\(", "/*", "#if a\n",
    "#if os(iOS)\n#else\n", "@a ", "(a) -> ", "0",
    "_", "`", "a(", "f { ", ": A, ", "\\.a", "a ? b : ", "try ", "await ", "& ", "[a: ", "//", "\n", "\"", "#", "é",
    "class C { ", "func f() { ", "}",
    "struct S: View { var body: some View { ", "case .a(", "a = ", "as A ", "is A ", "-> ", "@objc(a) ", "private ",
    "\\", "$", "1.", "a.", "let a, ", "_ = ",
  ]

  /// A place at which a word ends or begins.
  private static func boundary(in bytes: [UInt8], _ random: inout SeededGenerator) -> Int {
    guard !bytes.isEmpty else { return 0 }
    let start = random.integer(0...(bytes.count - 1))
    return bytes[start...].firstIndex { [0x0A, 0x20, 0x28, 0x29].contains($0) } ?? bytes.count
  }

  /// The pieces in braces, by a look at the marks alone: texts and comments are passed over where they are as they should be.
  private static func blocks(of bytes: [UInt8]) -> [Block] {
    var blocks: [Block] = []
    var open: [(start: Int, brace: Int)] = []
    var lineStart = 0
    var place = 0
    while place < bytes.count, blocks.count < 400 {
      switch bytes[place] {
      case 0x0A: lineStart = place + 1
      case UInt8(ascii: "\""):
        let end = bytes[(place + 1)...].firstIndex { $0 == UInt8(ascii: "\"") || $0 == 0x0A } ?? bytes.count - 1
        if bytes[end] != 0x0A { place = end }
      case UInt8(ascii: "/") where place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: "/"):
        place = (bytes[place...].firstIndex(of: 0x0A) ?? bytes.count) - 1
      case UInt8(ascii: "{"): open.append((lineStart, place))
      case UInt8(ascii: "}"):
        if let (start, brace) = open.popLast() { blocks.append(Block(range: start..<(place + 1), inside: brace + 1)) }
      default: break
      }
      place += 1
    }
    return blocks
  }

  // MARK: Lines

  /// Puts marks at the ends of some lines.
  private static func marked(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let share = min(1, 40 / Double(lines.count))
    return Array(
      lines.enumerated().map { number, line in
        number < lines.count - 1 && random.happens(share) ? line + Array(" //@\(number)".utf8) : line
      }.joined(separator: [0x0A]))
  }

  /// The lines at which the marks of a file stand, the first of each.
  static func lines(ofMarksIn bytes: [UInt8]) -> [Int: Int] {
    var found: [Int: Int] = [:]
    for (number, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      var rest = line
      while let mark = rest.firstIndex(of: UInt8(ascii: "@")) {
        let digits = rest[(mark + 1)...].prefix { (0x30...0x39).contains($0) }
        let isMark = rest[..<mark].suffix(2).elementsEqual("//".utf8)
        if isMark, let id = Int(String(decoding: digits, as: UTF8.self)), found[id] == nil { found[id] = number }
        rest = rest[(mark + 1)...]
      }
    }
    return found
  }
}
