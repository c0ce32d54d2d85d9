/// The names that the import knows: what it reads, and what has no part in layout. Anything else is told of.
enum KnownNames {
  /// Attributes of views and constraints that are read.
  private static let read = """
    accessoryType alignment alpha ambiguous autoresizesSubviews axis baselineRelativeArrangement borderStyle constant
    contentHuggingPriority customClass distribution editable enabled firstAttribute firstItem fixedFrame hidden
    horizontalCompressionResistancePriority horizontalHuggingPriority id identifier image
    insetsLayoutMarginsFromSafeArea key layoutMarginsRelativeArrangement misplaced multiplier numberOfLines
    numberOfPages placeholder placeholderIntrinsicHeight placeholderIntrinsicWidth preferredMaxLayoutWidth
    preservesSuperviewLayoutMargins priority relation rowHeight scrollEnabled secondAttribute secondItem
    semanticContentAttribute spacing spacingType style symbolic text title
    translatesAutoresizingMaskIntoConstraints userLabel verticalCompressionResistancePriority verticalHuggingPriority
    """

  /// Attributes of views and constraints that change how something looks or acts, not where it stands on the canvas.
  private static let withoutPart = """
    adjustsFontForContentSizeCategory adjustsFontSizeToFit adjustsImageSizeForAccessibilityContentSizeCategory
    adjustsImageWhenDisabled adjustsImageWhenHighlighted adjustsLetterSpacingToFitWidth
    allowsBackForwardNavigationGestures allowsCameraControl allowsEditingTextAttributes allowsLinkPreview
    allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection allowsSelectionDuringEditing
    alwaysBounceHorizontal alwaysBounceVertical animating appearanceType backIndicatorImage
    backIndicatorTransitionMaskImage barStyle baselineAdjustment bounces bouncesZoom buttonType canCancelContentTouches
    catalog clearButtonMode clearsContextBeforeDrawing clipsSubviews colorPixelFormat contentHorizontalAlignment
    contentInsetAdjustmentBehavior contentMode contentVerticalAlignment contentViewInsetsToSafeArea continuous
    customModule customModuleProvider dataMode datePickerMode defaultCurrentPage delaysContentTouches
    depthStencilPixelFormat detailTextLabel directionalLockEnabled editingAccessoryType
    enableSetNeedsDisplay enablesReturnKeyAutomatically estimatedRowHeight estimatedSectionFooterHeight
    estimatedSectionHeaderHeight exclude hasAttributedTitle hidesAccessoryWhenEditing hidesForSinglePage
    hidesWhenStopped highlighted highlightedImage imageView indentationLevel indentationWidth indicatorStyle
    itemPositioning keyboardDismissMode largeTitles lineBreakMode lineBreakStrategy locale mapType maxValue
    maximumValue maximumValueImage maximumZoomScale menu minValue minimumFontSize minimumScaleFactor minimumValue
    minimumValueImage minimumZoomScale minuteInterval momentary multipleTouchEnabled on opaque pagingEnabled
    pitchEnabled placeholderText pointerInteraction prefetchingEnabled progress progressImage progressViewStyle prompt
    restorationIdentifier reuseIdentifier reversesTitleShadowWhenHighlighted role rotateEnabled scalesPageToFit
    sceneMemberID sceneName searchBarStyle sectionFooterHeight sectionHeaderHeight segmentControlStyle selectable
    selected selectedSegmentIndex selectionStyle separatorInsetReference separatorStyle shadowImage
    shouldIndentWhileEditing showsBookmarkButton showsCancelButton showsHorizontalScrollIndicator
    showsMenuAsPrimaryAction showsPointsOfInterest showsScale showsScopeBar showsSearchResultsButton
    showsSelectionIndicator showsTouchWhenHighlighted showsUserLocation showsVerticalScrollIndicator
    springLoaded stepValue symbolType tableViewCell tag textAlignment textLabel toolTip trackImage translucent
    useCurrentDate userInteractionEnabled usesAttributedText value verifyAmbiguity
    wantsLayer wraps zoomEnabled autorepeats preferredDatePickerStyle contentMode simulatedAppContext
    simulatedUserInterfaceStyle colorMatched
    """

  /// All of these attributes.
  static let attributes: Set<String> = names(read).union(names(withoutPart))

  /// Elements within views that are read or have no part, beside the views themselves.
  static let parts: Set<String> = names(
    """
    accessibility animations attributedString autoresizingMask bool blurEffect buttonConfiguration cells
    collectionViewFlowLayout collectionViewLayout color connections constraints dataDetectorType date
    directionalEdgeInsets edgeInsets fontDescription frame freeformSimulatedSizeMetrics gestureRecognizers
    imageReference inset items listContentConfiguration mutableString navigationBarAppearance navigationItem nil point
    preferredSymbolConfiguration prototypes rect scopeButtonTitles sections segments
    simulatedNavigationBarMetrics simulatedOrientationMetrics simulatedScreenMetrics simulatedStatusBarMetrics
    simulatedTabBarMetrics simulatedToolbarMetrics size splitViewDetailSimulatedSizeMetrics
    splitViewMasterSimulatedSizeMetrics state string subviews textAttributes textInputTraits toolbarAppearance
    userDefinedRuntimeAttributes userGuides variation vibrancyEffect viewLayoutGuide wkWebViewConfiguration
    locationManager locale calendar timeZone tabBarAppearance rowHeight menu attributedTitle behavior
    tableViewSection barButtonItem tabBarItem segment color
    """)

  private static func names(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))
  }
}
