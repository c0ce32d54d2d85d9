import Documents
import FileSystem
import Foundation
import LayoutModel
import LayoutOutput
import LayoutTestSupport
import Testing

@testable import Explanations
@testable import SceneSources

/// The readings of a log, and what follows from them.
struct ConflictLogTests {
  private func constraints(_ text: String) -> [LoggedConstraint] {
    ConflictLog(reading: text).conflicts.flatMap(\.constraints)
  }

  // MARK: Conflicts that are alike

  /// A conflict as a run of a program prints it: addresses begin with a digit of its own.
  private func conflict(_ run: Int, width: Int = 60, _ title: String = "Name") -> String {
    """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x\(run)60 UIButton:0x\(run)7f'\(title)'.width == 44   (active)>",
        "<NSLayoutConstraint:0x\(run)61 UIButton:0x\(run)7f'\(title)'.width >= UILabel:0x\(run)7e.width   (active)>",
        "<NSLayoutConstraint:0x\(run)62 UILabel:0x\(run)7e.width == \(width)   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x\(run)61 UIButton:0x\(run)7f'\(title)'.width >= UILabel:0x\(run)7e.width   (active)>

    """
  }

  @Test("Conflicts that are alike but for addresses are each explained as by themselves")
  func alike() throws {
    let texts = [
      conflict(1), conflict(2), conflict(3, width: 50), conflict(4, "Send"), conflict(5), conflict(6, width: 40),
    ]
    let together = ConflictLog(reading: texts.joined(separator: "\n")).conflicts
    let apart = texts.flatMap { ConflictLog(reading: $0).conflicts }
    try #require(together.count == texts.count && apart.count == texts.count)
    for (one, other) in zip(together, apart) {
      #expect(one.words == other.words && one.irreducible == other.irreducible && one.broken == other.broken)
      #expect(one.rule == other.rule && one.reason == other.reason && one.advice == other.advice)
      #expect(one.repairs == other.repairs && one.repairWords == other.repairWords && one.assumed == other.assumed)
      #expect(one.constraints.map(\.address) == other.constraints.map(\.address))
    }
    #expect(together.map(\.line) == together.map(\.line).sorted() && Set(together.map(\.line)).count == texts.count)
  }

