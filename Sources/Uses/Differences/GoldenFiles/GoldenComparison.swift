import Documents
import FileSystem
import LayoutModel
import LayoutOutput
import LayoutResolution
import SceneSources

/// A comparison of layouts with a golden file, and the file's new content. The caller reads and writes files.
struct GoldenComparison {
  /// The fate of a layout in a golden file.
  enum Fate {
    /// It is compared.
    case compared
    /// It is removed from the golden file.
    case pruned
    /// It stays, but isn't compared because it can't be laid out.
    case setAside
  }

  /// The golden file's layouts that are compared; `nil` if there is no golden file.
  let expected: FrameDump?
  /// The actual layouts.
  let actual: FrameDump
  private let kept: FrameDump?
  /// The indices in the golden file of the layouts that are compared, and of those set aside.
  private let comparedPlaces: [Int]
  private let placesSetAside: Set<Int>
  private let comparison: LayoutComparison
  private let names: LayoutNames
  /// The names of the removed layouts.
  private let pruned: [String]

  /// Compares layouts with a golden file.
  ///
  /// - Parameters:
  ///   - kept: The golden file's content; `nil` if there is none.
  ///   - actual: The actual layouts.
  ///   - names: The names of layouts and views.
  ///   - fate: Returns the fate of the golden file's layout at an index.
  init(_ kept: FrameDump?, with actual: FrameDump, _ names: LayoutNames, fate: (Int) -> Fate = { _ in .compared }) {
    let places = kept.map { Array($0.layouts.indices) } ?? []
    let fates = places.map(fate)
    let compared = places.filter { fates[$0] == .compared }
    comparedPlaces = compared
    placesSetAside = Set(places.filter { fates[$0] == .setAside })
    var expected = kept
    expected?.layouts = compared.compactMap { kept?.layouts[$0] }
    self.kept = kept
    self.expected = expected
    self.actual = actual
    self.names = names
    pruned = places.filter { fates[$0] == .pruned }.compactMap { kept?.layouts[$0] }.map(names.layout)
    comparison = LayoutComparison(
      from: expected ?? FrameDump(fixture: actual.fixture, layouts: [FrameDump.LayoutRecord]()), to: actual,
      tellsUnexpected: false, names)
  }

  /// Returns the conditions that layouts are compared under: those that a golden file names, and any requested besides.
  /// Where the golden file is missing or names none, they are the file's default conditions.
  ///
  /// - Parameters:
  ///   - named: The conditions of the golden file's layouts.
  ///   - asked: The requested conditions; `nil` if none are.
  ///   - standard: The default conditions.
  ///   - prunes: Whether conditions that are named but not requested are left out.
  /// - Returns: The conditions, each once.
  static func conditions(
    named: [Conditions], asked: [Conditions]?, standard: [Conditions], prunes: Bool
  ) -> [Conditions] {
    let wanted = asked.map { Set($0.map(\.identity)) }
    let kept = named.filter { one in !prunes || wanted.map { $0.contains(one.identity) } ?? true }
    let all = kept + (asked ?? [])
    return (all.isEmpty ? standard : all).uniqued(by: \.identity)
  }

  /// Returns the report of the comparison, before anything is recorded.
  func report(kept path: Path) -> GoldenReport {
    var report = GoldenReport(kept: path)
    report.isUnrecorded = expected == nil
    report.expected = expected
    report.actualDump = actual
    report.differences = comparison.differences
    report.missing = comparison.unexpected.map { names.layout(actual.layouts[$0]) }
    report.pruned = pruned
    report.counts.passed = comparison.passed
    report.counts.differing = comparison.differing
    report.counts.missing = comparison.unexpected.count
    report.counts.pruned = pruned.count
    // A file with another name differs, even if none of its layouts does.
    if !report.differences.isEmpty, comparison.differing == 0 { report.counts.differing = 1 }
    return report
  }

  /// The new content of a golden file.
  struct Recorded {
    var dump: FrameDump
    /// For each layout its index in the present golden file; `nil` if it is written anew.
    var places: [Int?]
    /// The names of the layouts that are no longer laid out, and are removed.
    var removed: [String] = []

    /// Returns the text; unchanged layouts keep their bytes.
    func text(rewriting original: [UInt8]?, named name: String?) -> String {
      original.map { dump.text(rewriting: $0, keeping: places, keepsHead: name == dump.fixture) } ?? dump.text
    }
  }

