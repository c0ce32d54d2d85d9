/// Sums to be done one after the other: each adds a multiple of one slot to another.
///
/// Presolve writes down what it does to right-hand sides instead of doing it, so that other right-hand sides (a
/// constraint's constant, an intrinsic size) cost a run of the program and no presolve. A slot is an affine form in the
/// parameters: as many doubles as there are parameters in use, and one for the constant, which comes first.
struct StraightLineProgram: Sendable {
  /// `slots[destination] += factor * slots[source]`
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
        // Widths that nearly all screens have; the rest in a loop.
        switch width {
        case 2: Self.run(steps, slots, 2)
        case 3: Self.run(steps, slots, 3)
        default: Self.run(steps, slots, width)
        }
      }
    }
  }

  /// Runs the steps over magnitudes: what rounding may have added to each slot is relative to what comes out.
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
