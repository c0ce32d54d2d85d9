package import Explanations
package import LayoutModel
import LayoutResolution
package import Sweeps

/// A scene of a report: its pictures under all conditions, and its layouts in windows of other sizes.
///
/// Pictures are written as they are added, so that memory holds only one at a time.
package struct ReportScene: Sendable {
  /// The file, as findings name it.
  package let path: String
  /// The scene's id in a file of several; `nil` if the file is the scene.
  package let id: String?
  /// The scene's name for people; `nil` if the file is the scene.
  package let name: String?
  /// The calls during a rotation of the device, from the first portrait to the first landscape.
  package var rotation: [TraceCall] = []
  /// The reasons for its views' frames under the first conditions.
  package var sentences: FrameSentences?
  /// The layouts under each of the conditions, in the order in which they were added.
  private(set) var layouts: [WrittenScene.Layout] = []
  private(set) var writer = SceneWriter()
  /// The constraints under the first conditions, an array.
  private(set) var constraints: String?
  /// People's names of its views, and the lines that declare them, under the first conditions.
  private(set) var legend: SceneLegend?
  /// Its picture under the first conditions, for readers without a script.
  private(set) var still: String?
  /// The size of its window under the first conditions, in points.
  private(set) var size = Size(width: 0, height: 0)
  private var isUpright = false
  private var isOnItsSide = false

  package init(path: String, id: String?, name: String?) {
    (self.path, self.id, self.name) = (path, id, name)
  }

  /// Adds the scene under some conditions.
  package mutating func add(_ layout: Layout) {
    let screen = layout.picture.screen
    if constraints == nil {
      constraints = SceneWriter.constraints(of: screen)
      legend = SceneLegend(of: screen)
      size = layout.picture.size
      still = layout.picture.svg(prefix: "s")
    }
    if screen.orientation.isLandscape { isOnItsSide = true } else { isUpright = true }
    layouts.append(writer.layout(layout))
  }

  /// A Boolean that tells whether it was laid out both in portrait and in landscape.
  package var isTurned: Bool { isUpright && isOnItsSide }

  /// The scene under some conditions.
  package struct Layout: Sendable {
    /// The name of the conditions.
    package let conditions: String
    package let picture: ScreenPicture
    /// The screen in windows of other sizes: in a plane of sizes, or in the widths of its own height, and the heights of
    /// its own width.
    package let sweeps: [ResizedLayout]
    /// The reason for which there are no sweeps; `nil` where there are some.
    package let unheld: UnheldSizes?

    package init(
      conditions: String, picture: ScreenPicture, sweeps: [ResizedLayout] = [], unheld: UnheldSizes? = nil
    ) {
      self.conditions = conditions
      self.picture = picture
      self.sweeps = sweeps
      self.unheld = unheld
    }
  }

  /// The reasons for which a layout is held in its own window alone. The page words them in the same order.
  package enum UnheldSizes: Int, Sendable {
    /// The budget of windows is spent on conditions before these.
    case budget
    /// The conditions name a size, or are those of a canvas.
    case named
    /// More pieces or windows than a page takes.
    case pieces
    /// UIKit throws in other sizes, or code lays out otherwise each time.
    case failure
    /// No other sizes were asked for.
    case unasked
  }

  /// A screen in windows of a range of sizes.
  package struct ResizedLayout: Sendable {
    package let sweep: Sweep
    /// The pictures by which it is drawn, and for each piece the number of its own.
    let pictures: PiecePictures

    package init(sweep: Sweep, pictures: PiecePictures) {
      (self.sweep, self.pictures) = (sweep, pictures)
    }
  }
}
