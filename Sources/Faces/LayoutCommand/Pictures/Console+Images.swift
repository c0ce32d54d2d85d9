import Documents
import FileSystem
import LayoutPictures

extension Console {
  /// Warns of the images that pictures leave out, for they are too large.
  func report(_ undrawn: UndrawnImages) {
    for image in undrawn.all { warn(PrintableText(image.message), path: image.file.description) }
  }
}
