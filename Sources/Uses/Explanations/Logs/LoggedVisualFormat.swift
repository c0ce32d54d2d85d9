import LayoutModel

/// A parser of a log's visual format, after `H:` or `V:`: each distance and each size is a constraint.
///
///     |-(8)-[UILabel:0x7f'Name'(>=40)]-(NSSpace(8))-|     three: leading, width, trailing
struct LoggedVisualFormat {
  /// A distance or a size.
  struct Part {
    var first: LoggedConstraint.Term
    var relation: ConstraintRelation
    var second: LoggedConstraint.Term?
    var constant: Double
    var priority: Double?
    var isRounded = false
    /// A Boolean value that tells whether the constant is printed.
    var isPrinted = true
    var superview: LoggedConstraint.Item?
  }

  /// A comparison with a number or a view.
  private struct Predicate {
    var relation = ConstraintRelation.equal
    var constant = 0.0
    var item: LoggedConstraint.Item?
    var priority: Double?
    var isRounded = false
    var isPrinted = true
  }

  /// The distance where none is printed, in points.
  private static let usualSpacing = 8.0

  private let text: ArraySlice<UInt8>
  private var place: Int
  private let axis: Axis
  private let notes: LogNotes
  private let isLeftToRight: Bool
  private var parts: [Part] = []

  init(_ text: ArraySlice<UInt8>, along axis: Axis, _ notes: LogNotes, isLeftToRight: Bool) {
    self.text = text
    place = text.startIndex
    self.axis = axis
    self.notes = notes
    self.isLeftToRight = isLeftToRight
  }

  /// The constraints; empty if the format isn't understood.
  var constraints: [Part] {
    mutating get { read() ? parts : [] }
  }

