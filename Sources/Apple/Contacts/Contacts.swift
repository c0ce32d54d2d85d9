// What Apple's module brings with it.
@_exported public import Foundation

public enum CNAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized, limited }
public enum CNContactSortOrder: Int, Sendable { case none = 0, userDefault, givenName, familyName }
public enum CNEntityType: Int, Sendable { case contacts = 0 }
public protocol CNKeyDescriptor: NSObjectProtocol {}
extension NSString: CNKeyDescriptor {}
public let CNContactGivenNameKey = "givenName", CNContactFamilyNameKey = "familyName", CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName", CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses", CNContactPostalAddressesKey = "postalAddresses"
public let CNContactImageDataKey = "imageData", CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable", CNContactIdentifierKey = "identifier"
public let CNContactBirthdayKey = "birthday", CNContactNoteKey = "note", CNContactUrlAddressesKey = "urlAddresses"
public let CNLabelHome = "_$!<Home>!$_", CNLabelWork = "_$!<Work>!$_", CNLabelOther = "_$!<Other>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_", CNLabelPhoneNumberMain = "_$!<Main>!$_"

public struct CNError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case communicationError = 1, dataAccessError, authorizationDenied = 100, recordDoesNotExist = 200
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}
open class CNPhoneNumber: NSObject {
  public let stringValue: String
  public init(stringValue string: String) { stringValue = string }
}
open class CNLabeledValue<Value: AnyObject>: NSObject {
  public let label: String?
  public let value: Value
  public init(label: String?, value: Value) { (self.label, self.value) = (label, value) }
  open class func localizedString(forLabel label: String) -> String { label.filter { !"_$!<>".contains($0) } }
}
open class CNPostalAddress: NSObject {
  open var street = ""
  open var city = ""
  open var state = ""
  open var postalCode = ""
  open var country = ""
  open var isoCountryCode = ""
}
public typealias CNMutablePostalAddress = CNPostalAddress
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
  public enum Style: Int, Sendable { case mailingAddress = 0 }
  open class func string(from address: CNPostalAddress, style: Style) -> String {
    [address.street, address.city, address.postalCode, address.country].filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
open class CNContact: NSObject {
  open var identifier: String { "" }
  open var givenName = ""
  open var middleName = ""
  open var familyName = ""
  open var nickname = ""
  open var organizationName = ""
  open var note = ""
  open var birthday: DateComponents?
  open var imageData: Data?
  open var thumbnailImageData: Data? { imageData }
  open var imageDataAvailable: Bool { imageData != nil }
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  open var emailAddresses: [CNLabeledValue<NSString>] = []
  open var urlAddresses: [CNLabeledValue<NSString>] = []
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  open func isKeyAvailable(_ key: String) -> Bool { true }
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
}
open class CNMutableContact: CNContact {}
open class CNContactFormatter: Formatter, @unchecked Sendable {
  public enum Style: Int, Sendable { case fullName = 0, phoneticFullName }
  open class func string(from contact: CNContact, style: Style) -> String? {
    let name = [contact.givenName, contact.familyName].filter { !$0.isEmpty }.joined(separator: " ")
    return name.isEmpty ? nil : name
  }
  open class func descriptorForRequiredKeys(for style: Style) -> any CNKeyDescriptor { NSString(string: "") }
}
open class CNContactFetchRequest: NSObject {
  open var keysToFetch: [any CNKeyDescriptor]
  open var predicate: NSPredicate?
  open var sortOrder = CNContactSortOrder.none
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}
open class CNSaveRequest: NSObject {
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  open func update(_ contact: CNMutableContact) {}
  open func delete(_ contact: CNMutableContact) {}
}

/// The user's contacts: the user refused them.
open class CNContactStore: NSObject, @unchecked Sendable {
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }
  open func requestAccess(for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void) {
    completionHandler(false, CNError(.authorizationDenied))
  }
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool { throw CNError(.authorizationDenied) }
  open func unifiedContacts(matching predicate: NSPredicate, keysToFetch: [any CNKeyDescriptor]) throws -> [CNContact] {
    throw CNError(.authorizationDenied)
  }
  open func unifiedContact(withIdentifier identifier: String, keysToFetch: [any CNKeyDescriptor]) throws -> CNContact {
    throw CNError(.authorizationDenied)
  }
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<Bool>) -> Void
  ) throws { throw CNError(.authorizationDenied) }
  open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
}
