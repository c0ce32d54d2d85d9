import LayoutModel
import ViewKinds

extension UIView {
  /// The name of UIKit's class that a view is of among those that have a file in `ViewKinds`; `nil` for a view of no such kind.
  var nameOfKind: String? {
    let type = type(of: self)
    if let known = Self.namesOfKinds[ObjectIdentifier(type)] { return known }
    var ancestor: AnyClass? = type
    while let next = ancestor, KindDescription.of(ViewKind(className: "\(next)")) == nil {
      ancestor = _getSuperclass(next)
    }
    let name = ancestor.map { "\($0)" }
    Self.namesOfKinds[ObjectIdentifier(type)] = .some(name)
    return name
  }

  /// The names found so far, by classes: a class's ancestors stay what they are.
  private static var namesOfKinds: [ObjectIdentifier: String?] = [:]
}
