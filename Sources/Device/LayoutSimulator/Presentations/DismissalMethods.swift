package import LayoutModel

extension SystemBehavior {
  /// The methods of a popover's delegate when a tap beside it dismisses the popover: of `UIPopoverController`'s
  /// delegate until iOS 7, of its presentation controller's since; from iOS 13 on they are those of all presentations
  /// (Apple's references).
  package var popoverDismissalMethods: (before: [String], after: String) {
    if hasModalInPresentation { return sheetDismissalMethods }
    let prefix = announcesSizes ? "popoverPresentationController" : "popoverController"
    return (["\(prefix)ShouldDismissPopover(_:)"], "\(prefix)DidDismissPopover(_:)")
  }

  /// The methods of a presentation's delegate when a tap beside a sheet, or a swipe, dismisses the sheet (Apple's reference).
  package var sheetDismissalMethods: (before: [String], after: String) {
    (
      ["presentationControllerShouldDismiss(_:)", "presentationControllerWillDismiss(_:)"],
      "presentationControllerDidDismiss(_:)"
    )
  }
}
