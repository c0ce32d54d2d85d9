import LayoutModel
import LinearProgramming

/// A plan's frames where the same constraints bind: affine in the window's parameters.
final class Region: Sendable {
  let program: FrameProgram
  /// What is open of each column; empty where nothing is.
  let ranges: [Double]
  let conflicts: [LinearProgram.Conflict]
  private let validity: Validity
  /// The sizes in which the frames hold, where nothing else matters.
  private let smallest: Size
  private let largest: Size
  private let dependsOnSizeAlone: Bool

  init(_ program: FrameProgram, _ solution: AffineSolution) {
    self.program = program
    validity = solution.validity
    ranges = solution.ranges
    conflicts = solution.conflicts
    let widths = validity.interval(of: WindowParameter.width.rawValue)
    let heights = validity.interval(of: WindowParameter.height.rawValue)
    smallest = Size(width: widths.lower, height: heights.lower)
    largest = Size(width: widths.upper, height: heights.upper)
    let sizes = [WindowParameter.width.rawValue, WindowParameter.height.rawValue]
    dependsOnSizeAlone = validity.isBox(over: sizes) && program.extras.allSatisfy { sizes.contains($0.parameter) }
  }

  /// Whether a window lies in the region.
  func contains(_ window: Window) -> Bool {
    let (width, height) = (window.size.width, window.size.height)
    guard smallest.width <= width, width <= largest.width, smallest.height <= height, height <= largest.height else {
      return false
    }
    return dependsOnSizeAlone || validity.contains(WindowParameter.values(window))
  }

  /// Evaluates every view's frame, in preorder.
  ///
  /// - Parameters:
  ///   - window: The window, of this region.
  ///   - frames: What is overwritten: a frame for each view.
  /// - Returns: The sum of all numbers' squares.
  func evaluate(in window: Window, into frames: UnsafeMutableBufferPointer<Rect>) -> Double {
    let parameters = program.extras.isEmpty ? [] : WindowParameter.values(window)
    return unsafe program.evaluate(size: window.size, parameters: parameters, into: frames)
  }
}
