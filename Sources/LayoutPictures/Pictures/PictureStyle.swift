package import LayoutModel

/// What pictures of a file's layouts have in common: what its views look like, and what is shown beside them.
package struct PictureStyle: Sendable {
  /// Light or dark.
  package var interfaceStyle = UserInterfaceStyle.light
  /// What is drawn over the views.
  package var overlays: Set<Overlay> = []
  /// What views look like by their ids, where the file says it apart from the views.
  package var appearances: [String: ViewAppearance] = [:]
  /// Whether content that scrolls begins below the bars where a layout has it at the upper left corner: so it is with
  /// Interface Builder's files, whose canvas doesn't scroll.
  package var beginsBelowBars = false
  /// The application's images.
  package var images = ImageLibrary.none

  package init() {}

  /// Whether what is behind a card recedes: not where something is drawn over views.
  var recedes: Bool { overlays.subtracting([.device]).isEmpty }

  /// What can be drawn over the views of a picture.
  package enum Overlay: String, Sendable, CaseIterable {
    /// The safe area and the margins; constraints; what was found; names; the device.
    case guides, constraints, findings, names, device
  }
}
