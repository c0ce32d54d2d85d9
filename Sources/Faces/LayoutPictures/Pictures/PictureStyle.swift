package import LayoutModel

/// The common style of the pictures of a file's layouts: the views' looks, and additions beside them.
package struct PictureStyle: Sendable {
  /// Light or dark.
  package var interfaceStyle = UserInterfaceStyle.light
  /// The overlays over the views.
  package var overlays: Set<Overlay> = []
  /// The appearances of views by their ids, where the file keeps them apart from the views.
  package var appearances: [String: ViewAppearance] = [:]
  /// A Boolean that tells whether scrolling content begins below the bars if a layout has it at the upper left corner.
  /// That is so for Interface Builder's files, whose canvas doesn't scroll.
  var beginsBelowBars = false
  /// A Boolean that tells whether the status bar is drawn where the device has one. It isn't over a part of a screen.
  package var showsStatusBar = true
  /// A Boolean that tells whether the window has a colour behind the views. A snapshot of views has none.
  package var hasGround = true
  /// A Boolean that tells whether the places of image views without an image are marked. On a device they are empty.
  package var marksPlaces = true
  /// A Boolean that tells whether the picture is drawn where the system's fonts aren't, by a program that doesn't heed the lengths of texts:
  /// each word is put where it was measured to be, and a regular font with an outline stands for a medium one.
  package var isInOtherFonts = false
  /// The application's images.
  package var images = ImageLibrary.none

  package init() {}

  /// A Boolean that tells whether everything behind a card recedes. It doesn't if there are overlays over views.
  var recedes: Bool { overlays.subtracting([.device]).isEmpty }

  /// The overlays over the views of a picture.
  package enum Overlay: String, Sendable, CaseIterable {
    /// The safe area and the margins; constraints; findings; names; the device.
    case guides, constraints, findings, names, device
  }
}
