import LayoutModel

/// What is behind a card on a phone, from iOS 13 to 18: smaller, its corners round, its upper edge a little above the card's.
/// It is drawn so as a whole, in front of black; the views' frames stay what they are.
///
/// Where exactly it stands isn't documented: it is drawn as React Navigation imitates it (`forModalPresentationIOS`), 10 points
/// narrower on each side.
struct Recession {
  /// By how much it is smaller.
  let scale: Double
  /// Where its upper left corner stands, in the window.
  let origin: Point
  /// Of its corners, before it is smaller.
  let cornerRadius: Double

  /// The card of a picture, and the first view that doesn't recede behind it: what dims, or the card.
  static func card(of views: [DrawnView]) -> (card: Int, end: Int)? {
    guard let card = views.firstIndex(where: { $0.isCard && $0.isShown }) else { return nil }
    let before = views[..<card].lastIndex { $0.depth == 0 }
    return (card, before.flatMap { views[$0].className == LookTable.dimmingView ? $0 : nil } ?? card)
  }

  private static let inset = 10.0
  private static let fullRadius = 10.0

  /// Whether it is known how what is behind a card stands.
  static func isKnown(under traits: Traits) -> Bool {
    (13..<26).contains(traits.systemVersion.major) && traits.userInterfaceIdiom == .phone
      && !traits.interfaceOrientation.isLandscape
  }

  /// What a card makes of what is behind it.
  ///
  /// - Parameters:
  ///   - card: The card's frame; while it comes or goes it reaches below the window.
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
