import Documents
import Fixtures
import LayoutOutput
import SceneSources

/// Differences of the same views that have other numbers under other conditions, joined in one line.
enum AlikeDifferences {
  /// Returns the differences as changes, in their order.
  ///
  ///     “Photo”: height 513.5 → 525.5 (iphone-se-3rd-gen/portrait, as much in 10 more)
  ///     “Photo”: width 343 → 351 (iphone-se-3rd-gen/portrait, otherwise in 10 more)
  static func changes(_ differences: [LayoutDifference]) -> [FileDifference.Change] {
    struct Key: Hashable {
      let scene: String?
      let views: [String]
      let pattern: String
    }
    var groups: [Key: [LayoutDifference]] = [:]
    var order: [Key] = []
    for difference in differences {
      let isFinding = difference.finding != nil || difference.views.isEmpty
      let key = Key(
        scene: difference.sceneID, views: difference.views,
        pattern: isFinding ? difference.message : pattern(of: difference.message))
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(difference)
    }
    return order.compactMap { key -> FileDifference.Change? in
      guard let group = groups[key], let first = group.first else { return nil }
      let conditions = group.flatMap(\.conditions).uniqued()
      var text = first.textWithoutScene
      if group.count > 1, let name = first.conditions.first {
        let amounts = Set(group.map { Self.amounts(of: $0.message) })
        let rest = conditions.count - 1
        text =
          first.textWithoutConditions
          + " (\(name), \(amounts.count == 1 && !(amounts.first ?? []).isEmpty ? "as much" : "otherwise") in \(rest) more)"
      }
      return FileDifference.Change(
        scene: first.scene, views: first.views, text: text, conditions: conditions, finding: first.finding)
    }
  }

  /// Returns a message without its numbers.
  private static func pattern(of message: String) -> String {
    words(message).map { Double($0) == nil ? String($0) : "#" }.joined(separator: " ")
  }

  private static func words(_ message: String) -> [Substring] {
    message.split { " ,[]×".contains($0) }
  }

  /// Returns the change of each number in a message; after an arrow there are as many numbers as before it.
  private static func amounts(of message: String) -> [Double] {
    var amounts: [Double] = []
    var before: [Double] = []
    var isBehind = false
    var index = 0
    for word in words(message) {
      if word == "→" {
        isBehind = true
        index = 0
      } else if let number = Double(word) {
        if isBehind, index < before.count {
          amounts.append((number - before[index]).thousandths)
          index += 1
        } else {
          before.append(number)
        }
      } else {
        before = []
        isBehind = false
      }
    }
    return amounts
  }
}

extension LayoutDifference {
  /// The code of a finding that appeared or disappeared.
  var finding: String? {
    let headline = message.prefix { !$0.isNewline }
    guard ["new ", "gone "].contains(where: headline.hasPrefix), let start = headline.lastIndex(of: "["),
      headline.hasSuffix("]")
    else { return nil }
    return String(headline[headline.index(after: start)...].dropLast())
  }

  /// A Boolean value that tells whether the difference is in the position or size of views.
  var isOfFrame: Bool {
    ["x ", "y ", "width ", "height "].contains { message.hasPrefix($0) } || message.holds(", width ")
      || message.holds(", height ")
  }

  /// The difference in a line, without the scene.
  var textWithoutScene: String {
    let text = description
    guard let scene, text.hasPrefix("\(scene): ") else { return text }
    return String(text.dropFirst(scene.count + 2))
  }

  /// The difference in a line, without scene and conditions.
  var textWithoutConditions: String {
    let text = textWithoutScene
    guard !conditions.isEmpty, let end = text.lastIndex(of: "(") else { return text }
    return String(text[..<end].dropLast())
  }
}
