/// The shape of a screen, which takes room from the window (<doc:Devices#Screen-kinds>).
package enum ScreenKind: Hashable, Sendable {
  /// A phone with a home button: the status bar above, hidden in landscape from iOS 8.
  case homeButtonPhone
  /// A phone with a notch of this height, which applies to both sides in landscape; on iOS 12 and 13 of another, where it is given.
  case notch(top: Double, early: Double? = nil)
  /// A phone with an island, which takes this much at the top, and in landscape at both sides. The status bar's frame
  /// is lower, and `nil` where it isn't sourced.
  case dynamicIsland(top: Double, statusBar: Double?)
  /// A pad with a home button.
  case homeButtonPad
  /// A pad without a home button.
  case allScreenPad

  /// The name of the class in `Fixtures/UIKit/devices.jsonl`; `none` for screens without rounded corners.
  package var name: String {
    switch self {
    case .homeButtonPhone, .homeButtonPad: "none"
    case .notch: "notch"
    case .dynamicIsland: "dynamicIsland"
    case .allScreenPad: "homeIndicatorPad"
    }
  }

  package var supportsPortraitUpsideDown: Bool {
    switch self {
    case .notch, .dynamicIsland: false
    case .homeButtonPhone, .homeButtonPad, .allScreenPad: true
    }
  }

  package var hasHomeButton: Bool {
    switch self {
    case .homeButtonPhone, .homeButtonPad: true
    case .notch, .dynamicIsland, .allScreenPad: false
    }
  }

  /// The window's safe area: none before iOS 11, and with other bars from iOS 26 on (<doc:Devices#Changes-with-iOS-26>).
  package func safeAreaInsets(on system: SystemVersion) -> OrientedInsets {
    guard system.major >= 11 else { return OrientedInsets() }
    let isNewDesign = system.major >= 26
    switch self {
    case .homeButtonPhone:
      return OrientedInsets(portrait: EdgeInsets(top: 20))
    case .notch, .dynamicIsland:
      let top = notchHeight(on: system)
      return OrientedInsets(
        portrait: EdgeInsets(top: top, bottom: 34),
        landscapeLeft: EdgeInsets(left: top, bottom: isNewDesign ? 20 : 21, right: top))
    case .homeButtonPad:
      return OrientedInsets(everywhere: EdgeInsets(top: isNewDesign ? 32 : 20))
    case .allScreenPad:
      return OrientedInsets(everywhere: EdgeInsets(top: isNewDesign ? 32 : 24, bottom: isNewDesign ? 25 : 20))
    }
  }

  /// The height of the status bar's frame, in points; 0 where it is hidden, `nil` where it isn't sourced: on the newest
  /// phones with an island, and on pads from iOS 26 on.
  ///
  /// - Parameters:
  ///   - isLandscape: A Boolean that tells whether the interface is in landscape, where phones hide the bar from iOS 8 on.
  ///   - system: The system.
  /// - Returns: The height.
  package func statusBarHeight(isLandscape: Bool, on system: SystemVersion) -> Double? {
    switch self {
    case .homeButtonPhone: isLandscape && system.major >= 8 ? 0 : 20
    case .notch: isLandscape ? 0 : notchHeight(on: system)
    case .dynamicIsland(_, let statusBar): isLandscape ? 0 : statusBar
    case .homeButtonPad: system.major >= 26 ? nil : 20
    case .allScreenPad: system.major >= 26 ? nil : 24
    }
  }

  /// The room that a notch or an island takes at the top, in points; 0 for other screens.
  private func notchHeight(on system: SystemVersion) -> Double {
    switch self {
    case .notch(let top, let early): 12...13 ~= system.major ? early ?? top : top
    case .dynamicIsland(let top, _): top
    case .homeButtonPhone, .homeButtonPad, .allScreenPad: 0
    }
  }
}
