/// The attributes that the import reads from a file for layout; the rest is skipped.
extension InterfaceBuilderFile {
  /// Tells whether an attribute of a view, a constraint, a controller, an item or the document is read for layout.
  ///
  /// - Parameters:
  ///   - attribute: The attribute's name.
  ///   - element: The name of the element that has it.
  /// - Returns: `true` if it is read.
  package static func reads(_ attribute: String, of element: String) -> Bool {
    if element == "constraint" { return readOfConstraints.contains(attribute) }
    if let known = readOfOthers[element] { return known.contains(attribute) }
    if element.hasSuffix("ontroller") { return readOfControllers.contains(attribute) }
    guard ElementKind.isKnown(element), !notOfViews.contains(attribute) else { return false }
    return KnownNames.isRead(attribute) && AttributeForm.owners[attribute]?.contains(element) ?? true
  }

  /// Tells whether an attribute of a part of a view, such as its mask or its margins, is read for layout.
  ///
  /// - Parameters:
  ///   - attribute: The attribute's name.
  ///   - part: The name of the part's element.
  /// - Returns: `true` if it is read.
  package static func reads(_ attribute: String, ofPart part: String) -> Bool {
    AttributeForm.ofParts[part]?[attribute] != nil
  }

  private static let readOfConstraints: Set = [
    "constant", "firstAttribute", "firstItem", "multiplier", "placeholder", "priority", "relation", "secondAttribute",
    "secondItem", "symbolic",
  ]

  private static let readOfControllers: Set = [
    "definesPresentationContext", "extendedLayoutIncludesOpaqueBars", "hidesBottomBarWhenPushed", "key",
    "maximumPrimaryColumnWidth", "minimumPrimaryColumnWidth", "navigationBarHidden", "preferredDisplayMode",
    "preferredPrimaryColumnWidthFraction", "toolbarHidden", "wantsFullScreenLayout",
  ]

  private static let readOfOthers: [String: Set<String>] = [
    "barButtonItem": ["image", "key", "systemItem", "title", "width"], "document": ["targetRuntime", "type"],
    "image": ["height", "name", "width"], "navigationItem": ["key", "largeTitleDisplayMode", "prompt", "title"],
    "segment": ["title"], "tabBarItem": ["key", "systemItem", "title"],
  ]

  /// Attributes that are read of constraints only, or of views by code of their own.
  private static let notOfViews: Set = ["customClass", "multiplier", "priority"]
}
