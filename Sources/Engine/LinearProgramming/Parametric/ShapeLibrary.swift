/// The bases found for components of each shape.
struct ShapeLibrary: Sendable {
  private struct Shape: Sendable {
    let signature: [UInt64]
    var solutions: [BasisSolution] = []
    /// The basis that the simplex method found last.
    var lastBasis: GLPKProblem.Basis?
  }

  private var shapes: [Shape] = []
  private var shapesByHash: [UInt64: [Int]] = [:]
  /// The shape of the last component, because similar ones follow each other.
  private var last: Int?

  /// The maximum number of bases of a shape; then the oldest is dropped.
  private static let maximumSolutions = 16

  /// The number of a system's shape.
  mutating func shape(of system: borrowing ParametricComponent) -> Int {
    if let last, shapes[last].signature == system.signature { return last }
    let hash = system.hash
    let known = shapesByHash[hash]?.first { shapes[$0].signature == system.signature }
    let shape = known ?? shapes.count
    if known == nil {
      shapes.append(Shape(signature: system.signature))
      shapesByHash[hash, default: []].append(shape)
    }
    last = shape
    return shape
  }

  /// A shape's first basis that is feasible for these right-hand sides.
  func solution(of shape: Int, for component: borrowing Component) -> BasisSolution? {
    shapes[shape].solutions.first { $0.isFeasible(for: component) }
  }

  /// The basis that the simplex method found last for a shape.
  func lastBasis(of shape: Int) -> GLPKProblem.Basis? { shapes[shape].lastBasis }

  mutating func keep(_ solution: BasisSolution, of shape: Int) {
    if shapes[shape].solutions.count == Self.maximumSolutions { shapes[shape].solutions.removeFirst() }
    shapes[shape].solutions.append(solution)
    if let basis = solution.basis { keep(basis, of: shape) }
  }

  mutating func keep(_ basis: GLPKProblem.Basis, of shape: Int) { shapes[shape].lastBasis = basis }
}
