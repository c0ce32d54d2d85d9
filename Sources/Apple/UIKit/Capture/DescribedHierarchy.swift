package import Foundation
import LayoutModel

/// The views of a hierarchy as UIKit's `recursiveDescription` lists them, with the private ones that it has for itself and that stand for
/// something here: a cell's line is a view there, rows that a table made and doesn't show are hidden in it, and indicators show where a
/// content is scrolled to.
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
      pending += part.parts.reversed().map { ($0, depth + 1) }
    }
  }
}

/// A view, or what UIKit has a view of its own for, with the views in it.
@MainActor enum DescribedPart {
  case view(UIView)
  indirect case own(className: String, frame: CGRect, parts: [DescribedPart] = [])

  /// The indicator of the place that a content is scrolled to: a view with another of its size.
  static func indicator(_ frame: CGRect) -> DescribedPart {
    .own(
      className: "_UIScrollViewScrollIndicator", frame: frame,
      parts: [.own(className: "UIView", frame: CGRect(origin: .zero, size: frame.size))])
  }

  /// UIKit's name for the line below a row.
  static var lineName: String { "_UITableViewCellSeparatorView" }

  /// The views in it, from back to front.
  var parts: [DescribedPart] {
    switch self {
    case .view(let view): view.describedParts
    case .own(_, _, let parts): parts
    }
  }

  var className: String {
    switch self {
    case .view(let view): Self.names[ObjectIdentifier(type(of: view))] ?? "\(type(of: view))"
    case .own(let name, _, _): name
    }
  }

  var frame: CGRect {
    switch self {
    case .view(let view): view.frame
    case .own(_, let frame, _): frame
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
      parts.append(.own(className: DescribedPart.lineName, frame: line))
    }
    if let control = self as? UIPageControl { parts += control.dotParts }
    if let table = self as? UITableView { table.addOwnParts(to: &parts) }
    if let scroll = self as? UIScrollView { parts += scroll.indicatorParts }
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

extension UIPageControl {
  /// The most dots that are listed.
  private static var maximumDots: Int { 1000 }

  /// The dots and what is around them, which are views from iOS 14 on: dots of 9⅔ points, 8 apart, in the middle of 44 points. (Seen in
  /// public records of iOS 15, at three pixels a point.)
  fileprivate var dotParts: [DescribedPart] {
    guard measuringTraits.systemVersion.major >= 14, !(hidesForSinglePage && numberOfPages < 2) else { return [] }
    let (dot, gap, margin, height): (CGFloat, CGFloat, CGFloat, CGFloat) = (29 / 3, 8, 43 / 3, 26)
    let pages = min(max(0, numberOfPages), Self.maximumDots)
    let width = max(0, CGFloat(pages) * (dot + gap) - gap)
    let dots = (0..<pages).map { page in
      DescribedPart.own(
        className: "_UIPageIndicatorView",
        frame: CGRect(x: CGFloat(page) * (dot + gap), y: (height - dot) / 2, width: dot, height: dot))
    }
    let row = DescribedPart.own(
      className: "_UIPageControlIndicatorContentView", frame: CGRect(x: margin, y: 0, width: width, height: height),
      parts: dots)
    let whole = width + 2 * margin
    return [
      .own(
        className: "_UIPageControlContentView",
        frame: CGRect(x: (bounds.width - whole) / 2, y: (bounds.height - height) / 2, width: whole, height: height),
        parts: [row])
    ]
  }
}