  /// Returns the new content of the golden file, or `nil` if it stays as it is.
  func recorded(by mode: RecordMode) -> Recorded? {
    let isMissing = !comparison.unexpected.isEmpty || expected == nil
    switch mode {
    case .all: return anew
    case .failed:
      guard isMissing || !pruned.isEmpty || !comparison.differences.isEmpty else { return nil }
      return mended(replacing: true)
    case .missing: return isMissing || !pruned.isEmpty ? mended(replacing: false) : nil
    case .never: return nil
    }
  }

  /// All actual layouts, and the old layouts that can't be laid out.
  private var anew: Recorded {
    var recorded = Recorded(dump: actual, places: Array(repeating: nil, count: actual.layouts.count))
    for place in placesSetAside.sorted() { add(place, to: &recorded) }
    for (place, outcome) in zip(comparedPlaces, comparison.outcomes) where outcome == .gone {
      recorded.removed += (kept?.layouts[place]).map { [names.layout($0)] } ?? []
    }
    return recorded
  }

  /// Returns the golden file's content with the missing layouts added and, if asked, the differing ones replaced.
  private func mended(replacing: Bool) -> Recorded {
    var recorded = Recorded(dump: actual, places: [])
    recorded.dump.layouts = []
    if !replacing { recorded.dump.fixture = kept?.fixture ?? actual.fixture }
    var outcomes = zip(comparedPlaces, comparison.outcomes).makeIterator()
    var next = outcomes.next()
    for (place, layout) in (kept?.layouts ?? []).enumerated() {
      if placesSetAside.contains(place) { add(place, to: &recorded) }
      guard let (compared, outcome) = next, compared == place else { continue }
      next = outcomes.next()
      switch outcome {
      case .differing(let index) where replacing:
        recorded.dump.layouts.append(actual.layouts[index])
        recorded.places.append(nil)
      case .gone where replacing: recorded.removed.append(names.layout(layout))
      case .passed, .differing, .gone: add(place, to: &recorded)
      }
    }
    recorded.dump.layouts += comparison.unexpected.map { actual.layouts[$0] }
    recorded.places += comparison.unexpected.map { _ in nil }
    return recorded
  }

  private func add(_ place: Int, to recorded: inout Recorded) {
    guard let layout = kept?.layouts[place] else { return }
    recorded.dump.layouts.append(layout)
    recorded.places.append(place)
  }

  /// Returns the errors in the layouts of a golden file, each in a line.
  static func errors(in dump: FrameDump, _ names: LayoutNames) -> [String] {
    /// An error code in a scene.
    struct SceneError: Hashable {
      let scene: String?
      let code: String
    }
    var order: [SceneError] = []
    var conditions: [SceneError: [String]] = [:]
    for layout in dump.layouts {
      for code in layout.diagnostics.filter({ $0.severity == .error }).map(\.code).uniqued() {
        let place = SceneError(scene: layout.scene, code: code)
        if conditions[place] == nil { order.append(place) }
        conditions[place, default: []].append(names.conditions(layout).name)
      }
    }
    return order.map { place in
      let (all, scene) = (conditions[place] ?? [], place.scene.map { "\(names.scene($0)): " } ?? "")
      let rest = all.count > 1 ? " and \(all.count - 1) more" : ""
      return "\(scene)the error \(place.code.printable) is expected (\(all.first ?? "")\(rest))"
    }
  }
}

extension GoldenReport {
  /// Counts missing and differing layouts as recorded, and removed ones as removed.
  mutating func count(_ removed: [String], asRecordedBy mode: RecordMode) {
    counts.recorded = counts.missing
    counts.missing = 0
    guard mode != .missing else { return }
    self.removed = removed
    counts.recorded += counts.differing - removed.count
    counts.pruned += removed.count
    counts.differing = 0
    differences = []
  }
}

extension FrameDump {
  /// Creates a dump as golden files hold it: without lines and columns, so that it changes only if a screen does.
  init(golden name: String, _ layouts: [ScreenLayout]) {
    self = FrameDump(fixture: name, layouts: layouts).withoutPositions
  }

  /// The dump without lines and columns.
  var withoutPositions: FrameDump {
    var dump = self
    for layout in dump.layouts.indices {
      for finding in dump.layouts[layout].diagnostics.indices {
        dump.layouts[layout].diagnostics[finding].position = nil
      }
    }
    return dump
  }
}
