import Documents
import ViewKinds

/// The names that the import knows: names that are read, and names without effect on layout. It warns of any other.
enum KnownNames {
  /// Attributes of views and constraints that are read.
  private static let read = names(
    """
    accessoryType alpha autoresizesSubviews constant customClass enabled firstAttribute firstItem fixedFrame hidden
    horizontalCompressionResistancePriority horizontalHuggingPriority id identifier image
    insetsLayoutMarginsFromSafeArea key layoutMarginsFollowReadableWidth multiplier placeholder
    placeholderIntrinsicHeight placeholderIntrinsicWidth preservesSuperviewLayoutMargins priority relation rowHeight
    scrollEnabled secondAttribute secondItem semanticContentAttribute spacingType style symbolic text title
    translatesAutoresizingMaskIntoConstraints userLabel usesAttributedText verticalCompressionResistancePriority
    verticalHuggingPriority
    """)

  /// Attributes of views and constraints that change how something looks or acts, not where it is on the canvas.
  private static let withoutPart = """
    adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled adjustsImageWhenHighlighted
    adjustsLetterSpacingToFitWidth allowsBackForwardNavigationGestures allowsCameraControl allowsInlineMediaPlayback
    allowsEditingTextAttributes allowsLinkPreview ambiguous appearanceType backIndicatorImage
    backIndicatorTransitionMaskImage baselineAdjustment bouncesZoom canCancelContentTouches catalog clearButtonMode
    clearsContextBeforeDrawing colorPixelFormat contentViewInsetsToSafeArea customModule customModuleProvider dataMode
    defaultCurrentPage delaysContentTouches depthStencilPixelFormat detailTextLabel directionalLockEnabled
    enableSetNeedsDisplay enablesReturnKeyAutomatically estimatedSectionFooterHeight estimatedSectionHeaderHeight
    exclude focusStyle hasAttributedTitle hidesAccessoryWhenEditing highlightedImage imageView indicatorStyle
    itemPositioning largeTitles layoutManager lineBreakStrategy locale mapType maximumValueImage menu
    minimumValueImage misplaced pitchEnabled placeholderText pointerInteraction preferredRenderingAPI
    prefetchingEnabled progressImage reversesTitleShadowWhenHighlighted role rotateEnabled scalesPageToFit
    sceneMemberID sceneName searchBarStyle sectionIndexMinimumDisplayRowCount segmentControlStyle
    separatorInsetReference shadowImage showsBookmarkButton showsCompass showsExpansionTextWhenTruncated
    showsMenuAsPrimaryAction showsPointsOfInterest showsScale showsScopeBar showsSearchResultsButton
    showsSelectionIndicator showsTouchWhenHighlighted showsUserLocation springLoaded symbolType tableViewCell
    textLabel toolTip trackImage useCurrentDate verifyAmbiguity wantsLayer zoomEnabled autorepeats preferredDatePickerStyle simulatedAppContext
    simulatedUserInterfaceStyle colorMatched
    """

  /// All of these attributes.
  static let attributes: Set<String> = read.union(names(withoutPart)).union(
    KindDescription.all.flatMap { $0.settings.filter(\.isAttribute).map(\.attribute) })

  /// Tells whether an attribute of views and constraints is read for layout, in all elements or in those of some kinds.
  static func isRead(_ attribute: String) -> Bool { read.contains(attribute) || ofKinds[attribute] != nil }

  /// The attributes that layout depends on in elements of some kinds alone, each with the elements that have it and its form.
  static let ofKinds: [String: (elements: Set<String>, form: AttributeForm)] = {
    let rows = KindDescription.all.flatMap { kind in kind.settings.map { (kind, $0) } }.filter { $0.1.isAttribute }
    var known: [String: (elements: Set<String>, form: AttributeForm)] = [:]
    for (_, setting) in rows where setting.isLaidOut && !read.contains(setting.attribute) {
      known[setting.attribute] = ([], AttributeForm(setting.form))
    }
    for (kind, setting) in rows { if let element = kind.element { known[setting.attribute]?.elements.insert(element) } }
    return known
  }()

  /// Elements within views that are read or don't affect layout, beside the views themselves.
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
    userDefinedRuntimeAttributes userGuides variation vibrancyEffect viewLayoutGuide wkWebViewConfiguration keyboardLayoutGuide
    locationManager locale calendar timeZone tabBarAppearance rowHeight menu attributedTitle behavior
    tableViewSection barButtonItem tabBarItem segment color
    """)

  private static func names(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))
  }
}

// MARK: - Controllers and documents

extension KnownNames {
  private static let attributesOfControllers = names(
    """
    allowDoubleColumnStyle automaticallyAdjustsScrollViewInsets autoresizesArchivedViewToFullSize behavior
    bundleIdentifier clearsSelectionOnViewWillAppear customClass customModule customModuleProvider definesPresentationContext doubleSided
    extendedLayoutIncludesOpaqueBars hidesBottomBarWhenPushed id interfaceStyle key maximumPrimaryColumnWidth minimumPrimaryColumnWidth modalPresentationStyle
    modalTransitionStyle navigationBarHidden navigationOrientation nibName pageSpacing preferredDisplayMode
    preferredFramesPerSecond preferredPrimaryColumnWidthFraction presentsWithGesture primaryBackgroundStyle
    providesPresentationContextTransitionStyle referencedIdentifier restorationIdentifier sceneMemberID spineLocation
    storyboardIdentifier storyboardName title toolbarHidden transitionStyle useStoryboardIdentifierAsRestorationIdentifier userLabel videoGravity
    wantsFullScreenLayout
    """)

  private static let partsOfControllers = names(
    """
    attributedString connections extendedEdge fixedSimulatedSizeMetrics freeformSimulatedSizeMetrics keyCommands layoutGuides navigationItem nil
    modalPageSheetSimulatedSizeMetrics point simulatedNavigationBarMetrics simulatedOrientationMetrics simulatedScreenMetrics simulatedStatusBarMetrics
    simulatedTabBarMetrics simulatedToolbarMetrics size splitViewDetailSimulatedSizeMetrics
    splitViewMasterSimulatedSizeMetrics tabBarItem toolbarItems userDefinedRuntimeAttributes value viewControllers
    """)

  private static let attributesOfDocuments = names(
    """
    colorMatched initialViewController launchScreen propertyAccessControl systemVersion targetRuntime toolsVersion type
    useAutolayout useSafeAreas useTraitCollections variant version
    """)

  private static let partsOfDocuments = names(
    """
    accessibilityOverrides classes color customFonts dependencies designables device inferredMetricsTieBreakers objects
    resources scenes simulatedMetricsContainer
    """)

  /// The warnings about unknown names in a controller. Unknown names in its views are reported where the views are
  /// made.
  static func unknownNames(inController element: XMLElement) -> [InputWarning] {
    unknownNames(in: element, attributesOfControllers, partsOfControllers)
  }

  /// The warnings about unknown names in a file as a whole.
  static func unknownNames(inDocument element: XMLElement) -> [InputWarning] {
    unknownNames(in: element, attributesOfDocuments, partsOfDocuments)
  }

  private static func unknownNames(
    in element: XMLElement, _ attributes: Set<String>, _ parts: Set<String>
  ) -> [InputWarning] {
    element.attributes.keys.filter { !attributes.contains($0) }.sorted().map { name in
      InputWarning(kind: .unknownAttribute(name, of: element.name), position: element.position)
    }
      + element.children.filter { !parts.contains($0.name) && ElementKind.of($0) == nil }.map { child in
        InputWarning(kind: .unknownElement(child.name, in: element.name), position: child.position)
      }
  }
}
