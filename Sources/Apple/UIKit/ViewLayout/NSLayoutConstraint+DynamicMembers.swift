public import ObjectiveC

extension NSLayoutConstraint: @preconcurrency DynamicMembers {
  /// The value of a property by its name.
  public func member(named name: String) -> Any? {
    switch name {
    case "priority": priority
    case "identifier": identifier
    case "constant": constant
    case "multiplier": multiplier
    case "relation": relation
    case "isActive": isActive
    case "firstItem": firstItem
    case "firstAttribute": firstAttribute
    case "secondItem": secondItem
    case "secondAttribute": secondAttribute
    default: nil
    }
  }
}
