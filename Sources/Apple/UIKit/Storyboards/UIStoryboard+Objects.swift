import Foundation
import InterfaceBuilder

/// The objects of Interface Builder's files that have no identifier of their own.
extension UIStoryboard {
  /// A controller by its object id.
  ///
  /// - Parameter id: The id that the file gives it.
  /// - Returns: The controller. Without one an exception is raised.
  package func instantiateViewController(withObjectID id: String) -> UIViewController {
    guard let index = nib.file.controllerIndex(ofID: id) else {
      raise(
        .invalidArgument, "Storyboard '\(nib.fileName)' doesn't contain a view controller with the object id '\(id)'")
    }
    return loader.controller(index)
  }
}

extension UIView {
  /// A new row or item of a list in the view, by the name of the prototype that it is made of.
  ///
  /// - Parameter identifier: The name under which lists use it again.
  /// - Returns: The row or the item; `nil` where no list has such a prototype.
  package func cellOfPrototype(named identifier: String) -> UIView? {
    switch self {
    case let table as UITableView:
      if let cell = table.dequeueReusableCell(withIdentifier: identifier) { return cell }
    case let collection as UICollectionView where collection.cellMakers[identifier] != nil:
      return collection.dequeueReusableCell(
        withReuseIdentifier: identifier, for: IndexPath(item: 0, section: 0))
    default: break
    }
    return subviews.lazy.compactMap { $0.cellOfPrototype(named: identifier) }.first
  }
}
