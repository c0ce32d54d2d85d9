import Documents
import Fixtures
import LayoutModel
public import LayoutOutput

/// A difference between layouts and what was expected of them, under one or more conditions.
public struct LayoutDifference: Hashable, Sendable {
  /// The scene's name in a file of several scenes; `nil` if the file is the scene.
  public let scene: String?
  /// The scene's id.
  let sceneID: String?
  /// The views that changed alike, the one to name first at the front; empty if the difference concerns the whole
  /// screen.
  public let views: [String]
  /// The names of these views in a sentence.
  let viewNames: [LayoutNames.ViewName]
  /// The change, such as `y 64 → 72`; a list may follow after a line break.
  public let message: String
  /// The amount by which the other views changed, if it is the same for all: ` by +8`.
  let amount: String
  /// A Boolean value that tells whether a view appeared or disappeared.
  var isOfPresence = false
  /// The names of the conditions, in the order of the layouts.
  public let conditions: [String]
}

extension LayoutDifference {
  /// The same difference without the names of its conditions, for use where there are no others.
  package var withoutConditions: LayoutDifference {
    LayoutDifference(
      scene: scene, sceneID: sceneID, views: views, viewNames: viewNames, message: message, amount: amount,
      isOfPresence: isOfPresence, conditions: [])
  }
}

extension LayoutDifference: CustomStringConvertible {
  /// The difference in a line: `Login: title: y 64 → 72 (iphone-17/portrait and 5 more)`.
  public var description: String { text(isVerbose: false) }

  /// Returns the difference in a line.
  ///
  /// - Parameter isVerbose: Whether ids follow names, and every view and condition is named, however many there are.
  /// - Returns: The line and any list below it, without a line break at the end.
  public func text(isVerbose: Bool) -> String {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
    let headline = headline(String(lines.first ?? ""), isVerbose: isVerbose)
    return headline + lines.dropFirst().map { "\n\($0)" }.joined()
  }

  private func headline(_ message: String, isVerbose: Bool) -> String {
    var text = scene.map { "\($0): " } ?? ""
    let names = viewNames.map { $0.text(withID: isVerbose) }
    if let first = names.first { text += "\(first): " }
    text += message
    let others = names.dropFirst()
    if !others.isEmpty {
      let named = isVerbose ? others : others.prefix(Self.maximumNames)
      let rest = others.count - named.count
      text += ", as \(named.joined(separator: ", "))" + (rest > 0 ? " and \(rest) more" : "") + amount
    }
    guard let first = conditions.first else { return text }
    guard !isVerbose else { return "\(text) (\(conditions.joined(separator: ", ")))" }
    return text + " (\(first)\(conditions.count > 1 ? " and \(conditions.count - 1) more" : ""))"
  }

  /// The maximum number of views that are named; if more changed alike, their number is given.
  private static let maximumNames = 6
}

extension FrameDump {
  /// Returns the differences from an expected dump. Layouts are compared by device, scene and conditions, views by id,
  /// findings by severity, code and items. Numbers are equal if they differ by at most half a thousandth of a point;
  /// lines and columns don't count.
  ///
  /// A view that moved only with its superview isn't reported. A difference that several conditions share is reported
  /// once.
  public func differences(from expected: FrameDump) -> [LayoutDifference] {
    LayoutComparison(from: expected, to: self).differences
  }
}

/// A comparison of two dumps, layout by layout.
struct LayoutComparison {
  /// A layout's scene and conditions, and its index among layouts with the same ones.
  struct Key: Hashable {
    let scene: String?
    let conditions: Conditions
    var occurrence = 0
  }

  let differences: [LayoutDifference]
  /// The unexpected layouts, as indices into the actual dump.
  let unexpected: [Int]
  /// The outcome for each expected layout, in their order.
  let outcomes: [Outcome]

  /// The outcome for an expected layout.
  enum Outcome: Hashable {
    case passed
    /// It differs from the actual dump's layout at an index.
    case differing(Int)
    /// It is no longer laid out.
    case gone
  }

