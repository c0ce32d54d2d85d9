import LayoutEngine
import LayoutModel
import LayoutResolution
import LayoutTestSupport
import LinearProgramming
import Testing

/// The long version of the random tests, on other seeds than theirs: run by `tools/check stress`.
@Suite(.enabled(if: Stress.isOn, "run by tools/check stress"))
struct StressTests {
  private static let chunks = 16

  @Test("Random systems are what exact arithmetic says, whatever way they are come to", arguments: 0..<chunks)
  func randomSystems(chunk: Int) throws {
    var kinds: [String: Int] = [:]
    var routes = ParametricSolver.Routes()
    for number in stride(from: chunk, to: Stress.systems, by: Self.chunks) {
      let seed = 1_000_000 + UInt64(number)
      let family = RandomScreen.Family.allCases[number / Self.chunks % RandomScreen.Family.allCases.count]
      let name = Stress.isWild ? "wild" : family.rawValue
      let screen = RandomScreen(seed: seed, style: Stress.isWild ? .wild : family.style)
      let problems = try PlanAudit.walkProblems(of: screen, seed: seed) + PlanAudit.presolveProblems(of: screen)
      #expect(problems == [], "\(name), seed \(seed)")
      routes += try PlanAudit.routes(of: screen, seed: seed)
      do {
        let audit = try LayoutAudit(of: screen, depth: [.ambiguity, .stays])
        #expect(audit.problems == [], "\(name), seed \(seed)")
        kinds[audit.isConflicting ? "conflicting" : "satisfiable", default: 0] += 1
        kinds[audit.isAmbiguous ? "ambiguous" : "determined", default: 0] += 1
        kinds["compared with the nearest frames", default: 0] += audit.comparesStays ? 1 : 0
      } catch {
        kinds["undecided by the reference", default: 0] += 1
      }
    }
    print(kinds.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", "))
    print("routes over all windows: \(routes)")
  }

  @Test("Screens on which each number is said once are what the program says", arguments: 0..<chunks)
  func determinedScreens(chunk: Int) throws {
    var routes = ParametricSolver.Routes()
    for number in stride(from: chunk, to: Stress.systems, by: Self.chunks) {
      let seed = 9_000_000 + UInt64(number)
      let screen = DeterminedScreen.screen(seed: seed)
      let problems = try PlanAudit.walkProblems(of: screen, seed: seed) + PlanAudit.presolveProblems(of: screen)
      #expect(problems == [], "seed \(seed)")
      routes += try PlanAudit.routes(of: screen, seed: seed)
    }
    print("routes over all windows: \(routes)")
  }

  @Test("Certificates sum up, are tight, and say what numbers move by", arguments: 0..<chunks)
  func certificates(chunk: Int) throws {
    var (certificates, moves, degenerate, open) = (0, 0, 0, 0)
    for number in stride(from: chunk, to: Stress.systems, by: Self.chunks) {
      let seed = 8_000_000 + UInt64(number)
      let family = RandomScreen.Family.allCases[number / Self.chunks % RandomScreen.Family.allCases.count]
      let audit = try CertificateAudit(of: RandomScreen(seed: seed, style: family.style))
      #expect(audit.problems == [], "\(family.rawValue), seed \(seed)")
      certificates += audit.certificates
      moves += audit.moves
      degenerate += audit.degenerate
      open += audit.open
    }
    print("\(certificates) certificates, \(degenerate) degenerate, \(open) open; \(moves) terms moved")
  }

  @Test("How long a certificate takes beside a layout is told", arguments: [20, 100, 400])
  func certificateTimes(views: Int) throws {
    let screen = PlantedScreen(seed: 7, views: views, conflicts: [])
    let tree = try screen.tree(for: screen.window)
    let clock = ContinuousClock()
    var layout = try LayoutPlan(tree).layout(in: screen.window)
    let laidOut = try clock.measure { for _ in 0..<10 { layout = try LayoutPlan(tree).layout(in: screen.window) } }
    let view = tree.index(at: tree.count - 1)
    let explained = clock.measure {
      for _ in 0..<10 { _ = LayoutCertificates(layout).certificate(of: view, FrameMeasure(.vertical, isLength: false)) }
    }
    print("\(tree.count) views: a layout takes \(laidOut / 10), a certificate \(explained / 10)")
  }

  @Test("Walks through regions advance, and their forms are the frames", arguments: 0..<chunks)
  func regions(chunk: Int) throws {
    var count = 0
    for number in stride(from: chunk, to: Stress.systems, by: Self.chunks) {
      let seed = 7_000_000 + UInt64(number)
      let family = RandomScreen.Family.allCases[number / Self.chunks % RandomScreen.Family.allCases.count]
      let screen = RandomScreen(seed: seed, style: family.style)
      let (problems, regions) = try RegionAudit.walkProblems(of: screen, to: 1_200)
      let ofPlane = try RegionAudit.planeProblems(of: screen, seed: seed)
      #expect(problems + ofPlane == [], "\(family.rawValue), seed \(seed)")
      count += regions
    }
    print("regions on the way: \(count)")
  }

  @Test("Extreme systems are what exact arithmetic says, or have frames beyond doubles", arguments: 0..<chunks)
  func extremeSystems(chunk: Int) throws {
    var (extreme, outermost) = (ExtremeCounts(.extreme), ExtremeCounts(.outermost))
    for number in stride(from: chunk, to: Stress.systems, by: Self.chunks) {
      extreme.count(seed: 5_000_000 + UInt64(number))
      outermost.count(seed: 6_000_000 + UInt64(number))
    }
    print("to 10,000: \(extreme)")
    print("to 1,000,000: \(outermost)")
    #expect(extreme.faults == [])
    #expect(outermost.faults == [])
  }

  // MARK: Planted

  /// A screen of each kind for so many random systems.
  private static let systemsPerScreen = 3_000
  private static let seeds = 100..<(100 + max(1, Stress.systems / systemsPerScreen))
  private static let views = 300

  @Test("Planted conflicts are found in very large screens", arguments: PlantedConflict.Kind.allCases, seeds)
  func plantedConflicts(kind: PlantedConflict.Kind, seed: Int) throws {
    let screen = PlantedScreen(seed: UInt64(seed), views: Self.views, conflicts: [kind])
    #expect(try PlantedAudit.conflictProblems(of: screen) == [])
  }

  @Test("Planted ambiguities are found in very large screens", arguments: PlantedAmbiguity.allCases, seeds)
  func plantedAmbiguities(kind: PlantedAmbiguity, seed: Int) throws {
    let screen = PlantedScreen(seed: UInt64(seed), views: Self.views, ambiguities: [kind])
    #expect(try PlantedAudit.ambiguityProblems(of: screen) == [])
  }
}
