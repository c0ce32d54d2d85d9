public import Foundation

/// A part of an interface that a keyboard or a remote control moves through. Nothing has the focus here.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The places to which the focus goes first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The part that it is in.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// Asks for the focus to be found anew.
  func setNeedsFocusUpdate()
  /// Finds the focus anew where that was asked for.
  func updateFocusIfNeeded()
  /// Tells whether the focus may move.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Told after the focus moved.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// Something that can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
  /// A Boolean that tells whether it has the focus.
  var isFocused: Bool { get }
  /// The frame in the item's container, in points.
  var frame: CGRect { get }
}

/// A move of the focus.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The item that had the focus.
  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
  /// The item that gets it.
  open var nextFocusedItem: (any UIFocusItem)? { nil }
  /// The view that had the focus.
  open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  /// The view that gets it.
  open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
  /// The direction of the move.
  open var focusHeading: UIFocusHeading { [] }
}

/// The directions of a move of the focus.
public struct UIFocusHeading: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: UInt
  /// Directions by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIFocusHeading(rawValue: 1)
  public static let down = UIFocusHeading(rawValue: 2)
  public static let left = UIFocusHeading(rawValue: 4)
  public static let right = UIFocusHeading(rawValue: 8)
  public static let next = UIFocusHeading(rawValue: 16)
  /// To the previous one.
  public static let previous = UIFocusHeading(rawValue: 32)
}

/// The animations that go with a move of the focus: they are at their ends at once.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Runs animations, and what follows them.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}

extension UIView: UIFocusItem {}
