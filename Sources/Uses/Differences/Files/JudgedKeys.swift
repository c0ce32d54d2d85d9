import LayoutModel
import LayoutOutput

/// The judgement of a fixture's changes, by key: shown by layouts, drawn, or neither. Nothing is known about other keys.
enum JudgedKeys {
  static func judgement(ofKey name: String, of element: SourceElement) -> Judgement {
    // The members of an array, and names given by the author, are judged by the enclosing key.
    let name = name.isEmpty || hasOwnNames.contains(element.name) ? element.name : name
    if unseen.contains(name) { return .unseen }
    if drawn.contains(name) || name.hasSuffix("Color") { return .drawn }
    if seen.contains(name) { return .seen }
    return laidOut.contains(name) ? .laidOut : .notJudged
  }

  static func judgement(ofPart part: SourceElement, in parent: SourceElement?) -> Judgement {
    if let parent, SourceComparison.isComputed(part, in: parent) { return .laidOut }
    return judgement(within: part) ?? judgement(ofKey: part.name, of: part)
  }

  static func judgement(within element: SourceElement) -> Judgement? {
    guard element.form != .element else { return nil }
    if unseen.contains(element.name) { return .unseen }
    if element.name == "appearance" { return .drawn }
    // These happen later; layouts show the state before.
    return later.contains(element.name) ? Judgement(visibility: .notJudged, isCosmetic: true) : nil
  }

  private static let unseen: Set = [
    "$schema", "accessibilityLabel", "assertions", "format", "id", "lint", "name", "outlet", "userLabel",
  ]

  private static let later: Set = [
    "actions", "didFinishLaunching", "events", "handlers", "methods", "observers", "properties",
  ]

  /// Objects whose keys are names given by the author.
  private static let hasOwnNames: Set = ["customSpacing", "metrics", "views"]

  /// Text that shrinks to fit, and clipped views, keep their positions.
  private static let drawn: Set = [
    "adjustsFontSizeToFitWidth", "clipsToBounds", "isSelected", "minimumFontSize", "minimumScaleFactor",
    "statusBarStyle",
  ]

  private static let seen: Set = [
    "alpha", "attributedText", "borderStyle", "buttonSize", "buttonType", "configuration", "datePickerMode", "font",
    "image",
    "imagePlacement", "isEnabled", "isHidden", "isTranslucent", "kern", "monospacedDigit", "numberOfPages",
    "permittedArrowDirections", "placeholder", "popoverBackgroundViewClass", "preferredDatePickerStyle", "prompt",
    "rotation", "scaleX", "scaleY", "segments", "string", "style", "subtitle", "systemItem", "text", "title",
    "transform", "weight",
  ]

  /// The keys that appear in frames and in the existing layouts. A class of the application's own is determined by its
  /// code.
  private static let laidOut: Set = [
    "absolute", "accessoryView", "adaptivePresentationStyle", "additionalSafeAreaInsets", "alignment",
    "alignmentRectInsets", "application", "arrangedSubviews", "as", "arrowBase", "arrowHeight", "autoresizesSubviews",
    "autoresizingMask", "axis", "backBarButtonItem", "bar", "barButtonItem", "bottom", "cell", "childViewControllers",
    "collectionViewLayout", "constant", "constraint", "constraints", "containerView",
    "contentCompressionResistancePriority", "contentEdgeInsets", "contentHuggingPriority", "contentInset",
    "contentInsetAdjustmentBehavior", "contentInsets", "contentOffset", "contentSize", "contentViewInsets", "count",
    "countsFromHolder", "customSpacing", "definesPresentationContext", "delegate", "detailTextLabel", "device",
    "directionalLayoutMargins", "distribution", "drawnHeight", "edgesForExtendedLayout", "editingStyle", "estimated",
    "extendedLayoutIncludesOpaqueBars", "firstAttribute", "firstItem", "footerMode", "form", "fractionalHeight",
    "fractionalWidth", "frame", "group", "hasFooter", "hasHeader", "hasPrompt", "headerMode", "headerTopPadding",
    "height", "heightDimension", "hidesBottomBarWhenPushed", "horizontal", "horizontalSizeClass", "idiom",
    "imagePadding", "imageView", "indentation", "insetsLayoutMarginsFromSafeArea", "interGroupSpacing",
    "interItemSpacing", "intrinsicContentSize", "isActive", "isBaselineRelativeArrangement", "isCameraAvailable",
    "isFirst", "isHeader",
    "isInstalled", "isLayoutMarginsRelativeArrangement", "isNavigationBarHidden", "isOfPrototypes", "isPlaceholder",
    "isPopoverController", "isRemovedAtBuildTime", "isToolbarHidden", "items", "keyboardLayoutGuide", "landscapeLeft",
    "landscapeRight", "largeTitleDisplayMode", "layoutGuides", "layoutMargins", "layoutMarginsFollowReadableWidth",
    "layoutSize", "leading", "left", "leftBarButtonItems", "lineHeightMultiple", "lineSpacing", "list", "make",
    "maximumLineHeight", "maximumPrimaryColumnWidth", "metrics", "minimumLineHeight", "minimumPrimaryColumnWidth",
    "modalPresentationStyle", "modalTransitionStyle", "multiplier", "navigationItem", "numberOfLines", "options",
    "orientation",
    "orthogonalScrollingBehavior", "paragraphStyle", "placesRows", "popover", "popoverLayoutMargins", "portrait",
    "portraitUpsideDown", "preferredContentSize", "preferredContentSizeCategory", "preferredDisplayMode",
    "preferredInterfaceOrientationForPresentation", "preferredMaxLayoutWidth", "preferredPrimaryColumnWidthFraction",
    "prefersLargeTitles", "prefersStatusBarHidden", "presents", "preservesSuperviewLayoutMargins", "priority",
    "relation", "repeatingSubitem", "requiresFullScreen", "right", "rightBarButtonItems", "rightItems", "rooms",
    "rootViewController", "rowHeight", "safeAreaInsets", "scale", "secondAttribute", "secondItem", "section",
    "sectionFooterHeight", "sectionHeaderHeight", "sectionHeaderTopPadding", "selectedIndex",
    "semanticContentAttribute", "set", "shouldAutorotate", "showsReorderControl", "size", "sourceRect", "sourceType",
    "sourceView",
    "spacing", "statusBarHidden", "subitem", "subitems", "subviews", "supportedInterfaceOrientations",
    "supportedInterfaceOrientationsForWindow", "supportedInterfaceOrientations~ipad",
    "supportedInterfaceOrientations~iphone", "supportsPortraitUpsideDown", "systemVersion", "tabBarItem",
    "tabBarOrientationRule", "tableFooterView", "tableHeaderView", "templates", "textLabel", "textStyle",
    "toolbarItems", "top",
    "topColumnForCollapsing", "trailing", "translatesAutoresizingMaskIntoConstraints", "translationX", "translationY",
    "undrawnContentSize", "userInterfaceLayoutDirection", "usesBottomSafeArea", "variations", "vertical",
    "verticalSizeClass", "view", "viewController", "viewControllers", "views", "visualFormat", "wantsFullScreenLayout",
    "when", "width", "widthDimension", "with", "yieldsInConflicts",
  ]
}
