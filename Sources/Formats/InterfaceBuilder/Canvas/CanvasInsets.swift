import LayoutModel

/// The insets that Interface Builder simulates around a root view: its safe area and its margins
/// (<doc:CanvasRules#Safe-areas>, <doc:CanvasRules#Margins-of-roots>).
struct CanvasInsets {
  let era: XcodeEra
  let device: CanvasDevice
  /// The screen in the canvas's orientation.
  let screen: Size
  let isLandscape: Bool

  static let phonesNavigationBar = 44.0
  private static let largeTitles = 52.0
  private static let navigationBarOfSheets = 56.0

  var navigationBar: Double { era >= .xcode26 ? 54 : Self.phonesNavigationBar }

  /// The height of the bars above the home indicator. From Xcode 11 on, toolbars are as high as tab bars, and stand on
  /// them.
  func bottomBars(_ surroundings: CanvasController.Surroundings) -> Double {
    let toolbar = surroundings.hasToolbar ? (era >= .xcode11 ? Self.tabBar : Self.phonesNavigationBar) : 0
    guard surroundings.hasTabBar else { return toolbar }
    return era >= .xcode11 || toolbar == 0 ? Self.tabBar + toolbar : toolbar
  }

  private static let tabBar = 49.0

  /// The height of a toolbar in a view on devices with a home indicator, from Xcode 11 on; `nil` elsewhere.
  var toolbarAboveIndicator: Double? {
    era >= .xcode11 && device.idiom == .phone && device.hasIndicator ? Self.tabBar : nil
  }

  // MARK: Safe area

  /// A Boolean that tells whether safe areas count twice: late canvases of Xcode 16, and those of Xcode 26, inset views
  /// on phones without a button twice.
  private var countsTwice: Bool { era.countsSafeAreasTwice && device.hasIndicator }

  /// The safe area of a controller's view.
  func safeArea(of size: Size, _ surroundings: CanvasController.Surroundings) -> EdgeInsets {
    if surroundings.isEmbedded, era < .xcode9 { return .zero }
    var surroundings = surroundings
    if era < .xcode9 { surroundings.navigationBar = nil }
    if isSheet(size, surroundings) {
      // A sheet covers the tab bar of its presenter.
      surroundings.hasTabBar = surroundings.standsInTabs
    } else if surroundings.isPopover {
      return device.hasIndicator && size != screen ? EdgeInsets(top: device.statusInset(era)) : .zero
    }
    var insets = EdgeInsets(top: top(of: size, surroundings), bottom: bottom(of: size, surroundings))
    let isLow = era >= .xcode9 && era < .xcode11 && size.height < Self.leastHeightWithTop
    if isLow, !device.hasIndicator, !surroundings.hasNavigationBar { insets.top = 0 }
    return insets
  }

  /// The safe area of a xib's root view, or of a view beside controllers.
  func safeArea(ofTopLevel size: Size, _ surroundings: CanvasController.Surroundings) -> EdgeInsets {
    era >= .xcode9 ? safeArea(of: size, surroundings) : .zero
  }

  private static let leastHeightWithTop = 400.0

  private func top(of size: Size, _ surroundings: CanvasController.Surroundings) -> Double {
    let status = status(surroundings)
    let bar = surroundings.hasNavigationBar ? navigationBar : 0
    let missing = size.width == screen.width ? screen.height - size.height : 0
    // A root that the bars above have already shortened begins right below them.
    if missing > 0 {
      let end = surroundings.hasNavigationBar ? endOfNavigationBar(surroundings) : nil
      var above = end.map { end in strips(surroundings).map { $0 + end } } ?? []
      if !isSheet(size, surroundings) {
        let bars = era < .xcode11 ? [0, Self.phonesNavigationBar] : [0, bar]
        above += [status, device.statusBar].flatMap { status in bars.map { status + $0 } }
      }
      let below = [0, bottomBars(surroundings) + indicator]
      if above.contains(where: { top in top > 0 && below.contains { top + $0 == missing } }) { return 0 }
    }
    // The bar that the file draws determines its lower end.
    if surroundings.hasNavigationBar, let end = endOfNavigationBar(surroundings) { return end }
    if isSheet(size, surroundings) {
      guard surroundings.hasNavigationBar else { return 0 }
      return era >= .xcode26 ? 126 : Self.navigationBarOfSheets
    }
    let isLarge = surroundings.hasLargeTitles && !surroundings.neverShowsLargeTitle
    let large = surroundings.hasNavigationBar && isLarge ? Self.largeTitles : 0
    return (countsTwice ? 2 : 1) * status + bar + large
  }

