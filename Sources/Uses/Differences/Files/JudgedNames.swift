import InterfaceBuilder
import LayoutModel
import LayoutOutput

/// The judgement of an Interface Builder file's changes (<doc:WhatChanged#What-is-visible>): drawn, shown by layouts, or neither. Anything
/// else isn't judged.
enum JudgedNames {
  // MARK: Attributes

  static func judgement(ofAttribute name: String, of element: SourceElement) -> Judgement {
    if ["id", "userLabel"].contains(name) { return .unseen }
    guard isKnown(element) else { return .notJudged }
    if unseen.contains(name) || element.name.hasSuffix("GestureRecognizer") { return .unseen }
    // A class's drawing is determined by its code, and the setting for reporting ambiguity is never visible.
    if shownOtherwise.contains(name) || (name == "semanticContentAttribute" && !holdsViewsAlone(element)) {
      return .notJudged
    }
    if movingNothing.contains(name) { return Judgement(visibility: .notJudged, isCosmetic: true) }
    if name == "verifyAmbiguity" { return Judgement(visibility: .unseen) }
    if let kinds = drawnOfSome[name] { return kinds.contains(element.name) ? .drawn : .notJudged }
    if drawn.contains(name) { return .drawn }
    if seen.contains(name) { return .seen }
    return InterfaceBuilderFile.reads(name, of: element.name) ? .laidOut : .notJudged
  }

  /// Tells whether an element's attributes have their usual meaning.
  private static func isKnown(_ element: SourceElement) -> Bool {
    InterfaceBuilderFile.className(ofView: element.name) != nil || element.name.hasSuffix("ontroller")
      || element.name.hasSuffix("GestureRecognizer") || others.contains(element.name)
  }

  private static let others: Set = [
    "barButtonItem", "constraint", "document", "image", "navigationItem", "placeholder", "segment", "segue",
    "tabBarItem", "tableViewSection", "viewControllerPlaceholder",
  ]

  /// Attributes by which code, tools and touches identify things, and which nobody sees.
  private static let unseen: Set = [
    "canCancelContentTouches", "colorLabel", "delaysContentTouches", "exclusiveTouch", "identifier",
    "multipleTouchEnabled", "restorationIdentifier", "reuseIdentifier", "storyboardIdentifier", "tag",
    "useStoryboardIdentifierAsRestorationIdentifier", "userInteractionEnabled",
  ]

  /// Attributes that layouts show in part: a text has as many lines as a label's frame has room for, and a table makes
  /// rows of prototypes.
  private static let shownOtherwise: Set = ["numberOfLines", "rowHeight", "usesAttributedText"]

  /// Tells whether the direction of a view's content affects only the views in it; drawings of other views are mirrored
  /// too.
  private static func holdsViewsAlone(_ element: SourceElement) -> Bool {
    ["containerView", "stackView", "view"].contains(element.name)
  }

  /// Attributes that aren't judged, and move nothing.
  private static let movingNothing: Set = [
    "clearsContextBeforeDrawing", "contentMode", "customModule", "opaque", "selectionStyle",
  ]

  /// Attributes that are drawn without changing any position.
  private static let drawn: Set = [
    "accessoryType", "badgeValue", "barStyle", "currentPage", "mapType", "on", "progress", "searchBarStyle", "selected",
    "selectedSegmentIndex", "separatorStyle", "showsBookmarkButton", "showsCancelButton", "showsScopeBar",
    "showsSearchResultsButton", "textAlignment",
  ]

  /// Attributes that are drawn by some elements only.
  private static let drawnOfSome: [String: Set<String>] = [
    "catalog": ["barButtonItem", "imageView", "tabBarItem"], "contentHorizontalAlignment": ["button"],
    "contentVerticalAlignment": ["button", "textField"], "maxValue": ["slider"], "minValue": ["slider"],
    "value": ["slider"],
  ]

