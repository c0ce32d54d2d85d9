import Checks
package import LayoutModel
package import LayoutResolution

/// A random screen, the same for the same seed: views nested up to four deep and constraints of every kind.
///
/// All numbers are whole, or fractions with small denominators, so that exact arithmetic means the same numbers.
package struct RandomScreen {
  /// The properties of random screens.
  package struct Style: Sendable {
    /// The maximum number of views below the root, and of constraints.
    package var views = 11
    package var constraints = 40
    /// Multipliers other than 1, of which 0 is for sizes alone.
    package var multipliers: [Double] = [0.5, 2, 1.0 / 3, -1, 0.25, 1.5, -0.5, 3, 0]
    /// The largest constant.
    package var constant = 200
    /// The chance that a constraint is required; random by seed if `nil`.
    package var requiredShare: Double?
    /// The chance that a view's frame follows its mask.
    package var maskShare = 0.25
    /// The relations, as often as they stand here.
    package var relations: [ConstraintRelation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    /// The chance that a screen has a goal for most attributes, and that it has intrinsic sizes.
    package var pinShare = 0.4
    package var intrinsicShare = 0.6
    /// The lengths that frames, intrinsic sizes and constants are taken from, and the priorities; any if `nil`.
    package var lengths: [Double]?
    package var priorities: [Priority]?
    /// The chance that a constraint is followed by another that says the same or follows from it.
    package var redundancy = 0.0
    /// The maximum number of required constraints that are repeated with another constant.
    package var contradictions = 0

    package init() {}
  }

  package let root: View
  package let window: Window

  /// The screen of a seed.
  package init(seed: UInt64, style: Style = Style()) {
    var builder = RandomScreenBuilder(seed: seed, style: style)
    root = builder.root()
    window = builder.window
  }

  /// A screen that was made elsewhere.
  init(root: View, window: Window) {
    self.root = root
    self.window = window
  }

  /// The screen's tree.
  ///
  /// - Throws: `InvalidScene` where the screen isn't one, which no seed should give.
  package func tree() throws -> ViewTree {
    try ViewTree(root, for: window.traits, windowSize: window.size)
  }
}

extension Window {
  /// A portrait phone's window of a size, without insets.
  package static func plain(_ width: Double, _ height: Double, scale: Double = 2) -> Window {
    Window(
      size: Size(width: width, height: height), scale: scale,
      traits: Traits(
        userInterfaceIdiom: .phone, horizontalSizeClass: .compact, verticalSizeClass: .regular,
        interfaceOrientation: .portrait))
  }
}
