package import Foundation

/// The views of a hierarchy as UIKit's `recursiveDescription` lists them, with the private ones that it has for itself and that stand for
/// something here: a cell's line is a view there, and rows that a table made and doesn't show are hidden in it.
package struct DescribedHierarchy {
  /// A view of the list.
  package struct Row {
    /// The number of views around it.
    package let depth: Int
    /// The name of its class, without that of the module.
    package let className: String
    /// The frame in the superview, in points.
    package let frame: CGRect
  }

  /// The views, in preorder.
  package private(set) var rows: [Row] = []

  /// The hierarchy of a view.
  @MainActor package init(of view: UIView) {
    var pending: [(part: DescribedPart, depth: Int)] = [(.view(view), 0)]
    while let (part, depth) = pending.popLast() {
      rows.append(Row(depth: depth, className: part.className, frame: part.frame))
      guard case .view(let view) = part else { continue }
      pending += view.describedParts.reversed().map { ($0, depth + 1) }
    }
  }
}

/// A view, or what UIKit has a view of its own for.
@MainActor private enum DescribedPart {
  case view(UIView)
  case own(className: String, frame: CGRect)

  var className: String {
    switch self {
    case .view(let view): Self.names[ObjectIdentifier(type(of: view))] ?? "\(type(of: view))"
    case .own(let name, _): name
    }
  }

  var frame: CGRect {
    switch self {
    case .view(let view): view.frame
    case .own(_, let frame): frame
    }
  }

  /// UIKit's names for classes that are called otherwise here.
  private static let names: [ObjectIdentifier: String] = [
    ObjectIdentifier(RowContentView.self): "UITableViewCellContentView",
    ObjectIdentifier(RowLabel.self): "UITableViewLabel",
    ObjectIdentifier(RowImageView.self): "UIImageView", ObjectIdentifier(CellContentView.self): "UIView",
    ObjectIdentifier(ButtonLabel.self): "UIButtonLabel",
  ]
}

extension UIView {
  /// The views in it, from back to front.
  fileprivate var describedParts: [DescribedPart] {
    // A cell's content view is made there when it is asked for.
    var parts = subviews.filter { !($0 is CellContentView) || !$0.subviews.isEmpty }.map { DescribedPart.view($0) }
    if let cell = self as? UITableViewCell, let line = cell.lineFrame {
      parts.append(.own(className: "_UITableViewCellSeparatorView", frame: line))
    }
    if let table = self as? UITableView {
      // New rows are put behind the others.
      let behind = table.backgroundView == nil ? 0 : 1
      parts.insert(
        contentsOf: table.unseenCells.reversed().filter { $0.superview == nil }.map { .view($0) },
        at: min(behind, parts.count))
    }
    return parts
  }
}

extension UITableViewCell {
  /// The frame of the line at its bottom, a pixel high; `nil` where its table draws none.
  fileprivate var lineFrame: CGRect? {
    guard table.map({ $0.separatorStyle != .none }) ?? true else { return nil }
    let pixel = 1 / max(1, displayScale)
    let insets = separatorInset
    return CGRect(
      x: insets.left, y: bounds.height - pixel, width: max(0, bounds.width - insets.left - insets.right), height: pixel)
  }
}