  /// Attributes that are drawn, and may move something.
  private static let seen: Set = [
    "alpha", "borderStyle", "buttonType", "datePickerMode", "enabled", "footerTitle", "headerTitle", "hidden", "image",
    "initialViewController", "largeTitles", "numberOfPages", "placeholder", "preferredDatePickerStyle",
    "progressViewStyle", "prompt", "style", "systemItem", "text", "title", "translucent",
  ]

  // MARK: Parts

  /// Returns the judgement of a part that has no name of its own.
  static func judgement(ofPart part: SourceElement, _ old: SourceElement?, _ new: SourceElement?) -> Judgement {
    let key = part.key ?? ""
    if unseenParts.contains(part.name) || unseenParts.contains(key) { return .unseen }
    // Notes set rules aside.
    if key == "userComments" { return Judgement(visibility: .unseen) }
    switch part.name {
    case "userDefinedRuntimeAttribute": return judgement(ofKeyPath: part["keyPath"] ?? "")
    case "variation": return judgement(ofVariation: old, new)
    case "string", "mutableString", "attributedString": return textKeys.contains(key) ? .seen : .notJudged
    case "inset": return key == "contentEdgeInsets" ? withoutUnknown(.seen, part, old, new) : .notJudged
    case "size", "value": return sizes.contains(key) ? withoutUnknown(.laidOut, part, old, new) : .notJudged
    case "state": return key == "normal" ? withoutUnknown(.seen, part, old, new) : .notJudged
    default: break
    }
    if key.hasSuffix("Color") || part.name == "color" {
      return colorsOfStates.contains(key) ? Judgement(visibility: .notJudged, isCosmetic: true) : .drawn
    }
    if textKeys.contains(key) { return .seen }
    if part.name == "textInputTraits" { return Judgement(visibility: .notJudged, isCosmetic: true) }
    if key == "contentStretch" { return .notJudged }
    if seenParts.contains(part.name) { return withoutUnknown(.seen, part, old, new) }
    return laidOutParts.contains(part.name) ? withoutUnknown(.laidOut, part, old, new) : .notJudged
  }

  /// Returns the judgement of a part; `notJudged` if it differs only in unknown attributes.
  private static func withoutUnknown(
    _ judgement: Judgement, _ part: SourceElement, _ old: SourceElement?, _ new: SourceElement?
  ) -> Judgement {
    guard let old, let new, old.name == new.name else { return judgement }
    let differing = old.attributes.keys(with: new.attributes).filter {
      !UnreportedParts.isUnreported($0, of: new) && !UnreportedParts.areSame(old[$0], new[$0], attribute: $0, of: new)
    }
    let known = differing.filter {
      knownAttributes[part.name]?.contains($0) ?? InterfaceBuilderFile.reads($0, ofPart: part.name)
    }
    if known.count < differing.count, judgement.visibility == .laidOut { return .notJudged }
    return known.isEmpty && !differing.isEmpty && SourceComparison.areSameParts(old, new) ? .notJudged : judgement
  }

  /// The known attributes of parts that are drawn.
  private static let knownAttributes: [String: Set<String>] = [
    "state": ["backgroundImage", "catalog", "image", "key", "title"],
    "buttonConfiguration": [
      "buttonSize", "catalog", "cornerStyle", "image", "imagePadding", "imagePlacement", "key", "style", "subtitle",
      "title", "titleAlignment",
    ],
    "listContentConfiguration": ["key", "secondaryText", "text"],
    "size": ["height", "key", "width"], "value": ["height", "key", "type", "width"],
    "image": ["catalog", "height", "name", "width"],
    "imageReference": ["catalog", "image", "key", "renderingMode", "symbolScale"],
    "preferredSymbolConfiguration": ["configurationType", "key", "pointSize", "scale", "weight"],
    "blurEffect": ["style"], "extendedEdge": ["bottom", "key", "left", "right", "top"],
    "frame": ["height", "key", "maxX", "maxY", "minX", "minY", "width"],
  ]

  private static let textKeys: Set = [
    "attributedText", "attributedTitle", "footerTitle", "headerTitle", "placeholder", "prompt", "text", "title",
  ]

