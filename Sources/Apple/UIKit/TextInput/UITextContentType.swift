/// The meaning of what is typed.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// A value by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let name = UITextContentType(rawValue: "name")
  /// The value *name prefix*.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// The value *given name*.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// The value *middle name*.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// The value *family name*.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// The value *name suffix*.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The value *job title*.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The value *organization name*.
  public static let organizationName = UITextContentType(rawValue: "organization")
  public static let location = UITextContentType(rawValue: "location")
  /// The value *full street address*.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The value *street address line1*.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The value *street address line2*.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// The value *address city*.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The value *address state*.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// The value *address city and state*.
  public static let addressCityAndState = UITextContentType(rawValue: "address-city-and-state")
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// The value *country name*.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// The value *postal code*.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// The value *telephone number*.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// The value *email address*.
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let URL = UITextContentType(rawValue: "url")
  /// The value *credit card number*.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The value *credit card expiration*.
  public static let creditCardExpiration = UITextContentType(rawValue: "credit-card-expiration")
  /// The value *credit card expiration month*.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "credit-card-expiration-month")
  /// The value *credit card expiration year*.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "credit-card-expiration-year")
  /// The value *credit card security code*.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "credit-card-security-code")
  /// The value *credit card type*.
  public static let creditCardType = UITextContentType(rawValue: "credit-card-type")
  /// The value *credit card name*.
  public static let creditCardName = UITextContentType(rawValue: "credit-card-name")
  /// The value *credit card given name*.
  public static let creditCardGivenName = UITextContentType(rawValue: "credit-card-given-name")
  /// The value *credit card middle name*.
  public static let creditCardMiddleName = UITextContentType(rawValue: "credit-card-middle-name")
  /// The value *credit card family name*.
  public static let creditCardFamilyName = UITextContentType(rawValue: "credit-card-family-name")
  public static let birthdate = UITextContentType(rawValue: "birthdate")
  /// The value *birthdate day*.
  public static let birthdateDay = UITextContentType(rawValue: "birthdate-day")
  /// The value *birthdate month*.
  public static let birthdateMonth = UITextContentType(rawValue: "birthdate-month")
  /// The value *birthdate year*.
  public static let birthdateYear = UITextContentType(rawValue: "birthdate-year")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  /// The value *new password*.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// The value *one time code*.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// The value *shipment tracking number*.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  /// The value *flight number*.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// The value *date time*.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// The value *cellular eID*.
  public static let cellularEID = UITextContentType(rawValue: "cellular-eID")
  /// The value *cellular iMEI*.
  public static let cellularIMEI = UITextContentType(rawValue: "cellular-iMEI")
}
