public import Foundation

/// The copied items, held in this program.
open class UIPasteboard: NSObject, @unchecked Sendable {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The one for all.
    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
  }

  /// The key of an option.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The time after which it is empty.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// A Boolean that keeps it on this device.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The type of text.
  private static let text = "public.utf8-plain-text"
  private static let link = "public.url"
  private static let picture = "public.png"
  private static let tint = "com.apple.uikit.color"

  /// The pasteboard for all.
  public static let general = UIPasteboard(.general)
  /// The notification of other contents.
  public static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
  /// The notification of a pasteboard's end.
  public static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")

  public let name: Name
  /// The number of changes.
  open private(set) var changeCount = 0

  private init(_ name: Name) { self.name = name }

  /// A pasteboard of a name.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create else { return nil }
    self.init(pasteboardName)
  }

  /// A pasteboard of a new name.
  open class func withUniqueName() -> UIPasteboard { UIPasteboard(Name(rawValue: UUID().uuidString)) }

  /// The contents: values by type.
  open var items: [[String: Any]] = [] {
    didSet {
      changeCount += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }

  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }

  open func addItems(_ items: [[String: Any]]) { self.items += items }

  /// The number of contents.
  open var numberOfItems: Int { items.count }

  /// The types of the first contents.
  open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

  /// Tells whether there is a value of one of some types.
  open func contains(pasteboardTypes: [String]) -> Bool { !Set(types).isDisjoint(with: pasteboardTypes) }

  /// The data of a type.
  open func data(forPasteboardType pasteboardType: String) -> Data? { items.first?[pasteboardType] as? Data }

  /// The value of a type.
  open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

  /// Takes a value of a type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }

  /// Takes data of a type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }

  private func all<Value>(_ type: String, _: Value.Type) -> [Value] { items.compactMap { $0[type] as? Value } }

  private func take(_ values: [Any]?, _ type: String) { items = (values ?? []).map { [type: $0] } }

  open var string: String? {
    get { all(Self.text, String.self).first }
    set { take(newValue.map { [$0] }, Self.text) }
  }
  open var strings: [String]? {
    get { all(Self.text, String.self) }
    set { take(newValue, Self.text) }
  }
  open var url: URL? {
    get { all(Self.link, URL.self).first }
    set { take(newValue.map { [$0] }, Self.link) }
  }
  open var urls: [URL]? {
    get { all(Self.link, URL.self) }
    set { take(newValue, Self.link) }
  }
  open var image: UIImage? {
    get { all(Self.picture, UIImage.self).first }
    set { take(newValue.map { [$0] }, Self.picture) }
  }
  open var images: [UIImage]? {
    get { all(Self.picture, UIImage.self) }
    set { take(newValue, Self.picture) }
  }
  open var color: UIColor? {
    get { all(Self.tint, UIColor.self).first }
    set { take(newValue.map { [$0] }, Self.tint) }
  }
  /// A Boolean that tells whether there is text.
  open var hasStrings: Bool { string != nil }
  /// A Boolean that tells whether there is a link.
  open var hasURLs: Bool { url != nil }
  /// A Boolean that tells whether there is an image.
  open var hasImages: Bool { image != nil }
  /// A Boolean that tells whether there is a colour.
  open var hasColors: Bool { color != nil }
}
