import LayoutModel

/// The recession of everything behind a card on a phone, from iOS 13 to 18. It is smaller, with round corners, and its
/// upper edge is a little above the card's. It is drawn so as a whole, in front of black; the views keep their frames.
///
/// Its exact place isn't documented. It is drawn as React Navigation imitates it (`forModalPresentationIOS`), 10 points
/// narrower on each side.
struct Recession {
  /// The scale of the smaller drawing.
  let scale: Double
  /// The upper left corner of the drawing, in the window.
  let origin: Point
  /// The corner radius before scaling.
  let cornerRadius: Double

  /// The card of a picture, and the first view that doesn't recede behind it: the dimming view, or the card.
  static func card(of views: [DrawnView]) -> (card: Int, end: Int)? {
    guard let card = views.firstIndex(where: { $0.isCard && $0.isShown }) else { return nil }
    let before = views[..<card].lastIndex { $0.depth == 0 }
    return (card, before.flatMap { views[$0].className == LookTable.dimmingView ? $0 : nil } ?? card)
  }

  private static let inset = 10.0
  private static let fullRadius = 10.0

  /// Tells whether the recession behind a card is known under traits.
  static func isKnown(under traits: Traits) -> Bool {
    (13..<26).contains(traits.systemVersion.major) && traits.userInterfaceIdiom == .phone
      && !traits.interfaceOrientation.isLandscape
  }

  /// Creates the recession behind a card.
  ///
  /// - Parameters:
  ///   - card: The card's frame, which reaches below the window during a transition.
  ///   - size: The window's size.
  init(behind card: Rect, in size: Size) {
    let below = max(0, card.maxY - size.height)
    let top = card.y - below
    let progress = min(1, max(0, 1 - below / max(1, size.height - top)))
    scale = size.width > 0 ? 1 - progress * 2 * Self.inset / size.width : 1
    origin = Point(x: progress * Self.inset, y: progress * max(0, top - Self.inset))
    cornerRadius = progress * Self.fullRadius
  }
}
