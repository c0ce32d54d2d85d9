import Cases
import Foundation

/// Measures screens made through the classes of UIKit, beside the engine's graph alone, and says which bounds are missed.
///
/// The exit status is 1 where a bound is missed or frames disagree. With `--quick` there is one round; with `--smallest` one of small
/// screens, and no bound is held.
@main @MainActor
enum Program {
  /// The bound of making and laying out through the classes, as a multiple of the graph's time.
  private static let firstRatio = 3.0
  /// The microseconds that a constant at the end may take, where nothing else depends on it, or how many times the graph's own time.
  private static let edit = (microseconds: 20.0, ratio: 5.0)
  /// The bytes that a view may take.
  private static let bytes = 2_048.0

  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.count == 2, arguments[0] == "--memory-of", let views = Int(arguments[1]) {
      print(Memory.bytes(layingOut: views), terminator: "")
      return
    }
    let isSmallest = arguments == ["--smallest"]
    let rounds = isSmallest || arguments == ["--quick"] ? 1 : 7
    var measurements: [Measurement] = []
    for letter in Case.allCases {
      for size in isSmallest ? [10] : [100, letter == .stacks ? 800 : 1_000] {
        do {
          measurements.append(try Measurement(letter, size: size, rounds: rounds))
        } catch let error as Disagreement {
          stop("\(error)")
        }
      }
    }
    print(table(of: measurements))
    print("\n" + editTable(of: measurements))
    let memory = try Memory.bytesOfView()
    print("\nmemory: \(Text.number(memory.rounded())) bytes a view of rows, at most \(Text.number(bytes))")
    let missed = misses(measurements, memory)
    guard missed.isEmpty || isSmallest else { stop("missed: \(missed.joined(separator: "; "))") }
  }

  private static func table(of measurements: [Measurement]) -> String {
    Text.table(
      ["case", "views", "made (ns a view)", "laid out", "graph, made and laid out", "ratio"],
      measurements.map {
        [$0.letter.rawValue, Text.number($0.views)] + [$0.making, $0.layout, $0.graph, $0.ratio].map(Text.number)
      })
  }

  private static func editTable(of measurements: [Measurement]) -> String {
    Text.table(
      ["case", "views", "edit, and frames (µs)", "classes", "graph", "ratio"],
      measurements.flatMap { measurement in
        measurement.edits.map {
          [measurement.letter.rawValue, Text.number(measurement.views), $0.name]
            + [$0.classes, $0.graph, $0.classes / $0.graph].map(Text.number)
        }
      })
  }

  private static func misses(_ measurements: [Measurement], _ memory: Double) -> [String] {
    var misses: [String] = []
    for measurement in measurements where measurement.views >= 800 {
      let title = "\(measurement.letter.rawValue), \(Text.number(measurement.views)) views"
      if measurement.ratio > firstRatio { misses.append("\(title): made and laid out, \(Text.number(firstRatio)) ×") }
      // Of a constant further up most time is that of the views that move with it.
      for made in measurement.edits.suffix(1) where made.classes > max(edit.microseconds, edit.ratio * made.graph) {
        misses.append("\(title): \(made.name)")
      }
    }
    if memory > bytes { misses.append("memory") }
    return misses
  }

  private static func stop(_ reason: String) -> Never {
    FileHandle.standardError.write(Data("error: \(reason)\n".utf8))
    exit(1)
  }
}
