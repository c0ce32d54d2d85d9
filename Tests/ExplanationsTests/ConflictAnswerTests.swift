import Foundation
import LayoutEngine
import LayoutModel
import LayoutTestSupport
import Testing

@testable import Explanations
@testable import Lint

/// The answers to a log: sets that are irreducible, repairs that hold, and what both rest on.
struct ConflictAnswerTests {
  private func conflict(_ name: String) throws -> LoggedConflict {
    let path = Checkout.path("Fixtures/Logs/\(name).txt")
    return try #require(ConflictLog(reading: try String(contentsOfFile: path, encoding: .utf8)).conflicts.first)
  }

  /// Logs beside those that are kept here: the folder that `LAYOUT_LOGS` names.
  private static let logs: [String] = {
    let kept = Checkout.files(below: "Fixtures/Logs", ending: "txt").filter { !$0.contains(".answer") }
    guard let folder = ProcessInfo.processInfo.environment["LAYOUT_LOGS"] else { return kept }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return kept + names.filter { $0.hasSuffix(".txt") }.sorted().map { "\(folder)/\($0)" }
  }()

  private func conflicts(in path: String) throws -> [LoggedConflict] {
    ConflictLog(reading: Array(try Data(contentsOf: URL(fileURLWithPath: path)))).conflicts
  }

  // MARK: Of every log

  @Test("A set has no solution with what is assumed, and without any of its constraints it has", arguments: logs)
  func isIrreducible(path: String) throws {
    for conflict in try conflicts(in: path) where !conflict.irreducible.isEmpty {
      let reading = LogReading(conflict.constraints, broken: conflict.broken)
      let given = reading.system.requirements.items.filter { $0 >= conflict.constraints.count }
      func holds(_ items: [Int]) throws -> Bool { try reading.system.requirements.isSatisfiable(given + items) }
      #expect(reading.suspects == conflict.irreducible)
      // What isn't printed isn't there to be solved.
      guard !reading.isIncomplete else { continue }
      #expect(try !holds(conflict.irreducible))
      for index in conflict.irreducible {
        #expect(try holds(conflict.irreducible.filter { $0 != index }), "without [\(index + 1)]")
      }
    }
  }

  @Test("With each repair that changes one constraint all that is printed has a solution", arguments: logs)
  func mends(path: String) throws {
    for conflict in try conflicts(in: path) where !conflict.irreducible.isEmpty && conflict.assumed == nil {
      for repair in conflict.repairs {
        guard let constraints = repaired(conflict.constraints, repair) else { continue }
        let reading = LogReading(constraints, broken: nil)
        #expect(reading.suspects.isEmpty || reading.assumption != nil, "\(repair)")
      }
    }
  }

  @Test("A conflict with a constraint of the application's has a repair, any other advice", arguments: logs)
  func answers(path: String) throws {
    for conflict in try conflicts(in: path) where !conflict.constraints.isEmpty {
      let hasOwn = conflict.constraints.contains { $0.origin.isOfApplication }
      #expect(!hasOwn || !conflict.repairs.isEmpty)
      #expect(!conflict.repairs.isEmpty || conflict.advice != nil)
      #expect(!conflict.irreducible.isEmpty || conflict.constraints.isEmpty)
    }
  }

  /// The constraints with a repair made; `nil` where it isn't one of constraints.
  private func repaired(_ constraints: [LoggedConstraint], _ repair: LoggedRepair) -> [LoggedConstraint]? {
    var constraints = constraints
    for change in repair.changes {
      func edit(_ index: Int, _ body: (inout LoggedConstraint) -> Void) {
        let own = constraints[index]
        for twin in constraints.indices
        where constraints[twin].first == own.first && constraints[twin].second == own.second
          && constraints[twin].relation == own.relation && constraints[twin].constant == own.constant
        { body(&constraints[twin]) }
      }
      switch change {
      case .lowerPriority(let index, let priority): edit(index) { $0.priority = priority }
      case .remove(let index): edit(index) { $0.priority = 1 }
      case .changeConstant(let index, let constant): edit(index) { $0.constant = constant }
      case .changeRelation(let index, let relation): edit(index) { $0.relation = relation }
      case .changeConstantByMargins, .stopTranslatingMask: return nil
      case .layOutLonger(let item, let axis, let length):
        for index in constraints.indices where constraints[index].first.item.key == item.key {
          guard constraints[index].second == nil, constraints[index].first.kind.axis == axis else { continue }
          edit(index) { ($0.constant, $0.relation) = (length, .equal) }
        }
      }
    }
    return constraints
  }

