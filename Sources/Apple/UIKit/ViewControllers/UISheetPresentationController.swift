import LayoutModel
import LayoutSimulator

/// A presentation as a sheet.
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Some half of the room.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// All of the room.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    public let identifier: Identifier
    private let resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?

    init(
      _ identifier: Identifier, _ resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?
    ) { (self.identifier, self.resolver) = (identifier, resolver) }

    /// Some half of the room.
    open class func medium() -> Detent { Detent(.medium, nil) }
    /// All of the room.
    open class func large() -> Detent { Detent(.large, nil) }
    /// A height that a closure finds, in points.
    @preconcurrency open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }

    /// The height in an environment, in points; `nil` where it is inactive there.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      if let resolver { return resolver(context) }
      let maximum = Double(context.maximumDetentValue)
      guard identifier == .medium else { return context.maximumDetentValue }
      if context.containerTraitCollection.verticalSizeClass == .compact { return nil }
      return SheetDetent.medium.value(below: maximum).map { CGFloat($0) }
    }
  }

  /// The view that the sheet comes from.
  open var sourceView: UIView?
  /// The view or the item that the sheet comes from.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// A Boolean that ties the sheet to the bottom edge where there is little height.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { changed() } }
  /// A Boolean that lets the sheet be as wide as its controller asks for where it is tied to an edge.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { changed() } }
  /// A Boolean that shows a mark to grab it by.
  open var prefersGrabberVisible = false
  /// The radius of its corners, in points; `nil` for the system's.
  open var preferredCornerRadius: CGFloat?
  /// The heights at which it rests, from the lowest on.
  open var detents: [Detent] = [.large()] { didSet { changed() } }
  /// The name of the height at which it rests; `nil` for the lowest.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { changed() } }
  /// The largest detent without dimming behind the sheet.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { changed() } }
  /// A Boolean that lets scrolling make it higher.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// A Boolean that makes it as large as a page.
  open var prefersPageSizing = true
  /// The effect behind it.
  open var backgroundEffect: UIVisualEffect?

  /// Makes changes in an animation.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    container?.layoutIfNeeded()
  }
  /// Asks for its heights anew.
  open func invalidateDetents() { changed() }

  private func changed() { container?.setNeedsLayout() }

  /// The height at which it rests.
  var selectedDetent: Detent? {
    detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
  }

  override func detent(in environment: PresentationEnvironment) -> SheetDetent? {
    guard let selectedDetent, selectedDetent.identifier != .large else { return nil }
    let context = DetentContext(
      containerTraitCollection: UITraitCollection(environment.traits),
      maximumDetentValue: CGFloat(environment.maximumDetentValue))
    guard let height = selectedDetent.resolvedValue(in: context) else { return nil }
    return .height(Double(height))
  }
}

/// The room of a sheet, for detents that find their height by it.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits around the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the safe area in a sheet that is as high as it can be, in points.
  var maximumDetentValue: CGFloat { get }
}

private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat) {
    (self.containerTraitCollection, self.maximumDetentValue) = (containerTraitCollection, maximumDetentValue)
  }
}

/// An object that is told of a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Told that the user moved the sheet to another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
