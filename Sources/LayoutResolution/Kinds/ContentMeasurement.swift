package import LayoutModel

extension View {
  /// What the view's content asks for by itself, whatever intrinsic size the view was given, in points.
  ///
  /// - Parameters:
  ///   - traits: What it is shown under.
  ///   - width: What text of several lines is wrapped to.
  /// - Returns: The lengths; `nil` along an axis where it asks for none.
  package func contentSize(for traits: Traits, wrappedTo width: Double) -> (width: Double?, height: Double?) {
    var view = self
    if view.content.numberOfLines != 1 { view.content.preferredMaxLayoutWidth = width }
    return ContentMeasurement(view, traits, .standard)?.size ?? (nil, nil)
  }
}

/// Measures what a view shows: its size without wrapping, and where its baselines lie. What is measured is its kind's affair
/// (`MeasuredContent`); of kinds that show nothing to measure the look counts alone.
struct ContentMeasurement {
  private let content: (any MeasuredContent)?
  private let defaults: ClassDefaults
  private let measure: ContentMeasure

  /// What is measured of a view; `nil` of a kind that has no size of its own.
  init?(_ view: View, _ traits: Traits, _ measurer: TextMeasurer) {
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

  /// The same under other traits.
  func under(_ traits: Traits) -> ContentMeasurement {
    ContentMeasurement(content: content, defaults, traits, measure.measurer)
  }

  /// The look that the class has.
  var look: ClassDefaults.Look? { measure.look }

  /// The intrinsic size, in points: of the alignment rectangle, as Auto Layout applies it; `nil` where there is none.
  var size: MeasuredSize { content?.size(measure) ?? (look?.width, look?.height) }

  /// How far the rectangle that the content asks for lies within what is drawn, for that content or for all of its class.
  var alignmentRectInsets: EdgeInsets? { content?.alignmentRectInsets(measure) ?? look?.insets }

  /// A text that wraps to the width that layout gives it.
  var wrappingText: WrappedText? { content?.wrappingText(measure) }

  /// How the text fits into a size, in points; `nil` where there is none, or none that is cut.
  func textFit(in size: Size) -> TextFit? { content?.textFit(measure, in: size) }

  /// Whether the text may take several lines.
  var mayWrap: Bool { content?.mayWrap ?? false }

  /// The distances of the first baseline from the top and of the last from the bottom, of a view as high as it asks for; `nil`
  /// where there is no text.
  func baselines(height: Double?) -> EdgeInsets? { content?.baselines(measure, height: height) }
}
