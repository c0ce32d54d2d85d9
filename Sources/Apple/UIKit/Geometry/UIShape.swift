/// The outline of something that the pointer or a hover effect lies around.
public struct UIShape: Hashable, Sendable {
  /// A form, with the size of the shaped view.
  enum Form: Hashable, Sendable {
    case rectangle(cornerRadius: CGFloat)
    case capsule
    case circle
    case fixed(CGRect, cornerRadius: CGFloat)
  }

  let form: Form
  var insets = UIEdgeInsets.zero

  public static var rect: UIShape { UIShape(form: .rectangle(cornerRadius: 0)) }
  /// A rectangle whose shorter sides are half circles.
  public static var capsule: UIShape { UIShape(form: .capsule) }
  /// The largest circle within.
  public static var circle: UIShape { UIShape(form: .circle) }
  /// A rectangle with round corners.
  public static func rect(cornerRadius: CGFloat) -> UIShape { UIShape(form: .rectangle(cornerRadius: cornerRadius)) }
  /// A rectangle of its own place, with round corners.
  public static func fixedRect(_ rect: CGRect, cornerRadius: CGFloat = 0) -> UIShape {
    UIShape(form: .fixed(rect, cornerRadius: cornerRadius))
  }

  /// The outline moved inwards.
  public func inset(by insets: UIEdgeInsets) -> UIShape {
    var shape = self
    shape.insets = UIEdgeInsets(
      top: shape.insets.top + insets.top, left: shape.insets.left + insets.left,
      bottom: shape.insets.bottom + insets.bottom, right: shape.insets.right + insets.right)
    return shape
  }

  /// The outline in a rectangle.
  public func resolve(in context: ResolutionContext) -> Resolved {
    let frame: CGRect
    switch form {
    case .rectangle, .capsule: frame = context.contentShape.boundingRect
    case .circle:
      let content = context.contentShape.boundingRect
      let side = min(content.width, content.height)
      frame = CGRect(x: content.midX - side / 2, y: content.midY - side / 2, width: side, height: side)
    case .fixed(let rect, _): frame = rect
    }
    return Resolved(shape: self, boundingRect: frame.inset(by: insets))
  }

  /// The outline of something of a size.
  public struct Resolved: Hashable, Sendable {
    public let shape: UIShape
    /// The rectangle around it, in points.
    public let boundingRect: CGRect

    /// An outline around a rectangle.
    init(shape: UIShape, boundingRect: CGRect) { (self.shape, self.boundingRect) = (shape, boundingRect) }

    /// The outline moved inwards.
    public func inset(by insets: UIEdgeInsets) -> Resolved {
      Resolved(shape: shape.inset(by: insets), boundingRect: boundingRect.inset(by: insets))
    }
  }

  /// The content that an outline is around.
  public struct ResolutionContext: Sendable {
    /// The outline of the content.
    public let contentShape: Resolved

    init(contentShape: Resolved) { self.contentShape = contentShape }
  }
}
