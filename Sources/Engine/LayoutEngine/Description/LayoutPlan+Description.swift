package import LayoutModel
import LayoutResolution
import LinearProgramming

/// The parts of a plan as text.
extension LayoutPlan {
  /// The lowered rows, with the names of views and constraints:
  ///
  ///     title.x - root.x - 20 = 0  (title.leading == root.leading + 20)
  ///     title.width - 49 ≤ 0 at 250
  package var textOfProgram: String { regions.solver.program.description(naming: symbols) }

  /// The result of presolve: each substituted column, the conditions on parameters alone, and the remaining components.
  package var textOfReduction: String {
    regions.solver.withoutFrozenInputs(parameterCount: parameters.quantityCount).description(naming: symbols)
  }

  /// The components in a window, with numbers on the right-hand side, as the simplex method gets them. Each has its own
  /// columns.
  ///
  /// - Throws: `LayoutFailure` if the solver gives up.
  package func textsOfComponents(in window: Window) throws(LayoutFailure) -> [String] {
    let (solver, parameters) = try solver(in: window)
    return solver.components(at: parameters)
  }

  /// The solutions by the optimal bases of the components with several columns, for any right-hand sides.
  ///
  /// - Throws: `LayoutFailure` if the solver gives up.
  package func textsOfBases(in window: Window) throws(LayoutFailure) -> [String] {
    let (solver, parameters) = try solver(in: window)
    do throws(SolverFailure) {
      return try solver.bases(at: parameters)
    } catch {
      throw failure(error)
    }
  }

  private func solver(in window: Window) throws(LayoutFailure) -> (ParametricSolver, parameters: [Double]) {
    let inputs = try inputs(in: window)
    var solver = regions.solver
    solver.setFrozenInputs(inputs.frozenInputs)
    return (solver, inputs.parameters)
  }

  private var symbols: Symbols {
    let items = Lowering.Item.all(of: tree, unknowns)
    let (tree, unknowns, parameters) = (tree, unknowns, parameters)
    return Symbols(
      column: { column in
        guard let part = unknowns.part(of: column) else { return "x\(column)" }
        let name = tree.name(of: tree.index(at: part.view))
        let attribute =
          switch part.axis {
          case .horizontal: part.isLength ? "width" : "x"
          case .vertical: part.isLength ? "height" : "y"
          }
        return "\(name).\(attribute)"
      },
      parameter: { parameters.name(ofQuantity: $0, in: tree) },
      item: { item in
        switch items[item] {
        case .constraint(let index): tree.constraints[index].text(in: tree)
        case .view(let view): "\(tree.name(of: view))'s mask or content"
        }
      })
  }
}

extension Parameters {
  /// The name of a quantity in the text: `width` and `height` are the window's.
  fileprivate func name(ofQuantity quantity: Int, in tree: ViewTree) -> String {
    if quantity < 2 { return quantity == Self.window(.horizontal) ? "width" : "height" }
    for number in tree.insets.indices {
      for axis in Axis.allCases {
        guard let sides = insets(Int32(number), axis), quantity == sides.near || quantity == sides.far else { continue }
        let insets = tree.insets[number]
        let view = tree.name(of: tree.index(at: Int(insets.view)))
        let names = axis == .horizontal ? ("left", "right") : ("top", "bottom")
        return "\(view).\(insets.guideName ?? "insets").\(quantity == sides.near ? names.0 : names.1)"
      }
    }
    for text in texts where quantity - Int(text.quantity) == 0 || quantity - Int(text.quantity) == 1 {
      let view = tree.name(of: tree.index(at: Int(text.view)))
      return "\(view).text.\(quantity == Int(text.quantity) ? "width" : "height")"
    }
    return "p\(quantity)"
  }
}
