package import LayoutModel

extension View {
  /// The size that the view's content asks for, whatever intrinsic size the view was given, in points.
  ///
  /// - Parameters:
  ///   - traits: The view's traits.
  ///   - width: The width to which text of several lines is wrapped, in points.
  /// - Returns: The lengths; `nil` along an axis where it asks for none.
  package func contentSize(for traits: Traits, wrappedTo width: Double) -> (width: Double?, height: Double?) {
    var view = self
    if view.content.numberOfLines != 1 { view.content.preferredMaxLayoutWidth = width }
    return ContentMeasurement(view, traits, .standard)?.size ?? (nil, nil)
  }
}

/// A measurement of a view's content: its size without wrapping, and its baselines. Its kind does the measuring
/// (`MeasuredContent`); for kinds without measured content the look counts alone.
package struct ContentMeasurement {
  private let content: (any MeasuredContent)?
  private let defaults: ClassDefaults
  private let measure: ContentMeasure

  /// A measurement of a view; `nil` for a kind without a size of its own.
  package init?(_ view: View, _ traits: Traits, _ measurer: TextMeasurer) {
    guard let defaults = ClassDefaults.table[view.kind] else { return nil }
    self.init(content: defaults.content?(view), defaults, traits, measurer)
  }

  private init(
    content: (any MeasuredContent)?, _ defaults: ClassDefaults, _ traits: Traits, _ measurer: TextMeasurer
  ) {
    self.content = content
    self.defaults = defaults
    measure = ContentMeasure(traits: traits, measurer: measurer, look: defaults.look(for: traits))
  }

  /// The same measurement under other traits.
  package func under(_ traits: Traits) -> ContentMeasurement {
    ContentMeasurement(content: content, defaults, traits, measure.measurer)
  }

  /// The look of the class.
  package var look: ClassDefaults.Look? { measure.look }

  /// The intrinsic size, in points: of the alignment rectangle, as Auto Layout applies it; `nil` where there is none.
  package var size: MeasuredSize { content?.size(measure) ?? (look?.width, look?.height) }

  /// The insets of the rectangle that the content asks for within its drawing: the content's, else the class's.
  package var alignmentRectInsets: EdgeInsets? { content?.alignmentRectInsets(measure) ?? look?.insets }

  /// The text that wraps to the layout's width.
  package var wrappingText: WrappedText? { content?.wrappingText(measure) }

  /// The fit of the text into a size, in points; `nil` where there is no text, or none that is cut.
  package func textFit(in size: Size) -> TextFit? { content?.textFit(measure, in: size) }

  /// The size of the text as it is drawn within a size, in points; `nil` where there is none in a place of its own.
  package func drawnText(in size: Size) -> Size? { content?.drawnText(measure, in: size) }

  /// A Boolean that tells whether the text may take several lines.
  package var mayWrap: Bool { content?.mayWrap ?? false }

  /// The distances of the first baseline from the top and of the last from the bottom, for a view of the height that it
  /// asks for; `nil` where there is no text.
  package func baselines(height: Double?) -> EdgeInsets? { content?.baselines(measure, height: height) }
}
