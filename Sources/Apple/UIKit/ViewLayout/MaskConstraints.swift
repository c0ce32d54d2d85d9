import LayoutEngine
import LayoutModel

/// The constraints that a mask stands for, as UIKit's logs print them: the engine keeps the mask itself.
///
///     <NSAutoresizingMaskLayoutConstraint:0x60 h=-&- v=--& UIView:0x7f.width == UIView:0x7e.width - 20   (active)>
@MainActor struct MaskConstraints {
  private let view: AnyObject?
  private let superview: UIView?
  private let mask: LayoutModel.AutoresizingMask
  private let frame: Rect
  private let superviewSize: Size

  /// The constraints of a node's mask.
  init(of view: AnyObject?, _ node: LayoutGraph.Node) {
    self.view = view
    superview = (view as? UIView)?.superview
    if case .mask(let mask, let frame, let superviewSize) = node.placement {
      (self.mask, self.frame, self.superviewSize) = (mask, frame, superviewSize)
    } else {
      (mask, frame, superviewSize) = ([], .zero, .zero)
    }
  }

  /// A location or a length that a mask decides on.
  enum Part: Int, CaseIterable {
    case minX, width, minY, height

    var axis: LayoutModel.Axis { self == .minX || self == .width ? .horizontal : .vertical }

    /// Its value in a frame.
    func value(in frame: Rect) -> Double {
      switch self {
      case .minX: frame.x
      case .width: frame.width
      case .minY: frame.y
      case .height: frame.height
      }
    }
  }

  /// The parts that a conflict is about: the parts that decide the view's lines in the conflict's constraints.
  ///
  /// - Parameters:
  ///   - node: The view.
  ///   - constraints: The conflict's constraints.
  ///   - isInside: Tells whether a node lies in the view: then the view's own place doesn't matter to it.
  /// - Returns: The parts, in their order.
  static func parts(
    of node: LayoutGraph.NodeID, in constraints: [LayoutGraph.Constraint], isInside: (LayoutGraph.NodeID) -> Bool
  ) -> [Part] {
    var parts: Set<Part> = []
    for constraint in constraints {
      for (own, other) in [(constraint.first, constraint.second), (constraint.second, constraint.first)] {
        guard let own, own.node == node else { continue }
        let isHorizontal = own.attribute.axis == .horizontal
        let isNear = [.left, .leading, .top, .leftMargin, .leadingMargin, .topMargin].contains(own.attribute)
        if own.attribute.isSize || !isNear { parts.insert(isHorizontal ? .width : .height) }
        if !own.attribute.isSize, !(other.map { isInside($0.node) } ?? false) {
          parts.insert(isHorizontal ? .minX : .minY)
        }
      }
    }
    if parts.isEmpty {
      let axes = Set(constraints.map(\.first.attribute.axis))
      parts = Set(Part.allCases.filter { axes.isEmpty || axes.contains($0.axis) })
    }
    return parts.sorted { $0.rawValue < $1.rawValue }
  }

  /// The line of one of its constraints.
  func line(of part: Part) -> String {
    let address = view.map { ConstraintWords.address(of: $0, beyond: 1 + part.rawValue) } ?? "0x0"
    let own = ConstraintWords.item(view)
    let superview = superview.map { ConstraintWords.item($0) } ?? "(gone)"
    let names = part == .minX || part == .minY ? ", names: '|':\(superview) " : ""
    return
      "<NSAutoresizingMaskLayoutConstraint:\(address) h=\(letters(.horizontal)) v=\(letters(.vertical)) "
      + "\(own).\(part) == \(value(of: part, in: superview))   (active\(names))>"
  }

  /// The length of a part: a number, or so much of the superview's length and a number.
  private func value(of part: Part, in superview: String) -> String {
    let larger = Size(width: superviewSize.width + 1, height: superviewSize.height + 1)
    let value = part.value(in: frame)
    let slope = part.value(in: frame.autoresized(mask, from: superviewSize, to: larger)) - value
    guard abs(slope) > 1e-9 else { return ConstraintWords.number(value) }
    let length = part.axis == .horizontal ? superviewSize.width : superviewSize.height
    let factor = abs(slope - 1) < 1e-9 ? "" : "\(ConstraintWords.number(slope))*"
    return factor + "\(superview).\(part.axis == .horizontal ? "width" : "height")"
      + ConstraintWords.summand(value - slope * length)
  }

  /// A mask along an axis: margin, length, margin; `&` is flexible. A mask without flexibility keeps its near margin.
  private func letters(_ axis: LayoutModel.Axis) -> String {
    let flexible: [LayoutModel.AutoresizingMask] =
      axis == .horizontal
      ? [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
      : [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
    let letters = flexible.map { mask.contains($0) ? "&" : "-" }.joined()
    return letters == "---" ? "--&" : letters
  }
}
