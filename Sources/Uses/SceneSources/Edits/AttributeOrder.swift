/// The order in which Xcode writes the attributes of an element.
///
/// Counted in the storyboards and xibs of public projects: of 43,000 elements with 900,000 pairs of attributes none is against it.
enum AttributeOrder {
  /// Finds the place of a new attribute.
  ///
  /// - Parameters:
  ///   - name: The attribute's name.
  ///   - element: The element's name; a view's order stands for those that weren't counted.
  ///   - tag: The element's tag.
  /// - Returns: The offset behind the last of the attributes that come before it.
  static func place(of name: String, ofElement element: String, in tag: MarkupTag) -> Int {
    let order = orders[element] ?? orders["view"] ?? [:]
    guard let rank = order[name] else {
      // An unknown attribute stands before the id, which ends what is the element's own.
      return tag["id"].map { $0.range.lowerBound - 1 } ?? tag.attributes.last?.range.upperBound ?? tag.endOfName
    }
    let before = tag.attributes.last { order[$0.name].map { $0 < rank } ?? false }
    return before?.range.upperBound ?? tag.endOfName
  }

  private static let orders: [String: [String: Int]] = texts.mapValues { text in
    Dictionary(
      text.split(whereSeparator: \.isWhitespace).enumerated().map { (String($0.element), $0.offset) },
      uniquingKeysWith: { first, _ in first })
  }

