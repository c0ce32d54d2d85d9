package import LayoutModel

/// The widths at which a scene's sweeps were cut. They guide its further sweeps: windows of another height, or with texts in
/// the other direction, mostly change at the same widths.
package struct SweepGuides {
  private var places: [GuidedWindow: [Double]] = [:]

  /// The parts of conditions on which the widths depend.
  private struct GuidedWindow: Hashable {
    let idiom: UserInterfaceIdiom
    let scale: Double
    /// The conditions without those that determine the window.
    var conditions: Conditions

    init(_ device: Device, _ conditions: Conditions) {
      idiom = device.idiom
      scale = device.scale
      var conditions = conditions
      conditions.device = nil
      conditions.orientation = nil
      conditions.size = nil
      self.conditions = conditions
    }
  }

  package init() {}

  /// Returns the widths that guide a sweep: those of one that differs in the window's height, else in the direction too.
  ///
  /// - Parameters:
  ///   - device: The device whose windows are resized.
  ///   - conditions: The conditions of the sweep.
  /// - Returns: The widths, in order; none if nothing like it was swept.
  package func places(on device: Device, under conditions: Conditions) -> [Double] {
    var window = GuidedWindow(device, conditions)
    if let own = places[window] { return own }
    for direction in [nil, UserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      window.conditions.layoutDirection = direction
      if let other = places[window] { return other }
    }
    return []
  }

  /// Keeps the widths at which a sweep was cut (``WalkCuts``), once it has reached the end of its range.
  package mutating func keep(_ widths: [Double], on device: Device, under conditions: Conditions) {
    places[GuidedWindow(device, conditions)] = widths
  }
}
