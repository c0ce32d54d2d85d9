package import Documents
import LayoutModel
import ViewKinds

/// The kind of view that an element of Interface Builder stands for. Kinds differ only in this table.
package struct ElementKind: Sendable {
  /// The UIKit class.
  package let className: String
  /// The class's kind in layout.
  var viewKind: ViewKind { ViewKind(className: className) }
  /// The axes along which the stored size is the intrinsic content size; empty for views that are made of others.
  var intrinsicAxes: [Axis] = []
  /// True for rows and items that their owner places.
  package var isCell = false
  /// A Boolean that tells whether it is the content view of a cell.
  package var isContentView = false

  /// The kind of an element. An element of unknown name is a view if it has a frame.
  package static func of(_ element: XMLElement) -> ElementKind? {
    if let kind = table[element.name] { return kind }
    guard !othersWithFrames.contains(element.name), element.child(forKey: "frame")?.name == "rect" else { return nil }
    return ElementKind(className: "UIView")
  }

  /// Tells whether the table has an element.
  package static func isKnown(_ name: String) -> Bool { table[name] != nil }

  /// Tells whether a class is the system's: a class with an element in Interface Builder, or with layout rules of its own. Other classes
  /// with UIKit's prefix are the app's own.
  package static func isSystemClass(_ name: String) -> Bool { systemClasses.contains(name) }

  /// The names of the system's classes.
  package static let systemClasses = Set(table.values.map(\.className) + ViewKind.allCases.map(\.rawValue)).subtracting(
    [""])

  /// The names of the table's elements.
  package static var names: [String] { table.keys.sorted() }

  /// Elements that have a frame and aren't views.
  private static let othersWithFrames: Set<String> = ["window"]

  private static let table = Dictionary(
    uniqueKeysWithValues: KindDescription.all.compactMap { kind in kind.element.map { ($0, ElementKind(kind)) } }
      + KindDescription.classesWithoutKind.map { ($0.key, ElementKind(className: $0.value)) }
      + [
        ("containerView", ElementKind(className: "UIView")),
        ("collectionViewCellContentView", ElementKind(className: "UIView", isContentView: true)),
      ])
}

extension ElementKind {
  private init(_ kind: KindDescription) {
    self.init(
      className: kind.kind.rawValue, intrinsicAxes: kind.intrinsicAxes, isCell: kind.isRow,
      isContentView: kind.isContentView)
  }
}
