/// Showing a view large under a finger that stays: held.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: HeldInteraction {
  /// An object that decides about it.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?

  public override init() { super.init() }
  /// As a delegate says.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    super.init()
    self.delegate = delegate
  }
}

/// An object that decides about showing views large.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {}

/// Selecting and editing text in a view: held.
@preconcurrency @MainActor
open class UITextInteraction: HeldInteraction {
  /// The operations that a user may choose.
  public enum Mode: Int, Sendable {
    /// The operations that are allowed.
    case editable = 0, nonEditable
  }

  /// The operations that a user may choose.
  public let textInteractionMode: Mode
  /// An object that decides about it.
  open weak var delegate: (any UITextInteractionDelegate)?
  /// The view of the text.
  open weak var textInput: (any UIResponder & UITextInput)?

  /// Selecting, or editing too.
  public init(for mode: Mode) { textInteractionMode = mode }
}

/// An object that decides about selecting text.
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: NSObjectProtocol {
  /// Asked before it begins.
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  /// Told before it begins.
  func interactionWillBegin(_ interaction: UITextInteraction)
  /// Told after it ended.
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

/// Showing a selection of text: held.
@preconcurrency @MainActor
open class UITextSelectionDisplayInteraction: HeldInteraction {
  /// A Boolean that shows it.
  open var isActivated = false
}

/// Finding in a view: held.
@preconcurrency @MainActor
open class UIFindInteraction: HeldInteraction {
  /// A Boolean that tells whether its bar shows.
  open private(set) var isFindNavigatorVisible = false
  /// The text that is found.
  open var searchText: String?
  /// The text that takes its place.
  open var replacementText: String?

  open func presentFindNavigator(showingReplace: Bool) { isFindNavigatorVisible = true }
  open func dismissFindNavigator() { isFindNavigatorVisible = false }
  /// Goes to the next place.
  open func findNext() {}
  /// Goes to the place before.
  open func findPrevious() {}
  /// Asks for the number of places anew.
  open func updateResultCount() {}
}

/// A pencil's taps: held.
@preconcurrency @MainActor
open class UIPencilInteraction: HeldInteraction {
  /// A Boolean that takes them.
  open var isEnabled = true
  /// An object that is told of them.
  open weak var delegate: (any UIPencilInteractionDelegate)?
}

/// An object that is told of a pencil's taps.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  /// Told of a tap.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}

/// Putting the system's focus where a guide is: held.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  /// A Boolean that lets it have the focus.
  open var isEnabled = true
}