  private static let sizes: Set = ["contentSizeForViewInPopover", "intrinsicContentSize", "preferredContentSize"]

  /// Parts for accessibility, names that people give, and the canvas's simulated settings.
  private static let unseenParts: Set = [
    "accessibility", "accessibilityConfiguration", "accessibilityOverrides", "accessibilityTraits", "exit",
    "freeformSize", "simulatedBottomBarMetrics", "simulatedOrientationMetrics", "simulatedStatusBarMetrics",
    "simulatedTopBarMetrics", "userLabel",
  ]

  /// Colours that are drawn only in some states, or only with something else that the file may not contain.
  private static let colorsOfStates: Set = [
    "highlightedColor", "sectionIndexBackgroundColor", "sectionIndexTrackingBackgroundColor", "selectedImageTintColor",
    "shadowColor", "textShadowColor", "titleShadowColor",
  ]

  private static let seenParts: Set = [
    "backgroundConfiguration", "blurEffect", "buttonConfiguration", "fontDescription", "imageReference",
    "listContentConfiguration", "namedColor", "preferredSymbolConfiguration", "segment", "segments", "vibrancyEffect",
  ]

  private static let laidOutParts: Set = [
    "autoresizingMask", "directionalEdgeInsets", "edgeInsets", "exclude", "extendedEdge", "frame", "image", "include",
    "keyboardLayoutGuide", "layoutGuides", "mask", "rect", "viewControllerLayoutGuide", "viewLayoutGuide",
  ]

  /// Returns the judgement of a value set by key path: invisible for some paths of UIKit's, unknown for paths that only code understands.
  private static func judgement(ofKeyPath path: String) -> Judgement {
    let name = path.split(separator: ".").last.map(String.init) ?? path
    return unseen.contains(name) || (name.hasPrefix("accessibility") && name != "accessibilityIgnoresInvertColors")
      ? .unseen : .notJudged
  }

  /// Returns the judgement of a setting for some size classes: that of the setting itself.
  private static func judgement(ofVariation old: SourceElement?, _ new: SourceElement?) -> Judgement {
    let sides = [old, new].compactMap(\.self)
    var judgement = Judgement(visibility: .unseen, isCosmetic: true)
    let names = Set(sides.flatMap(\.attributes.keys)).subtracting(["key"])
    for name in names where old?[name] != new?[name] {
      let isDrawn = seen.contains(name) || drawn.contains(name)
      let isRead =
        InterfaceBuilderFile.reads(name, of: "view") || InterfaceBuilderFile.reads(name, of: "stackView")
        || InterfaceBuilderFile.reads(name, of: "constraint") || InterfaceBuilderFile.reads(name, of: "label")
      judgement = judgement.merging(isDrawn ? .seen : isRead ? .laidOut : .notJudged)
    }
    let (olds, news) = (old?.children ?? [], new?.children ?? [])
    for pair in SourcePairs.pairs(olds, news) {
      let (a, b) = (pair.old.map { olds[$0] }, pair.new.map { news[$0] })
      if let a, let b, SourceComparison.areSame(a, b) { continue }
      judgement = judgement.merging(Judgement(part: a, b, in: new ?? old))
    }
    return judgement == .unseen ? .laidOut : judgement
  }

  // MARK: Objects

  /// Returns the judgement of an object that appeared or disappeared and is no view.
  static func judgement(ofObject element: SourceElement) -> Judgement {
    if element.name.hasSuffix("GestureRecognizer") { return Judgement(visibility: .unseen) }
    if element.name.hasSuffix("ontroller") || seenObjects.contains(element.name) { return .seen }
    return laidOutObjects.contains(element.name) ? .laidOut : unseenParts.contains(element.name) ? .unseen : .notJudged
  }

  private static let seenObjects: Set = ["barButtonItem", "scene", "tabBarItem", "tableViewSection"]

  private static let laidOutObjects: Set = [
    "constraint", "keyboardLayoutGuide", "navigationItem", "viewControllerLayoutGuide", "viewLayoutGuide",
  ]
}
