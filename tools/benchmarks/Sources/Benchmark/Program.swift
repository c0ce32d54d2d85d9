import Cases
import Foundation

/// Runs the cases, prints the report and writes it down; `tools/benchmark --help` tells the options.
@main
struct Program {
  static func main() {
    do {
      try run(try Options(CommandLine.arguments.dropFirst()))
    } catch let error as UsageError {
      stop("'\(error.option)' isn't an option, or its value is missing or wrong; see tools/benchmark --help", 64)
    } catch {
      stop("\(error)", 1)
    }
  }

  private static func run(_ options: Options) throws {
    if let (letter, views, engine) = options.memoryOf {
      FileHandle.standardOutput.write(try JSONEncoder().encode(Peaks(layingOut: letter, views: views, by: engine)))
      return
    }
    let memory = try options.sizes.isEmpty ? options.cases.compactMap(Memory.init) : []
    let report = Report(try measurements(options), memory, options.effort)
    print(report.text)
    if let output = options.output { try report.write(to: output) }
    guard report.isAgreed else { stop("the engines' frames don't agree", 1) }
    if options.requiresTargets, !report.targets.allSatisfy(\.isMet) { stop("a target is missed", 1) }
  }

  private static func measurements(_ options: Options) throws -> [Measurement] {
    var measurements: [Measurement] = []
    func measure(_ letter: Case, _ variant: Case.Variant, _ size: Int) throws {
      say("\(letter.rawValue) \(variant.rawValue), \(Text.number(size)) views")
      measurements.append(try Measurement(letter, variant, size: size, options.effort))
    }
    for letter in options.cases {
      for size in letter.sizes where options.wants(size: size) { try measure(letter, .plain, size) }
      for variant in letter.variants {
        for size in [Case.growth.from, Case.growth.to] where options.wants(size: size) {
          try measure(letter, variant, size)
        }
      }
    }
    return measurements
  }

  private static func say(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }

  private static func stop(_ reason: String, _ status: Int32) -> Never {
    say("error: \(reason)")
    exit(status)
  }
}
