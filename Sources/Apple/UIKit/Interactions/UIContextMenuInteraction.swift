/// A menu at a place, and what is shown beside it.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The maker of the menu, from what the system proposes.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
  /// The maker of the controller that is shown.
  public typealias ContentPreviewProvider = () -> UIViewController?

  /// The order of a menu's elements.
  public enum ElementOrder: Int, Sendable {
    case automatic = 0, priority, fixed
  }

  public let identifier: any NSCopying
  /// The maker of the controller that is shown.
  let previewProvider: ContentPreviewProvider?
  /// The maker of the menu.
  let actionProvider: ActionProvider?
  /// The name of a second thing that it is for.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// The number that is shown for several things.
  open var badgeCount = 0
  /// The order of its elements.
  open var preferredMenuElementOrder = ElementOrder.automatic

  /// A menu with what is shown beside it.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: ContentPreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
  }

  /// The menu, as its closure makes it.
  package func menu() -> UIMenu? { actionProvider?([]) }
}

/// A context menu for a view.
@preconcurrency @MainActor
open class UIContextMenuInteraction: HeldInteraction {
  /// The look of a menu.
  public enum Appearance: Int, Sendable {
    case unknown = 0, rich, compact
  }

  /// The maker of the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The look of the menu.
  open var menuAppearance: Appearance { .rich }

  /// An interaction with what makes the menu.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    super.init()
    self.delegate = delegate
  }

  /// The place of the menu in a view, in points.
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func dismissMenu() {}
  /// Changes the menu that shows.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
  /// The menu at a point, as its delegate makes it.
  package func menu(at point: CGPoint) -> UIMenu? {
    delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point)?.menu()
  }
}

/// An object that runs beside a context menu's motion.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller that is shown.
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is told of the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The way in which a context menu's preview turns into its content.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It goes, or grows.
  case dismiss = 0, pop
}

/// An object that runs beside the motion of a preview that was tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The way in which the preview turns into its content.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The maker of a view's context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// The menu at a point.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// The item that is lifted.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The item that is laid down.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The item that is lifted.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// The item that is laid down.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// Told that the preview was tapped.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Told before the menu shows.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Told before the menu goes.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// The menu above a selection.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  public let identifier: AnyHashable
  /// The point that it points at.
  public let sourcePoint: CGPoint
  /// The side on which its arrow stands.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// A menu at a point.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    (self.identifier, self.sourcePoint) = (identifier ?? AnyHashable(UUID()), sourcePoint)
  }
}

/// The side on which a menu's arrow stands.
public enum UIEditMenuArrowDirection: Int, Sendable {
  case automatic = 0, up, down, left, right
}

/// The menu above a view's selection.
@preconcurrency @MainActor
open class UIEditMenuInteraction: HeldInteraction {
  /// The maker of the menu.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

  /// An interaction with what makes the menu.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    super.init()
    self.delegate = delegate
  }

  /// Shows the menu: nothing here.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  open func dismissMenu() {}
  /// Asks for the menu anew.
  open func reloadVisibleMenu() {}
  /// Asks for the menu's place anew.
  open func updateVisibleMenuPosition(animated: Bool) {}
  /// The place of the menu in a view, in points.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// The maker of the menu above a selection.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// The menu, from what the system proposes.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The rectangle that it points at.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { CGRect(origin: configuration.sourcePoint, size: .zero) }
}
