/// A service that shares or changes things.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The name of a service.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    private static func system(_ name: String) -> ActivityType { ActivityType("com.apple.UIKit.activity." + name) }
    public static let postToFacebook = system("PostToFacebook")
    public static let postToTwitter = system("PostToTwitter")
    public static let postToWeibo = system("PostToWeibo")
    public static let message = system("Message")
    public static let mail = system("Mail")
    public static let print = system("Print")
    public static let copyToPasteboard = system("CopyToPasteboard")
    /// Giving to a contact.
    public static let assignToContact = system("AssignToContact")
    /// Keeping among the photos.
    public static let saveToCameraRoll = system("SaveToCameraRoll")
    public static let addToReadingList = system("AddToReadingList")
    public static let postToFlickr = system("PostToFlickr")
    public static let postToVimeo = system("PostToVimeo")
    /// Posting on Weibo's neighbour.
    public static let postToTencentWeibo = system("TencentWeibo")
    /// Sending to another device.
    public static let airDrop = system("AirDrop")
    /// Opening as a book.
    public static let openInIBooks = system("OpenInIBooks")
    /// Writing as a document.
    public static let markupAsPDF = system("MarkupAsPDF")
  }
  /// The kind of a service.
  public enum Category: Int, Sendable {
    case action = 0, share
  }

  public override init() { super.init() }
  open class var activityCategory: Category { .action }
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  /// The controller that does it.
  open var activityViewController: UIViewController? { nil }
  /// Tells whether it can do something with things.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Told of the things.
  open func prepare(withActivityItems activityItems: [Any]) {}
  open func perform() {}
  /// Says that it is done.
  open func activityDidFinish(_ completed: Bool) {}
}

/// A controller that offers services for things: an empty view here.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// The closure that is called at the end.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
  /// The closure that is called at the end, in older code.
  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void

  package let activityItems: [Any]
  /// The app's own services.
  package let applicationActivities: [UIActivity]
  /// The closure that is called at the end.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The closure that is called at the end, in older code.
  open var completionHandler: CompletionHandler?
  /// The services that aren't offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// A Boolean that lets more than one person work on the things.
  open var allowsProminentActivity = true

  /// A controller for things, with the app's own services.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    (self.activityItems, self.applicationActivities) = (activityItems, applicationActivities ?? [])
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = UIDevice.current.userInterfaceIdiom == .pad ? .popover : .pageSheet
  }
  /// A controller for nothing.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (activityItems, applicationActivities) = ([], [])
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// A controller of a file.
  public required init?(coder: NSCoder) {
    (activityItems, applicationActivities) = ([], [])
    super.init(coder: coder)
  }
}

/// An object that has a thing for each service.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// The placeholder of the thing.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// The thing for a service.
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// The subject for a service.
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// The name of the thing's type for a service.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// The thumbnail for a service, of a size in points.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage?
}

extension UIActivityItemSource {
  public func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage? { nil }
}

/// An object that makes a thing when a service asks for it.
@preconcurrency @MainActor
open class UIActivityItemProvider: NSObject, UIActivityItemSource {
  /// The placeholder of the thing.
  public let placeholderItem: Any?
  /// The service that asks.
  open private(set) var activityType: UIActivity.ActivityType?

  /// An object with something that stands for the thing.
  public init(placeholderItem: Any) { self.placeholderItem = placeholderItem }
  open var item: Any { placeholderItem ?? () }
  /// The placeholder of the thing.
  open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
    placeholderItem ?? ()
  }
  /// The thing for a service.
  open func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return item
  }
}
