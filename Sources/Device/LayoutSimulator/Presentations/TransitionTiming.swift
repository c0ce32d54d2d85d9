package import LayoutModel

/// The duration of an animated presentation or dismissal.
///
/// None of these durations is sourced; all are chosen, and only here.
package struct TransitionTiming: Hashable, Sendable {
  /// The duration, in seconds; 0 without an animation.
  package let duration: Double

  /// The duration of a push or a pop, in seconds (general knowledge).
  package static let ofStacks = 0.35

  /// The duration of a presentation's transition, in either direction.
  ///
  /// Covering, flips and curls take half a second, covering before iOS 7 takes 0.4; dissolving takes 0.4, and so does a
  /// popover, whatever its transition style.
  ///
  /// - Parameters:
  ///   - presentation: The presentation.
  ///   - environment: The environment: an adapted popover has its transition style again.
  package init(of presentation: ModalPresentation, in environment: PresentationEnvironment) {
    guard presentation.isAnimated else {
      duration = 0
      return
    }
    if PresentationAdaptation(of: presentation, in: environment).style == .popover {
      duration = 0.4
      return
    }
    switch presentation.transitionStyle {
    case .coverVertical: duration = environment.traits.systemVersion.major >= 7 ? 0.5 : 0.4
    case .flipHorizontal, .partialCurl: duration = 0.5
    case .crossDissolve: duration = 0.4
    }
  }
}
