import Documents
import FileSystem
import LayoutModel
import LayoutOutput
import LayoutResolution

/// Layouts compared with those that a golden file holds, and what the file is to hold then. Files are read and written by
/// whoever asks.
struct GoldenComparison {
  /// What the golden file holds, without what is pruned; `nil` where there is none.
  let expected: FrameDump?
  /// What came out.
  let actual: FrameDump
  private let comparison: LayoutComparison
  private let names: LayoutNames
  /// The names of the layouts that are pruned.
  private let pruned: [String]

  /// Compares layouts with a golden file.
  ///
  /// - Parameters:
  ///   - kept: What the golden file holds; `nil` where there is none.
  ///   - actual: What came out.
  ///   - names: How layouts and views are called.
  ///   - isPruned: Whether a layout is to go from the golden file.
  init(
    _ kept: FrameDump?, with actual: FrameDump, _ names: LayoutNames,
    isPruned: (FrameDump.LayoutRecord) -> Bool = { _ in false }
  ) {
    var expected = kept
    expected?.layouts.removeAll(where: isPruned)
    self.expected = expected
    self.actual = actual
    self.names = names
    pruned = (kept?.layouts ?? []).filter(isPruned).map(names.layout)
    comparison = LayoutComparison(
      from: expected ?? FrameDump(fixture: actual.fixture, layouts: [FrameDump.LayoutRecord]()), to: actual,
      tellsUnexpected: false, names)
  }

  /// The conditions that layouts are compared under: those that a golden file names, and those asked for besides; where there
  /// is no golden file, or it names none, what the file is laid out under where nothing is asked for.
  ///
  /// - Parameters:
  ///   - named: The conditions of the golden file's layouts.
  ///   - asked: The conditions asked for; `nil` where nothing is asked for.
  ///   - standard: The conditions that hold where nothing is asked for.
  ///   - prunes: Whether what is named and not asked for is left out.
  /// - Returns: The conditions, each once.
  static func conditions(
    named: [Conditions], asked: [Conditions]?, standard: [Conditions], prunes: Bool
  ) -> [Conditions] {
    let wanted = asked.map { Set($0.map(\.identity)) }
    let kept = named.filter { one in !prunes || wanted.map { $0.contains(one.identity) } ?? true }
    let all = kept + (asked ?? [])
    var seen: Set<Conditions> = []
    return (all.isEmpty ? standard : all).filter { seen.insert($0.identity).inserted }
  }

  /// What came of it, before anything is recorded.
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
    // A file that has another name is different, though none of its layouts is.
    if !report.differences.isEmpty, comparison.differing == 0 { report.counts.differing = 1 }
    return report
  }

  /// What the golden file is to hold; `nil` where it stays as it is.
  func recorded(by mode: RecordMode) -> FrameDump? {
    let isMissing = !comparison.unexpected.isEmpty || expected == nil
    switch mode {
    case .all: return actual
    case .failed: return isMissing || !pruned.isEmpty || !comparison.differences.isEmpty ? actual : nil
    case .missing:
      guard isMissing || !pruned.isEmpty else { return nil }
      guard var dump = expected?.withoutPositions else { return actual }
      dump.layouts += comparison.unexpected.map { actual.layouts[$0] }
      return dump
    case .never: return nil
    }
  }

  /// The errors that the layouts of a golden file have, each in a line.
  static func errors(in dump: FrameDump, _ names: LayoutNames) -> [String] {
    /// An error of a scene.
    struct Place: Hashable {
      let scene: String?
      let code: String
    }
    var order: [Place] = []
    var conditions: [Place: [String]] = [:]
    for layout in dump.layouts {
      for code in layout.diagnostics.filter({ $0.severity == Diagnostic.Severity.error.rawValue }).map(\.code).uniqued()
      {
        let place = Place(scene: layout.scene, code: code)
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
  /// Counts what was to be recorded as recorded.
  mutating func count(asRecordedBy mode: RecordMode) {
    counts.recorded = counts.missing
    counts.missing = 0
    guard mode != .missing else { return }
    counts.recorded += counts.differing
    counts.differing = 0
    differences = []
  }
}

extension FrameDump {
  /// A dump as golden files hold it: without lines and columns, so that nothing in a file but its screens changes it.
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
