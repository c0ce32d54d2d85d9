import Documents

extension ViewController {
  /// The name that people know the controller by: the author's label, the id, or, where Interface Builder made the id, the class.
  package var itemName: ItemName {
    if let userLabel, userLabel.contains(where: { !$0.isWhitespace }) {
      return ItemName(.label(userLabel.excerpt), className: kind.rawValue, id: id ?? kind.rawValue)
    }
    let source = id.flatMap { ItemName.isGenerated($0) ? nil : ItemName.Source.identifier($0) }
    return ItemName(source ?? .none, className: kind.rawValue, id: id ?? kind.rawValue)
  }
}
