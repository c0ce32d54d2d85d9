import Cases
import Foundation
import LayoutKit

/// What each further view costs at the peak, from two processes that lay out trees of two sizes.
struct Memory: Codable {
  let letter: Case
  let from, to: Int
  /// Bytes a view when the tree stands; until then its nested views stand beside it.
  let tree: Double
  /// Bytes a view when the tree is laid out in both windows.
  let layout: Double
  /// Bytes a view of a graph that is laid out, without its tree.
  let graph: Double

  /// The trees that are compared.
  static let sizes: [Case: (from: Int, to: Int)] = [.rows: (3_000, 30_000), .masks: (10_000, 100_000)]

  /// Runs this program twice for a case, or returns `nil` for one that isn't measured.
  init?(_ letter: Case) throws {
    guard let sizes = Self.sizes[letter] else { return nil }
    func perView(_ engine: Peaks.Engine, _ peak: (Peaks) -> Int) throws -> Double {
      let (small, large) = (try Self.peaks(letter, sizes.from, engine), try Self.peaks(letter, sizes.to, engine))
      return Double(peak(large) - peak(small)) / Double(sizes.to - sizes.from)
    }
    self.letter = letter
    (from, to) = sizes
    tree = try perView(.plan, \.tree)
    layout = try perView(.plan, \.layout)
    graph = try perView(.graph) { $0.layout - $0.tree }
  }

  private static func peaks(_ letter: Case, _ views: Int, _ engine: Peaks.Engine) throws -> Peaks {
    let process = Process()
    let output = Pipe()
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["--memory-of", letter.rawValue, String(views), engine.rawValue]
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode(Peaks.self, from: data)
  }
}

/// The most memory that the process had when each step was done, in bytes.
struct Peaks: Codable {
  let tree, layout: Int

  /// The way in which the tree is laid out.
  enum Engine: String {
    case plan, graph
  }

  /// Lays a case out as a library user would, and looks at the process after each step.
  init(layingOut letter: Case, views: Int, by engine: Engine) throws {
    let (tree, windows) = try Self.tree(letter, views)
    self.tree = Self.peak()
    guard engine == .plan else {
      var graph = LayoutGraph(tree, in: windows[0])
      try graph.layout()
      layout = Self.peak()
      return
    }
    let plan = LayoutPlan(tree)
    var frames: [Rect] = []
    for window in windows {
      frames = try plan.frames(in: window)
    }
    layout = withExtendedLifetime((plan, frames)) { Self.peak() }
  }

  /// The tree alone: what is returned doesn't keep the views that it was made from.
  private static func tree(_ letter: Case, _ views: Int) throws -> (ViewTree, [Window]) {
    let screen = letter.screen(views: views)
    return (try screen.tree(), [screen.portrait, screen.landscape].map(Screen.window))
  }

  /// The peak of the resident memory. Linux's `getrusage` begins with that of the process that started this one.
  private static func peak() -> Int {
    #if os(Linux)
      let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
      return 1_024 * (Int(line.filter(\.isNumber)) ?? 0)
    #else
      var usage = rusage()
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #endif
  }
}
