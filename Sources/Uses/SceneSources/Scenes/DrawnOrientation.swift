package import LayoutModel

/// The orientations that a file is for, of Interface Builder or of code, if no `Info.plist` gives the application's.
///
/// Phones are held upright, and pads turn to every side, unless the file was drawn in landscape. Its app may then allow
/// nothing else, and such an app never has only a part of a pad's screen.
package struct DrawnOrientation {
  /// A Boolean value that tells whether the file was drawn in landscape.
  package let isLandscape: Bool
  /// A Boolean value that tells whether another file is for landscape: `Form~ipadland.xib` beside `Form~ipad.xib`.
  package let hasLandscapeTwin: Bool

  package init(isLandscape: Bool = false, hasLandscapeTwin: Bool = false) {
    (self.isLandscape, self.hasLandscapeTwin) = (isLandscape, hasLandscapeTwin)
  }

  /// Tells whether the file is known to be shown in an orientation.
  ///
  /// - Parameters:
  ///   - orientation: The interface's orientation.
  ///   - idiom: The kind of device.
  ///   - isPart: Whether the window has a part of the screen.
  /// - Returns: Whether it is known.
  package func isKnown(_ orientation: InterfaceOrientation, on idiom: UserInterfaceIdiom, inPart isPart: Bool) -> Bool {
    guard !isLandscape else { return orientation.isLandscape && !isPart }
    return !orientation.isLandscape || idiom == .pad && !hasLandscapeTwin
  }
}
