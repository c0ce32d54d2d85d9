import LayoutModel

/// The styles that a presented controller is shown in, by how the interface stands.
struct PresentationStyles: Hashable, Sendable {
  private let portrait: ModalPresentationStyle
  private let portraitUpsideDown: ModalPresentationStyle
  private let landscapeLeft: ModalPresentationStyle
  private let landscapeRight: ModalPresentationStyle

  /// The styles that a rule gives.
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
