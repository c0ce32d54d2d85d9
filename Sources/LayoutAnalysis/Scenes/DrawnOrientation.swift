import LayoutModel

/// Which orientations an Interface Builder file is for, where no `Info.plist` says which the application has.
///
/// Phones are held upright, and pads turn to each side, unless the file was drawn in landscape: then its app may allow nothing else,
/// and such an app has no part of a pad's screen.
struct DrawnOrientation {
  /// Whether it was drawn in landscape.
  let isLandscape: Bool
  /// Whether another file is for landscape: `Form~ipadland.xib` beside `Form~ipad.xib`.
  let hasLandscapeTwin: Bool

  /// Whether the file is known to be shown so.
  ///
  /// - Parameters:
  ///   - orientation: How the interface stands.
  ///   - idiom: On what kind of device.
  ///   - isPart: Whether the window has a part of the screen.
  /// - Returns: Whether it is known.
  func isKnown(_ orientation: InterfaceOrientation, on idiom: UserInterfaceIdiom, inPart isPart: Bool) -> Bool {
    guard !isLandscape else { return orientation.isLandscape && !isPart }
    return !orientation.isLandscape || idiom == .pad && !hasLandscapeTwin
  }
}
