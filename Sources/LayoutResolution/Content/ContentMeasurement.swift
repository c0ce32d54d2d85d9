package import LayoutModel

extension View {
  /// What the view's content asks for by itself, whatever intrinsic size the view was given, in points.
  ///
  /// - Parameters:
  ///   - traits: What it is shown under.
  ///   - width: What text of several lines is wrapped to.
  /// - Returns: The lengths; `nil` where there is no wish.
  package func contentSize(for traits: Traits, wrappedTo width: Double) -> (width: Double?, height: Double?) {
    var view = self
    view.intrinsicContentSize = .unspecified
    if view.content.numberOfLines != 1 { view.content.preferredMaxLayoutWidth = width }
    return ContentMeasurement(view, traits, .standard).size
  }
}

/// Measures what a view shows: its size without wrapping, and where its baselines lie.
struct ContentMeasurement {
  let view: View
  let traits: Traits
  let measurer: TextMeasurer
  /// The height that the class's look has.
  let look: ClassDefaults.Look?

  init(_ view: View, _ traits: Traits, _ measurer: TextMeasurer) {
    self.view = view
    self.traits = traits
    self.measurer = measurer
    look = ClassDefaults.table[view.className]?.look(for: traits)
  }

  /// The font of the view's text.
  var font: ResolvedFont {
    let standard = Font.system(size: view.className == "UIButton" ? Self.buttonFontSize : Self.fontSize)
    return (view.content.font ?? standard).resolved(for: traits.preferredContentSizeCategory)
  }

  /// The intrinsic size: of the alignment rectangle, as Auto Layout applies it.
  var size: (width: Double?, height: Double?) {
    let content = view.content
    switch view.className {
    case "UILabel":
      // Empty ones are 0 high and wide (<doc:Controls#Lines-of-text>).
      let size = textSize(content.text ?? "", width: Self.width(toWrap: content), lines: content.numberOfLines)
      return (size.width, size.height)
    case "UIImageView": return (content.image?.size.width, content.image?.size.height)
    case "UIButton": return buttonSize
    case "UITextField": return textFieldSize
    case "UITextView":
      guard !view.scroll.isScrollEnabled else { return (nil, nil) }
      let size = textSize(content.text ?? "", width: nil, lines: 0)
      return (
        size.width + Self.textViewInsets.left + Self.textViewInsets.right,
        max(size.height, lineHeight) + Self.textViewInsets.top + Self.textViewInsets.bottom
      )
    case "UISegmentedControl": return (segmentsWidth, look?.height)
    case "UIPageControl":
      // Dots of 7 with 9 between them until iOS 13 (inferred in <doc:Controls#Sizes-of-controls>); later widths aren't
      // known.
      let pages = Double(max(0, content.numberOfPages))
      return (min(max(0, 7 * pages + 9 * (pages - 1)), Magnitude.largest), look?.height)
    case "UIActivityIndicatorView" where content.style == .large: return (37, 37)
    case "UIDatePicker": return datePickerSize
    default: return (look?.width, look?.height)
    }
  }

  /// Where text may wrap to the width that layout gives it, what stands around it; `nil` where it doesn't.
  var wrappingInsets: EdgeInsets? {
    guard let text = view.content.text, !text.isEmpty else { return nil }
    switch view.className {
    case "UILabel":
      let wraps = view.content.numberOfLines != 1 && view.content.preferredMaxLayoutWidth <= 0
      return wraps ? .zero : nil
    case "UITextView": return view.scroll.isScrollEnabled ? nil : Self.textViewInsets
    default: return nil
    }
  }

  /// The distances of the first baseline from the top and of the last from the bottom; `nil` where there is no text.
  ///
  /// The last one follows the descender in whole points (`ResolvedFont.baselineOffsetFromBottom`); the first one is that of
  /// a single line as high as its pixels. Fields and buttons centre their line at the height that they have by
  /// themselves.
  var baselines: EdgeInsets? {
    let offset = font.baselineOffsetFromBottom
    func around(_ lineHeight: Double, _ top: Double, _ bottom: Double) -> EdgeInsets {
      EdgeInsets(top: top + lineHeight - offset, bottom: bottom + offset)
    }
    let hasText = !(view.content.text ?? "").isEmpty
    switch view.className {
    case "UILabel": return hasText ? around(lineHeight, 0, 0) : nil
    case "UIButton":
      guard hasText, !isGlyphButton else { return nil }
      let line = font.lineHeight.rounded(.up)
      let insets = buttonInsets
      let height = view.intrinsicContentSize.height ?? line + insets.top + insets.bottom
      let room = max(0, height - line - insets.top - insets.bottom) / 2
      return around(line, insets.top + room, insets.bottom + room)
    case "UITextField":
      let room = max(0, (view.intrinsicContentSize.height ?? textFieldSize.height ?? 0) - lineHeight) / 2
      return around(lineHeight, room, room)
    case "UITextView": return around(lineHeight, Self.textViewInsets.top, Self.textViewInsets.bottom)
    default: return nil
    }
  }

