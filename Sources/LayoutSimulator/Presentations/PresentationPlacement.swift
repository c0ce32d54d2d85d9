package import LayoutModel

/// Where a presented controller's view stands, and what its presentation does to what is behind it.
package struct PresentationPlacement: Hashable, Sendable {
  /// What is darkened behind a presented view.
  package struct Dimming: Hashable, Sendable {
    /// How opaque the black is, from 0 to 1.
    package let alpha: Double
    /// The part darkened, in the window's coordinates.
    package let frame: Rect
  }

  /// The style used.
  package let style: ModalPresentationStyle
  /// The presented view, in the window's coordinates; of a popover its content.
  package let frame: Rect
  /// What of the window's safe area reaches into the view.
  package let safeAreaInsets: EdgeInsets
  package let horizontalSizeClass: UserInterfaceSizeClass
  package let verticalSizeClass: UserInterfaceSizeClass
  /// What is darkened, `nil` for nothing.
  package let dimming: Dimming?
  /// Whether a navigation bar in it has the height of a sheet's (`SystemBehavior.sheetNavigationBarHeight`).
  package let hasSheetNavigationBar: Bool
  /// Of a popover, where its frame and its arrow are.
  package let popover: PopoverPlacement?
  /// What was compared on the way to the frame.
  let decisions: Decisions

  /// Where a presentation's view stands in an environment, by the style that it has there.
  ///
  /// - Parameters:
  ///   - presentation: What is presented, and how.
  ///   - preferredContentSize: The size that the presented controller wants.
  ///   - anchor: What a popover points at, in the window's coordinates; other styles don't need it.
  ///   - environment: Where it is presented.
  /// - Throws: `PresentationRefusal` where a popover has no anchor, and for the style `none`.
  package init(
    of presentation: ModalPresentation, preferredContentSize: Size?, anchor: PopoverAnchor? = nil,
    in environment: PresentationEnvironment
  ) throws(PresentationRefusal) {
    let behavior = environment.behavior
    let style = PresentationAdaptation(of: presentation, in: environment).style
    var sheets = SheetGeometry(environment: environment)
    var popover: PopoverPlacement?
    switch style {
    // The adaptation resolves `automatic`.
    case .fullScreen, .overFullScreen, .automatic: frame = environment.bounds
    case .currentContext, .overCurrentContext: frame = environment.contextFrame
    case .custom: frame = presentation.frame ?? environment.bounds
    case .pageSheet: frame = sheets.pageSheetFrame()
    case .formSheet: frame = sheets.formSheetFrame(preferredContentSize)
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
    // A form sheet of 540 is compact; that those as wide as regular windows aren't is chosen.
    let isNarrow = style == .popover || (style == .formSheet && frame.width < SizeClassRule.narrowestRegularWindow)
    horizontalSizeClass = isNarrow ? .compact : environment.traits.horizontalSizeClass
    dimming = style.isSheet ? Dimming(alpha: behavior.sheetDimmingAlpha, frame: environment.bounds) : nil
    hasSheetNavigationBar =
      style.isSheet && !environment.sheetsFillWindow && behavior.sheetNavigationBarHeight != nil
  }
}
