import Documents
import LayoutOutput

/// The kind of an element in a comparison, and the equality of two elements.
extension SourceComparison {
  static let connections: Set<String> = ["outlet", "outletCollection", "action", "segue"]

  /// Tells whether a connection is a containment.
  static func isRelation(_ connection: SourceElement) -> Bool {
    ["embed", "relationship"].contains(connection["kind"])
  }

  /// Tells whether an element is compared as a whole, such as a font, a colour or a mask: nothing in it has a name.
  static func isPart(_ element: SourceElement) -> Bool {
    if isConstraint(element) { return false }
    if element.form == .value { return true }
    if element.form == .element {
      if wholes.contains(element.name) { return false }
      guard element.attributes["id"] == nil else { return false }
    } else if SourceNames.isView(element) || element.name.hasSuffix("ontroller") || element.name == "fixture" {
      return false
    } else if element.form == .array, ["constraints", "subviews", "viewControllers"].contains(element.name) {
      return false
    }
    return element.children.allSatisfy(isPart)
  }

  /// Elements that are examined in detail because their parts have names.
  private static let wholes: Set<String> = [
    "constraints", "subviews", "connections", "objects", "scenes", "resources", "designables", "designable", "document",
    "userDefinedRuntimeAttributes",
  ]

  static func isConstraint(_ element: SourceElement) -> Bool {
    element.form == .element ? element.name == "constraint" : element.name == "constraints" && element.form != .array
  }

  static func isList(_ element: SourceElement) -> Bool {
    element.form == .array || (element.form == .element && element.attributes.isEmpty)
  }

  /// Tells whether two parts mean the same, however they are written.
  static func areSame(_ old: SourceElement, _ new: SourceElement) -> Bool {
    guard old.name == new.name, old.form == new.form, old.text == new.text, old.children.count == new.children.count
    else { return false }
    for name in old.attributes.keys(with: new.attributes) where !UnreportedParts.isUnreported(name, of: new) {
      guard UnreportedParts.areSame(old[name], new[name], attribute: name, of: new) else { return false }
    }
    return zip(old.children, new.children).allSatisfy { areSame($0, $1) }
  }

  /// Tells whether a part is the stored frame of a fixture's view that constraints place. If they leave the view open
  /// the frame counts, and its layout then shows it.
  static func isComputed(_ part: SourceElement, in view: SourceElement) -> Bool {
    part.form == .array && part.name == "frame" && SourceNames.isView(view)
      && view["translatesAutoresizingMaskIntoConstraints"] == "false"
  }
}
