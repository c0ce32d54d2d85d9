/// Differences between versions of iOS in presentations (<doc:Presentations>).
///
/// Whatever the article calls inferred or unknown is chosen here and nowhere else; each property says so.
extension SystemBehavior {
  // MARK: Styles

  /// The meaning of `automatic`: a page sheet from iOS 13 on, full screen before
  /// (<doc:Presentations#Styles-and-their-numbers>; documented).
  package var automaticPresentationStyle: ModalPresentationStyle {
    systemVersion.major >= 13 ? .pageSheet : .fullScreen
  }

  /// True where the popover style exists and adapts: from iOS 8 on. Before, popovers are those of `UIPopoverController`
  /// (<doc:Presentations#Adaptation>; documented).
  package var hasPopoverStyle: Bool { systemVersion.major >= 8 }

  /// A Boolean that tells whether styles adapt to size classes and delegates are asked: from iOS 8 on. Before, phones
  /// show sheets in full (<doc:Presentations#Adaptation>; documented).
  package var adaptsPresentationsToTraits: Bool { systemVersion.major >= 8 }

  /// A Boolean that tells whether sheets are cards in compact width: from iOS 13 on. Before, they are full screen
  /// there, and so are popovers (<doc:Presentations#Adaptation>; documented).
  package var showsSheetsAsCards: Bool { systemVersion.major >= 13 }

  // MARK: Sheets

  /// The size of a form sheet: 540 × 620 (<doc:Presentations#Form-sheets>; observed up to iOS 15). From iOS 16 on it is
  /// slightly larger by an unknown amount; chosen: the same.
  package var formSheetSize: Size { Size(width: 540, height: 620) }

  /// A Boolean that tells whether `preferredContentSize` replaces a form sheet's size: from iOS 7 on
  /// (<doc:Presentations#Form-sheets>; documented).
  package var formSheetsTakePreferredContentSize: Bool { systemVersion.major >= 7 }

  /// The distance from the safe area's top to a card.
  ///
  /// iOS 13 to 15: 10 with a home indicator, 0 with a home button, as Interface Builder draws them; iOS 26: 0 on phones
  /// with a home indicator, 10 elsewhere (<doc:Presentations#Page-sheets>; observed). Chosen for iOS 16 to 25: as with
  /// iOS 26.
  package func cardOffset(idiom: UserInterfaceIdiom, hasHomeIndicator: Bool) -> Double {
    systemVersion.major <= 15
      ? (hasHomeIndicator ? 10 : 0)
      : (idiom == .phone && hasHomeIndicator ? 0 : 10)
  }

  /// A Boolean that tells whether a page sheet is as wide as a pad's window, as observed with iOS 26 in portrait
  /// (<doc:Presentations#Page-sheets>). Chosen for landscape: the same.
  package var pageSheetsFillWidth: Bool { systemVersion.major >= 26 }

  /// The maximum width of a page sheet on a pad from iOS 13 to 25. Only bounds are known
  /// (<doc:Presentations#Page-sheets>, inferred: wider than a form sheet, narrower than the screen); chosen: the
  /// readable width of 664 with margins of 20.
  package var widthOfCentredPageSheets: Double { 704 }

  /// The minimum room that a page sheet on a pad leaves on each side from iOS 13 to 25, and above and below beyond the
  /// safe area's top. Chosen: 20; no figure is known (<doc:Presentations#Page-sheets>, inferred).
  package var marginOfCentredPageSheets: Double { 20 }

  /// The distance of a sheet that isn't as high as it can be from the window's sides and bottom, in points: sheets float
  /// from iOS 26 on (measured there); `nil` where they don't.
  package var marginOfFloatingSheets: Double? { systemVersion.major >= 26 ? 8 : nil }

  /// The width of an alert, in points: 320 with iOS 26 (measured), and 270 before (general knowledge).
  package var alertWidth: Double { systemVersion.major >= 26 ? 320 : 270 }

  /// The height of a navigation bar in a sheet that doesn't fill the window: 56 from iOS 13 to 18; `nil` in other
  /// versions, where it is as elsewhere (<doc:Bars#Navigation-bars>; observed).
  package var sheetNavigationBarHeight: Double? { (13..<26).contains(systemVersion.major) ? 56 : nil }

  /// The opacity of a sheet's dimming of the views behind: 0.2 (<doc:Presentations#Page-sheets>; observed with iOS 26).
  /// Chosen before iOS 13: 0.4.
  package var sheetDimmingAlpha: Double { systemVersion.major >= 13 ? 0.2 : 0.4 }

