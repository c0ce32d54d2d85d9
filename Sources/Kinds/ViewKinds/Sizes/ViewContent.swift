package import LayoutModel

/// The content of one view, measured: what a live view asks its class's rules for.
package struct ViewContent: Sendable {
  private let measurement: ContentMeasurement
  private let measurer: TextMeasurer
  package let kind: ViewKind
  private let traits: Traits

  /// The content of a view under some traits; `nil` for a kind without a size of its own.
  package init?(of view: View, for traits: Traits, textMeasurer: TextMeasurer = .standard) {
    guard let measurement = ContentMeasurement(view, traits, textMeasurer) else { return nil }
    self.measurement = measurement
    measurer = textMeasurer
    kind = view.kind
    self.traits = traits
  }

  /// The size that it asks for without wrapping, of the alignment rectangle, in points.
  package var size: IntrinsicContentSize {
    let size = measurement.size
    return IntrinsicContentSize(width: size.width, height: size.height)
  }

  /// The insets of the alignment rectangle within the frame, in points.
  package var alignmentRectInsets: EdgeInsets { measurement.alignmentRectInsets ?? .zero }

  /// True if the text takes as many lines as the width makes necessary.
  package var wraps: Bool { measurement.wrappingText != nil }

  /// A Boolean that tells whether its text may take several lines.
  package var mayWrap: Bool { measurement.mayWrap }

  /// The size that it asks for in a width, in points: as it is where its text doesn't wrap.
  package func size(inWidth width: Double) -> IntrinsicContentSize {
    guard let text = measurement.wrappingText else { return size }
    let around = text.insets.left + text.insets.right
    let lines = measurer.broken(text.text, width: width - around, numberOfLines: text.numberOfLines, for: traits).0
    return IntrinsicContentSize(
      width: lines.width + around, height: lines.height + text.insets.top + text.insets.bottom)
  }

  /// The distances of its text's first baseline from the top and of the last from the bottom; `nil` without text.
  package var baselines: EdgeInsets? { measurement.baselines(height: measurement.size.height) }
}
