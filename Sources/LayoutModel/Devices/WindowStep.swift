/// Sizes of windows at which a rule of windows changes by a step: a line in the plane of sizes.
package enum WindowStep: Hashable, Sendable {
  /// A width, in points.
  case width(Double)
  /// A height, in points.
  case height(Double)
  /// As wide as high.
  case square
}

extension Device {
  /// Where the rules of the device's windows change by steps: size classes, what fills the screen, margins, readable width.
  ///
  /// - Parameter orientation: The orientation that the interface takes.
  /// - Returns: The lines, each once.
  package func windowSteps(in orientation: InterfaceOrientation) -> [WindowStep] {
    let screen = size(in: orientation)
    let steps =
      [.width(screen.width), .height(screen.height)] + SizeClassRule.steps(on: idiom)
      + SystemBehavior(systemVersion).widthsOfSteps.map(WindowStep.width)
    var told: Set<WindowStep> = []
    return steps.filter { told.insert($0).inserted }
  }
}
