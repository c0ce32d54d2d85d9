/// A sum of multiples in textbook form: `2 x0 - x3 + 8`.
struct Formula: CustomStringConvertible {
  /// The text so far; empty if nothing was added.
  private var sum = ""

  /// The sum in full; 0 if nothing was added.
  var description: String { sum.isEmpty ? "0" : sum }

  /// Creates an empty sum, which is 0.
  init() {}

  /// Creates the sum of terms, each with its symbol, and of a constant.
  init(_ terms: some Sequence<(coefficient: Double, symbol: String)>, constant: Double = 0) {
    for term in terms { add(term.coefficient, term.symbol) }
    add(constant: constant)
  }

  /// Creates an affine form in parameters: the constant, followed by a coefficient for each.
  init(form: some Sequence<Double>, parameters: [Int], _ symbols: Symbols = .textbook()) {
    var form = form.makeIterator()
    let constant = form.next() ?? 0
    for parameter in parameters { add(form.next() ?? 0, symbols.parameter(parameter)) }
    add(constant: constant)
  }

  mutating func add(_ coefficient: Double, _ symbol: String) {
    guard coefficient != 0 else { return }
    let size = abs(coefficient) == 1 ? "" : "\(Self.number(abs(coefficient))) "
    append(size + symbol, isNegative: coefficient < 0)
  }

  mutating func add(constant: Double) {
    guard constant != 0 else { return }
    append(Self.number(abs(constant)), isNegative: constant < 0)
  }

  /// Adds another sum's terms.
  mutating func add(_ other: Formula) {
    guard !other.sum.isEmpty else { return }
    let isNegative = other.sum.hasPrefix("-")
    append(isNegative ? String(other.sum.dropFirst()) : other.sum, isNegative: isNegative)
  }

  private mutating func append(_ size: String, isNegative: Bool) {
    if sum.isEmpty {
      sum = isNegative ? "-" + size : size
    } else {
      sum += (isNegative ? " - " : " + ") + size
    }
  }

  /// A number without unnecessary decimals.
  static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}

extension LinearProgram.Relation {
  /// The relation's sign.
  var symbol: String {
    switch self {
    case .equal: "="
    case .atMost: "≤"
    case .atLeast: "≥"
    }
  }
}

extension LinearProgram.Goal {
  /// A goal in textbook form: that a sum should be zero, at most zero, or at least zero, and its levels.
  func description(of sum: String) -> String {
    switch (levelBelow, levelAbove) {
    case (let below?, let above?) where below == above: "\(sum) → 0 at \(Formula.number(below))"
    case (let below?, let above?):
      "\(sum) → 0 at \(Formula.number(below)) from below, at \(Formula.number(above)) from above"
    case (let below?, nil): "\(sum) ≥ 0 at \(Formula.number(below))"
    case (nil, let above?): "\(sum) ≤ 0 at \(Formula.number(above))"
    case (nil, nil): "\(sum) at no level"
    }
  }
}

extension LinearProgram.RowKind {
  /// A row in textbook form, with its item.
  func description(of sum: String, _ symbols: Symbols = .textbook()) -> String {
    switch self {
    case .requirement(let relation, nil): "\(sum) \(relation.symbol) 0  (given)"
    case .requirement(let relation, let item?): "\(sum) \(relation.symbol) 0  (\(symbols.item(Int(item))))"
    case .goal(let goal): goal.description(of: sum)
    }
  }
}
