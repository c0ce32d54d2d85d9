package import LayoutModel
package import LayoutResolution
import LinearProgramming

/// The condition that becomes tight at a bound of a critical region, in a tree's terms: the reason that the region ends
/// there.
package enum RegionCause: Hashable, Sendable {
  /// A constraint, by its index in the tree, that has slack or is missed inside the region, and is met exactly on the
  /// bound.
  case constraint(Int)
  /// A view's length that has slack or is missed relative to its content's inside the region, and equals it on the
  /// bound.
  case intrinsicSize(ViewTree.Index, Axis)
  /// A condition from a view's mask.
  case mask(ViewTree.Index)
  /// A view's length that becomes zero.
  case zeroLength(ViewTree.Index, Axis)
  /// An open number of a view's frame that reaches its declared value.
  case declaredFrame(ViewTree.Index, Axis, isLength: Bool)
  /// A broken constraint that becomes compatible with the others.
  case conflict(Int)
  /// A view's broken mask or content that becomes compatible with the others.
  case conflictOfView(ViewTree.Index)
}

extension LayoutPlan {
  /// The conditions that become tight where one of a region's inequalities becomes zero.
  ///
  /// - Parameters:
  ///   - inequality: One of the region's.
  ///   - region: A region of this plan.
  /// - Returns: The causes; several if rows say the same, none if the region is a point.
  package func causes(of inequality: AffineNumber, in region: WindowRegion) -> [RegionCause] {
    let solver = regions.solver(of: region)
    let sources = regions.lowering.sources(of: solver.program)
    return solver.bindings(of: inequality.overParameters(parameters.count), region.solution).compactMap {
      cause($0, sources)
    }
  }

  /// The combination that derives an inequality's cause from the basis: constraints, masks and contents with
  /// multipliers.
  ///
  /// - Parameters:
  ///   - inequality: One of the region's.
  ///   - region: A region of this plan.
  /// - Returns: The multipliers of the first cause's row, `Bᵀ y = e`; for a conflict those of its Farkas certificate.
  /// - Throws: `LayoutFailure` if the solver gives up.
  package func multipliers(
    of inequality: AffineNumber, in region: WindowRegion
  ) throws(LayoutFailure) -> [(cause: RegionCause, multiplier: Double)] {
    let solver = regions.solver(of: region)
    guard let first = solver.bindings(of: inequality.overParameters(parameters.count), region.solution).first else {
      return []
    }
    let sources = regions.lowering.sources(of: solver.program)
    func causes(
      _ multiples: [(binding: Binding, multiplier: Double)]
    ) -> [(cause: RegionCause, multiplier: Double)] {
      multiples.compactMap { multiple in cause(multiple.binding, sources).map { ($0, multiple.multiplier) } }
    }
    if case .conflict(let item) = first {
      let certificate = solver.certificates(of: region.solution).first { $0.item == item }?.certificate
      return causes(certificate?.multiples.map { (.row($0.row), $0.multiplier) } ?? [])
    }
    do throws(SolverFailure) {
      guard let multipliers = try solver.multipliers(of: first, region.solution) else { return [] }
      return causes(
        multipliers.rows.map { (.row($0.row), $0.multiplier) }
          + multipliers.columns.map { (.bound(column: $0.column), $0.multiplier) })
    } catch {
      throw failure(error)
    }
  }

  private func cause(_ binding: Binding, _ sources: [Lowering.Source]) -> RegionCause? {
    switch binding {
    case .row(let row):
      switch sources[row] {
      case .constraint(let index): .constraint(index)
      case .intrinsicSize(let view, let axis): .intrinsicSize(tree.index(at: view), axis)
      case .mask(let view): .mask(tree.index(at: view))
      case .definition: nil
      }
    case .bound(let column):
      unknowns.part(of: column).map { .zeroLength(tree.index(at: $0.view), $0.axis) }
    case .stay(let column):
      unknowns.part(of: column).map { .declaredFrame(tree.index(at: $0.view), $0.axis, isLength: $0.isLength) }
    case .conflict(let item):
      switch Lowering.Item.all(of: tree, unknowns)[item] {
      case .constraint(let index): .conflict(index)
      case .view(let view): .conflictOfView(view)
      }
    }
  }
}

extension AffineNumber {
  /// The coefficients of the form over a program's parameters, of which the first are the window's size.
  fileprivate func overParameters(_ count: Int) -> [Double] {
    [constant, width, height] + Array(repeating: 0, count: count - 2)
  }
}
