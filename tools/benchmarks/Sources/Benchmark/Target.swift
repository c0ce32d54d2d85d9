import Cases
import Foundation

/// A bound that a figure has to keep.
struct Target: Codable {
  let title: String
  let bounds, figures: [Double]
  /// Whether the figures may not be less than the bounds; otherwise not more.
  let isLeast: Bool
  let isMet: Bool

  init(_ title: String, _ figures: [Double], atLeast bounds: [Double]) {
    self.init(title: title, figures, bounds, isLeast: true)
  }

  init(_ title: String, _ figures: [Double], atMost bounds: [Double]) {
    self.init(title: title, figures, bounds, isLeast: false)
  }

  private init(title: String, _ figures: [Double], _ bounds: [Double], isLeast: Bool) {
    self.title = title
    self.figures = figures
    self.bounds = bounds
    self.isLeast = isLeast
    isMet = zip(figures, bounds).allSatisfy { isLeast ? $0 >= $1 : $0 <= $1 }
  }
}

extension Target {
  /// How many times our time kiwi has to take, by case and size.
  private static let kiwi: [(letter: Case, size: Int, ratios: [Double])] =
    [
      (.chain, 1_000, [300, 50, 50]),
      (.rows, 3_000, [100, 20, 20]),
      (.nested, 1_000, [200, 80, 80]),
      (.form, 1_000, [100, 100, 2_000]),
      (.tight, 3_000, [100, 100, 5_000]),
    ] + Case.allCases.filter(\.isForKiwi).map { ($0, 10, [3, 8, 5]) }

  /// How many times memcpy's time a later layout by masks may take, at how many views.
  private static let memcpy = (size: 1_000, ratio: 2.5)

  /// How many times a plan's time with its frames the layouts of a scene may take.
  private static let scene = 1.5

  /// How many times a plan's time a graph may take to be made and first laid out.
  private static let graph = 3.0

  /// How many times dearer a view may be on a large screen than on a small one.
  private static let growth = 1.5

  /// The least ratios of kiwi's time to a graph's for an edit, by what the edit's name begins with, at how many views: the
  /// median of all cases.
  private static let edits: [(kind: String, size: Int, ratio: Double)] = [
    ("a constant ", 10, 1), ("a constant ", 1_000, 20), ("a constraint out", 1_000, 5), ("a leaf out", 1_000, 5),
  ]

  /// The bytes a view may take at the peak.
  private static let bytes: [Case: Double] = [.rows: 800, .masks: 400]

  /// The targets whose figures were measured.
  static func all(_ measurements: [Measurement], _ memory: [Memory]) -> [Target] {
    func measurement(_ letter: Case, _ size: Int, _ variant: Case.Variant = .plain) -> Measurement? {
      measurements.first { $0.letter == letter && $0.size == size && $0.variant == variant }
    }
    var targets = kiwi.compactMap { letter, size, bounds -> Target? in
      guard let found = measurement(letter, size), let ratios = found.ratios(of: "kiwi") else { return nil }
      return Target("\(found.title), \(Text.number(found.views)) views: kiwi / layout", ratios, atLeast: bounds)
    }
    if let found = measurement(.masks, memcpy.size), let copy = found.times["memcpy"] {
      targets.append(
        Target(
          "m, \(Text.number(found.views)) views: later layout / memcpy",
          [found.layout.laterRotation / copy.laterRotation], atMost: [memcpy.ratio]))
    }
    for measurement in measurements {
      guard let times = measurement.sceneTimes else { continue }
      targets.append(
        Target(
          "\(measurement.title), \(Text.number(measurement.views)) views: Scene.layout / plan and frames",
          [times.ratio],
          atMost: [scene]))
    }
    for measurement in measurements {
      guard let times = measurement.graphTimes else { continue }
      targets.append(
        Target(
          "\(measurement.title), \(Text.number(measurement.views)) views: graph made and laid out / plan",
          [times.ratio], atMost: [graph]))
    }
    for (kind, size, bound) in edits {
      let ratios = measurements.filter { $0.size == size }.compactMap { $0.editTimes?.medianRatio(of: kind) }
      guard !ratios.isEmpty else { continue }
      targets.append(
        Target(
          "\(kind.trimmingCharacters(in: .whitespaces)), \(Text.number(size)) views, median of cases: kiwi / graph",
          [median(of: ratios)], atLeast: [bound]))
    }
    for letter in Case.allCases {
      for variant in [Case.Variant.plain, .shuffled] {
        guard let small = measurement(letter, Case.growth.from, variant),
          let large = measurement(letter, Case.growth.to, variant)
        else { continue }
        targets.append(
          Target(
            "\(small.title): a view among \(Text.number(large.size)) / among \(small.size)",
            zip(large.layout.all, small.layout.all).map { $0 / $1 }, atMost: [growth, growth, growth]))
      }
    }
    return targets
      + memory.compactMap { memory in
        bytes[memory.letter].map {
          Target(
            "\(memory.letter.rawValue), \(Text.number(memory.to)) views: bytes a view", [memory.layout], atMost: [$0])
        }
      }
  }
}
