public import Foundation

/// The settings that a view of the web is made with; they are held.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject, NSCopying {
  /// The process that runs pages.
  open var processPool = WKProcessPool()
  /// The settings for what pages may do.
  open var preferences = WKPreferences()
  /// Scripts of the app and its answers to those of pages.
  open var userContentController = WKUserContentController()
  /// The data that pages keep.
  open lazy var websiteDataStore: WKWebsiteDataStore = .default()
  /// The settings for what pages may do, a page at a time.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// A Boolean that shows a page only when all of it is there.
  open var suppressesIncrementalRendering = false
  /// The app's addition to the user agent.
  open var applicationNameForUserAgent: String?
  /// A Boolean that lets films play to other devices.
  open var allowsAirPlayForMediaPlayback = true
  /// A Boolean that lets films play where they stand.
  open var allowsInlineMediaPlayback = false
  /// A Boolean that lets films play over other apps.
  open var allowsPictureInPictureMediaPlayback = true
  /// The media that play only when the user asks for it.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// The data that are recognised as links.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// A Boolean that lets pages be scaled whatever they say.
  open var ignoresViewportScaleLimits = false
  /// A Boolean that lets pages be no wider than the app says.
  open var limitsNavigationsToAppBoundDomains = false
  private var handlers: [String: any WKURLSchemeHandler] = [:]

  /// The usual settings for a view of the web.
  public nonisolated override init() {
    super.init()
  }

  /// Lets an object read addresses of a scheme.
  open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
    handlers[urlScheme] = urlSchemeHandler
  }
  /// The object that reads addresses of a scheme.
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? { handlers[urlScheme] }

  public nonisolated override func copy() -> Any { self }
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The media that are meant.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  /// Media by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// The kinds of data that are recognised as links.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  /// Kinds by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number to call.
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
  /// An address of the web.
  public static let link = WKDataDetectorTypes(rawValue: 2)
  public static let address = WKDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
  public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// The process that runs pages: there is none.
open class WKProcessPool: NSObject, @unchecked Sendable {}

/// The settings for what pages may do; they are held.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  /// The smallest size of text, in points.
  open var minimumFontSize: CGFloat = 0
  /// A Boolean that lets scripts run.
  open var javaScriptEnabled = true
  /// A Boolean that lets scripts open windows.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// A Boolean that warns of pages that deceive.
  open var isFraudulentWebsiteWarningEnabled = true
  /// The usual settings for pages.
  public nonisolated override init() { super.init() }
}

/// The settings for what a page may do; they are held.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// The widths that pages are told.
  public enum ContentMode: Int, Sendable {
    case recommended = 0, mobile, desktop
  }
  /// The width that a page is told.
  open var preferredContentMode = ContentMode.recommended
  /// A Boolean that lets scripts run.
  open var allowsContentJavaScript = true
  /// The usual settings for a page.
  public nonisolated override init() { super.init() }
}
