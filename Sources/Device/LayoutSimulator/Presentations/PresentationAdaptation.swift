package import LayoutModel

/// The style that a presentation uses in an environment (<doc:Presentations#Styles-and-their-numbers>,
/// <doc:Presentations#Adaptation>).
///
/// When size classes change during a presentation, the style is found again in the new environment.
package struct PresentationAdaptation: Hashable, Sendable {
  /// The requested style, with `automatic` replaced by its meaning.
  package let requestedStyle: ModalPresentationStyle
  /// The style that is used.
  package let style: ModalPresentationStyle

  /// The style of a presentation in an environment.
  ///
  /// Only popovers and sheets adapt: on phones before iOS 8 sheets are full screen; later all three adapt to compact
  /// width, and the delegate's answer comes first. From iOS 13 on a sheet keeps its style in compact height, where it
  /// fills the window (`PresentationPlacement`): its presenter stays behind it and keeps deciding orientations. That
  /// the style stays is chosen; only its frame is known to be like full screen.
  package init(of presentation: ModalPresentation, in environment: PresentationEnvironment) {
    let behavior = environment.behavior
    requestedStyle = presentation.requestedStyle(behavior)
    guard !presentation.usesPopoverController(behavior), requestedStyle.adapts else {
      style = requestedStyle
      return
    }
    guard behavior.adaptsPresentationsToTraits else {
      style = environment.idiom == .phone ? .fullScreen : requestedStyle
      return
    }
    guard Self.isCompact(for: requestedStyle, environment) else {
      style = requestedStyle
      return
    }
    switch presentation.adaptiveStyle {
    case .some(.none): style = requestedStyle
    case .some(let answer) where Self.mayBeAnswered(answer, behavior): style = answer
    case .some, nil: style = Self.compactStyle(of: requestedStyle, environment)
    }
  }

  /// A Boolean that tells whether the used style isn't the requested one.
  package var isAdapted: Bool { style != requestedStyle }

  /// Tells whether a style adapts in an environment: in compact width; sheets from iOS 13 on in compact height too.
  private static func isCompact(for style: ModalPresentationStyle, _ environment: PresentationEnvironment) -> Bool {
    environment.traits.horizontalSizeClass == .compact || (style.isSheet && environment.sheetsFillWindow)
  }

  /// Tells whether UIKit follows a delegate that returns a style: full screen, over full screen, and sheets once they
  /// are cards. Other answers count as none (inferred).
  private static func mayBeAnswered(_ style: ModalPresentationStyle, _ behavior: SystemBehavior) -> Bool {
    switch style {
    case .fullScreen, .overFullScreen: true
    case .pageSheet, .formSheet: behavior.showsSheetsAsCards
    case .automatic, .none, .currentContext, .custom, .overCurrentContext, .popover: false
    }
  }

  /// UIKit's own choice for a style that adapts: a form sheet for a popover and the same style for a sheet, once sheets
  /// are cards; full screen before.
  private static func compactStyle(
    of style: ModalPresentationStyle, _ environment: PresentationEnvironment
  ) -> ModalPresentationStyle {
    guard environment.behavior.showsSheetsAsCards else { return .fullScreen }
    return style == .popover ? .formSheet : style
  }
}

extension ModalPresentation {
  /// Tells whether it is a popover of `UIPopoverController`, which never adapts: if it is declared so, and before iOS 8
  /// every popover.
  package func usesPopoverController(_ behavior: SystemBehavior) -> Bool {
    isPopoverController || (style == .popover && !behavior.hasPopoverStyle)
  }

  /// Tells whether it is a popover that isn't a presentation: before iOS 8, where it had a window of its own.
  package func isPopoverAlone(_ behavior: SystemBehavior) -> Bool {
    usesPopoverController(behavior) && !behavior.hasPopoverStyle
  }

  /// The requested style, with `automatic` replaced by its meaning.
  func requestedStyle(_ behavior: SystemBehavior) -> ModalPresentationStyle {
    if isPopoverController { return .popover }
    return style == .automatic ? behavior.automaticPresentationStyle : style
  }
}

extension ModalPresentationStyle {
  /// A Boolean that tells whether it is a page sheet or a form sheet.
  package var isSheet: Bool { self == .pageSheet || self == .formSheet }

  /// A Boolean that tells whether it may become another style in a compact environment.
  fileprivate var adapts: Bool { isSheet || self == .popover }
}
