import LayoutTestSupport

/// Visual formats by Apple's grammar; at times with something that it doesn't allow.
struct VisualFormatGrammar {
  let ids: [String]
  var metrics = ["gap", "wide"]
  var mistakes = 0.02

  private static let stray = ["[", "]", "|", "-", "(", ")", "@", "H:", "V:", ",", " ", "--", "[]", "\u{0}", "é", "=="]

  func text(_ random: inout SeededGenerator) -> String {
    if random.happens(2 * mistakes) { return TextMutations.mutated(text(&random), &random) }
    var parts = [random.pick(["", "", "H:", "V:"])]
    if random.happens(0.5) { parts += ["|", connection(&random)] }
    let count = random.pick([1, 1, 2, 2, 3, 5])
    for place in 0..<count {
      if place > 0 { parts.append(connection(&random)) }
      parts.append("[\(name(&random))\(random.happens(0.3) ? predicates(isSize: true, &random) : "")]")
    }
    if random.happens(0.5) { parts += [connection(&random), "|"] }
    if random.happens(mistakes) { parts.insert(random.pick(Self.stray), at: random.integer(0...parts.count)) }
    if random.happens(mistakes) { parts.remove(at: random.integer(0...(parts.count - 1))) }
    return parts.joined()
  }

  private func name(_ random: inout SeededGenerator) -> String {
    random.happens(mistakes) || ids.isEmpty ? random.pick(["nobody", "", "1", "é", "a b", "-"]) : random.pick(ids)
  }

  private func connection(_ random: inout SeededGenerator) -> String {
    switch random.integer(0...5) {
    case 0: ""
    case 1, 2: "-"
    case 3: "-\(constant(&random))-"
    default: "-\(predicates(isSize: false, &random))-"
    }
  }

  private func predicates(isSize: Bool, _ random: inout SeededGenerator) -> String {
    let count = random.pick([1, 1, 1, 2, 3])
    let list = (0..<count).map { _ in
      let object = isSize && random.happens(0.3) ? name(&random) : constant(&random)
      let priority = random.happens(0.3) ? "@\(random.pick(["250", "750", "1000", "999.5", "1"]))" : ""
      return random.pick(["", "==", ">=", "<="]) + object + priority
    }
    return "(\(list.joined(separator: ",")))"
  }

  private func constant(_ random: inout SeededGenerator) -> String {
    if !metrics.isEmpty, random.happens(0.2) { return random.pick(metrics) }
    return random.happens(mistakes) ? RandomNumbers.literal(&random) : RandomNumbers.sound(&random)
  }
}
