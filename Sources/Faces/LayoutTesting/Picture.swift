import FileSystem
public import LayoutModel
import LayoutPictures
import SceneSources
#if os(Linux)
  public import UIKit
#endif

/// Returns a picture of a screen, as the text of an SVG file in points (<doc:Pictures>).
///
/// - Parameters:
///   - scene: The screen.
///   - conditions: The conditions of its layout.
///   - filePath: The file beside which images lie in asset catalogues: the call's own.
/// - Returns: The text.
/// - Throws: `DeviceError` where there is no such device, `LayoutFailure` or an exception of UIKit's where there is no layout.
public func picture(
  of scene: Scene, in conditions: Conditions = Conditions(), filePath: StaticString = #filePath
) throws -> String {
  let file = FixtureSource(scene)
  let result = try file.layouts(under: [file.resolved(conditions)])
  guard let layout = result.layouts.first else {
    if let exception = result.exceptions.first { throw exception }
    return ""
  }
  return ScreenPicture(layout, PictureStyle(of: file, beside: Path("\(filePath)"))).svg
}

#if os(Linux)
  /// Returns a picture of a view in code, which is laid out in a window under the conditions, as the text of an SVG file.
  ///
  /// - Parameters:
  ///   - view: Makes the view.
  ///   - conditions: The conditions of its layout.
  ///   - filePath: The file beside which images lie in asset catalogues: the call's own.
  /// - Returns: The text.
  /// - Throws: What making the view throws, and what `picture(of:in:)` for a scene does.
  @MainActor public func picture(
    of view: () throws -> UIView, in conditions: Conditions = .current, filePath: StaticString = #filePath
  ) throws -> String {
    try picture(of: try Scene(capturing: view(), in: conditions), in: conditions, filePath: filePath)
  }
#endif
