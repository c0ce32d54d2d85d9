import Foundation
import Kiwi

/// All that a run found, as its JSON has it.
struct Report: Codable {
  let processor: String
  let kiwiVersion: String
  let rounds: Int
  let measurements: [Measurement]
  let memory: [Memory]
  let targets: [Target]

  init(_ measurements: [Measurement], _ memory: [Memory], _ effort: Effort) {
    processor = Self.processor()
    kiwiVersion = String(cString: kiwi_version())
    rounds = effort.rounds
    self.measurements = measurements
    self.memory = memory
    targets = Target.all(measurements, memory)
  }

  /// The largest distance between two engines' frames, or of one from arithmetic.
  var deviation: Double {
    measurements.map { measurement in
      // One may lie to the left of the truth and another to the right.
      measurement.deviations.values.sorted().suffix(2).reduce(0, +)
    }.max() ?? 0
  }

  var isAgreed: Bool { deviation <= tolerance }

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    var data = try encoder.encode(self)
    data.append(UInt8(ascii: "\n"))
    try data.write(to: URL(filePath: path))
  }

  private static func processor() -> String {
    let info = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let model = info.split(separator: "\n").first { $0.hasPrefix("model name") }
    return model?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) } ?? "processor unknown"
  }
}
