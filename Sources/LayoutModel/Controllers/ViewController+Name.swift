extension ViewController {
  /// The name that people know the controller by: its id, or, where Interface Builder made that, its class.
  package var itemName: ItemName {
    let source = id.flatMap { ItemName.isGenerated($0) ? nil : ItemName.Source.identifier($0) }
    return ItemName(source ?? .none, className: kind.rawValue, id: id ?? kind.rawValue)
  }
}
