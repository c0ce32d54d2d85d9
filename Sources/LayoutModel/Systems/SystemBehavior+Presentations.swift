/// Where versions of iOS differ in presentations (<doc:Presentations>).
///
/// What the article calls inferred or unknown is chosen here and nowhere else; each property says so.
extension SystemBehavior {
  // MARK: Styles

  /// What `automatic` stands for: a page sheet from iOS 13 on, full screen before
  /// (<doc:Presentations#Styles-and-their-numbers>; documented).
  package var automaticPresentationStyle: ModalPresentationStyle {
    systemVersion.major >= 13 ? .pageSheet : .fullScreen
  }

  /// Whether there is a popover style that adapts, from iOS 8 on; before, popovers are those of `UIPopoverController`
  /// (<doc:Presentations#Adaptation>; documented).
  package var hasPopoverStyle: Bool { systemVersion.major >= 8 }

  /// Whether styles adapt to size classes and delegates are asked, from iOS 8 on; before, phones show sheets in full
  /// (<doc:Presentations#Adaptation>; documented).
  package var adaptsPresentationsToTraits: Bool { systemVersion.major >= 8 }

  /// Whether sheets stand as cards in compact width, from iOS 13 on; before, they are full screen there, and so is a
  /// popover (<doc:Presentations#Adaptation>; documented).
  package var showsSheetsAsCards: Bool { systemVersion.major >= 13 }

  // MARK: Sheets

  /// The size of a form sheet: 540 × 620 (<doc:Presentations#Form-sheets>; observed up to iOS 15). From iOS 16 on it is
  /// slightly larger by a figure that isn't known; chosen: the same.
  package var formSheetSize: Size { Size(width: 540, height: 620) }

  /// Whether `preferredContentSize` replaces a form sheet's size: from iOS 7 on (<doc:Presentations#Form-sheets>;
  /// documented).
  package var formSheetsTakePreferredContentSize: Bool { systemVersion.major >= 7 }

  /// How far below the safe area's top a card begins.
  ///
  /// iOS 13 to 15: 10 with a home indicator, nothing with a home button, as Interface Builder draws them; iOS 26: nothing
  /// on phones with a home indicator, 10 elsewhere (<doc:Presentations#Page-sheets>; observed). Chosen for iOS 16 to
  /// 25: as with iOS 26.
  package func cardOffset(idiom: UserInterfaceIdiom, hasHomeIndicator: Bool) -> Double {
    systemVersion.major <= 15
      ? (hasHomeIndicator ? 10 : 0)
      : (idiom == .phone && hasHomeIndicator ? 0 : 10)
  }

  /// Whether a page sheet is as wide as a pad's window, as iOS 26 was observed in portrait
  /// (<doc:Presentations#Page-sheets>). Chosen for landscape: the same.
  package var pageSheetsFillWidth: Bool { systemVersion.major >= 26 }

  /// How wide a page sheet is at most on a pad from iOS 13 to 25. Only bounds are known
  /// (<doc:Presentations#Page-sheets>, inferred: wider than a form sheet, narrower than the screen); chosen: the
  /// readable width of 664 with margins of 20.
  package var widthOfCentredPageSheets: Double { 704 }

  /// What a page sheet on a pad leaves free at least on each side from iOS 13 to 25, and above and below beyond the safe
  /// area's top. Chosen: 20; no figure is known (<doc:Presentations#Page-sheets>, inferred).
  package var marginOfCentredPageSheets: Double { 20 }

  /// The height of a navigation bar in a sheet that doesn't fill the window: 56 from iOS 13 to 18, as anywhere else in
  /// other versions (<doc:Bars#Navigation-bars>; observed).
  package var sheetNavigationBarHeight: Double? { (13..<26).contains(systemVersion.major) ? 56 : nil }

  /// How dark a sheet makes what is behind it: 0.2 (<doc:Presentations#Page-sheets>; observed with iOS 26). Chosen
  /// before iOS 13: 0.4.
  package var sheetDimmingAlpha: Double { systemVersion.major >= 13 ? 0.2 : 0.4 }

  /// Whether a tap beside a sheet of a pad dismisses it: from iOS 13 on, unless `isModalInPresentation` (Apple's reference of that
  /// property; seen with iOS 14.2). Before, and on phones, nothing comes of it.
  package func dismissesSheetsByTap(on idiom: UserInterfaceIdiom) -> Bool {
    systemVersion.major >= 13 && idiom == .pad
  }

