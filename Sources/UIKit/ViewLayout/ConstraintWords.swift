import LayoutModel

/// Constraints and items as UIKit's logs spell them.
@MainActor enum ConstraintWords {
  /// `<NSLayoutConstraint:0x600000c8c0f0 'name' UILabel:0x7f8.top == UIView:0x7f9.topMargin + 8   (active)>`
  static func description(of constraint: NSLayoutConstraint) -> String {
    var words = "<\(className(of: constraint)):\(address(of: constraint)) "
    if let identifier = constraint.identifier { words += "'\(identifier)' " }
    words += side(constraint.first, constraint.firstAttribute) + " \(symbol(of: constraint.relation)) "
    if constraint.second.isEmpty || constraint.secondAttribute == .notAnAttribute {
      words += number(constraint.storedConstant)
    } else {
      if constraint.multiplier != 1 { words += number(Double(constraint.multiplier)) + "*" }
      words += side(constraint.second, constraint.secondAttribute)
      if constraint.storedConstant != 0 {
        words += constraint.storedConstant < 0 ? " - " : " + "
        words += number(abs(constraint.storedConstant))
      }
    }
    if constraint.priority != .required { words += " @\(number(Double(constraint.priority.rawValue)))" }
    return words + "   (\(constraint.isActive ? "active" : "inactive"))>"
  }

  /// `UILabel:0x7f8` with its accessibility identifier or text where there is one.
  static func item(_ item: AnyObject?) -> String {
    guard let item else { return "(gone)" }
    var words = "\(className(of: item)):\(address(of: item))"
    if let label = item as? UILabel, let text = label.text, !text.isEmpty { words += "'\(text)'" }
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

  static func address(of object: AnyObject) -> String {
    "0x" + String(unsafe UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}