  private var next: UInt8? { place < text.endIndex ? text[place] : nil }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    place += 1
    return true
  }

  private mutating func skipBlanks() { while next == Byte.space { place += 1 } }

  /// A parsed item, or the superview's edge.
  private enum Node {
    case item(LoggedConstraint.Item)
    case edge
  }

  private mutating func read() -> Bool {
    var last: Node?
    var gap: [Predicate]?
    skipBlanks()
    while let byte = next {
      switch byte {
      case UInt8(ascii: "-"):
        guard gap == nil, let predicates = readGap() else { return false }
        gap = predicates
      case UInt8(ascii: "|"), UInt8(ascii: "["):
        guard let node = readNode() else { return false }
        if let last {
          guard join(last, node, gap ?? [Predicate()]) else { return false }
        } else if gap != nil {
          return false
        }
        last = node
        gap = nil
      default: return false
      }
      skipBlanks()
    }
    return gap == nil && !parts.isEmpty
  }

  /// Reads `-`, `-8-`, `-(>=8)-`.
  private mutating func readGap() -> [Predicate]? {
    place += 1
    if skip(UInt8(ascii: "(")) {
      guard let predicates = readPredicates(), skip(UInt8(ascii: ")")), skip(UInt8(ascii: "-")) else { return nil }
      return predicates
    }
    if let number = LogNumber(space: text[place...]) ?? LogNumber(text[place...]), number.end < text.endIndex,
      text[number.end] == UInt8(ascii: "-")
    {
      place = number.end + 1
      return [Predicate(constant: number.value, isRounded: number.isRounded)]
    }
    return [Predicate(constant: Self.usualSpacing, isPrinted: false)]
  }

  /// Reads `|`, or `[item(predicates)]`.
  private mutating func readNode() -> Node? {
    if skip(UInt8(ascii: "|")) { return .edge }
    place += 1
    guard let end = endOfItem(), let item = notes.item(text[place..<end]) else { return nil }
    place = end
    if skip(UInt8(ascii: "(")) {
      guard let predicates = readPredicates(), skip(UInt8(ascii: ")")) else { return nil }
      let size = LoggedConstraint.Term(item: item, attribute: axis == .horizontal ? "width" : "height")
      for predicate in predicates {
        let second = predicate.item.map { LoggedConstraint.Term(item: $0, attribute: size.attribute) }
        parts.append(part(size, predicate, second))
      }
    }
    return skip(UInt8(ascii: "]")) ? .item(item) : nil
  }

  /// Returns the end of an item: after a name that the notes know, else at its bracket or parenthesis; if it has a
  /// title, after the quote before these.
  private func endOfItem() -> Int? {
    if let end = notes.endOfName(in: text[place...]) { return end }
    var isInTitle = false
    var index = place
    while index < text.endIndex {
      let byte = text[index]
      let behind = index + 1 < text.endIndex ? text[index + 1] : 0
      if byte == Byte.quote {
        if !isInTitle {
          isInTitle = true
        } else if behind == UInt8(ascii: "]") || behind == UInt8(ascii: "(") {
          return index + 1
        }
      } else if !isInTitle, byte == UInt8(ascii: "]") || byte == UInt8(ascii: "(") {
        return index
      }
      index += 1
    }
    return nil
  }

  private mutating func readPredicates() -> [Predicate]? {
    var predicates: [Predicate] = []
    repeat {
      skipBlanks()
      guard let predicate = readPredicate() else { return nil }
      predicates.append(predicate)
      skipBlanks()
    } while skip(UInt8(ascii: ","))
    return predicates
  }

  private mutating func readPredicate() -> Predicate? {
    var predicate = Predicate()
    for relation in ConstraintRelation.allCases where text[place...].starts(with: relation.symbol.utf8) {
      predicate.relation = relation
      place += 2
    }
    let rest = text[place...]
    if let number = LogNumber(space: rest) ?? LogNumber(rest) {
      predicate.constant = number.value
      predicate.isRounded = number.isRounded
      place = number.end
    } else {
      let end = rest.firstIndex { $0 == UInt8(ascii: ")") || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "@") }
      guard let end, let item = notes.item(rest[..<end]) else { return nil }
      predicate.item = item
      place = end
    }
    if skip(UInt8(ascii: "@")) {
      guard let priority = LogNumber(text[place...]), priority.value > 0, priority.value <= 1000 else { return nil }
      predicate.priority = priority.value
      place = priority.end
    }
    return predicate
  }

  // MARK: Distances

  private func edge(_ isNear: Bool) -> String {
    switch axis {
    case .vertical: isNear ? "top" : "bottom"
    case .horizontal where isLeftToRight: isNear ? "left" : "right"
    case .horizontal: isNear ? "leading" : "trailing"
    }
  }

  private mutating func join(_ near: Node, _ far: Node, _ gap: [Predicate]) -> Bool {
    func term(_ item: LoggedConstraint.Item, isNear: Bool) -> LoggedConstraint.Term {
      LoggedConstraint.Term(item: item, attribute: edge(isNear))
    }
    let terms: (first: LoggedConstraint.Term, second: LoggedConstraint.Term)
    switch (near, far) {
    case (.item(let a), .item(let b)): terms = (term(b, isNear: true), term(a, isNear: false))
    case (.edge, .item(let b)): terms = (term(b, isNear: true), term(superview(of: b), isNear: true))
    case (.item(let a), .edge): terms = (term(superview(of: a), isNear: false), term(a, isNear: false))
    case (.edge, .edge): return false
    }
    for predicate in gap where predicate.item == nil { parts.append(part(terms.first, predicate, terms.second)) }
    return gap.allSatisfy { $0.item == nil }
  }

  /// Returns the item that `|` stands for. If the notes were cut off, it is an item known only by its subview.
  private func superview(of item: LoggedConstraint.Item) -> LoggedConstraint.Item {
    notes.superview ?? LoggedConstraint.Item(name: "superview of \(item.key)", className: nil, address: nil)
  }

  private func part(
    _ first: LoggedConstraint.Term, _ predicate: Predicate, _ second: LoggedConstraint.Term?
  ) -> Part {
    Part(
      first: first, relation: predicate.relation, second: second, constant: predicate.constant,
      priority: predicate.priority, isRounded: predicate.isRounded, isPrinted: predicate.isPrinted,
      superview: notes.superview)
  }
}
