import InterfaceBuilder
import LayoutModel
import LayoutResolution
import SceneSources
import Sweeps

/// The layout by which a part of a screen is drawn: a cell, a header, a dialog that code loads from a file.
///
/// A window of a device would stretch such a view to the device's height. It is drawn as high as its file has it, a row
/// as wide as the device's window.
struct DrawnPart {
  let layout: ScreenLayout
  /// A Boolean that tells whether it is a part, above which no status bar stands.
  let isPart: Bool

  /// Finds the layout by which a scene is drawn.
  ///
  /// - Parameters:
  ///   - layout: The layout of the scene under its conditions.
  ///   - file: The scene's file.
  ///   - screen: Returns the scene in windows of other sizes.
  /// - Throws: What laying out throws.
  init(of layout: ScreenLayout, in file: any SceneSource, _ screen: () throws -> ResizedScreen?) throws {
    let conditions = layout.conditions
    guard !conditions.isOnCanvas, conditions.size == nil, let part = file.storyboard?.part(ofScene: layout.scene),
      var screen = try screen()
    else {
      (self.layout, isPart) = (layout, false)
      return
    }
    let width = part.isRow ? layout.window.size.width : min(part.size.width, layout.window.size.width)
    self.layout = try screen.layout(in: Size(width: width, height: part.size.height))
    isPart = true
  }
}
