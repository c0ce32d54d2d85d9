import Documents

/// The changes in a file that are never reported: those that Xcode makes by itself
/// (<doc:WhatChanged#What-is-never-reported>).
enum UnreportedParts {
  /// Tells whether a child is unrelated to the screen, or is computed by it.
  static func isUnreported(_ element: SourceElement, in parent: SourceElement) -> Bool {
    guard element.form == .element else { return false }
    if elements.contains(element.name) { return true }
    if element.name == "point", element.key == "canvasLocation" { return true }
    if element.name == "placeholder", element["placeholderIdentifier"] == "IBFirstResponder" { return true }
    // The position of a scene's content on the canvas, and the device that it is drawn for.
    if element.key == "simulatedDestinationMetrics" { return true }
    return parent.name == "resources" && !["image", "namedColor"].contains(element.name)
  }

  private static let elements: Set<String> = [
    "dependencies", "classes", "device", "inferredMetricsTieBreakers", "simulatedMetricsContainer",
    "customFonts", "simulatedScreenMetrics",
  ]

  /// Tells whether an attribute is unrelated to the screen.
  static func isUnreported(_ attribute: String, of element: SourceElement) -> Bool {
    guard element.form == .element else { return element.name == "fixture" && attribute == "$schema" }
    if attributes.contains(attribute) { return true }
    switch element.name {
    case "document": return documentAttributes.contains(attribute)
    case "scene": return attribute == "sceneID"
    case "color": return ["colorSpace", "catalog"].contains(attribute)
    case "constraint", "outlet", "action", "outletCollection", "segue", "viewLayoutGuide", "viewControllerLayoutGuide",
      "keyboardLayoutGuide":
      return attribute == "id"
    default: return false
    }
  }

  private static let attributes: Set<String> = [
    "misplaced", "ambiguous", "sceneMemberID", "customModuleProvider", "propertyAccessControl",
    "customObjectInstantitationMethod",
  ]
  private static let documentAttributes: Set<String> = [
    "version", "toolsVersion", "systemVersion",
  ]

  /// Tells whether two values of an attribute are the same, however they are written; a missing value is the default.
  static func areSame(_ old: String?, _ new: String?, attribute: String, of element: SourceElement) -> Bool {
    if old == new { return true }
    if element.form == .value, element.name == "constraints", let old, let new {
      return old.withoutIdleBlanks == new.withoutIdleBlanks
    }
    guard element.form == .element, !texts.contains(attribute) else { return false }
    if element.name == "color", attribute == "customColorSpace" { return isWide(old) == isWide(new) }
    if element.name == "document", ["type", "targetRuntime"].contains(attribute) {
      return isOfPad(old) == isOfPad(new)
    }
    if let old, let new {
      guard let a = Double(old), let b = Double(new) else { return false }
      let tolerance = element.name == "color" ? 0.002 : 0.000_5
      return abs(a - b) <= tolerance
    }
    guard let only = old ?? new else { return true }
    return standards[attribute] == only
  }

  /// Tells whether a colour's components are in a wide space; differences between the others are too small to see.
  private static func isWide(_ space: String?) -> Bool { space == "displayP3" }

  /// Tells whether a target or a type is for pads only.
  private static func isOfPad(_ text: String?) -> Bool { text?.holds(".iPad") ?? false }

  /// The attributes that are words, whatever they look like.
  static let texts: Set<String> = ["text", "title", "placeholder", "id", "identifier", "userLabel", "prompt", "value"]

  private static let standards: [String: String] = [
    "hidden": "NO", "enabled": "YES", "alpha": "1", "selected": "NO", "highlighted": "NO", "multiplier": "1",
    "constant": "0", "relation": "equal", "priority": "1000", "contentMode": "scaleToFill", "opaque": "YES",
    "userInteractionEnabled": "YES", "clipsSubviews": "NO", "multipleTouchEnabled": "NO",
    "horizontalHuggingPriority": "250",
    "verticalHuggingPriority": "250", "horizontalCompressionResistancePriority": "750",
    "verticalCompressionResistancePriority": "750", "tag": "0", "insetsLayoutMarginsFromSafeArea": "YES",
    "autoresizesSubviews": "YES", "verifyAmbiguity": "always",
  ]

  /// Tells whether a list's order is visible, or is an order of controllers.
  static func isOrdered(_ element: SourceElement) -> Bool {
    switch element.form {
    case .element:
      ["subviews", "cells", "sections", "prototypes", "items", "segments", "viewControllers"].contains(element.name)
    case .array:
      !["constraints", "layoutGuides", "variations", "assertions"].contains(element.name)
    case .object, .value: false
    }
  }
}
