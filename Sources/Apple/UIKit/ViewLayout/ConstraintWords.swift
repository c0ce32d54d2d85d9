import LayoutModel

/// Constraints and items as UIKit's logs spell them.
@MainActor enum ConstraintWords {
  /// `<NSLayoutConstraint:0x600000c8c0f0 'name' UILabel:0x7f8.top == UIView:0x7f9.topMargin + 8   (active)>`
  ///
  /// With a place, the line of the constraint's code follows the address, `0x600000c8c0f0@App/LoginView.swift#12`, as in layout libraries.
  static func description(of constraint: NSLayoutConstraint, withPlace: Bool = false) -> String {
    let place = withPlace ? constraint.place.map { "@\($0.words)" } ?? "" : ""
    var words = "<\(className(of: constraint)):\(address(of: constraint))\(place) "
    if let identifier = constraint.identifier { words += "'\(identifier)' " }
    words += side(constraint.first, constraint.firstAttribute) + " \(symbol(of: constraint.relation)) "
    if constraint.second.isEmpty || constraint.secondAttribute == .notAnAttribute {
      words += number(constraint.storedConstant)
    } else {
      if constraint.multiplier != 1 { words += number(Double(constraint.multiplier)) + "*" }
      words += side(constraint.second, constraint.secondAttribute)
      words += summand(constraint.storedConstant)
    }
    if constraint.priority != .required { words += " @\(number(Double(constraint.priority.rawValue)))" }
    return words + "   (\(constraint.isActive ? "active" : "inactive"))>"
  }

  /// The line of a log: a class's own description where it has one.
  static func line(of constraint: NSLayoutConstraint) -> String {
    type(of: constraint) == NSLayoutConstraint.self
      ? description(of: constraint, withPlace: true) : constraint.description
  }

  /// `UILabel:0x7f8` with the label's text, shortened as in logs.
  static func item(_ item: AnyObject?) -> String {
    guard let item else { return "(gone)" }
    var words = "\(className(of: item)):\(address(of: item))"
    if let label = item as? UILabel, let text = label.text, !text.isEmpty { words += "'\(title(text))'" }
    if let guide = item as? UILayoutGuide, !guide.identifier.isEmpty { words += "'\(guide.identifier)'" }
    return words
  }

  private static func side(_ item: LayoutItemReference, _ attribute: NSLayoutConstraint.Attribute) -> String {
    "\(self.item(item.object)).\(attribute.attribute?.rawValue ?? "notAnAttribute")"
  }

  private static func symbol(of relation: NSLayoutConstraint.Relation) -> String { relation.relation.symbol }

  private static func className(of object: AnyObject) -> String {
    let name = String(reflecting: type(of: object))
    let parts = name.split(separator: ".", maxSplits: 1)
    return parts.count == 2 && parts[0] == "UIKit" ? String(parts[1]) : name
  }

  /// An object's address, or one so many bytes beyond, of what has no object of its own.
  static func address(of object: AnyObject, beyond offset: Int = 0) -> String {
    "0x" + String(unsafe UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()) + UInt(offset), radix: 16)
  }

  /// A number of six digits.
  static func number(_ value: Double) -> String { String(format: "%g", value) }

  /// ` + 8`, ` - 8`, or nothing.
  static func summand(_ value: Double) -> String {
    value == 0 ? "" : (value < 0 ? " - " : " + ") + number(abs(value))
  }

  /// So many characters of a text are shown.
  private static let longestTitle = 25

  private static func title(_ text: String) -> String {
    text.count <= longestTitle + 3 ? text : text.prefix(longestTitle) + "..."
  }
}
