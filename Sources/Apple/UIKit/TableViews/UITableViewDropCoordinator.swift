public import Foundation

/// A drop on a table: held.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The things that are dropped.
  var items: [any UITableViewDropItem] { get }
  /// The place where it is dropped.
  var destinationIndexPath: IndexPath? { get }
  /// The use of it.
  var proposal: UITableViewDropProposal { get }
  var session: any UIDropSession { get }
}

/// Something that is dropped.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  /// The place of the dragged row, if it comes from this table.
  var sourceIndexPath: IndexPath? { get }
  /// The size of its preview, in points.
  var previewSize: CGSize { get }
}

/// The use of what is dropped.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// The way in which it is dropped.
  public let intent: UITableView.DropIntent

  /// A use of what is dropped.
  public init(operation: UIDropOperation, intent: UITableView.DropIntent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// A use of what is dropped.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
}
