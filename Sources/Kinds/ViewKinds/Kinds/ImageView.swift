package import LayoutModel

/// `UIImageView`: a picture.
package enum ImageView {
  static let kind = KindDescription(
    .imageView, element: "imageView", sizes: ClassDefaults(hugging: ClassDefaults.firm, content: Content.init),
    drawnSize: { _ in .kept }, settings: [Control.isHighlighted])

  /// The content of a `UIImageView`.
  private struct Content: MeasuredContent {
    private let image: ContentSettings.Image?

    init(_ view: View) {
      image = view.content.image
    }

    func size(_ measure: ContentMeasure) -> MeasuredSize {
      let size = image?.size(measure)
      return (size?.width, size?.height)
    }

    /// The insets of a symbol's line within its drawing, which extends evenly on both sides; negative where the line is larger.
    func alignmentRectInsets(_ measure: ContentMeasure) -> EdgeInsets? {
      guard let image, image.font != nil else { return nil }
      let inset = (image.drawnSize(measure).height - image.size(measure).height) / 2
      return EdgeInsets(top: inset, bottom: inset)
    }
  }
}

extension ContentSettings.Image {
  /// The size that the image asks for, in points: a symbol asks for the height of its font's line (<doc:Controls#Symbols>).
  func size(_ measure: ContentMeasure) -> Size {
    guard let font else { return size }
    return Size(width: drawnSize(measure).width, height: measure.lineHeight(measure.font(font)))
  }

  /// The possible error of its width as drawn under some traits, in points: for a symbol that grows with its font, and
  /// whose width is rounded to a pixel; 0 for all others.
  package func spread(for traits: Traits) -> Double {
    guard let font, spread > 0 else { return 0 }
    let growth = font.resolved(for: traits.preferredContentSizeCategory).size / font.resolved(for: .large).size
    return spread * growth + 1 / traits.displayScale
  }

  /// The size of its drawing under some traits, in points.
  package func drawnSize(for traits: Traits) -> Size {
    drawnSize(ContentMeasure(traits: traits, measurer: .standard, look: nil))
  }

  /// The size of its drawing, in points; a symbol's is rounded to pixels.
  func drawnSize(_ measure: ContentMeasure) -> Size {
    guard let font else { return size }
    let growth = measure.font(font).size / font.resolved(for: .large).size
    func drawn(_ length: Double) -> Double {
      (length * growth * measure.traits.displayScale).rounded() / measure.traits.displayScale
    }
    return Size(width: drawn(size.width), height: drawn(size.height))
  }
}