  // MARK: Classes

  private static let fontSize = 17.0
  private static let buttonFontSize = 15.0
  /// Above and below a button's title, whose line counts in whole points: 30 high at 15 points, 33 at 17.
  private static let buttonPadding = 6.0
  private static let leastButtonWidth = 30.0
  /// A text container's inset and its line fragments' padding.
  private static let textViewInsets = EdgeInsets(top: 8, left: 5, bottom: 8, right: 5)
  /// Beside and around the text of a field with a border; general knowledge, not sourced.
  private static let fieldPadding = 7.0

  private var lineHeight: Double { font.lineHeight.roundedUp(to: traits.displayScale) }

  private func textSize(_ text: String, width: Double?, lines: Int) -> Size {
    measurer.size(of: text, font: font, width: width, numberOfLines: lines, for: traits)
  }

  /// What a label that may have several lines is wrapped to without layout's help.
  private static func width(toWrap content: ContentSettings) -> Double? {
    content.numberOfLines != 1 && content.preferredMaxLayoutWidth > 0 ? content.preferredMaxLayoutWidth : nil
  }

  private var isGlyphButton: Bool { ![.system, .custom].contains(view.content.buttonType) }

  /// A title has at least 30 by 30; the custom type is taken to be as the system's. Widths are in whole points, as heights
  /// are (<doc:Controls#Buttons>).
  private var buttonSize: (Double?, Double?) {
    let version = traits.systemVersion.major
    guard !isGlyphButton else {
      if view.content.buttonType == .contactAdd, version >= 26 { return (26, 26) }
      // Canvases of Xcode 10 to 12 show 24.
      return (12...14).contains(version) ? (24, 24) : (22, 22)
    }
    let title = textSize(view.content.text ?? "", width: nil, lines: 1)
    let image = view.content.image?.size ?? .zero
    let width = title.width.rounded(.up) + image.width
    let line = font.lineHeight.rounded(.up)
    guard let insets = view.content.contentEdgeInsets else {
      return (max(Self.leastButtonWidth, width), max(line + 2 * Self.buttonPadding, image.height))
    }
    return (
      max(0, width + insets.left + insets.right), max(0, max(line, image.height) + insets.top + insets.bottom)
    )
  }

  /// What stands above and below a button's title. Insets that are said count alone: a title of 15 points without any
  /// above and below is 18 high, as buttons in public files are.
  private var buttonInsets: EdgeInsets {
    view.content.contentEdgeInsets ?? EdgeInsets(top: Self.buttonPadding, bottom: Self.buttonPadding)
  }

  /// As wide as its text or its placeholder; with a border of the class's height, without as high as a line, at least one of
  /// 17 points (<doc:Controls#Buttons>).
  private var textFieldSize: (width: Double?, height: Double?) {
    let content = view.content
    let widths = [content.text, content.placeholder].map { textSize($0 ?? "", width: nil, lines: 1).width }
    let width = widths.reduce(0, max)
    guard content.borderStyle == .none else {
      let least = look?.height ?? 0
      return (width + 2 * Self.fieldPadding, max(least, lineHeight + 2 * Self.fieldPadding - 2))
    }
    let least = ResolvedFont(size: Self.fontSize).lineHeight.roundedUp(to: traits.displayScale)
    return (width, max(lineHeight, least))
  }

  /// All segments are as wide as the widest title with what is beside it: 15 points until iOS 12, 20 later, which gives the
  /// widths that Interface Builder's own two segments have; not sourced.
  private var segmentsWidth: Double {
    let isNew = traits.systemVersion.major >= 13
    let font = ResolvedFont(size: 13, weight: isNew ? .medium : .regular)
    let widths = view.content.segments.map {
      measurer.size(of: $0, font: font, for: traits).width + (isNew ? 20 : 15)
    }
    return min((widths.max() ?? 0) * Double(widths.count), Magnitude.largest)
  }

  /// Wheels until iOS 13, later compact unless wheels are asked for; the calendar's size isn't known.
  private var datePickerSize: (Double?, Double?) {
    let isNew = traits.systemVersion.major >= 14
    switch view.content.preferredDatePickerStyle {
    case .compact where isNew, .automatic where isNew:
      return (nil, Self.compactPickerHeight.roundedUp(to: traits.displayScale))
    case .inline where isNew: return (nil, nil)
    default: return (look?.width, look?.height)
    }
  }

  private static let compactPickerHeight = 103.0 / 3
}
