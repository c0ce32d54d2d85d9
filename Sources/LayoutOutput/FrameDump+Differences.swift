import Documents

extension FrameDump {
  /// One thing in which a dump differs from what was expected.
  public struct Difference: Hashable, Sendable, CustomStringConvertible {
    /// The layout concerned: its device and requested orientation.
    public let layout: String
    /// Which view or finding, which part, what it is, and what it should be.
    public let message: String

    public var description: String { layout.isEmpty ? message : "\(layout): \(message)" }
  }

  /// What differs from an expected dump; numbers count as equal up to half a thousandth of a point.
  public func differences(from expected: FrameDump) -> [Difference] {
    var differences: [Difference] = []
    if fixture != expected.fixture {
      differences.append(
        Difference(layout: "", message: "the fixture is called '\(fixture)', expected '\(expected.fixture)'"))
    }
    let pairs = aligned(layouts, expected.layouts) { "\($0.device), \($0.requestedOrientation)" }
    for (name, actual, expected) in pairs {
      let messages =
        switch (actual, expected) {
        case (let actual?, let expected?): actual.differences(from: expected)
        case (nil, _): ["the layout is missing"]
        case (_, nil): ["the layout is not expected"]
        }
      differences += messages.map { Difference(layout: name, message: $0) }
    }
    return differences
  }
}

extension FrameDump.LayoutRecord {
  fileprivate func differences(from expected: FrameDump.LayoutRecord) -> [String] {
    var messages = differing("the orientation", orientation, expected.orientation)
    messages += differing("the window", frame: window, expected.window)
    for (id, actual, expected) in aligned(views, expected.views, by: \.id) {
      switch (actual, expected) {
      case (let actual?, let expected?): messages += actual.differences(from: expected).map { "'\(id)': \($0)" }
      case (nil, _): messages.append("the view '\(id)' is missing")
      case (_, nil): messages.append("the view '\(id)' is not expected")
      }
    }
    if Set(views.map(\.id)) == Set(expected.views.map(\.id)), views.map(\.id) != expected.views.map(\.id) {
      messages.append("the views stand in another order")
    }
    messages += diagnostics.filter { !expected.diagnostics.contains($0) }.map { "not expected: \($0.words)" }
    messages += expected.diagnostics.filter { !diagnostics.contains($0) }.map { "missing: \($0.words)" }
    return messages
  }
}

extension FrameDump.ViewRecord {
  fileprivate func differences(from expected: FrameDump.ViewRecord) -> [String] {
    differing("its frame", frame: frame, expected.frame)
      + differing("its class", className, expected.className)
      + differing("its superview", superview ?? "none", expected.superview ?? "none")
      + differing("hidden", isHidden, expected.isHidden)
      + differing("enabled", isEnabled, expected.isEnabled)
      + differing("selected", isSelected, expected.isSelected)
      + differing("alpha", alpha, expected.alpha)
      + differing("ambiguous", list(ambiguous), list(expected.ambiguous))
      + differing("its transform", numbers: transform, expected.transform)
      + differing("its bounds", numbers: bounds, expected.bounds)
      + differing("its center", numbers: center, expected.center)
      + differing("its contentSize", numbers: contentSize, expected.contentSize)
  }

  private func list(_ names: [String]) -> String { names.isEmpty ? "nothing" : names.joined(separator: ", ") }
}

extension FrameDump.DiagnosticRecord {
  fileprivate var words: String {
    let place = position.map { "\($0.line):\($0.column): " } ?? ""
    return "\(place)\(severity): \(message) [\(code)]"
  }
}

private func differing<Value: Equatable>(_ what: String, _ actual: Value, _ expected: Value) -> [String] {
  actual == expected ? [] : ["\(what) is \(actual), expected \(expected)"]
}

/// What a thousandth's rounding may make of two numbers.
private let tolerance = 0.000_5

/// Lists of numbers that differ, as a whole.
private func differing(_ what: String, numbers actual: [Double], _ expected: [Double]) -> [String] {
  guard actual.count != expected.count || zip(actual, expected).contains(where: { abs($0 - $1) > tolerance }) else {
    return []
  }
  func words(_ numbers: [Double]) -> String {
    numbers.isEmpty ? "none" : "[\(numbers.map(JSONText.number).joined(separator: ", "))]"
  }
  return ["\(what) is \(words(actual)), expected \(words(expected))"]
}

/// The numbers of a frame that differ, each with the amount.
private func differing(_ what: String, frame actual: [Double], _ expected: [Double]) -> [String] {
  zip(["x", "y", "width", "height"], zip(actual, expected)).compactMap { name, pair in
    let (actual, expected) = pair
    guard abs(actual - expected) > tolerance else { return nil }
    let change = JSONText.thousandths(actual - expected)
    let amount = actual > expected ? "+\(change)" : change
    return "\(what)'s \(name) is \(JSONText.number(actual)), expected \(JSONText.number(expected)) (\(amount))"
  }
}

/// Pairs the elements of two lists that have one name; what only one of them has stands alone. Names come in the order
/// of the expected list, then of the actual one.
private func aligned<Element>(
  _ actual: [Element], _ expected: [Element], by name: (Element) -> String
) -> [(name: String, actual: Element?, expected: Element?)] {
  let actualByName = Dictionary(actual.map { (name($0), $0) }) { first, _ in first }
  let expectedNames = Set(expected.map(name))
  return expected.map { (name($0), actualByName[name($0)], $0) }
    + actual.filter { !expectedNames.contains(name($0)) }.map { (name($0), $0, nil) }
}
