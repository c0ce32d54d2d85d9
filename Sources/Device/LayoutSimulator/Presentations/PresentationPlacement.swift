package import LayoutModel

/// The place of a presented controller's view, and the effect of the presentation on the views behind.
package struct PresentationPlacement: Hashable, Sendable {
  /// The dimming behind a presented view.
  package struct Dimming: Hashable, Sendable {
    /// The opacity of the black, from 0 to 1.
    package let alpha: Double
    /// The dimmed part, in the window's coordinates.
    package let frame: Rect
  }

  /// The style that is used.
  package let style: ModalPresentationStyle
  /// The presented view, in the window's coordinates; for a popover its content.
  package let frame: Rect
  /// The part of the window's safe area that reaches into the view.
  package let safeAreaInsets: EdgeInsets
  package let horizontalSizeClass: UserInterfaceSizeClass
  package let verticalSizeClass: UserInterfaceSizeClass
  /// The dimming, `nil` for none.
  package let dimming: Dimming?
  /// A Boolean that tells whether a navigation bar in it has the height of a sheet's (`SystemBehavior.sheetNavigationBarHeight`).
  package let hasSheetNavigationBar: Bool
  /// The frame and the arrow of a popover.
  package let popover: PopoverPlacement?
  /// The comparisons on the way to the frame.
  let decisions: Decisions

  /// The place of a presentation's view in an environment, by its style there.
  ///
  /// - Parameters:
  ///   - presentation: The presentation.
  ///   - preferredContentSize: The presented controller's preferred size.
  ///   - anchor: A popover's anchor, in the window's coordinates; other styles don't need it.
  ///   - detent: The height at which a sheet rests; `nil` for the highest one.
  ///   - environment: The environment of the presentation.
  /// - Throws: `PresentationRefusal` where a popover has no anchor, and for the style `none`.
  package init(
    of presentation: ModalPresentation, preferredContentSize: Size?, anchor: PopoverAnchor? = nil,
    detent: SheetDetent? = nil, in environment: PresentationEnvironment
  ) throws(PresentationRefusal) {
    let behavior = environment.behavior
    let style = PresentationAdaptation(of: presentation, in: environment).style
    var sheets = SheetGeometry(environment: environment)
    var popover: PopoverPlacement?
    switch style {
    // The adaptation has already resolved `automatic`.
    case .fullScreen, .overFullScreen, .automatic: frame = environment.bounds
    case .currentContext, .overCurrentContext: frame = environment.contextFrame
    case .custom: frame = presentation.frame ?? environment.bounds
    case .pageSheet: frame = sheets.frame(of: sheets.pageSheetFrame(), at: detent)
    case .formSheet: frame = sheets.frame(of: sheets.formSheetFrame(preferredContentSize), at: detent)
    case .popover:
      guard let anchor else { throw .popoverWithoutAnchor }
      let placement = PopoverPlacement(
        presentation.popover, preferredContentSize: preferredContentSize, anchor: anchor, in: environment)
      frame = placement.contentFrameInWindow
      popover = placement
    case .none: throw .noStyle
    }
    self.style = style
    self.popover = popover
    decisions = popover?.decisions ?? sheets.decisions
    safeAreaInsets = environment.safeAreaInsets(ofViewAt: frame)
    verticalSizeClass = environment.traits.verticalSizeClass
    // A form sheet of 540 is compact; that those as wide as regular windows aren't compact is chosen.
    let isNarrow = style == .popover || (style == .formSheet && frame.width < SizeClassRule.narrowestRegularWindow)
    horizontalSizeClass = isNarrow ? .compact : environment.traits.horizontalSizeClass
    dimming = style.isSheet ? Dimming(alpha: behavior.sheetDimmingAlpha, frame: environment.bounds) : nil
    hasSheetNavigationBar =
      style.isSheet && !environment.sheetsFillWindow && behavior.sheetNavigationBarHeight != nil
  }
}
