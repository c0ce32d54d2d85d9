import Foundation
import LayoutKit

/// Measures sweeps against plans-and-layouts of the same screens in one run, and how their time grows.
///
/// The exit status is 1 where a bound is missed. Times are processor time of the thread, medians of some runs. With `--smallest` small
/// screens are swept once, and no bound is held.
@main
enum Program {
  static func main() throws {
    var misses = 0
    print("screen                                   pieces    sweep ms  layout ms      ratio      bound")
    let isSmallest = CommandLine.arguments.contains("--smallest")
    for row in isSmallest ? smallestRows : rows {
      let measured = try Measurement(of: row, runs: isSmallest ? 1 : 3)
      print(measured.line)
      if measured.isMissed { misses += 1 }
    }
    if !isSmallest { try printMemory() }
    if misses > 0 { exit(1) }
  }

  private static let line = WindowRange(width: 320...1366, height: 1194...1194)
  private static let plane = WindowRange(width: 320...1366, height: 480...1366)

  private static let smallestRows = [
    Row("8 views, 2 of them texts", .form(views: 8, texts: 2), line, nil),
    Row("plane, a form of 4 views", .form(views: 4, texts: 0), plane, nil),
    Row("pieces: 4 of 8 views", .limits(views: 8, pieces: 4), line, nil),
  ]

  private static let rows: [Row] =
    [
      Row("1,000 views without text", .form(views: 1_000, texts: 0), line, .ratio(50)),
      Row("50 views, 20 of them texts", .form(views: 50, texts: 20), line, .milliseconds(50)),
      Row("the same, whose widths tie with them", .form(views: 50, texts: 20, priority: 750), line, nil),
      Row("plane, a form of 50 views", .form(views: 50, texts: 0), plane, .milliseconds(1_000)),
    ]
    + [100, 1_000, 10_000].map { Row("views: \($0)", .form(views: $0, texts: 0), line, nil) }
    + [5, 10, 20, 40].map { Row("texts: \($0) of 50 views", .form(views: 50, texts: $0), line, nil) }
    + [10, 20, 40, 80].map { Row("pieces: \($0) of 80 views", .limits(views: 80, pieces: $0), line, nil) }

  /// What a piece more takes of memory: of screens of as many views, with few pieces and with many.
  private static func printMemory() throws {
    let views = 400
    var sizes: [(pieces: Int, bytes: Int)] = []
    for pieces in [20, 320] {
      let scene = try Screens.limits(views: views, pieces: pieces).scene()
      let before = residentBytes()
      let sweep = try Sweep(of: scene, over: line)
      sizes.append((sweep.pieces.count, withExtendedLifetime(sweep) { residentBytes() - before }))
    }
    let bytes = Double(sizes[1].bytes - sizes[0].bytes) / Double(max(1, sizes[1].pieces - sizes[0].pieces))
    print("memory: \(Int(bytes)) bytes a piece of \(views) views, \(Int(bytes) / views) a view")
  }

  private static func residentBytes() -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
    return 1_024 * (Int(line.filter(\.isNumber)) ?? 0)
  }
}

/// A screen to be swept, and what its sweep may take.
struct Row {
  enum Bound {
    case ratio(Double)
    case milliseconds(Double)
  }

  let name: String
  let screen: Screens
  let range: WindowRange
  let bound: Bound?

  init(_ name: String, _ screen: Screens, _ range: WindowRange, _ bound: Bound?) {
    self.name = name
    self.screen = screen
    self.range = range
    self.bound = bound
  }
}

/// The times of a sweep, and of a layout with its plan.
struct Measurement {
  private let row: Row
  private let pieces: Int
  private let sweep: Double
  private let layout: Double

  init(of row: Row, runs: Int) throws {
    self.row = row
    let scene = try row.screen.scene()
    var (sweeps, layouts, pieces) = ([Double](), [Double](), 0)
    for _ in 0..<runs {
      sweeps.append(
        try Self.milliseconds { pieces = try Sweep(of: scene, over: row.range).pieces.count })
      layouts.append(try Self.milliseconds { _ = try scene.layout(in: .portrait) })
    }
    self.pieces = pieces
    sweep = sweeps.sorted()[runs / 2]
    layout = layouts.sorted()[runs / 2]
  }

  private static func milliseconds(of work: () throws -> Void) rethrows -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }
    let start = now()
    try work()
    return now() - start
  }

  var isMissed: Bool {
    switch row.bound {
    case .ratio(let most)?: sweep > most * layout
    case .milliseconds(let most)?: sweep > most
    case nil: false
    }
  }

  var line: String {
    let bound =
      switch row.bound {
      case .ratio(let most)?: "\(Int(most)) times"
      case .milliseconds(let most)?: "\(Int(most)) ms"
      case nil: ""
      }
    return row.name.padding(toLength: 38, withPad: " ", startingAt: 0)
      + String(format: "%9d %11.2f %10.3f %10.1f ", pieces, sweep, layout, sweep / layout) + bound
      + (isMissed ? "  MISSED" : "")
  }
}
