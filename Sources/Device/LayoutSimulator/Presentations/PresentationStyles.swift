import LayoutModel

/// The styles of a presented controller, by the interface's orientation.
struct PresentationStyles: Hashable, Sendable {
  private let portrait: ModalPresentationStyle
  private let portraitUpsideDown: ModalPresentationStyle
  private let landscapeLeft: ModalPresentationStyle
  private let landscapeRight: ModalPresentationStyle

  /// The styles by a rule.
  init(_ style: (InterfaceOrientation) -> ModalPresentationStyle) {
    portrait = style(.portrait)
    portraitUpsideDown = style(.portraitUpsideDown)
    landscapeLeft = style(.landscapeLeft)
    landscapeRight = style(.landscapeRight)
  }

  subscript(orientation: InterfaceOrientation) -> ModalPresentationStyle {
    switch orientation {
    case .portrait: portrait
    case .portraitUpsideDown: portraitUpsideDown
    case .landscapeLeft: landscapeLeft
    case .landscapeRight: landscapeRight
    }
  }
}
