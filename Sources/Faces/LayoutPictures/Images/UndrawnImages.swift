package import FileSystem
import LayoutModel
import ViewKinds

/// The images that are too large to be drawn, as far as pictures ask for them: their places are empty.
package final class UndrawnImages: Sendable {
  private let known = Guarded<Set<Undrawn>>([])

  /// An image that isn't drawn.
  package struct Undrawn: Hashable, Sendable {
    package let file: Path
    let pixels: PixelCount
    let reason: Reason

    /// The reason in words, with the image's size.
    package var message: String {
      let size = "\(Int(clamping: pixels.width)) × \(Int(clamping: pixels.height))"
      return switch reason {
      case .large where pixels.total > 0:
        "the image has \(size) pixels, and at most \(Int(PixelCount.maximum)) are drawn: its place is empty"
      case .large: "the image doesn't say its size where it begins, and isn't drawn: its place is empty"
      case .sum:
        "the images of a picture have more than \(Int(PixelCount.maximumOfPicture)) pixels together, or more than "
          + "\(PixelCount.maximumLength >> 20) MiB: the place of this one, with \(size) pixels, is empty"
      }
    }
  }

  enum Reason: Hashable {
    /// The image by itself is too large.
    case large
    /// All images of a picture are, together.
    case sum
  }

  /// Creates an empty collection.
  package init() {}

  func note(_ image: ImageLibrary.Image, because reason: Reason) {
    guard let file = image.file.map({ Path(bytes: $0) }) else { return }
    let undrawn = Undrawn(file: file, pixels: image.pixels, reason: reason)
    known.withLock { _ = $0.insert(undrawn) }
  }

  /// The images, sorted by file.
  package var all: [Undrawn] { known.withLock { $0 }.sorted { ($0.file, $0.message) < ($1.file, $1.message) } }
}

extension Int {
  fileprivate init(clamping number: Double) { self = Int(Swift.min(Swift.max(0, number), 1e15)) }
}