  /// The top of the rows of a table that a controller shows: below the bars, counted once.
  func topOfRows(of size: Size, _ surroundings: CanvasController.Surroundings) -> Double {
    let top = safeArea(of: size, surroundings).top
    return countsTwice && !isSheet(size, surroundings) ? top - min(status(surroundings), top) : top
  }

  /// The height that the status bar takes. It is 0 on a phone in landscape. It is also 0 if the scene has no status
  /// bar, on a phone up to Xcode 8, on a pad up to Xcode 10.
  func status(_ surroundings: CanvasController.Surroundings) -> Double {
    if isLandscape, device.idiom == .phone { return 0 }
    if surroundings.hidesStatusBar, era < (device.idiom == .pad ? .xcode11 : .xcode9) { return 0 }
    return device.statusInset(era)
  }

  /// The heights that sheets leave free at the top of the screen, and 0.
  private func strips(_ surroundings: CanvasController.Surroundings) -> [Double] {
    let strip = device.hasIndicator ? [44.0, 48, 54] : [20]
    let isLate = (.xcode14 ... .xcode16).contains(era) || surroundings.isPageSheet
    return [0] + strip + (isLate && device.hasIndicator ? [Self.stripOfLateSheets] : [])
  }

  private static let stripOfLateSheets = 10.0

  private func isSheet(_ size: Size, _ surroundings: CanvasController.Surroundings) -> Bool {
    let missing = screen.height - size.height
    return era >= .xcode11 && size.width == screen.width && missing > 0 && strips(surroundings).contains(missing)
  }

  var indicator: Double { device.indicatorInset(isLandscape: isLandscape) }

  private func bottom(of size: Size, _ surroundings: CanvasController.Surroundings) -> Double {
    let bars = bottomBars(surroundings)
    let missing = screen.height - size.height
    if bars > 0 {
      let status = device.statusInset(era)
      let above = [0, status, status + (surroundings.hasNavigationBar ? navigationBar : 0)]
      // A root may end where its bars begin, or be as short as they alone.
      let isShort =
        size.width == screen.width && above.contains { [$0 + bars + indicator, $0 + bars].contains(missing) }
      return isShort ? 0 : bars + (countsTwice ? 2 : 1) * indicator
    }
    if isSheet(size, surroundings) { return countsTwice || missing == Self.stripOfLateSheets ? 0 : indicator }
    // A root that is low, and no wider than the screen, has no strip or, later, one.
    let isLow = size.height < Self.shareOfLowRoots * screen.height && size.width <= screen.width
    if isLow { return era.leavesOutInsets ? 0 : indicator }
    return (countsTwice ? 2 : 1) * indicator
  }

  private static let shareOfLowRoots = 0.65

  // MARK: Margins

  /// The margins of a controller's view.
  func margins(of size: Size) -> EdgeInsets {
    let side = size.width >= Self.widthOfWideViews && era > .xcode6 ? 20.0 : 16
    return EdgeInsets(left: side, right: side)
  }

  /// The margins of a xib's root view.
  func margins(ofTopLevel size: Size) -> EdgeInsets {
    era >= .xcode8 ? margins(of: size) : EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }

  /// The width of the narrowest wide views that were seen. The widest others are 393 wide.
  private static let widthOfWideViews = 394.0
}
