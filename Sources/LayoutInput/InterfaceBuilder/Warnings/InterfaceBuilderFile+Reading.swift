/// What the import reads of a file to lay it out; the rest is passed over.
extension InterfaceBuilderFile {
  /// Whether an attribute of a view, a constraint, a controller, an item or the document is read to lay it out.
  ///
  /// - Parameters:
  ///   - attribute: The attribute's name.
  ///   - element: The name of the element that has it.
  /// - Returns: Whether it is.
  package static func reads(_ attribute: String, of element: String) -> Bool {
    if element == "constraint" { return readOfConstraints.contains(attribute) }
    if let known = readOfOthers[element] { return known.contains(attribute) }
    if element.hasSuffix("ontroller") { return readOfControllers.contains(attribute) }
    guard ElementKind.isKnown(element), !notOfViews.contains(attribute) else { return false }
    return KnownNames.isRead(attribute) && AttributeForm.owners[attribute]?.contains(element) ?? true
  }

  /// Whether an attribute of a part of a view, such as its mask or its margins, is read to lay it out.
  ///
  /// - Parameters:
  ///   - attribute: The attribute's name.
  ///   - part: The name of the part's element.
  /// - Returns: Whether it is.
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

  /// What is told of constraints, or of views by their code.
  private static let notOfViews: Set = ["customClass", "multiplier", "priority"]
}
