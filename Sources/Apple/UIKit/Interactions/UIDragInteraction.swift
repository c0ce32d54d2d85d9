/// Data of several kinds that another application may load: held.
open class NSItemProvider: NSObject, @unchecked Sendable {
  private let object: Any?
  /// The name that is proposed for a file.
  open var suggestedName: String?
  /// The kinds of its data.
  open var registeredTypeIdentifiers: [String] { [] }

  public override init() { object = nil }
  public init(object: Any) { self.object = object }
  /// An object of a kind.
  public init(item: Any?, typeIdentifier: String?) { object = item }
  public init?(contentsOf fileURL: URL!) { object = fileURL }

  /// Tells whether it has data of a kind: never.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
  /// Tells whether it has an object of a class: only the one that it was made of.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    object.map { type(of: $0) == aClass } ?? false
  }
  /// Loads an object of a class: the one that it was made of.
  @discardableResult open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let held = canLoadObject(ofClass: aClass) ? object as? any NSItemProviderReading : nil
    completionHandler(held, held == nil ? CocoaError(.fileNoSuchFile) : nil)
    return Progress(totalUnitCount: 0)
  }
  /// Loads data of a kind: none.
  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(nil, CocoaError(.fileNoSuchFile))
    return Progress(totalUnitCount: 0)
  }
  /// Loads a file of a kind: none.
  @discardableResult open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(nil, CocoaError(.fileNoSuchFile))
    return Progress(totalUnitCount: 0)
  }
  /// Loads an item of a kind: none.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, CocoaError(.fileNoSuchFile))
  }
}

/// A class whose objects an item provider may give.
public protocol NSItemProviderReading: NSObjectProtocol {}

extension UIImage: NSItemProviderReading {}
extension UIColor: NSItemProviderReading {}
extension NSString: NSItemProviderReading {}
extension NSURL: NSItemProviderReading {}

/// Something that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  /// The object that it is in this application.
  open var localObject: Any?
  /// The view that shows it.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Data that is dragged.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// A session of dragging and dropping.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The items that are dragged.
  var items: [UIDragItem] { get }
  /// The place of the finger in a view, in points.
  func location(in view: UIView) -> CGPoint
  /// A Boolean that lets things be moved.
  var allowsMoveOperation: Bool { get }
  /// A Boolean that keeps things in this application.
  var isRestrictedToDraggingApplication: Bool { get }
}

/// A session of dragging.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// This application's own object of it.
  var localContext: Any? { get set }
}

/// A session of dropping.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, where it is this application's.
  var localDragSession: (any UIDragSession)? { get }
}

/// The use of dropped items.
public enum UIDropOperation: UInt, Sendable {
  case cancel = 0, forbidden, copy, move
}

/// A view's proposal for dropped items.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  public let operation: UIDropOperation
  /// A Boolean that lets it be dropped more exactly.
  open var isPrecise = false
  /// A Boolean that shows it at full size.
  open var prefersFullSizePreview = false

  public init(operation: UIDropOperation) { self.operation = operation }
}

/// Dragging from a view: held.
@preconcurrency @MainActor
open class UIDragInteraction: HeldInteraction {
  /// An object that says what is dragged.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// A Boolean that lets things be dragged.
  open var isEnabled = true
  /// A Boolean that lets other gestures go on.
  open var allowsSimultaneousRecognitionDuringLift = false
  open class var isEnabledByDefault: Bool { true }

  /// Dragging as a delegate says.
  public init(delegate: any UIDragInteractionDelegate) {
    super.init()
    self.delegate = delegate
  }
}

/// An object that says what is dragged.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// The items that are dragged.
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
  /// The item that is lifted.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// Told before dragging begins.
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// Told after dragging ended.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
}

extension UIDragInteractionDelegate {
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
  public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {}
}

/// Dropping onto a view: held.
@preconcurrency @MainActor
open class UIDropInteraction: HeldInteraction {
  /// An object that takes what is dropped.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// A Boolean that lets several be dropped at once.
  open var allowsSimultaneousDropSessions = false

  /// Dropping as a delegate says.
  public init(delegate: any UIDropInteractionDelegate) {
    super.init()
    self.delegate = delegate
  }
}

/// An object that takes what is dropped.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Tells whether it can be dropped here.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// Told that it came over the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// The operation that would follow.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
  /// Told that it left the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// Told after dropping ended.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// Told after dragging ended.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
}

/// The behaviour of a spring that is loaded by dragging.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: HeldInteraction {}
