import LayoutModel

/// `UIRefreshControl`: pulled down to load a list anew.
enum RefreshControl {
  static let kind = KindDescription(
    .refreshControl, element: "refreshControl", isControl: true,
    sizes: ClassDefaults(looks: [ClassDefaults.Look(since: 6, width: nil, height: 60, evidence: .unsourced)]),
    hasFixedSize: true, drawnSize: { _ in .ofClass([.vertical]) }, look: look)

  /// The wheel that turns while the list loads; a control that nothing gives a width is out of sight.
  private static let look: KindDescription.Drawing = { context in
    var look = Look()
    if let frame = context.view.frame, frame.width > 0 { look.marks = ActivityIndicatorView.spokes(10, context) }
    return look
  }
}
