/// A conflict's constraints without what tells them apart from those of another run of the program: addresses are counted
/// in the order in which they appear, and the lines of the log are left out.
///
///     UIButton:0x7f.width == 44     UIButton:0x6a.width == 44     one pattern
///
/// A list whose rows are laid out prints a conflict for each of them. What follows from constraints depends on their
/// pattern alone, so it is found once.
struct ConflictPattern: Hashable {
  private let constraints: [LoggedConstraint]
  private let broken: Int?
  private let isCut: Bool

  /// The pattern of constraints.
  ///
  /// - Parameters:
  ///   - constraints: The constraints.
  ///   - broken: The index of the broken one.
  ///   - isCut: Whether the log has lines in their list that aren't understood.
  init(_ constraints: [LoggedConstraint], broken: Int?, isCut: Bool = false) {
    self.broken = broken
    self.isCut = isCut
    var numbers: [String: Int] = [:]
    func counted(_ item: LoggedConstraint.Item) -> LoggedConstraint.Item {
      guard let address = item.address, item.key == address else { return item }
      let number = numbers[address] ?? numbers.count
      numbers[address] = number
      var counted = item
      counted.address = "0x" + String(number, radix: 16)
      return counted
    }
    self.constraints = constraints.map { constraint in
      var constraint = constraint
      constraint.address = ""
      constraint.line = 0
      constraint.first.item = counted(constraint.first.item)
      if let second = constraint.second?.item { constraint.second?.item = counted(second) }
      constraint.superview = constraint.superview.map(counted)
      return constraint
    }
  }
}
