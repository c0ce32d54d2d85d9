import LayoutEngine
import LayoutModel
import LayoutResolution
import LayoutTestSupport
import Testing

/// Large screens that have exactly one solution, but for what is planted in them. A failure names kind and seed.
struct PlantedTests {
  /// The number of views of a screen, or a few more.
  private static let size = 100

  @Test("Screens without anything planted have one solution, either way round", arguments: 0..<20)
  func grows(seed: Int) throws {
    let screen = PlantedScreen(seed: UInt64(seed), views: 2 * Self.size, ambiguities: [])
    #expect(screen.openAttributes.isEmpty)
    #expect(try PlantedAudit.ambiguityProblems(of: screen) == [])
  }

  // MARK: Conflicts

  @Test(
    "A planted conflict is found once: an irreducible set without a bystander",
    arguments: PlantedConflict.Kind.allCases, 0..<17)
  func findsConflicts(kind: PlantedConflict.Kind, seed: Int) throws {
    let screen = PlantedScreen(seed: UInt64(seed), views: Self.size, conflicts: [kind])
    #expect(screen.conflicts.count == 1)
    #expect(try PlantedAudit.conflictProblems(of: screen) == [])
  }

  @Test("Several planted conflicts are found, each of them once", arguments: 0..<20)
  func findsSeveralConflicts(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let kinds = (0..<4).map { _ in random.pick(PlantedConflict.Kind.allCases) }
    let screen = PlantedScreen(seed: UInt64(seed), views: Self.size, conflicts: kinds)
    #expect(try PlantedAudit.conflictProblems(of: screen) == [])
  }

  @Test("Conflicts on small screens are what exact arithmetic says", arguments: PlantedConflict.Kind.allCases, 0..<2)
  func agreesOnConflicts(kind: PlantedConflict.Kind, seed: Int) throws {
    let screen = PlantedScreen(seed: UInt64(seed), views: 10, conflicts: [kind])
    let layout = try LayoutPlan(screen.tree(for: screen.window)).layout(in: screen.window)
    #expect(try LayoutAudit(of: layout).problems == [])
  }

  // MARK: Ambiguities

  @Test("A planted ambiguity is found, and nothing else is open", arguments: PlantedAmbiguity.allCases, 0..<16)
  func findsAmbiguities(kind: PlantedAmbiguity, seed: Int) throws {
    let screen = PlantedScreen(seed: UInt64(seed), views: Self.size, ambiguities: [kind])
    #expect(!screen.openAttributes.isEmpty)
    #expect(try PlantedAudit.ambiguityProblems(of: screen) == [])
  }

  @Test("Several planted ambiguities are found, and nothing else is open", arguments: 0..<20)
  func findsSeveralAmbiguities(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let kinds = (0..<4).map { _ in random.pick(PlantedAmbiguity.allCases) }
    let screen = PlantedScreen(seed: UInt64(seed), views: Self.size, ambiguities: kinds)
    #expect(try PlantedAudit.ambiguityProblems(of: screen) == [])
  }

  @Test("Ambiguities on small screens are what exact arithmetic says", arguments: PlantedAmbiguity.allCases, 0..<2)
  func agreesOnAmbiguities(kind: PlantedAmbiguity, seed: Int) throws {
    let screen = PlantedScreen(seed: UInt64(seed), views: 10, ambiguities: [kind])
    let layout = try LayoutPlan(screen.tree(for: screen.window)).layout(in: screen.window)
    #expect(try LayoutAudit(of: layout, depth: .ambiguity).problems == [])
  }

  // MARK: The audit itself

  @Test("The audit sees a set that lacks an item, has one too many, or isn't found", arguments: 0..<10)
  func seesWrongConflicts(seed: Int) throws {
    let screen = PlantedScreen(seed: UInt64(seed), views: 30, conflicts: [.chain])
    var changed = screen
    changed.conflicts[0].items.removeLast()
    #expect(try !PlantedAudit.conflictProblems(of: changed).isEmpty)
    changed.conflicts[0].items = screen.conflicts[0].items + ["bystander"]
    #expect(try !PlantedAudit.conflictProblems(of: changed).isEmpty)
    changed.conflicts = []
    #expect(try !PlantedAudit.conflictProblems(of: changed).isEmpty)
    changed.conflicts = screen.conflicts + [PlantedConflict(items: ["another"])]
    #expect(try !PlantedAudit.conflictProblems(of: changed).isEmpty)
  }

  @Test("The audit sees an attribute that is open or isn't", arguments: 0..<10)
  func seesWrongAmbiguities(seed: Int) throws {
    let screen = PlantedScreen(seed: UInt64(seed), views: 30, ambiguities: [.share])
    for view in screen.openAttributes.keys {
      var changed = screen
      changed.openAttributes[view] = nil
      #expect(try !PlantedAudit.ambiguityProblems(of: changed).isEmpty)
    }
    var changed = screen
    changed.openAttributes["root"] = .x
    #expect(try !PlantedAudit.ambiguityProblems(of: changed).isEmpty)
  }
}