  /// The number of layouts that are as expected, and of those that differ or are gone.
  let passed: Int
  let differing: Int

  /// Compares dumps; unexpected layouts are differences only if they are to be reported.
  ///
  /// - Parameters:
  ///   - expected: The expected dump.
  ///   - actual: The actual one.
  ///   - tellsUnexpected: Whether layouts that aren't expected are differences.
  ///   - names: The names in sentences.
  ///   - isTold: Tells whether a view's appearance or disappearance is reported elsewhere.
  init(
    from expected: FrameDump, to actual: FrameDump, tellsUnexpected: Bool = true, _ names: LayoutNames = LayoutNames(),
    isTold: (String) -> Bool = { _ in false }
  ) {
    var collector = Collector()
    if expected.fixture != actual.fixture {
      collector.add(nil, LayoutChanges.Change(views: [], message: "name \(expected.fixture) → \(actual.fixture)"), nil)
    }
    var actualByKey = Dictionary(
      zip(Self.keys(of: actual, names), actual.layouts.indices), uniquingKeysWith: { first, _ in first })
    var (passed, differing) = (0, 0)
    var outcomes: [Outcome] = []
    for (key, old) in zip(Self.keys(of: expected, names), expected.layouts) {
      let scene = key.scene
      let conditions = key.conditions.name
      guard let index = actualByKey.removeValue(forKey: key) else {
        differing += 1
        outcomes.append(.gone)
        collector.add(scene, LayoutChanges.Change(views: [], message: "is no longer laid out"), conditions)
        continue
      }
      let changes = LayoutChanges(from: old, to: actual.layouts[index]).changes
      if changes.isEmpty { passed += 1 } else { differing += 1 }
      outcomes.append(changes.isEmpty ? .passed : .differing(index))
      for change in changes where !change.isOfPresence || !change.views.contains(where: isTold) {
        collector.add(scene, change, conditions)
      }
    }
    unexpected = actualByKey.values.sorted()
    if tellsUnexpected {
      for index in unexpected {
        let layout = actual.layouts[index]
        collector.add(
          layout.scene, LayoutChanges.Change(views: [], message: "isn't expected"),
          names.conditions(layout).name)
      }
    }
    differences = collector.differences(names)
    self.passed = passed
    self.differing = differing
    self.outcomes = outcomes
  }

  /// Returns the keys by which a dump's layouts are paired.
  static func keys(of dump: FrameDump, _ names: LayoutNames) -> [Key] {
    var counts: [Key: Int] = [:]
    return dump.layouts.map { layout in
      var key = Key(scene: layout.scene, conditions: names.conditions(layout).identity)
      let count = counts[key, default: 0]
      counts[key] = count + 1
      key.occurrence = count
      return key
    }
  }

  /// A collector of changes that joins equal changes under several conditions.
  private struct Collector {
    private struct Told: Hashable {
      let scene: String?
      let change: LayoutChanges.Change
    }

    private var order: [Told] = []
    private var conditions: [Told: [String]] = [:]

    mutating func add(_ scene: String?, _ change: LayoutChanges.Change, _ name: String?) {
      let told = Told(scene: scene, change: change)
      if conditions[told] == nil { order.append(told) }
      conditions[told, default: []] += [name].compactMap(\.self)
    }

    func differences(_ names: LayoutNames) -> [LayoutDifference] {
      var viewNames: [String?: [String: LayoutNames.ViewName]] = [:]
      return order.map { told in
        if viewNames[told.scene] == nil, !told.change.views.isEmpty {
          viewNames[told.scene] = names.viewNames(in: told.scene)
        }
        return LayoutDifference(
          scene: told.scene.map(names.scene), sceneID: told.scene, views: told.change.views,
          viewNames: told.change.views.map { viewNames[told.scene]?[$0] ?? LayoutNames.ViewName(id: $0) },
          message: told.change.message, amount: told.change.amount,
          isOfPresence: told.change.isOfPresence, conditions: conditions[told] ?? [])
      }
    }
  }
}
