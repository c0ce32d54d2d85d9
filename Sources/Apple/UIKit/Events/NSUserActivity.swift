/// The user's activity, for other devices and for search: held.
open class NSUserActivity: NSObject, @unchecked Sendable {
  public let activityType: String
  open var title: String?
  /// The objects that it carries.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of what it needs.
  open var requiredUserInfoKeys: Set<String>?
  /// A Boolean that asks for it to be saved.
  open var needsSave = false
  /// The address of a page that shows the same.
  open var webpageURL: URL?
  /// The address of the page that it came from.
  open var referrerURL: URL?
  /// The time until which it holds.
  open var expirationDate: Date?
  open var keywords: Set<String> = []
  /// A Boolean that lets another device go on with it.
  open var isEligibleForHandoff = true
  /// A Boolean that lets search find it.
  open var isEligibleForSearch = false
  /// A Boolean that lets it be public.
  open var isEligibleForPublicIndexing = false
  /// A Boolean that lets the system propose it.
  open var isEligibleForPrediction = false
  /// The name by which it is deleted.
  open var persistentIdentifier: String?
  /// The content's name for scenes.
  open var targetContentIdentifier: String?
  /// The words that are proposed for speech.
  open var suggestedInvocationPhrase: String?

  /// An activity of a kind.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds to what it carries.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }
  /// Makes it what the user does.
  open func becomeCurrent() {}
  /// Makes it no longer what the user does.
  open func resignCurrent() {}
  open func invalidate() {}
}

/// The kind of an activity that a page in a browser is.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
