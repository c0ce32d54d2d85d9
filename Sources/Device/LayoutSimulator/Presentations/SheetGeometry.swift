import LayoutModel

/// The places of page sheets and form sheets (<doc:Presentations#Page-sheets>, <doc:Presentations#Form-sheets>).
///
/// Frames are in the window's coordinates and no larger than the window.
struct SheetGeometry {
  let environment: PresentationEnvironment
  /// The comparisons on the way.
  private(set) var decisions = Decisions()

  init(environment: PresentationEnvironment) {
    self.environment = environment
  }

  private var bounds: Rect { environment.bounds }
  private var behavior: SystemBehavior { environment.behavior }

  /// The frame of a page sheet.
  ///
  /// Before iOS 13 it is as wide as the window's shorter side, centred, and as high as there is room under the status
  /// bar. Later it is a card in compact width, on pads with iOS 26 too, and fills the window in compact height; on pads
  /// before iOS 26 it is centred.
  mutating func pageSheetFrame() -> Rect {
    guard behavior.showsSheetsAsCards else {
      let width = decisions.smaller(bounds.width, bounds.height)
      let top = decisions.smaller(environment.statusBarHeight, bounds.height)
      return Rect(x: (bounds.width - width) / 2, y: top, width: width, height: bounds.height - top)
    }
    if environment.sheetsFillWindow { return bounds }
    if environment.traits.horizontalSizeClass == .compact || behavior.pageSheetsFillWidth { return cardFrame() }
    let margin = behavior.marginOfCentredPageSheets
    return centred(
      Size(
        width: decisions.smaller(behavior.widthOfCentredPageSheets, bounds.width - 2 * margin),
        height: bounds.height - 2 * (environment.window.safeAreaInsets.top + margin)))
  }

  /// The frame of a form sheet: in the window's middle, or from iOS 13 on that of a page sheet in compact environments.
  ///
  /// - Parameter preferredContentSize: The controller's preferred size; a length that isn't positive counts as not set.
  /// - Returns: The frame, above the keyboard in landscape.
  mutating func formSheetFrame(_ preferredContentSize: Size?) -> Rect {
    if behavior.showsSheetsAsCards {
      if environment.sheetsFillWindow { return bounds }
      if environment.traits.horizontalSizeClass == .compact { return cardFrame() }
    }
    var size = behavior.formSheetSize
    if behavior.formSheetsTakePreferredContentSize, let preferredContentSize {
      if preferredContentSize.width > 0 { size.width = preferredContentSize.width }
      if preferredContentSize.height > 0 { size.height = preferredContentSize.height }
    }
    return aboveKeyboard(centred(size))
  }

  /// The frame of a card: as wide as the window, from a little below the safe area's top to the window's bottom.
  private mutating func cardFrame() -> Rect {
    let offset = behavior.cardOffset(idiom: environment.idiom, hasHomeIndicator: environment.hasHomeIndicator)
    let top = decisions.smaller(environment.window.safeAreaInsets.top + offset, bounds.height)
    return Rect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
  }

  /// The frame of a card at a detent: a card less high than it could be, which floats from iOS 26 on.
  ///
  /// Measured on a phone of 393 by 852 points with iOS 26: a detent of 400 is (8, 427.669, 377, 416.331), a card of 400
  /// points above the safe area's bottom, scaled to the width between its margins.
  ///
  /// - Parameters:
  ///   - card: The card's frame where it is as high as it can be.
  ///   - detent: The detent; `nil` for the highest one.
  /// - Returns: The frame.
  mutating func frame(of card: Rect, at detent: SheetDetent?) -> Rect {
    guard let detent, isCard(card), let value = detent.value(below: maximumDetentValue(of: card)) else { return card }
    let height = decisions.smaller(value + environment.window.safeAreaInsets.bottom, card.height)
    guard let margin = behavior.marginOfFloatingSheets, card.width > 2 * margin else {
      return Rect(x: card.x, y: bounds.height - height, width: card.width, height: height)
    }
    let width = card.width - 2 * margin
    let scaled = height * width / card.width
    return Rect(x: card.x + margin, y: bounds.height - margin - scaled, width: width, height: scaled)
  }

  /// The height of the safe area in a card that is as high as it can be: the value of no detent is more.
  func maximumDetentValue(of card: Rect) -> Double { card.height - environment.window.safeAreaInsets.bottom }

  /// Tells whether a sheet lies at the window's bottom, below its top: detents are of these alone.
  private func isCard(_ frame: Rect) -> Bool { frame.y > 0 && frame.maxY == bounds.height }

  /// A rectangle of a size in the window's middle, cut to the window. The known examples are centred in the whole
  /// window, including the status bar.
  private mutating func centred(_ size: Size) -> Rect {
    let width = decisions.larger(0, decisions.smaller(size.width, bounds.width))
    let height = decisions.larger(0, decisions.smaller(size.height, bounds.height))
    return Rect(x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width, height: height)
  }

  /// A frame moved up until the keyboard doesn't cover it, only in landscape.
  ///
  /// The frame keeps its size, unless it would reach above the status bar; then it is cut at the keyboard. The distance isn't sourced
  /// (<doc:Presentations#Form-sheets>); chosen: to the keyboard's top.
  private mutating func aboveKeyboard(_ frame: Rect) -> Rect {
    let bottom = environment.keyboardTop
    guard environment.traits.interfaceOrientation.isLandscape, decisions.isPositive(frame.maxY - bottom) else {
      return frame
    }
    let highest = decisions.smaller(environment.statusBarHeight, frame.y)
    let top = decisions.larger(bottom - frame.height, highest)
    let height = decisions.larger(0, decisions.smaller(frame.height, bottom - top))
    return Rect(x: frame.x, y: top, width: frame.width, height: height)
  }
}

extension PresentationEnvironment {
  /// A Boolean that tells whether a sheet fills the window: in compact height, once sheets are cards.
  var sheetsFillWindow: Bool { behavior.showsSheetsAsCards && traits.verticalSizeClass == .compact }
}
