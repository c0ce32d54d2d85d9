/// A sequence of steps, each of which adds a multiple of one slot to another.
///
/// Presolve records its operations on right-hand sides instead of performing them. So other right-hand sides (a
/// constraint's constant, an intrinsic size) cost a run of this program and no presolve. A slot is an affine form in
/// the parameters: a double for the constant, which comes first, and one for each parameter in use.
struct StraightLineProgram: Sendable {
  /// A step: `slots[destination] += factor * slots[source]`.
  struct Step: Sendable, BitwiseCopyable {
    var destination: Int32
    var source: Int32
    var factor: Double
  }

  /// The steps, in their order.
  var steps: [Step] = []

  /// Runs the steps over slots.
  func run(_ slots: inout AffineForms) {
    let width = slots.width
    slots.numbers.withUnsafeMutableBufferPointer { slots in
      steps.withUnsafeBufferPointer { steps in
        // The widths that nearly all screens have are unrolled; others use a loop.
        switch width {
        case 2: Self.run(steps, slots, 2)
        case 3: Self.run(steps, slots, 3)
        default: Self.run(steps, slots, width)
        }
      }
    }
  }

  /// Runs the steps over magnitudes. The rounding error of each slot is relative to the result.
  func runMagnitudes(_ magnitudes: inout [Double]) {
    for step in steps { magnitudes[Int(step.destination)] += abs(step.factor) * magnitudes[Int(step.source)] }
  }

  @inline(__always)
  private static func run(
    _ steps: UnsafeBufferPointer<Step>, _ slots: UnsafeMutableBufferPointer<Double>, _ width: Int
  ) {
    for step in steps {
      let destination = Int(step.destination) * width
      let source = Int(step.source) * width
      for offset in 0..<width { slots[destination + offset] += step.factor * slots[source + offset] }
    }
  }
}

extension GrowingArray<StraightLineProgram.Step> {
  /// Adds a step.
  @inline(__always)
  mutating func add(_ source: Int, times factor: Double, to destination: Int) {
    append(StraightLineProgram.Step(destination: Int32(destination), source: Int32(source), factor: factor))
  }
}
