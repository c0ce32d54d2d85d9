extension UICollectionView.CellRegistration {
  /// Items of a file, filled by a closure.
  public init(cellNib: UINib, handler: @escaping Handler) {
    self.init(make: { _ in cellNib.first(UICollectionViewCell.self, as: "item") }, handler: handler)
  }
}

extension UINib {
  /// The first object at the file's top, which has to be of a class.
  func first<Object: AnyObject>(_ type: Object.Type, as identifier: String) -> Object {
    let objects = instantiate(withOwner: nil, options: nil)
    guard objects.count == 1, let object = objects[0] as? Object else {
      raise(
        .internalInconsistency,
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a \(type) instance"
      )
    }
    return object
  }
}
