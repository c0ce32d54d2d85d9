public import Foundation
public import ObjectiveC

/// An object that has an identifier for tests.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  var accessibilityIdentifier: String? { get set }
}

/// Something that assistive technology sees and that is no view.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIAccessibleObject, UIAccessibilityIdentification {
  /// The object that it is in.
  open weak var accessibilityContainer: AnyObject?
  /// Its frame in what it is in.
  open var accessibilityFrameInContainerSpace = CGRect.zero
  /// Its identifier for tests.
  open var accessibilityIdentifier: String?

  /// An element of a view or of another element.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
    isAccessibilityElement = true
  }
}

/// An action that assistive technology offers.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// The work of an action; it tells whether it was done.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  open var name: String
  /// The name, with attributes.
  open var attributedName: NSAttributedString
  open var image: UIImage?
  /// The object that has the method.
  open weak var target: AnyObject?
  open var selector: Selector
  open var actionHandler: Handler?

  private init(_ name: NSAttributedString, _ image: UIImage?, _ target: Any?, _ selector: Selector) {
    (self.name, attributedName, self.image, self.selector) = (name.string, name, image, selector)
    super.init()
    self.target = target.map { $0 as AnyObject }
  }

  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(NSAttributedString(string: name), nil, target, selector)
  }

  /// A method, with an image.
  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(NSAttributedString(string: name), image, target, selector)
  }

  /// A method, its name with attributes.
  public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.init(attributedName, nil, target, selector)
  }

  public convenience init(name: String, actionHandler: Handler?) {
    self.init(name: name, image: nil, actionHandler: actionHandler)
  }

  /// A closure, with an image.
  public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.init(NSAttributedString(string: name), image, nil, "")
    self.actionHandler = actionHandler
  }

  /// A closure, its name with attributes.
  public convenience init(attributedName: NSAttributedString, actionHandler: Handler?) {
    self.init(attributedName, nil, nil, "")
    self.actionHandler = actionHandler
  }
}

/// The search of a rotor.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// The find of a rotor.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  open weak var targetElement: (any NSObjectProtocol)?

  public override init() { super.init() }

  public init(targetElement: any NSObjectProtocol) {
    super.init()
    self.targetElement = targetElement
  }
}

/// A way through elements of one kind.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// The direction of a search.
  public enum Direction: Int, Sendable {
    case previous = 0
    case next
  }

  /// An object that finds the next element.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  open var name: String
  /// An object that finds the next element.
  open var itemSearchBlock: Search

  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    (self.name, self.itemSearchBlock) = (name, itemSearchBlock)
  }
}
