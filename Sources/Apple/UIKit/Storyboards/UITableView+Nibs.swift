/// Rows, headers and items of files.
extension UITableView {
  /// Has rows of a name made of a file.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellMakers[identifier] = nib.map { nib in { nib.first(UITableViewCell.self, as: identifier) } }
  }
  /// Has headers and footers of a name made of a file.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerMakers[identifier] = nib.map { nib in { nib.first(UITableViewHeaderFooterView.self, as: identifier) } }
  }
}

extension UICollectionView {
  /// Has items of a name made of a file.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    cellMakers[identifier] = nib.map { nib in { _ in nib.first(UICollectionViewCell.self, as: identifier) } }
  }
  /// Has supplementary views of a kind and a name made of a file.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    viewMakers[kind, default: [:]][identifier] = nib.map { nib in
      { _ in nib.first(UICollectionReusableView.self, as: identifier) }
    }
  }
}

extension UICollectionViewLayout {
  /// Has decoration views of a kind made of a file.
  public func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationMakers[elementKind] = nib.map { nib in { _ in nib.first(UICollectionReusableView.self, as: elementKind) }
    }
  }
}

extension UICollectionView.CellRegistration {
  /// Items of a file, filled by a closure.
  public init(cellNib: UINib, handler: @escaping Handler) {
    self.init(make: { _ in cellNib.first(UICollectionViewCell.self, as: "item") }, handler: handler)
  }
}

extension UINib {
  /// The first object at the file's top, which has to be of a class.
  fileprivate func first<Object: AnyObject>(_ type: Object.Type, as identifier: String) -> Object {
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
