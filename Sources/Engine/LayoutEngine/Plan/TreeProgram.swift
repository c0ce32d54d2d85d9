import LayoutResolution
import LinearProgramming

/// A tree's program with its solver. It is written and presolved when it is first needed.
struct TreeProgram {
  private var stage: Stage

  private enum Stage {
    /// The source of the program's rows.
    case unwritten(TreeItems, isPresolving: Bool)
    case written(Written)
  }

  /// A reference, so that the solver is changed in place.
  private final class Written {
    let lowering: Lowering
    var solver: ParametricSolver

    init(_ lowering: Lowering, _ solver: ParametricSolver) {
      self.lowering = lowering
      self.solver = solver
    }
  }

  /// Creates a tree's program, not written yet.
  init(_ items: TreeItems, isPresolving: Bool) {
    stage = .unwritten(items, isPresolving: isPresolving)
  }

  /// Creates a written program whose rows and solver come from one lowering.
  init(_ lowering: Lowering, _ solver: ParametricSolver) {
    stage = .written(Written(lowering, solver))
  }

  private var written: Written {
    mutating get {
      switch stage {
      case .written(let written): return written
      case .unwritten(let items, let isPresolving):
        var program = LinearProgram(parameterCount: items.parameters.count)
        let lowering = Lowering(items, to: &program)
        let written = Written(lowering, ParametricSolver(program, isPresolving: isPresolving))
        stage = .written(written)
        return written
      }
    }
  }

  /// The sources of the program's rows.
  var lowering: Lowering {
    mutating get { written.lowering }
  }

  /// The program's solver.
  var solver: ParametricSolver {
    mutating get { written.solver }
    _modify { yield &written.solver }
  }
}
