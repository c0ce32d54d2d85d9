import Documents
import LayoutModel

extension Constraint {
  /// The constraint in the words of a fixture, `title.leading == 0.5 * root.leading + 8 @750`. It is `nil` if an item
  /// has no name there.
  package var text: String? {
    guard let first = firstItem.name else { return nil }
    var text = "\(first).\(firstAttribute.rawValue) \(relation.symbol) "
    if let second {
      guard let name = second.item.name else { return nil }
      if second.multiplier != 1 { text += "\(JSONText.number(second.multiplier)) * " }
      text += "\(name).\(second.attribute.rawValue)"
      if constant != 0 { text += "\(constant < 0 ? " - " : " + ")\(JSONText.number(abs(constant)))" }
    } else {
      text += JSONText.number(constant)
    }
    if !priority.isRequired { text += " @\(JSONText.number(priority.rawValue))" }
    return text
  }
}

extension Constraint.Item {
  /// The item's name in a fixture, an id and perhaps a guide, `root.safeArea`; `nil` for an item that is given by its
  /// position.
  var name: String? {
    switch self {
    case .id(let id): id
    case .guide(let guide, of: let id?): "\(id).\(guide.rawValue)"
    case .holder, .superview, .guide(_, of: nil): nil
    }
  }
}
