// What Apple's module brings with it.
@_exported public import UIKit

public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let visa = Self("Visa"), masterCard = Self("MasterCard"), amex = Self("AmEx"),
    discover = Self("Discover")
  public static let maestro = Self("Maestro"), JCB = Self("JCB"), chinaUnionPay = Self("ChinaUnionPay"),
    interac = Self("Interac")
}
public struct PKMerchantCapability: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let capability3DS = Self(rawValue: 1), threeDSecure = Self(rawValue: 1), emv = Self(rawValue: 2)
  public static let capabilityEMV = emv, capabilityCredit = credit, capabilityDebit = debit
  public static let credit = Self(rawValue: 4), debit = Self(rawValue: 8)
}
public struct PKContactField: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let postalAddress = Self(rawValue: "post"), emailAddress = Self(rawValue: "email")
  public static let phoneNumber = Self(rawValue: "phone"), name = Self(rawValue: "name")
}
public enum PKPaymentSummaryItemType: UInt, Sendable { case final = 0, pending }
open class PKPaymentSummaryItem: NSObject {
  open var label: String
  open var amount: NSDecimalNumber
  open var type: PKPaymentSummaryItemType
  public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType = .final) {
    (self.label, self.amount, self.type) = (label, amount, type)
  }
}
open class PKShippingMethod: PKPaymentSummaryItem {
  open var identifier: String?
  open var detail: String?
}
open class PKPaymentRequest: NSObject {
  open var merchantIdentifier = ""
  open var countryCode = ""
  open var currencyCode = ""
  open var supportedNetworks: [PKPaymentNetwork] = []
  open var merchantCapabilities: PKMerchantCapability = []
  open var paymentSummaryItems: [PKPaymentSummaryItem] = []
  open var requiredBillingContactFields: Set<PKContactField> = []
  open var requiredShippingContactFields: Set<PKContactField> = []
  open var shippingMethods: [PKShippingMethod]?
  open class func availableNetworks() -> [PKPaymentNetwork] { [] }
}
open class PKPaymentMethod: NSObject {
  open var displayName: String? { nil }
  open var network: PKPaymentNetwork? { nil }
}
open class PKPaymentToken: NSObject {
  open var paymentMethod: PKPaymentMethod { PKPaymentMethod() }
  open var transactionIdentifier: String { "" }
  open var paymentData: Data { Data() }
}
open class PKPayment: NSObject {
  open var token: PKPaymentToken { PKPaymentToken() }
}
public enum PKPaymentAuthorizationStatus: Int, Sendable { case success = 0, failure }
open class PKPaymentAuthorizationResult: NSObject {
  open var status: PKPaymentAuthorizationStatus
  open var errors: [any Error]!
  public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
    (self.status, self.errors) = (status, errors)
  }
}

/// The sheet of a payment: there is no card here.
@preconcurrency @MainActor
open class PKPaymentAuthorizationViewController: UIViewController {
  open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?
  public init?(paymentRequest request: PKPaymentRequest) { return nil }
  public required init?(coder: NSCoder) { return nil }
  open class func canMakePayments() -> Bool { false }
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
}
@preconcurrency @MainActor
public protocol PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol {
  func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
}
extension PKPaymentAuthorizationViewControllerDelegate {
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) {}
}
open class PKPaymentAuthorizationController: NSObject {
  open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
  public init(paymentRequest request: PKPaymentRequest) {}
  open class func canMakePayments() -> Bool { false }
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
  open func present(completion: ((Bool) -> Void)? = nil) { completion?(false) }
  open func dismiss(completion: (() -> Void)? = nil) { completion?() }
}
public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
}
extension PKPaymentAuthorizationControllerDelegate {
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) {}
}

public enum PKPaymentButtonType: Int, Sendable {
  case plain = 0, buy, setUp, inStore, donate, checkout, book, subscribe
}
public enum PKPaymentButtonStyle: Int, Sendable { case white = 0, whiteOutline, black, automatic }
/// A button of Apple Pay.
@preconcurrency @MainActor
open class PKPaymentButton: UIButton {
  open var cornerRadius: CGFloat = 4
  public init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle) {
    super.init(frame: .zero)
    unmeasuredContent = "PKPaymentButton"
  }
  public convenience init(type: PKPaymentButtonType, style: PKPaymentButtonStyle) {
    self.init(paymentButtonType: type, paymentButtonStyle: style)
  }
  public required init?(coder: NSCoder) { return nil }
}

open class PKPass: NSObject {
  public init(data: Data) throws { throw URLError(.cannotDecodeContentData) }
  open var passTypeIdentifier: String { "" }
  open var serialNumber: String { "" }
}
open class PKPassLibrary: NSObject {
  open class func isPassLibraryAvailable() -> Bool { false }
  open func passes() -> [PKPass] { [] }
  open func containsPass(_ pass: PKPass) -> Bool { false }
}
@preconcurrency @MainActor
open class PKAddPassesViewController: UIViewController {
  public init?(pass: PKPass) { return nil }
  public init?(passes: [PKPass]) { return nil }
  public required init?(coder: NSCoder) { return nil }
  open class func canAddPasses() -> Bool { false }
}
