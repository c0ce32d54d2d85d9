/// Bounds that follow from others: the length of a column isn't negative, for it is a sum of its rows'. As rows they would
/// tie all of a screen together, so they are left out wherever what is added to the sum isn't negative.
extension ParametricSolver {
  /// Takes the reduction that holds for some parameters: without the bounds that follow from others, where they do.
  mutating func chooseReduction(_ parameters: [Double]) {
    if keepsImpliedBounds { exchangeReductions() }
    guard !reduction.slotsOfImpliedBounds.isEmpty else { return }
    evaluateSlots()
    let isImplied = reduction.slotsOfImpliedBounds.allSatisfy { slot in
      let form = Int(slot) * width
      return reduction.parameters.enumerated().reduce(slots[form]) {
        $0 + slots[form + 1 + $1.offset] * parameters[$1.element]
      } >= 0
    }
    if !isImplied { exchangeReductions() }
  }

  private mutating func exchangeReductions() {
    let other =
      otherReduction ?? Reduction(program, isPresolving: isPresolving, keepsImpliedBounds: !keepsImpliedBounds)
    otherReduction = reduction
    reduction = other
    keepsImpliedBounds.toggle()
    slots = []
  }

  /// Narrows validity to where the bounds that were left out follow from others.
  func requireImpliedBounds(_ validity: inout Validity, _ values: [Double]) {
    slots.withUnsafeBufferPointer { slots in
      for slot in reduction.slotsOfImpliedBounds {
        guard let form = slots.baseAddress.map({ $0 + Int(slot) * width }) else { return }
        if values.indices.contains(where: { form[$0 + 1] != 0 }) { validity.require(form, at: values) }
      }
    }
  }
}
