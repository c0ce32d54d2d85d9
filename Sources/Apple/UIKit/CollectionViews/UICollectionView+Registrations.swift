public import Foundation

extension UICollectionView {
  /// The making and the filling of items of a class.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// The filling of an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let name: String
    let make: ((CGRect) -> UICollectionViewCell)?
    public let handler: Handler

    /// Items of a class, filled by a closure.
    public init(handler: @escaping Handler) {
      name = RegistrationNames.next()
      make = { ClassInitializer.make(Cell.self, frame: $0) }
      self.handler = handler
    }

    /// Items that something else makes, filled by a closure.
    init(make: @escaping (CGRect) -> UICollectionViewCell, handler: @escaping Handler) {
      name = RegistrationNames.next()
      self.make = make
      self.handler = handler
    }
  }

  /// The making and the filling of supplementary views of a class.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// The filling of a view.
    public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) ->
      Void

    let name: String
    let kind: String
    public let handler: Handler

    /// Views of a class and a kind, filled by a closure.
    public init(elementKind: String, handler: @escaping Handler) {
      name = RegistrationNames.next()
      kind = elementKind
      self.handler = handler
    }
  }

  /// An item for a place, filled for what it shows.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if cellMakers[registration.name] == nil { cellMakers[registration.name] = registration.make }
    let cell = dequeueReusableCell(withReuseIdentifier: registration.name, for: indexPath)
    guard let cell = cell as? Cell else {
      raise(.internalInconsistency, "the cell of a registration is a \(type(of: cell)) and not a \(Cell.self)")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A supplementary view for a place, filled.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    if viewMakers[registration.kind]?[registration.name] == nil {
      viewMakers[registration.kind, default: [:]][registration.name] = {
        ClassInitializer.make(Supplementary.self, frame: $0)
      }
    }
    let view = dequeueReusableSupplementaryView(
      ofKind: registration.kind, withReuseIdentifier: registration.name, for: indexPath)
    guard let view = view as? Supplementary else {
      raise(.internalInconsistency, "the view of a registration is a \(type(of: view)) and not a \(Supplementary.self)")
    }
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}

/// Names for registrations, each its own.
@MainActor private enum RegistrationNames {
  private static var count = 0

  static func next() -> String {
    count += 1
    return "registration \(count)"
  }
}