  @Test("What tells two patterns apart is all but addresses and lines")
  func patterns() {
    func pattern(_ text: String) -> ConflictPattern {
      ConflictPattern(ConflictLog(reading: text).conflicts[0].constraints, broken: 1)
    }
    #expect(pattern(conflict(1)) == pattern("\n\n" + conflict(2)))
    #expect(
      pattern(conflict(1)) != pattern(conflict(1, width: 61)) && pattern(conflict(1)) != pattern(conflict(1, "x")))
    let same = conflict(1).replacing("0x17e", with: "0x17f")
    #expect(pattern(conflict(1)) != pattern(same))
  }

  // MARK: Notations

  @Test("The notation of iOS 9 and later is read, with names and a multiplier")
  func readsEquations() throws {
    let constraint = try #require(
      constraints(
        "<NSLayoutConstraint:0x60 UILabel:0x7f.width == 1.5*UIView:0x7e.width + 8   (active, names: title:0x7f, '|':UIView:0x7e )>"
      ).first)
    #expect(constraint.address == "0x60" && constraint.className == "NSLayoutConstraint")
    #expect(
      [constraint.first.item.name, constraint.first.item.className, constraint.first.item.address] == [
        "title", "UILabel", "0x7f",
      ])
    #expect(constraint.first.attribute == "width" && constraint.relation == .equal)
    #expect(constraint.second?.item.name == nil && constraint.second?.item.address == "0x7e")
    #expect(constraint.multiplier == 1.5 && constraint.constant == 8 && constraint.priority == 1000)
  }

  @Test("Lines that views in code print are read: the line of source, and masks as parts of a superview's length")
  func readsLinesOfViewsInCode() throws {
    let read = constraints(
      """
      "<NSAutoresizingMaskLayoutConstraint:0x7fb h=-&- v=--& UIView:0x7f9.width == UIWindow:0x7fa.width - 20   (active)>",
      "<NSAutoresizingMaskLayoutConstraint:0x7fc h=&-- v=--& UIView:0x7f9.minX == 0.5*UIWindow:0x7fa.width + 4   (active, names: '|':UIWindow:0x7fa )>",
      "<NSLayoutConstraint:0x60@App/LoginView.swift#12 'narrow' UIView:0x7f9.width == 100   (active)>"
      """)
    #expect(read.map(\.origin) == [.mask, .mask, .constraint])
    #expect(read.map(\.constant) == [-20, 4, 100] && read.map(\.multiplier) == [1, 0.5, 1])
    #expect(read[1].first.kind == .plain(.left) && read[1].superview?.address == "0x7fa")
    #expect(read[2].source == "App/LoginView.swift#12" && read[2].identifier == "narrow")
  }

  @Test("A visual format of several distances is several constraints of one address")
  func readsVisualFormats() {
    let read = constraints(
      "<NSLayoutConstraint:0x1 V:|-(8)-[UILabel:0x2'A]b'(20)]-(>=4)-[UIView:0x3]-|   (Names: '|':UIView:0x4 )>")
    #expect(read.map(\.address) == ["0x1", "0x1", "0x1", "0x1"])
    let words = read.map { "\($0.first.item.address ?? "").\($0.first.attribute) \($0.relation.symbol) \($0.constant)" }
    #expect(Set(words) == ["0x2.height == 20.0", "0x2.top == 8.0", "0x3.top >= 4.0", "0x4.bottom == 8.0"])
  }

  @Test(
    "Right sides of every form are read",
    arguments: [
      ("UIView:0x1.width == - 16", -16.0, 1.0), ("UIView:0x1.height == 2.22507e-308", 2.22507e-308, 1),
      ("UIView:0x1.width == UIView:0x2.height * 0.25 + 3.5", 3.5, 0.25),
      ("UIView:0x1.width == UIView:0x2.width / 4", 0, 0.25),
      ("UIView:0x1.bottom == UIView:0x2.bottom NSSpace(8)", 8, 1),
      ("UIView:0x1.top == UIView:0x2.bottom + NSLayoutAnchorConstraintSpace(8)", 8, 1),
      ("UILabel:0x1'a == b.top'.top == UILabel:0x2'YOU'RE OK'.bottom - 3", -3, 1),
      ("UILabel:self.title.top == UITableViewCellContentView:0x2.top + 15", 15, 1),
    ])
  func readsRightSides(text: String, constant: Double, multiplier: Double) throws {
    let constraint = try #require(constraints("\"<NSLayoutConstraint:0x9 \(text)   (active)>\"").first)
    #expect(constraint.constant == constant && constraint.multiplier == multiplier)
  }

  @Test(
    "Who made a constraint is told",
    arguments: [
      ("NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=&-- UIView:0x2.width == 9", LoggedConstraint.Origin.mask),
      ("NSLayoutConstraint:0x1 'UIView-Encapsulated-Layout-Height' UIView:0x2.height == 9", .encapsulated),
      ("NSLayoutConstraint:0x1 '_UITemporaryLayoutWidth' UIView:0x2.width == 9", .temporary),
      ("NSLayoutConstraint:0x1 'fittingSizeHTarget' UIView:0x2.width == 9", .temporary),
      ("NSLayoutConstraint:0x1 'UISV-spacing' H:[UIView:0x2]-(8)-[UIView:0x3]", .stack),
      ("NSContentSizeLayoutConstraint:0x1 H:[UILabel:0x2(40)]", .contentSize),
      ("_UILayoutSupportConstraint:0x1 V:[_UILayoutGuide:0x2(20)]", .system),
      ("NSLayoutConstraint:0x1 'UIViewSafeAreaLayoutGuide-top' V:|-(0)-[UILayoutGuide:0x2]", .system),
      ("NSLayoutConstraint:0x1 'gap' UIView:0x2.width == 9", .constraint),
    ])
  func tellsOrigins(text: String, origin: LoggedConstraint.Origin) {
    #expect(constraints("<\(text)>").map(\.origin) == [origin])
  }

  // MARK: Damage

  private static let whole = """
    2024-03-02 10:11:12.131415+0100 Shop[4021:90210] [LayoutConstraints] Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x600001 UIImageView:0x105101.height == 120   (active)>",
        "<NSLayoutConstraint:0x600002 V:|-(12)-[UIImageView:0x105101]   (active, names: '|':UIView:0x105100 )>",
        "<NSLayoutConstraint:0x600003 V:[UIImageView:0x105101]-(>=12)-|   (active, names: '|':UIView:0x105100 )>",
        "<NSLayoutConstraint:0x600004 'UIView-Encapsulated-Layout-Height' UIView:0x105100.height == 44   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x600001 UIImageView:0x105101.height == 120   (active)>

    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
    """

  private static let damages: [(name: String, damage: @Sendable (String) -> String)] = [
    (
      "quoted",
      { $0.split(separator: "\n", omittingEmptySubsequences: false).map { "> \($0)" }.joined(separator: "\n") }
    ),
    (
      "a comment",
      { $0.split(separator: "\n", omittingEmptySubsequences: false).map { "//\t\($0)" }.joined(separator: "\n") }
    ),
    ("on one line", { $0.replacingOccurrences(of: "\n", with: " ") }),
    ("with empty lines", { $0.replacingOccurrences(of: "\n", with: "\n\n") }),
    ("with DOS line ends", { $0.replacingOccurrences(of: "\n", with: "\r\n") }),
    (
      "as HTML",
      {
        $0.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
          .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
      }
    ),
    (
      "escaped for markdown",
      { $0.replacingOccurrences(of: "[", with: "\\[").replacingOccurrences(of: "]", with: "\\]") }
    ),
    ("wrapped at blanks", { $0.replacingOccurrences(of: "(active", with: "\n(active") }),
    ("with spelled line breaks", { $0.replacingOccurrences(of: "\n", with: "\\n") }),
    (
      "with typographers' signs",
      { $0.replacingOccurrences(of: ">=", with: "≥").replacingOccurrences(of: "'", with: "’") }
    ),
    ("without angle brackets' ends", { $0.replacingOccurrences(of: ")>\"", with: ")\"") }),
    ("without a header", { $0.split(separator: "\n").dropFirst().joined(separator: "\n") }),
  ]

  @Test("Pasting does a log no harm", arguments: damages.map(\.name))
  func standsDamage(name: String) throws {
    let damage = try #require(Self.damages.first { $0.name == name }).damage
    let whole = ConflictLog(reading: Self.whole)
    let log = ConflictLog(reading: damage(Self.whole))
    #expect(log.conflicts.count == 1)
    #expect(log.conflicts.first?.words == whole.conflicts.first?.words)
    #expect(log.conflicts.first?.irreducible == whole.conflicts.first?.irreducible)
    #expect(log.conflicts.first?.broken == 0)
    #expect(log.conflicts.first?.unread == [])
  }

  @Test("A log that is cut anywhere is read as far as it goes, and nothing traps")
  func standsCuts() {
    let bytes = Array(Self.whole.utf8)
    for end in stride(from: 0, through: bytes.count, by: 7) {
      let log = ConflictLog(reading: String(decoding: bytes[..<end], as: UTF8.self))
      #expect(log.conflicts.count <= 1)
      let tail = ConflictLog(reading: String(decoding: bytes[end...], as: UTF8.self))
      #expect(tail.conflicts.count <= 1)
    }
  }

  @Test("Bytes that are changed at random are read, whatever comes of it")
  func standsNoise() {
    var random = SeededGenerator(seed: 18)
    let pieces = [
      "<", ">", "'", "\"", "(", ")", "|", "-", "==", "NSLayoutConstraint:0x", ".width", "\n", "&lt;", "\\", "é",
    ]
    for _ in 0..<400 {
      var text = Array(Self.whole)
      for _ in 0..<random.integer(1...12) {
        let place = random.integer(0...(text.count - 1))
        if random.happens(0.5) {
          text.remove(at: place)
        } else {
          text.insert(contentsOf: random.pick(pieces), at: place)
        }
      }
      let log = ConflictLog(reading: String(text))
      for conflict in log.conflicts {
        #expect(conflict.words.count == conflict.constraints.count)
        #expect(conflict.irreducible.allSatisfy { conflict.constraints.indices.contains($0) })
      }
    }
  }

  @Test(
    "Hostile texts take time in proportion to their length", .timeLimit(.minutes(1)),
    arguments: ["Constraint", "<NSLayoutConstraint:0x1 ", "A.width == ", "(active", "<A:0x1'", "&amp;", "H:|-(", "> "])
  func standsHostility(piece: String) {
    // In proportion to the square it would take minutes.
    let text = String(repeating: piece, count: 200_000 / piece.utf8.count)
    #expect(ConflictLog(reading: text).conflicts.allSatisfy { $0.irreducible.isEmpty })
  }

  @Test("Of more constraints than are looked through nothing is said but that: no set, no repair, no mistake")
  func admitsManyConstraints() throws {
    let lines = (0..<450).map { "<NSLayoutConstraint:0x\(10_000 + $0) UIView:0x\(20_000 + $0).width == 40>\n" }
    let clash = "<NSLayoutConstraint:0x9 UIView:0x20000.width == 60>\n"
    let conflict = try #require(ConflictLog(reading: lines.joined() + clash).conflicts.first)
    #expect(conflict.constraints.count == 451 && conflict.irreducible.isEmpty)
    #expect(conflict.repairs.isEmpty && conflict.likeliest == nil && conflict.assumed == nil && conflict.advice == nil)
    #expect(conflict.rule == "not-examined")
    #expect(conflict.unexamined == "there are too many constraints to look for a set that has no solution")
    let text = LogAnswer(ConflictLog(reading: lines.joined() + clash)).text.string
    #expect(text.hasPrefix("It isn't known whether the log's 451 constraints have a solution: there are too many"))
    #expect(!text.contains("have a solution as printed") && !text.contains("To mend it"))
    let few = try #require(ConflictLog(reading: lines[0] + clash).conflicts.first)
    #expect(few.unexamined == nil && few.irreducible == [0, 1])
  }

  @Test("What isn't understood is told at its place in the file, in bytes, whatever tidying took out before it")
  func findsPlacesOfNumbers() {
    func places(_ text: String) -> [[Int]] {
      ConflictLog(reading: text).conflicts.flatMap(\.unread).compactMap(\.problem).map { [$0.line, $0.column] }
    }
    let line = "<NSLayoutConstraint:0x600001 UIView:0x7f01.width == 1e308   (active)>"
    #expect(places(line) == [[1, 53]])
    #expect(places("> \(line)") == [[1, 55]])
    #expect(places("é: \(line)\n\(line)\n") == [[1, 57], [2, 53]])
    let escaped = line.replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    #expect(places("1. `\(escaped)`") == [[1, 60]])
    // Two of one line.
    #expect(places("\(line) \(line)") == [[1, 53], [1, 53 + line.utf8.count + 1]])
    #expect(places("\(line)\\n\(line)") == [[1, 53], [1, 53 + line.utf8.count + 2]])
  }

  @Test("A line of many numbers that are too large takes time in proportion to its length", .timeLimit(.minutes(1)))
  func standsLongLines() {
    let text = String(repeating: "<NSLayoutConstraint:0x6 UIView:0x7.width == 1e308> ", count: 8_000)
    #expect(ConflictLog(reading: text).conflicts.flatMap(\.unread).count { $0.problem != nil } > 0)
  }

  // MARK: Places

  @Test("A constraint of a log is found by the identifier that Interface Builder gives it, and else by what it says")
  func findsPlaces() throws {
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <objects>
      <view id="roo-t0-001">
      <rect key="frame" x="0" y="0" width="320" height="480"/>
      <subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="bar-v0-001"><rect key="frame" x="8" y="8" width="100" height="40"/></view>
      </subviews>
      <constraints>
      <constraint firstItem="bar-v0-001" firstAttribute="width" constant="100" identifier="bar width" id="con-00-001"/>
      <constraint firstItem="bar-v0-001" firstAttribute="height" constant="40" id="con-00-002"/>
      <constraint firstItem="bar-v0-001" firstAttribute="leading" secondItem="roo-t0-001" secondAttribute="leading" constant="8" id="con-00-003"/>
      <constraint firstItem="bar-v0-001" firstAttribute="top" secondItem="roo-t0-001" secondAttribute="top" constant="8" id="con-00-004"/>
      </constraints>
      </view>
      </objects>
      </document>
      """
    var places = LogPlaces()
    try places.add(try SceneFormats.documents.source(at: "Bar.xib", in: nil) { Array(xib.utf8) })
    let read = constraints(
      """
      <NSLayoutConstraint:0x1 'bar width' UIView:0x2.width == 90   (active)>
      <NSLayoutConstraint:0x3 UIView:0x2.height == 40   (active)>
      <NSLayoutConstraint:0x4 UIView:0x2.height == 41   (active)>
      """)
    let found = read.map { places.places(of: $0).map { "\($0.position.line) \($0.sure)" } }
    #expect(found == [["10 identifier"], ["11 constant"], []])
  }

  @Test("Real logs are read", .enabled(if: realLogs != nil, "LAYOUT_LOGS names a folder of logs"))
  func readsRealLogs() throws {
    let folder = try #require(Self.realLogs)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".txt") }
    var (read, unread, found) = (0, 0, 0)
    for file in files {
      for conflict in ConflictLog(reading: try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)).conflicts {
        read += conflict.constraints.count
        unread += conflict.unread.count
        found += conflict.irreducible.isEmpty ? 0 : 1
      }
    }
    #expect(read > 20 * unread && found * 10 > files.count * 8)
  }

  private static let realLogs = ProcessInfo.processInfo.environment["LAYOUT_LOGS"]
}
