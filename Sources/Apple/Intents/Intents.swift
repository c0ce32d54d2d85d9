// What Apple's module brings with it.
@_exported public import Foundation
public import UIKit

/// A wish that the device's assistant hears: there is none here.
open class INIntent: NSObject, @unchecked Sendable {
  open var identifier: String? { nil }
  open var suggestedInvocationPhrase: String?
  open func setImage(_ image: INImage?, forParameterNamed parameterName: String) {}
}
open class INIntentResponse: NSObject, @unchecked Sendable {
  open var userActivity: NSUserActivity?
}
open class INImage: NSObject, @unchecked Sendable {
  public init(imageData: Data) {}
  public convenience init(named name: String) { self.init(imageData: Data()) }
  public convenience init?(url: URL) { self.init(imageData: Data()) }
  public convenience init(uiImage: UIImage) { self.init(imageData: Data()) }
}
public enum INPersonHandleType: Int, Sendable { case unknown = 0, emailAddress, phoneNumber }
open class INPersonHandle: NSObject, @unchecked Sendable {
  public let value: String?
  public let type: INPersonHandleType
  public init(value: String?, type: INPersonHandleType) { (self.value, self.type) = (value, type) }
}
open class INPerson: NSObject, @unchecked Sendable {
  public let personHandle: INPersonHandle?
  public let displayName: String
  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?
  ) { (self.personHandle, self.displayName) = (personHandle, displayName ?? "") }
}
public enum INInteractionDirection: Int, Sendable { case unspecified = 0, outgoing, incoming }
open class INInteraction: NSObject, @unchecked Sendable {
  public let intent: INIntent
  open var identifier = ""
  open var groupIdentifier: String?
  open var direction = INInteractionDirection.unspecified
  public init(intent: INIntent, response: INIntentResponse?) { self.intent = intent }
  open func donate(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
  open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
  open class func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
}
public enum INShortcut: @unchecked Sendable {
  case intent(INIntent)
  case userActivity(NSUserActivity)
  public init?(intent: INIntent) { self = .intent(intent) }
  public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }
}
open class INVoiceShortcut: NSObject, @unchecked Sendable {
  open var identifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  open var invocationPhrase: String { "" }
  open var shortcut: INShortcut { .intent(INIntent()) }
}
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  public static let shared = INVoiceShortcutCenter()
  open func getAllVoiceShortcuts(completion: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void) {
    completion([], nil)
  }
  open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}
public enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized }
open class INPreferences: NSObject {
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }
  open class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {
    handler(.denied)
  }
}