  // MARK: What isn't printed

  @Test("Margins that aren't printed are told, and no constant rests on them")
  func tellsMargins() throws {
    let margins = try conflict("margins")
    #expect(margins.irreducible == [0, 1, 2, 3])
    #expect(margins.assumed == "margins of 8 points, which the log doesn't print")
    let atMost = try conflict("margins-at-most")
    #expect(atMost.irreducible == [0, 1, 2, 3] && atMost.assumed == nil)
    for words in margins.repairWords + atMost.repairWords where words.contains("constant") {
      #expect(words.contains(" to 375 less the margins") || words.contains(" to at most 375 less the margins"))
    }
  }

  @Test("Margins that differ, and baselines, are taken to be so where nothing else conflicts")
  func assumes() throws {
    let unequal = try conflict("unequal-margins")
    #expect(unequal.irreducible == [0, 1, 2] && unequal.assumed?.contains("at one side") == true)
    let baseline = try conflict("baseline")
    #expect(baseline.irreducible == [0, 1, 2] && baseline.assumed?.contains("a baseline 16 points") == true)
  }

  @Test(
    "What is printed is believed: a mask without what contradicts it is the likely mistake, and what is missing is told"
  )
  func tellsMasks() throws {
    for name in ["mask-alone", "unnamed-attribute"] {
      let mask = try conflict(name)
      #expect(mask.irreducible == Array(mask.constraints.indices))
      #expect(mask.assumed?.contains(" besides its mask, which the log doesn't print") == true)
      #expect(mask.likeliest == 0)
      #expect(mask.repairWords.count == 1)
      #expect(mask.repairWords[0].hasPrefix("set translatesAutoresizingMaskIntoConstraints of "))
    }
    let one = try conflict("one-constraint")
    #expect(one.irreducible == [0] && one.assumed == "the others of its set, which the log doesn't print")
    #expect(one.repairWords == ["lower the priority of [1] to 999", "take [1] away"])
  }

