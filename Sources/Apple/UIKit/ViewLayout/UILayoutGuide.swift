import LayoutEngine
import LayoutModel

/// A rectangle that constraints may speak of, without a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The kind of a guide that every view has.
  enum Kind {
    /// One that was made by hand.
    case own
    /// One whose length is the distance between two lines, which may lie either way.
    case distance
    case system(SystemLayoutGuide)
  }

  /// The view whose coordinates it lies in.
  open internal(set) weak var owningView: UIView?
  /// The name that logs show.
  open var identifier = ""
  let kind: Kind
  /// The constraints that name it and are active.
  var naming: [NSLayoutConstraint] = []
  /// The guide's identity in the graph, if it has a node of its own.
  var node: LayoutGraph.NodeID?
  var storedFrame = CGRect.zero
  /// The stand-in for the guide in constraints.
  var storedStandIn: LayoutItemStandIn?

  /// A guide that belongs to no view yet: `addLayoutGuide` gives it to one.
  public override init() {
    kind = .own
    super.init()
  }

  /// A guide between two lines.
  init(ofDistance: Void) {
    kind = .distance
    super.init()
  }

  /// A guide of a file: they aren't read by themselves.
  public required convenience init?(coder: NSCoder) { self.init() }

  /// A guide that a view has.
  init(_ kind: SystemLayoutGuide, of view: UIView) {
    self.kind = .system(kind)
    owningView = view
    super.init()
  }

  deinit { unsafe storedStandIn?.guide = nil }

  /// The rectangle, in the owning view's coordinates, in points: as the last layout left it.
  open var layoutFrame: CGRect {
    ConditionReads.note(.window)
    guard case .system(let guide) = kind, let view = owningView else { return storedFrame }
    return view.frame(of: guide) ?? storedFrame
  }

  /// A Boolean that tells whether constraints leave it open.
  open var hasAmbiguousLayout: Bool { false }

  /// The constraints that decide on it along an axis.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    naming.filter { $0.firstAttribute.axis == axis }
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .right) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .bottom) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(of: self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(of: self, .height) }
  /// The middle between its sides.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .centerX) }
  /// The middle between its top and its bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .centerY) }
}

/// The interface of the layout guides of controllers of old.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The length of what covers the view there, in points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// The guide at the top or the bottom of a controller's view, as high as what covers the view there. The view holds two constraints for
/// that height.
final class ControllerLayoutGuide: UILayoutGuide, UILayoutSupport {
  let place: SystemLayoutGuide
  private(set) var ownConstraints: [NSLayoutConstraint] = []

  init(at place: SystemLayoutGuide, of view: UIView) {
    self.place = place
    super.init()
    owningView = view
    identifier = place.identifier
  }

  required convenience init?(coder: NSCoder) { nil }

  var length: CGFloat {
    ConditionReads.note(.window)
    return lengthInPlace
  }

  private var lengthInPlace: CGFloat {
    guard let area = owningView?.storedSafeArea else { return 0 }
    return CGFloat(place == .topLayoutGuide ? area.top : area.bottom)
  }

  /// Ties it to its edge of the view.
  func constrain() {
    guard let view = owningView else { return }
    let isTop = place == .topLayoutGuide
    let edge =
      isTop ? topAnchor.constraint(equalTo: view.topAnchor) : bottomAnchor.constraint(equalTo: view.bottomAnchor)
    let height = heightAnchor.constraint(equalToConstant: lengthInPlace)
    ownConstraints = [edge, height]
    view.addConstraints(ownConstraints)
  }

  /// Follows the safe area.
  func safeAreaChanged() { ownConstraints.last?.constant = lengthInPlace }
}
