public import Foundation

/// A drop on a collection: held.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The things that are dropped.
  var items: [any UICollectionViewDropItem] { get }
  /// The place where it is dropped.
  var destinationIndexPath: IndexPath? { get }
  /// The use of it.
  var proposal: UICollectionViewDropProposal { get }
  var session: any UIDropSession { get }
}

/// Something that is dropped.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  /// The place of the dragged item, if it comes from this collection.
  var sourceIndexPath: IndexPath? { get }
  /// The size of its preview, in points.
  var previewSize: CGSize { get }
}

/// The use of what is dropped.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// The way in which it is dropped.
  public let intent: UICollectionView.DropIntent

  /// A use of what is dropped.
  public init(operation: UIDropOperation, intent: UICollectionView.DropIntent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// A use of what is dropped.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
}
