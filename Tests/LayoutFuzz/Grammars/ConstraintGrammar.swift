import LayoutModel
import LayoutTestSupport

/// Constraints as texts, by the grammar of fixtures; at times with something that it doesn't allow.
struct ConstraintGrammar {
  /// The ids that are there.
  let ids: [String]
  /// The chance that a part is one that the grammar doesn't have.
  var mistakes = 0.02

  private static let strangeIDs = ["nobody", "", "a b", "é", "-", "1", "1e5", "self", "a.b", "safeArea", "💥", "_"]
  private static let guides = SystemLayoutGuide.allCases.map(\.rawValue)
  private static let usualGuides = ["safeArea", "layoutMargins"]
  private static let attributes = ConstraintAttribute.allCases.map(\.rawValue)
  private static let following = ["leading", "trailing", "centerX"]
  private static let fixed = ["left", "right", "centerX"]
  private static let vertical = ["top", "bottom", "centerY", "firstBaseline", "lastBaseline"]

  func text(_ random: inout SeededGenerator) -> String {
    if random.happens(mistakes) { return TextMutations.mutated(text(&random), &random) }
    let kind = random.integer(0...9)
    // What follows the reading direction isn't compared with what doesn't.
    let horizontal = random.happens(0.7) ? Self.following : Self.fixed
    let attributes = kind < 4 ? horizontal : kind < 8 ? Self.vertical : ["width", "height"]
    let blank = random.happens(0.95) ? " " : random.pick(["", "  ", "\t", "\n"])
    var parts = [item(attributes, &random), relation(&random)]
    let isConstant = kind >= 8 ? random.happens(0.5) : random.happens(mistakes)
    if isConstant {
      parts.append(number(&random))
    } else {
      switch random.integer(0...7) {
      case 0: parts += [number(&random), "*", item(attributes, &random)]
      case 1: parts += [item(attributes, &random), random.pick(["*", "/"]), number(&random)]
      default: parts.append(item(attributes, &random))
      }
      if random.happens(0.5) { parts += [random.pick(["+", "-"]), number(&random)] }
    }
    if random.happens(0.3) { parts.append("@" + priority(&random)) }
    if random.happens(mistakes) { parts.insert(random.pick(Self.stray), at: random.integer(0...parts.count)) }
    if random.happens(mistakes) { parts.remove(at: random.integer(0...(parts.count - 1))) }
    return parts.joined(separator: blank)
  }

  private static let stray = [
    "(", ")", "==", "=", "@", "@1000", "+", "-8", "*", "<", "\u{0}", "\u{1B}[2J", "≤", "a.left",
  ]

  private func item(_ attributes: [String], _ random: inout SeededGenerator) -> String {
    let id = random.happens(mistakes) || ids.isEmpty ? random.pick(Self.strangeIDs) : random.pick(ids)
    let guide = random.happens(0.08) ? "." + random.pick(random.happens(0.1) ? Self.guides : Self.usualGuides) : ""
    let attribute = random.pick(random.happens(3 * mistakes) ? Self.attributes : attributes)
    return "\(id)\(guide).\(attribute)"
  }

  private func relation(_ random: inout SeededGenerator) -> String {
    if random.happens(mistakes) { return random.pick(["=", "<", ">", "!=", "===", "≤", "=>", ""]) }
    return random.pick(["==", "==", "==", "<=", ">="])
  }

  private func number(_ random: inout SeededGenerator) -> String {
    random.happens(mistakes) ? RandomNumbers.literal(&random) : RandomNumbers.sound(&random)
  }

  private func priority(_ random: inout SeededGenerator) -> String {
    random.pick(
      ["1000", "999", "750", "750.5", "500", "251", "250", "1"]
        + (random.happens(0.1) ? ["0", "1001", "-1", "NaN", "1e-9"] : []))
  }
}
