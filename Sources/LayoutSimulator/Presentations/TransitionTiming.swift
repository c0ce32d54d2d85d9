package import LayoutModel

/// How long a presentation or a dismissal is animated.
///
/// None of these durations is sourced; all are chosen, and only here.
package struct TransitionTiming: Hashable, Sendable {
  /// In seconds; 0 without an animation.
  package let duration: Double

  /// How long a presentation's transition takes, up or down.
  ///
  /// Covering, flips and curls take half a second, covering 0.4 before iOS 7; dissolving takes 0.4, and so does a popover,
  /// whatever transition it names.
  ///
  /// - Parameters:
  ///   - presentation: What is presented, and how.
  ///   - environment: Where: a popover that adapts has its transition again.
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
