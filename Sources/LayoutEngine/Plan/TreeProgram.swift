import LayoutResolution
import LinearProgramming

/// A tree's program with its solver, written and presolved when it is first asked for.
struct TreeProgram {
  private var stage: Stage

  private enum Stage {
    /// What it is written of.
    case unwritten(ViewTree, Unknowns, Parameters, isPresolving: Bool)
    case written(Written)
  }

  /// Behind a reference, so that the solver changes where it stands.
  private final class Written {
    let lowering: Lowering
    var solver: ParametricSolver

    init(_ lowering: Lowering, _ solver: ParametricSolver) {
      self.lowering = lowering
      self.solver = solver
    }
  }

  /// A tree's program, as yet unwritten.
  init(_ tree: ViewTree, _ unknowns: Unknowns, _ parameters: Parameters, isPresolving: Bool) {
    stage = .unwritten(tree, unknowns, parameters, isPresolving: isPresolving)
  }

  /// A program whose rows came from the same.
  init(_ lowering: Lowering, _ solver: ParametricSolver) {
    stage = .written(Written(lowering, solver))
  }

  private var written: Written {
    mutating get {
      switch stage {
      case .written(let written): return written
      case .unwritten(let tree, let unknowns, let parameters, let isPresolving):
        var program = LinearProgram(parameterCount: parameters.count)
        let lowering = Lowering(tree, unknowns, parameters, to: &program)
        let written = Written(lowering, ParametricSolver(program, isPresolving: isPresolving))
        stage = .written(written)
        return written
      }
    }
  }

  /// What the program's rows came from.
  var lowering: Lowering {
    mutating get { written.lowering }
  }

  /// What solves it.
  var solver: ParametricSolver {
    mutating get { written.solver }
    _modify { yield &written.solver }
  }
}
