import Foundation
import LayoutKit
import Shaper

/// Measures texts by the system font's table and by HarfBuzz, which shapes them in a font of the machine, in one run.
///
/// The exit status is 1 where measuring takes longer than shaping. With `--smallest` each text is measured once, and no bound is held.
@main
enum Program {
  static func main() throws {
    let isSmallest = CommandLine.arguments.dropFirst(2) == ["--smallest"]
    guard CommandLine.arguments.count == 2 || isSmallest else { return fail("usage: Texts FONT [--smallest]") }
    let font = try Data(contentsOf: URL(filePath: CommandLine.arguments[1]))
    let opened = font.withUnsafeBytes { shaper_open($0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count) }
    guard let shaper = opened else { return fail("there is no HarfBuzz") }
    print("HarfBuzz \(String(cString: shaper_version(shaper))), one thread")
    print("texts                        count  characters  measured ns  shaped ns   ratio   bound")
    var misses = 0
    for sample in TextSample.all {
      let row = Row(sample, shaper, rounds: isSmallest ? 1 : 15)
      print(row.line)
      if row.ratio > Row.bound { misses += 1 }
    }
    if misses > 0, !isSmallest { exit(1) }
  }

  private static func fail(_ message: String) {
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
    exit(70)
  }
}

/// What measuring and shaping take of some texts.
struct Row {
  /// Measuring may take as long as shaping.
  static let bound = 1.0

  let sample: TextSample
  let measured: Double
  let shaped: Double

  var ratio: Double { measured / shaped }

  init(_ sample: TextSample, _ shaper: OpaquePointer, rounds: Int) {
    self.sample = sample
    let bytes = sample.texts.map { Array($0.utf8CString.dropLast()) }
    let font = ResolvedFont(size: 17)
    var measuring: [Double] = []
    var shaping: [Double] = []
    // In turn, so that both meet the same machine.
    for _ in 0..<rounds {
      measuring.append(
        Self.nanoseconds {
          sample.texts.reduce(0) {
            $0
              + TextMeasurer.standard.size(
                of: $1, font: font, width: sample.width, numberOfLines: sample.width == nil ? 1 : 0, scale: 3
              ).width
          }
        })
      shaping.append(
        Self.nanoseconds {
          bytes.reduce(0) { sum, text in
            sum + Double(text.withUnsafeBufferPointer { shaper_width(shaper, $0.baseAddress, $0.count) })
          }
        })
    }
    let count = Double(sample.texts.count)
    measured = Self.median(measuring) / count
    shaped = Self.median(shaping) / count
  }

  var line: String {
    let characters = sample.texts.reduce(0) { $0 + $1.count }
    return sample.name.padding(toLength: 26, withPad: " ", startingAt: 0)
      + String(
        format: "%8d %11d %12.0f %10.0f %7.2f %7.2f", sample.texts.count, characters / sample.texts.count, measured,
        shaped, ratio, Self.bound)
  }

  /// The processor time of the thread that some work takes, in nanoseconds.
  private static func nanoseconds(_ work: () -> Double) -> Double {
    let before = processorTime()
    let sum = work()
    let after = processorTime()
    precondition(sum > 0)
    return after - before
  }

  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  private static func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }
}