  private static let texts = [
    "button": """
    hidden key opaque clipsSubviews clearsContextBeforeDrawing userInteractionEnabled tag alpha contentMode
    horizontalHuggingPriority verticalHuggingPriority semanticContentAttribute
    horizontalCompressionResistancePriority verticalCompressionResistancePriority restorationIdentifier enabled
    misplaced insetsLayoutMarginsFromSafeArea fixedFrame ambiguous contentHorizontalAlignment
    contentVerticalAlignment buttonType adjustsImageWhenHighlighted showsTouchWhenHighlighted
    adjustsImageSizeForAccessibilityContentSizeCategory lineBreakMode hasAttributedTitle pointerInteraction
    changesSelectionAsPrimaryAction translatesAutoresizingMaskIntoConstraints id userLabel customClass
    customModule customModuleProvider
    """,
    "constraint": """
    firstItem firstAttribute relation secondItem secondAttribute multiplier priority constant symbolic
    placeholder identifier id userLabel
    """,
    "fontDescription": """
    key type name weight family style pointSize
    """,
    "imageView": """
    hidden opaque clipsSubviews clearsContextBeforeDrawing userInteractionEnabled tag alpha multipleTouchEnabled
    contentMode horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority
    verticalCompressionResistancePriority ambiguous placeholderIntrinsicWidth fixedFrame
    placeholderIntrinsicHeight misplaced adjustsImageSizeForAccessibilityContentSizeCategory
    insetsLayoutMarginsFromSafeArea image catalog highlightedImage translatesAutoresizingMaskIntoConstraints id
    customClass customModule userLabel customModuleProvider
    """,
    "label": """
    hidden opaque multipleTouchEnabled clipsSubviews userInteractionEnabled alpha tag contentMode
    horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority
    verticalCompressionResistancePriority ambiguous insetsLayoutMarginsFromSafeArea usesAttributedText
    preservesSuperviewLayoutMargins misplaced fixedFrame placeholderIntrinsicWidth placeholderIntrinsicHeight
    text textAlignment lineBreakMode numberOfLines baselineAdjustment minimumScaleFactor minimumFontSize
    adjustsLetterSpacingToFitWidth adjustsFontForContentSizeCategory adjustsFontSizeToFit
    preferredMaxLayoutWidth translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule
    customModuleProvider
    """,
    "scrollView": """
    fixedFrame verifyAmbiguity misplaced borderType autohidesScrollers horizontalLineScroll horizontalPageScroll
    verticalLineScroll verticalPageScroll hasHorizontalScroller horizontalScrollElasticity hidden key
    clipsSubviews multipleTouchEnabled contentMode ambiguous bounces directionalLockEnabled alwaysBounceVertical
    alwaysBounceHorizontal pagingEnabled placeholderIntrinsicWidth insetsLayoutMarginsFromSafeArea scrollEnabled
    preservesSuperviewLayoutMargins placeholderIntrinsicHeight layoutMarginsFollowReadableWidth
    showsHorizontalScrollIndicator showsVerticalScrollIndicator keyboardDismissMode
    contentInsetAdjustmentBehavior bouncesZoom usesPredominantAxisScrolling maximumZoomScale
    translatesAutoresizingMaskIntoConstraints id customClass customModule userLabel customModuleProvider
    """,
    "segmentedControl": """
    hidden opaque contentMode horizontalCompressionResistancePriority fixedFrame ambiguous
    contentHorizontalAlignment contentVerticalAlignment segmentControlStyle selectedSegmentIndex
    translatesAutoresizingMaskIntoConstraints id
    """,
    "stackView": """
    hidden verifyAmbiguity opaque clipsSubviews tag contentMode ambiguous horizontalHuggingPriority
    verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority
    placeholderIntrinsicWidth placeholderIntrinsicHeight fixedFrame preservesSuperviewLayoutMargins
    insetsLayoutMarginsFromSafeArea axis distribution orientation alignment spacing
    horizontalStackHuggingPriority verticalStackHuggingPriority detachesHiddenViews spacingType
    baselineRelativeArrangement layoutMarginsFollowReadableWidth translatesAutoresizingMaskIntoConstraints id
    userLabel customClass customModule customModuleProvider
    """,
    "switch": """
    opaque userInteractionEnabled contentMode horizontalHuggingPriority verticalHuggingPriority ambiguous
    verticalCompressionResistancePriority contentHorizontalAlignment contentVerticalAlignment on
    translatesAutoresizingMaskIntoConstraints id customClass customModule userLabel customModuleProvider
    """,
    "tableView": """
    key hidden opaque clipsSubviews clearsContextBeforeDrawing contentMode bounces verticalHuggingPriority
    allowsExpansionToolTips columnAutoresizingStyle tableStyle alternatingRowBackgroundColors columnReordering
    ambiguous restorationIdentifier layoutMarginsFollowReadableWidth alwaysBounceVertical scrollEnabled
    showsHorizontalScrollIndicator showsVerticalScrollIndicator bouncesZoom contentInsetAdjustmentBehavior
    keyboardDismissMode dataMode style separatorStyle allowsSelection allowsSelectionDuringEditing
    columnSelection columnResizing multipleSelection autosaveColumns typeSelect autosaveName
    allowsMultipleSelection allowsMultipleSelectionDuringEditing rowHeight estimatedRowHeight
    sectionHeaderHeight estimatedSectionHeaderHeight sectionFooterHeight estimatedSectionFooterHeight
    rowSizeStyle headerView viewBased contentViewInsetsToSafeArea translatesAutoresizingMaskIntoConstraints id
    customClass customModule userLabel customModuleProvider
    """,
    "tableViewCell": """
    opaque clipsSubviews userInteractionEnabled multipleTouchEnabled contentMode preservesSuperviewLayoutMargins
    insetsLayoutMarginsFromSafeArea layoutMarginsFollowReadableWidth placeholderIntrinsicWidth
    placeholderIntrinsicHeight restorationIdentifier selectionStyle accessoryType hidesAccessoryWhenEditing
    indentationLevel indentationWidth shouldIndentWhileEditing reuseIdentifier textLabel detailTextLabel
    rowHeight style translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule
    customModuleProvider
    """,
    "textField": """
    key hidden opaque clipsSubviews userInteractionEnabled wantsLayer focusRingType multipleTouchEnabled
    contentMode horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority
    fixedFrame enabled contentHorizontalAlignment contentVerticalAlignment text placeholder borderStyle
    textAlignment adjustsFontSizeToFit adjustsFontForContentSizeCategory minimumFontSize clearButtonMode
    verticalCompressionResistancePriority textCompletion contentType allowsExpansionToolTips
    translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    """,
    "textView": """
    wantsLayer autoresizesSubviews hidden clipsSubviews multipleTouchEnabled opaque contentMode
    horizontalCompressionResistancePriority horizontalHuggingPriority verticalHuggingPriority
    verticalCompressionResistancePriority bounces scrollEnabled showsHorizontalScrollIndicator
    showsVerticalScrollIndicator bouncesZoom editable drawsBackground importsGraphics richText
    verticallyResizable allowsCharacterPickerTouchBarItem textCompletion incrementalSearchingEnabled
    spellingCorrection smartInsertDelete keyboardDismissMode text textAlignment selectable
    adjustsFontForContentSizeCategory usesAttributedText translatesAutoresizingMaskIntoConstraints id
    customClass customModule customModuleProvider
    """,
    "view": """
    key hidden alpha opaque userInteractionEnabled tag wantsLayer autoresizesSubviews clipsSubviews
    clearsContextBeforeDrawing multipleTouchEnabled contentMode horizontalHuggingPriority
    verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority
    ambiguous placeholderIntrinsicWidth placeholderIntrinsicHeight fixedFrame misplaced
    preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea translatesAutoresizingMaskIntoConstraints
    restorationIdentifier simulatedAppContext id userLabel customClass customModule propertyAccessControl
    customModuleProvider
    """,
    "viewLayoutGuide": """
    key id
    """,
  ]
}
