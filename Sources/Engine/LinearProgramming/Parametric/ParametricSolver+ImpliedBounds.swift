/// Implied bounds. The length of a column of views isn't negative, because it is the sum of its rows' lengths. As rows
/// such bounds would connect a whole screen. So they are left out if the constant part of the sum isn't negative.
extension ParametricSolver {
  /// Chooses the reduction for parameter values: without implied bounds if they are implied.
  mutating func chooseReduction(_ parameters: [Double]) {
    if keepsImpliedBounds { exchangeReductions() }
    guard !reduction.slotsOfImpliedBounds.isEmpty else { return }
    evaluateSlots()
    let values = reduction.parameters.map { parameters[$0] }
    let isImplied = reduction.slotsOfImpliedBounds.allSatisfy { slots.value(of: Int($0), at: values) >= 0 }
    if !isImplied { exchangeReductions() }
  }

  private mutating func exchangeReductions() {
    let other =
      otherReduction ?? Reduction(program, isPresolving: isPresolving, keepsImpliedBounds: !keepsImpliedBounds)
    otherReduction = reduction
    reduction = other
    keepsImpliedBounds.toggle()
    slots = .none
  }

  /// Narrows the region to where the bounds that were left out are implied.
  func requireImpliedBounds(_ region: inout CriticalRegion, _ values: [Double]) {
    for slot in reduction.slotsOfImpliedBounds {
      slots.withForm(Int(slot)) { if !$0.isConstant() { region.require($0, at: values) } }
    }
  }
}
