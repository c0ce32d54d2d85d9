public import Foundation

/// An action behind a row that is swiped.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The look of an action.
  public enum Style: Int, Sendable {
    /// Like others, or one that takes something away.
    case normal = 0, destructive
  }

  /// The work of an action, which calls its last argument at the end.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public let style: Style
  public let handler: Handler
  open var title: String?
  /// The colour behind it.
  open var backgroundColor: UIColor!
  open var image: UIImage?

  /// An action with a title and a closure.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }

  /// An action without a title that does nothing.
  public convenience override init() { self.init(style: .normal, title: nil) { _, _, _ in } }
}

/// The actions behind a row that is swiped from one of its edges.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the edge on.
  public let actions: [UIContextualAction]
  /// A Boolean that lets a long swipe do the first one.
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// An action behind a row that is swiped: former form.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// The look of an action.
  public enum Style: Int, Sendable {
    /// One that takes something away, or like others.
    case `default` = 0, normal
    /// One that takes something away.
    public static var destructive: Style { .default }
  }

  public let style: Style
  open var title: String?
  /// The colour behind it.
  open var backgroundColor: UIColor?
  /// An effect behind it.
  open var backgroundEffect: UIVisualEffect?
  let handler: (UITableViewRowAction, IndexPath) -> Void

  /// An action with a title and a closure.
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }
}
