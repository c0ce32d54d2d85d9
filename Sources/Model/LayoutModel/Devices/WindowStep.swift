/// A line in the plane of windows' sizes at which a rule changes by a step.
package enum WindowStep: Hashable, Sendable {
  /// A width, in points.
  case width(Double)
  /// A height, in points.
  case height(Double)
  /// Width and height equal.
  case square
}

extension Device {
  /// The lines at which the rules of the device's windows change by steps: size classes, full screen, margins, readable width.
  ///
  /// - Parameter orientation: The interface's orientation.
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