  @Test("A length that no constraint gives is told to be shorter than the printed ones need")
  func tellsLengths() throws {
    let bar = try conflict("bar-without-width")
    #expect(bar.rule == "incomplete" && bar.irreducible == [0, 1, 2] && bar.likeliest == nil)
    #expect(bar.assumed == "a width of _UIButtonBarStackView under 22, which the log doesn't print")
    #expect(
      bar.advice != nil && bar.repairWords == ["let _UIButtonBarStackView be at least 22 wide before it is filled"])
  }

  @Test("Lines of the list that stand for others are what the log lacks")
  func tellsLines() throws {
    let cut = try conflict("lines-left-out")
    #expect(cut.irreducible == [0, 1] && cut.assumed == "constraints in lines that aren't understood")
    #expect(cut.repairWords.first == "lower the priority of [1] to 999")
  }

  @Test("Where nothing is the application's, the length that would do is a repair, beside the advice")
  func givesLengths() throws {
    let bar = try conflict("navigation-bar")
    #expect(bar.likeliest == nil && bar.advice != nil)
    #expect(bar.repairWords.allSatisfy { $0.hasPrefix("let ") && $0.hasSuffix(" before it is filled") })
    #expect(!bar.repairWords.isEmpty)
  }

  // MARK: Who made it

  @Test("Identifiers of one's own are the application's, whatever they resemble")
  func tellsIdentifiers() throws {
    let own = try conflict("own-identifiers")
    #expect(own.constraints.allSatisfy { $0.origin == .constraint })
    #expect(own.repairWords.first == "lower the priority of [3] to 999" && own.repairWords.count == 4)
  }

  @Test(
    "Identifiers that UIKit gives are known",
    arguments: [
      ("UIView-leftMargin-guide-constraint", LoggedConstraint.Origin.system), ("BIB_Trailing_CB_Leading", .system),
      ("MaskEV_Leading_BIB_Trailing", .system), ("UINavItemContentGuide-leading", .system),
      ("UICollectionViewListCell-bottom-contentView-constraint", .system), ("assistantView.top", .system),
      ("UISV-fill-equally", .stack), ("NSSV-spacing", .stack), ("NSView-Encapsulated-Layout-Width", .encapsulated),
      ("UISV-card-height", .constraint), ("UIView-card-height", .constraint), ("NSTitle-top", .constraint),
      ("keyboardHeight", .constraint), ("IB_title", .constraint), ("Card-Encapsulated-Layout-Width", .constraint),
    ])
  func knowsIdentifiers(identifier: String, origin: LoggedConstraint.Origin) {
    let log = ConflictLog(reading: "<NSLayoutConstraint:0x1 '\(identifier)' UIView:0x2.width == 9   (active)>")
    #expect(log.conflicts.first?.constraints.first?.origin == origin)
  }

  // MARK: Notations

  @Test("AppKit's axis points upwards: minY is a view's bottom")
  func countsUp() throws {
    let empty = try conflict("appkit-without-size")
    #expect(empty.irreducible == [0, 1, 2, 3])
    #expect(empty.repairWords.prefix(2) == ["lower the priority of [1] to 999", "take [1] away"])
    let upwards = try conflict("appkit-upwards")
    #expect(upwards.irreducible == [0, 1, 2, 3])
    #expect(upwards.words[0].hasPrefix("the bottom of NSView #1 is at the bottom of NSView #2"))
    #expect(upwards.repairWords.first == "lower the priority of [3] to 999")
    #expect(upwards.repairWords.contains("change the constant of [3] from 100 to 80"))
  }

  @Test("Constraints in words are read, with the constants of their formats")
  func readsWords() throws {
    let formats = try conflict("in-words-with-formats")
    #expect(formats.constraints.map(\.constant) == [8, 8, 0] && formats.broken == 1)
    #expect(formats.irreducible == [0, 1, 2] && !formats.repairs.isEmpty)
    #expect(
      formats.assumed == "FoldedView taken for box, and 0 for the constant of [3], which the log doesn't print")
    let words = try conflict("in-words")
    #expect(words.irreducible == [0, 1] && words.repairWords.first == "take [2] away")
  }

  @Test(
    "Words of every form are read",
    arguments: [
      ("title Height GreaterThanOrEqual title NotAnAttribute 40", 40.0, 1.0), ("title Height Equal 40", 40, 1),
      ("title Width Equal box Width * 0.5 + 8", 8, 0.5), ("title Leading Equal box Leading - 8", -8, 1),
      ("my title Top LessThanOrEqual box Bottom 12 @750", 12, 1),
      ("box Top Equal title Top. VFL: V:|-(8)-[title]", -8, 1), ("View-0x60 CenterX Equal box CenterX.", 0, 1),
    ])
  func readsForms(text: String, constant: Double, multiplier: Double) throws {
    let log = ConflictLog(reading: "Unable to simultaneously satisfy constraints.\n(\n    \"\(text)\"\n)")
    let constraint = try #require(log.conflicts.first?.constraints.first)
    #expect(constraint.constant == constant && constraint.multiplier == multiplier)
  }

  @Test("Titles of several lines, and names with brackets, end no constraint")
  func readsTitles() throws {
    let conflict = try conflict("titles-of-several-lines")
    #expect(conflict.constraints.count == 3 && conflict.unread == [])
    #expect(conflict.irreducible == [0, 2])
    #expect(conflict.words[1].contains("“Header (large)”"))
  }

  @Test(
    "Views whose addresses are written over are told apart by their classes",
    arguments: ["0x...", "0x7f****", "0xXXXX"])
  func readsWrittenOver(address: String) throws {
    let log = ConflictLog(
      reading: """
        <NSLayoutConstraint:0x1 V:[UIView:\(address)]-(8)-[UIView:\(address)]   (active)>
        <NSLayoutConstraint:0x2 UILabel:\(address).height == 40   (active)>
        <NSLayoutConstraint:0x3 UILabel:\(address).height == UIImageView:\(address).height   (active)>
        <NSLayoutConstraint:0x4 UIImageView:\(address).height == 60   (active)>
        """)
    #expect(log.conflicts.first?.unread == [])
    #expect(log.conflicts.first?.irreducible == [1, 2, 3])
  }

  // MARK: Advice

  @Test("Where nothing can be mended it is told what sets it off")
  func advises() throws {
    let keyboard = try conflict("keyboard")
    #expect(keyboard.irreducible == [0, 1, 2, 3] && keyboard.repairs == [])
    #expect(keyboard.advice?.contains("harmless") == true)
    #expect(keyboard.advice?.contains("input accessory view") == true)
    let bar = try conflict("navigation-bar")
    #expect(bar.advice?.contains("bar button") == true || bar.advice?.contains("a bar lays its items out") == true)
  }
}