  /// Tells whether a tap beside a pad's sheet dismisses it: from iOS 13 on, unless `isModalInPresentation` (Apple's
  /// reference of that property; seen with iOS 14.2). Before, and on phones, it does nothing.
  package func dismissesSheetsByTap(on idiom: UserInterfaceIdiom) -> Bool {
    systemVersion.major >= 13 && idiom == .pad
  }

  /// A Boolean that tells whether controllers have `isModalInPresentation`: from iOS 13 on (Apple's reference).
  package var hasModalInPresentation: Bool { systemVersion.major >= 13 }

  // MARK: Transitions

  /// The distance that the view below moves aside when another is pushed over it, as a share of its width. It is 1
  /// until iOS 6, where the two move side by side, and 0.3 since iOS 7 (general knowledge).
  package var shareOfPushedAsideViews: Double { systemVersion.major >= 7 ? 0.3 : 1 }

  /// A Boolean that tells whether a full-screen presentation from a popover's content goes wrong: until iOS 5. That content is asked about
  /// orientations as the presented controller comes and goes, and the controller leaves by the wrong edge in landscape (a note of 2011 on
  /// modals from popovers). The end with iOS 6, which asks differently, is inferred.
  package var misplacesModalsOfPopovers: Bool { systemVersion.major <= 5 }

  // MARK: Popovers

  /// A Boolean that tells whether popovers have margins and backgrounds of their own: from iOS 5 on (Apple's references
  /// of `UIPopoverController` and `UIPopoverBackgroundView`).
  package var hasPopoverAppearance: Bool { systemVersion.major >= 5 }

  /// A Boolean that tells whether an application ends where a `UIPopoverController` is deallocated while its popover is
  /// up: until iOS 7.0 (<doc:Presentations#What-throws>; chapter 17 of the book's fourth edition). From 7.1 on the
  /// popover stays up by itself, according to a summary of that chapter.
  package var endsWithVisiblePopovers: Bool { systemVersion < SystemVersion(major: 7, minor: 1) }

  /// The width of a popover's arrow at its base: 37 (<doc:Presentations#Popovers>; general knowledge).
  package var popoverArrowBase: Double { 37 }

  /// The radius of a popover's corners, which its arrow keeps clear of: 13 (<doc:Presentations#Popovers>; inferred).
  /// Chosen for all versions.
  package var popoverCornerRadius: Double { 13 }

  /// The distance of a popover from the window's edges: 10 points, 19 with iOS 26 (<doc:Presentations#Popovers>; 19
  /// observed, 10 general knowledge).
  package var popoverMargin: Double { systemVersion.major >= 26 ? 19 : 10 }

  /// The length of a popover's arrow: 13 (<doc:Presentations#Popovers>; observed with iOS 26). Chosen for all versions.
  package var popoverArrowHeight: Double { 13 }

  /// The possible widths of a popover's content: 320 to 600, from iOS 7 on narrower ones too
  /// (<doc:Presentations#Popovers>; general knowledge).
  package var popoverContentWidths: ClosedRange<Double> { (systemVersion.major >= 7 ? 0 : 320)...600 }

  /// The default width of a popover's content: 320 (<doc:Presentations#Popovers>; documented).
  package var popoverContentWidth: Double { 320 }

  /// The default height of a popover's content: 1100 before iOS 7 (<doc:Presentations#Popovers>; documented); `nil` for
  /// the whole available height.
  package var popoverContentHeight: Double? { systemVersion.major >= 7 ? nil : 1100 }

  /// The directions of a popover's arrow in the order in which they are tried: up, down, left, right with iOS 26; up,
  /// left, right, down before (<doc:Presentations#Choice-of-direction>; observed, the latter in a copy of UIKit).
  package var popoverArrowDirections: [PopoverArrowDirection] {
    systemVersion.major >= 26 ? [.up, .down, .left, .right] : [.up, .left, .right, .down]
  }

  /// A Boolean that tells whether a direction is taken only if the popover is centred on its anchor there: with iOS 26,
  /// where the first permitted direction holds if none is so. Before, enough room on that side suffices
  /// (<doc:Presentations#Choice-of-direction>; observed).
  package var popoversStandCentred: Bool { systemVersion.major >= 26 }

  /// The distance from the safe area's top to a popover of a bar button item, which has no arrow then: 30 with iOS 26;
  /// `nil` before, where it has one (<doc:Presentations#Placement-of-popovers-with-iOS-26>; observed).
  package var popoverOffsetOfBarButtonItems: Double? { systemVersion.major >= 26 ? 30 : nil }
}
