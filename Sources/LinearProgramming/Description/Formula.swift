/// A sum of multiples as a textbook prints it: `2 x0 - x3 + 8`.
struct Formula: CustomStringConvertible {
  /// What was added; empty where nothing was.
  private var sum = ""

  /// The sum in full: 0 where nothing was added.
  var description: String { sum.isEmpty ? "0" : sum }

  /// A sum without terms, which is 0.
  init() {}

  /// The sum of some terms, each with its symbol, and of a constant.
  init(_ terms: some Sequence<(coefficient: Double, symbol: String)>, constant: Double = 0) {
    for term in terms { add(term.coefficient, term.symbol) }
    add(constant: constant)
  }

  /// An affine form in parameters: the constant, then a coefficient for each.
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

  /// A number without the decimals that a whole one doesn't need.
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
  /// A goal as a textbook has it: what is to be zero, not above it, or not below it, and at which levels that counts.
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
  /// A row as a textbook has it, with the item that asks for it.
  func description(of sum: String, _ symbols: Symbols = .textbook()) -> String {
    switch self {
    case .requirement(let relation, nil): "\(sum) \(relation.symbol) 0  (given)"
    case .requirement(let relation, let item?): "\(sum) \(relation.symbol) 0  (\(symbols.item(Int(item))))"
    case .goal(let goal): goal.description(of: sum)
    }
  }
}
