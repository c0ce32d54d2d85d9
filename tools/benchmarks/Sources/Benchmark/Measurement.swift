import Cases
import Foundation

/// One screen's figures.
struct Measurement: Codable {
  let letter: Case
  let variant: Case.Variant
  /// About how many views were asked for, and how many there are.
  let size, views: Int
  /// How far from arithmetic an engine's frames lie at most, in points, by the engine's name.
  var deviations: [String: Double] = [:]
  /// What each engine takes, in nanoseconds a view, by its name.
  var times: [String: Times] = [:]
  /// The work behind our layout.
  let workCounts: WorkCounts
  /// What a scene's layout takes, of the cases and the size for which that is measured.
  let sceneTimes: SceneTimes?
  /// The times of a graph and of a plan, of the cases and the size for which they are taken.
  let graphTimes: GraphTimes?
  /// The times of edits, of the cases and sizes for which they are taken.
  let editTimes: EditTimes?

  var layout: Times { times["layout"] ?? Times() }

  /// What the case's rows are called in a table.
  var title: String { variant == .plain ? letter.rawValue : "\(letter.rawValue) \(variant.rawValue)" }

  /// How many times our time another engine takes.
  func ratios(of engine: String) -> [Double]? {
    times[engine].map { zip($0.all, layout.all).map { $0 / $1 } }
  }

  /// Compares and times the engines that a screen is for.
  init(_ letter: Case, _ variant: Case.Variant, size: Int, _ effort: Effort) throws {
    let screen = letter.screen(views: size, variant)
    self.letter = letter
    self.variant = variant
    self.size = size
    views = screen.views

    let ours = try LayoutContestant(screen)
    var engines: [(name: String, engine: Engine)] = [("layout", { ours })]
    if letter == .masks {
      engines.append(("memcpy", MemcpyContestant.engine(screen)))
    } else if letter.isForKiwi, variant == .plain {
      engines.append(("kiwi", KiwiContestant.engine(screen)))
    }
    for (name, engine) in engines {
      deviations[name] = try screen.deviation(of: engine)
    }
    let medians = try effort.medians(of: engines.map(\.engine), views: views)
    times = Dictionary(uniqueKeysWithValues: zip(engines.map(\.name), medians))
    let isOfScenes = variant == .plain && size == SceneTimes.size && SceneTimes.cases.contains(letter)
    sceneTimes = isOfScenes ? try SceneTimes(screen, effort) : nil
    graphTimes = variant == .plain && size == GraphTimes.size ? try GraphTimes(screen, effort) : nil
    let isEdited = letter.isForKiwi && variant == .plain && EditTimes.sizes.contains(size)
    editTimes = isEdited ? try EditTimes(screen, effort) : nil
    workCounts = try WorkCounts(ofLayoutsOf: ours.tree, screen)
  }
}
