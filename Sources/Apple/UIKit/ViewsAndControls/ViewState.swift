import LayoutEngine
import LayoutModel

/// Settings of a view of one bit each.
struct ViewFlags: OptionSet {
  let rawValue: UInt32

  static let isHidden = ViewFlags(rawValue: 1)
  static let translatesMask = ViewFlags(rawValue: 2)
  static let autoresizesSubviews = ViewFlags(rawValue: 4)
  static let needsUpdateConstraints = ViewFlags(rawValue: 8)
  static let subtreeNeedsUpdateConstraints = ViewFlags(rawValue: 16)
  static let needsLayout = ViewFlags(rawValue: 32)
  static let subtreeNeedsLayout = ViewFlags(rawValue: 64)
  /// Constraints take part in its layout, or in that of a view in it.
  static let usesConstraints = ViewFlags(rawValue: 128)
  static let isUserInteractionEnabled = ViewFlags(rawValue: 256)
  static let isLayingOut = ViewFlags(rawValue: 512)
  static let preservesSuperviewMargins = ViewFlags(rawValue: 1024)
  static let ignoresSafeAreaInMargins = ViewFlags(rawValue: 2048)
  /// It is among its superview's dirty subviews.
  static let isListedAsDirty = ViewFlags(rawValue: 4096)
  /// It is among its superview's moved subviews.
  static let isListedAsMoved = ViewFlags(rawValue: 8192)
  /// Its insets that constraints speak of are to be measured anew.
  static let hasStaleInsets = ViewFlags(rawValue: 16384)
  /// The view was told of first traits, as systems until iOS 12 do.
  static let knowsTraits = ViewFlags(rawValue: 32768)

  mutating func set(_ flag: ViewFlags, _ isOn: Bool) {
    if isOn { insert(flag) } else { remove(flag) }
  }
}

/// The resistance of a content to growing and to shrinking, where a view sets it.
struct StoredContentPriorities {
  var hugging: (UILayoutPriority?, UILayoutPriority?) = (nil, nil)
  var resistance: (UILayoutPriority?, UILayoutPriority?) = (nil, nil)
}

/// State that few views have.
@MainActor final class RareViewState {
  weak var viewController: UIViewController? { didSet { HierarchyLayout.insetsEpoch += 1 } }
  var transform: CGAffineTransform?
  /// The frame that was set last under a transform.
  var transformedFrame: TransformedFrame?
  /// The amounts by which its lengths are below zero, by its mask in a superview that became too small.
  var missingSize: Size?
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var layer: CALayer?
  /// The paths that the view drew of itself, from its upper left corner.
  var drawnPaths: [DrawnPath] = []
  var guides: [UILayoutGuide] = []
  var systemGuides: [SystemLayoutGuide: UILayoutGuide] = [:]
  var layoutMargins: UIEdgeInsets?
  var directionalLayoutMargins: NSDirectionalEdgeInsets?
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var tintColor: UIColor?
  var gestureRecognizers: [UIGestureRecognizer] = []
  var contentMode = UIView.ContentMode.scaleToFill
  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  var traitOverrides: TraitValues?
  var insets: [SystemLayoutGuide: LayoutGraph.InsetsID] = [:]
  var toldInsets: [SystemLayoutGuide: EdgeInsets] = [:]
  var interactions: [AnyObject] = []
  var accessibility: [String: Any] = [:]
  /// The declaration of it in a file.
  var loaded: LoadedDeclaration?
  var restorationIdentifier: String?
  /// The name of contents that another framework lays out.
  var unmeasuredContent: String?
  /// A Boolean that lets its margins leave no more than is good to read.
  var marginsFollowReadableWidth = false
}

extension UIView {
  /// The rare state, made where there is none yet.
  var rareState: RareViewState {
    if let rare { return rare }
    let made = RareViewState()
    rare = made
    return made
  }
}

/// A frame that was set under a transform: it reads back as it was set, whatever dividing and multiplying lose, until something else moves
/// the view.
@MainActor struct TransformedFrame {
  let frame: CGRect
  private let untransformed: CGRect
  private let anchor: CGPoint
  private let transform: CGAffineTransform

  init(frame: CGRect, of view: UIView, under transform: CGAffineTransform) {
    (self.frame, self.transform) = (frame, transform)
    (untransformed, anchor) = (view.untransformedFrame, view.anchorPointOfLayer)
  }

  /// Tells whether it is still a view's.
  func isOf(_ view: UIView) -> Bool {
    view.untransformedFrame == untransformed && view.anchorPointOfLayer == anchor && view.rare?.transform == transform
  }
}
