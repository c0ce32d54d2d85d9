import LayoutModel
import LinearProgramming

/// A plan's frames in a region in which the same constraints bind: affine in the window's parameters.
final class Region: Sendable {
  let program: FrameProgram
  /// The range of sizes in which the frames hold, if nothing else matters.
  private let smallest: Size
  private let largest: Size
  private let dependsOnSizeAlone: Bool
  /// The frozen inputs that belong to the frames.
  let frozenInputs: [Double]
  /// The range of each open column; empty if nothing is open.
  let ranges: [Double]
  /// The requirements that the frames break, because they conflict with the rest.
  let omission: LinearProgram.Omission
  private let criticalRegion: CriticalRegion
  /// The parameters and frozen inputs for which it was found.
  private let origin: [Double]

  init(_ program: FrameProgram, _ solution: AffineSolution, _ frozenInputs: [Double]) {
    self.program = program
    self.frozenInputs = frozenInputs
    criticalRegion = solution.region
    ranges = solution.ranges
    omission = solution.omission
    origin = solution.origin + frozenInputs
    let widths = criticalRegion.interval(of: Parameters.window(.horizontal))
    let heights = criticalRegion.interval(of: Parameters.window(.vertical))
    smallest = Size(width: widths.lower, height: heights.lower)
    largest = Size(width: widths.upper, height: heights.upper)
    let (width, height) = (Parameters.window(.horizontal), Parameters.window(.vertical))
    dependsOnSizeAlone =
      criticalRegion.isBox(over: width, height)
      && program.extras.allSatisfy { $0.parameter == width || $0.parameter == height }
  }

  /// Tells whether a window of a size lies in the region.
  ///
  /// - Parameters:
  ///   - size: The window's size.
  ///   - parameters: All parameters' values; only the size's, or none, if there are no others.
  ///   - frozenInputs: All frozen inputs' values.
  /// - Returns: `true` if the frames of this region are the window's.
  func contains(_ size: Size, _ parameters: [Double], _ frozenInputs: [Double]) -> Bool {
    let (width, height) = (size.width, size.height)
    guard smallest.width <= width, width <= largest.width, smallest.height <= height, height <= largest.height else {
      return false
    }
    // Most trees have no frozen inputs, and need no call here.
    guard (frozenInputs.isEmpty && self.frozenInputs.isEmpty) || frozenInputs == self.frozenInputs else { return false }
    return dependsOnSizeAlone || criticalRegion.contains(parameters.isEmpty ? [width, height] : parameters)
  }

  /// Tells whether quantities lie in the region: parameters, followed by frozen inputs, which are parameters of some
  /// regions.
  func contains(_ size: Size, _ quantities: [Double]) -> Bool {
    let (width, height) = (size.width, size.height)
    guard smallest.width <= width, width <= largest.width, smallest.height <= height, height <= largest.height,
      quantities.suffix(frozenInputs.count).elementsEqual(frozenInputs)
    else { return false }
    return dependsOnSizeAlone || criticalRegion.contains(quantities)
  }

  /// The part of the straight line from some quantities of the region to others along which its frames hold; 1 if it
  /// has both.
  func share(from start: [Double], to end: [Double]) -> Double {
    guard start.suffix(frozenInputs.count) == end.suffix(frozenInputs.count) else { return 0 }
    return criticalRegion.share(from: start, to: end)
  }

  /// Tells whether quantities meet the inequalities of a region whose frozen inputs are parameters, with tolerance near
  /// its bounds.
  func reaches(_ quantities: [Double]) -> Bool { criticalRegion.reaches(quantities) }

  /// The exact margins by which parameters meet each of the region's inequalities.
  func margins(_ parameters: [Double]) -> [Double] { criticalRegion.margins(parameters) }

  /// Tells whether the region was found for these parameters and frozen inputs.
  func wasFound(for parameters: [Double], _ frozenInputs: [Double]) -> Bool { origin == parameters + frozenInputs }

  /// A Boolean that tells whether the region is known for only one value of each parameter.
  var isPoint: Bool { criticalRegion.isPoint }

  /// Evaluates every view's frame, in preorder.
  ///
  /// - Parameters:
  ///   - size: The window's size, in this region.
  ///   - parameters: All parameters' values, in this region.
  ///   - frames: The frames to overwrite, one for each view.
  /// - Returns: The sum of all numbers' squares.
  func evaluate(
    _ size: Size, _ parameters: [Double], into frames: UnsafeMutableBufferPointer<Rect>
  ) -> Double {
    let all = program.extras.isEmpty || !parameters.isEmpty ? parameters : [size.width, size.height]
    return unsafe program.evaluate(size: size, parameters: all, into: frames)
  }
}
