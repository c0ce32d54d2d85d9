/// Bounds that follow from others: the length of a column isn't negative, for it is a sum of its rows'. As rows they would
/// tie all of a screen together, so they are left out wherever what is added to the sum isn't negative.
extension ParametricSolver {
  /// Takes the reduction that holds for some parameters: without the bounds that follow from others, where they do.
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

  /// Narrows the region to where the bounds that were left out follow from others.
  func requireImpliedBounds(_ region: inout CriticalRegion, _ values: [Double]) {
    for slot in reduction.slotsOfImpliedBounds {
      slots.withForm(Int(slot)) { if !$0.isConstant() { region.require($0, at: values) } }
    }
  }
}
