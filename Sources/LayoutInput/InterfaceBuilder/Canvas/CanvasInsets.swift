import LayoutModel

/// What Interface Builder simulates around a root view: its safe area and its margins (<doc:CanvasRules#Safe-areas>,
/// <doc:CanvasRules#Margins-of-roots>).
struct CanvasInsets {
  let era: XcodeEra
  let device: CanvasDevice
  /// The screen in the canvas's orientation.
  let screen: Size
  let isLandscape: Bool

  private static let navigationBar = 44.0
  private static let largeTitles = 52.0
  private static let navigationBarOfSheets = 56.0
  private static let homeIndicator = 34.0

  private var navigationBar: Double {
    if era >= .xcode26 { return 54 }
    return isLatePlus ? 50 : Self.navigationBar
  }

  /// A Plus phone on canvases since Xcode 15, which no longer came with one: its bar and cells are others' there.
  private var isLatePlus: Bool { era >= .xcode15 && device.id == "retina5_5" }

  /// The height of a tab bar or a toolbar above the home indicator; toolbars are as high as tab bars from Xcode 11 on.
  private func bottomBar(_ surroundings: CanvasController.Surroundings) -> Double {
    if surroundings.hasTabBar { return Self.tabBar }
    return surroundings.hasToolbar ? (era >= .xcode11 ? Self.tabBar : Self.navigationBar) : 0
  }

  private static let tabBar = 49.0

  // MARK: Safe area

  /// Late canvases of Xcode 16, and those of Xcode 26, inset views on phones without a button twice.
  private var countsTwice: Bool { era.countsSafeAreasTwice && device.hasIndicator }

  /// The safe area of a controller's view.
  func safeArea(of size: Size, _ surroundings: CanvasController.Surroundings) -> EdgeInsets {
    guard !surroundings.isPopover || isSheet(size) else { return .zero }
    return EdgeInsets(top: top(of: size, surroundings), bottom: bottom(of: size, surroundings))
  }

  private func top(of size: Size, _ surroundings: CanvasController.Surroundings) -> Double {
    let missing = screen.height - size.height
    let status = isLandscape && device.idiom == .phone ? 0 : device.statusInset(era)
    let bar = surroundings.hasNavigationBar ? navigationBar : 0
    if isSheet(size) {
      guard surroundings.hasNavigationBar else { return 0 }
      return era >= .xcode26 ? 126 : Self.navigationBarOfSheets
    }
    // A root already short by what stands above it begins below that.
    if missing > 0, size.width == screen.width {
      let above = [status, device.statusBar].flatMap { [$0, $0 + bar] }.filter { $0 > 0 }
      let below = [0, bottomBar(surroundings) + indicator]
      if above.contains(where: { top in below.contains { top + $0 == missing } }) { return 0 }
    }
    let large = surroundings.hasNavigationBar && surroundings.hasLargeTitles ? Self.largeTitles : 0
    return (countsTwice ? 2 : 1) * status + bar + large
  }

  /// A sheet leaves a strip of the screen above itself.
  private func isSheet(_ size: Size) -> Bool {
    guard era >= .xcode11, size.width == screen.width else { return false }
    let missing = screen.height - size.height
    return device.hasIndicator ? [44, 48, 54].contains(missing) : missing == 20
  }

  private var indicator: Double { device.hasIndicator ? (isLandscape ? 21 : Self.homeIndicator) : 0 }

  private func bottom(of size: Size, _ surroundings: CanvasController.Surroundings) -> Double {
    let bar = bottomBar(surroundings)
    let missing = screen.height - size.height
    let status = device.statusInset(era)
    let above = [0, status, status + (surroundings.hasNavigationBar ? navigationBar : 0)]
    if bar > 0 {
      let isShort = size.width == screen.width && above.contains { $0 + bar + indicator == missing }
      return isShort ? 0 : bar + indicator
    }
    return countsTwice ? (isSheet(size) ? 0 : 2 * indicator) : indicator
  }

  /// The safe area of a xib's root view, or of one beside controllers.
  func safeArea(ofTopLevel size: Size, _ surroundings: CanvasController.Surroundings) -> EdgeInsets {
    guard era >= .xcode9 else { return .zero }
    var insets = safeArea(of: size, surroundings)
    if size.height < Self.leastHeightWithBottom { insets.bottom = 0 }
    if !device.hasIndicator, era <= .xcode14, size.height < Self.leastHeightWithTop { insets.top = 0 }
    return insets
  }

  private static let leastHeightWithBottom = 200.0
  private static let leastHeightWithTop = 400.0

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

  private static let widthOfWideViews = 400.0

  // MARK: Cells

  /// The margins of a table cell's content.
  ///
  /// - Parameters:
  ///   - width: The cell's width.
  ///   - isInTable: Whether the cell stands in a table, not at a xib's top.
  ///   - hasAccessory: Whether the cell shows an accessory.
  ///   - preserves: Whether the content preserves its superview's margins.
  /// - Returns: The margins.
  func contentMargins(ofCell width: Double, isInTable: Bool, hasAccessory: Bool, preserves: Bool) -> EdgeInsets {
    guard era >= .xcode9 else { return EdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    let side = sideMargin(ofCell: width, isInTable: isInTable, preserves: preserves)
    let vertical = era >= .xcode26 ? 15.0 : 11
    return EdgeInsets(
      top: vertical, left: side, bottom: era < .xcode11 ? 10.5 : vertical, right: hasAccessory ? 8 : side)
  }

  private func sideMargin(ofCell width: Double, isInTable: Bool, preserves: Bool) -> Double {
    if era < .xcode12, screen.width <= Self.widthOfSmallPhones { return 15 }
    if era < .xcode11 { return width < Self.widthOfWideViews ? 16 : 20 }
    if era == .xcode11 {
      if device.id == "retina4_7" { return isInTable && !preserves ? 16 : 15 }
      return width < Self.widthOfWideViews ? 16 : 20
    }
    let width = isInTable ? screen.width : min(width, screen.width)
    if isLatePlus { return 16 }
    if width == Self.widthBetween { return era >= .xcode26 ? 16 : 20 }
    return width < Self.widthBetween ? 16 : 20
  }

  private static let widthOfSmallPhones = 320.0
  private static let widthBetween = 390.0
}
