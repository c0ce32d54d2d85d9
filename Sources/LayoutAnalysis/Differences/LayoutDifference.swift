import Documents
import LayoutModel
public import LayoutOutput

/// One thing in which layouts differ from what was expected of them, under one or several conditions.
public struct LayoutDifference: Hashable, Sendable {
  /// The scene of a file of several, as it is called; `nil` where the file is the scene.
  public let scene: String?
  /// The scene's id.
  let sceneID: String?
  /// The views that changed so, the one that is told first; none where the difference is of the whole screen.
  public let views: [String]
  /// How these are called in a sentence.
  let viewNames: [LayoutNames.ViewName]
  /// What changed: `y 64 → 72`; behind a line break what is listed below that.
  public let message: String
  /// By how much the views behind the first changed, where it is the same for all: ` by +8`.
  let amount: String
  /// Whether it is that a view came or went.
  var isOfPresence = false
  /// The names of the conditions, in the order of the layouts.
  public let conditions: [String]
}

extension LayoutDifference {
  /// The same without the names of conditions, of which there are no others.
  package var withoutConditions: LayoutDifference {
    LayoutDifference(
      scene: scene, sceneID: sceneID, views: views, viewNames: viewNames, message: message, amount: amount,
      isOfPresence: isOfPresence, conditions: [])
  }
}

extension LayoutDifference: CustomStringConvertible {
  /// `Login: title: y 64 → 72 (iphone-17/portrait and 5 more)`
  public var description: String { text(isVerbose: false) }

  /// The difference in a line.
  ///
  /// - Parameter isVerbose: Whether ids stand behind names, and all views and conditions are told, however many.
  /// - Returns: The line, and what is listed below it; without a line break at its end.
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

  /// Of more views than these that changed alike the number is told.
  private static let maximumNames = 6
}

extension FrameDump {
  /// What differs from an expected dump: layouts by device, scene and conditions, views by id, findings by severity, code and
  /// items. Numbers count as equal up to half a thousandth of a point; lines and columns don't count.
  ///
  /// What moved because its superview did isn't told; what is the same under several conditions is told once.
  public func differences(from expected: FrameDump) -> [LayoutDifference] {
    LayoutComparison(from: expected, to: self).differences
  }
}

/// A dump compared with another, layout by layout.
struct LayoutComparison {
  /// A layout's scene and conditions, and which of those with the same it is.
  struct Key: Hashable {
    let scene: String?
    let conditions: Conditions
    var occurrence = 0
  }

  let differences: [LayoutDifference]
  /// The layouts that weren't expected, as places in the actual dump.
  let unexpected: [Int]
  /// What became of each layout that was expected, in their order.
  let outcomes: [Outcome]

  /// What became of a layout that was expected.
  enum Outcome: Hashable {
    case passed
    /// It differs from the actual dump's layout of a place.
    case differing(Int)
    /// It is no longer laid out.
    case gone
  }

  /// The number of layouts that are as expected, and of those that differ or are gone.
  let passed: Int
  let differing: Int

  /// Compares dumps; layouts that aren't expected are differences only if they are to be told.
  init(
    from expected: FrameDump, to actual: FrameDump, tellsUnexpected: Bool = true, _ names: LayoutNames = LayoutNames()
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
      for change in changes { collector.add(scene, change, conditions) }
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

  /// What each layout of a dump is paired by.
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

  /// Collects changes, equal ones of several conditions in one.
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
        if viewNames[told.scene] == nil { viewNames[told.scene] = names.viewNames(in: told.scene) }
        return LayoutDifference(
          scene: told.scene.map(names.scene), sceneID: told.scene, views: told.change.views,
          viewNames: told.change.views.map { viewNames[told.scene]?[$0] ?? LayoutNames.ViewName(id: $0) },
          message: told.change.message, amount: told.change.amount,
          isOfPresence: told.change.isOfPresence, conditions: conditions[told] ?? [])
      }
    }
  }
}