  /// Whether controllers can say `isModalInPresentation`: from iOS 13 on (Apple's reference).
  package var hasModalInPresentation: Bool { systemVersion.major >= 13 }

  // MARK: Transitions

  /// How far the view below moves aside as another is pushed over it, in parts of its width: all of it until iOS 6, where the two
  /// move side by side; since iOS 7 three tenths (general knowledge).
  package var shareOfPushedAsideViews: Double { systemVersion.major >= 7 ? 0.3 : 1 }

  /// Whether a popover's content that presents a controller itself is asked about orientations as that comes and goes, and the
  /// controller leaves by the wrong edge in landscape: until iOS 5, as the note of 2011 on modals from popovers has it; that it
  /// ended with iOS 6, which asks otherwise, is inferred.
  package var misplacesModalsOfPopovers: Bool { systemVersion.major <= 5 }

  // MARK: Popovers

  /// Whether popovers have margins and backgrounds of their own: from iOS 5 on (Apple's references of `UIPopoverController` and
  /// `UIPopoverBackgroundView`).
  package var hasPopoverAppearance: Bool { systemVersion.major >= 5 }

  /// Whether an application ends where a `UIPopoverController` goes away while its popover is up: until iOS 7.0
  /// (<doc:Presentations#What-throws>; chapter 17 of the book's fourth edition). From 7.1 on the popover stays up by
  /// itself, as a summary of that chapter saw it.
  package var endsWithVisiblePopovers: Bool { systemVersion < SystemVersion(major: 7, minor: 1) }

  /// How wide a popover's arrow is at its base: 37 (<doc:Presentations#Popovers>; general knowledge).
  package var popoverArrowBase: Double { 37 }

  /// The radius of a popover's corners, from which its arrow stays away: 13 (<doc:Presentations#Popovers>; inferred).
  /// Chosen for all versions.
  package var popoverCornerRadius: Double { 13 }

  /// How far a popover stays from the window's edges: 10 points, 19 with iOS 26 (<doc:Presentations#Popovers>; 19
  /// observed, 10 general knowledge).
  package var popoverMargin: Double { systemVersion.major >= 26 ? 19 : 10 }

  /// What a popover's arrow adds along its axis: 13 (<doc:Presentations#Popovers>; observed with iOS 26). Chosen for
  /// all versions.
  package var popoverArrowHeight: Double { 13 }

  /// The widths that a popover's content may have: 320 to 600, from iOS 7 on narrower ones too
  /// (<doc:Presentations#Popovers>; general knowledge).
  package var popoverContentWidths: ClosedRange<Double> { (systemVersion.major >= 7 ? 0 : 320)...600 }

  /// How wide a popover's content is that says nothing: 320 (<doc:Presentations#Popovers>; documented).
  package var popoverContentWidth: Double { 320 }

  /// How high a popover's content that says nothing would be: 1100 before iOS 7 (<doc:Presentations#Popovers>;
  /// documented); `nil` for all the height that there is.
  package var popoverContentHeight: Double? { systemVersion.major >= 7 ? nil : 1100 }

  /// The directions of a popover's arrow in the order in which they are tried: up, down, left, right with iOS 26; before,
  /// up, left, right, down (<doc:Presentations#Choice-of-direction>; observed, the latter in a copy of UIKit).
  package var popoverArrowDirections: [PopoverArrowDirection] {
    systemVersion.major >= 26 ? [.up, .down, .left, .right] : [.up, .left, .right, .down]
  }

  /// Whether a direction is taken only if the popover stands centred on its anchor there: with iOS 26, where the first
  /// permitted direction holds if none is so; before, room on that side is enough
  /// (<doc:Presentations#Choice-of-direction>; observed).
  package var popoversStandCentred: Bool { systemVersion.major >= 26 }

  /// How far below the safe area's top a popover of a bar button item begins, which then has no arrow: 30 with iOS 26; `nil`
  /// before, where it has one (<doc:Presentations#Placement-of-popovers-with-iOS-26>; observed).
  package var popoverOffsetOfBarButtonItems: Double? { systemVersion.major >= 26 ? 30 : nil }
}
