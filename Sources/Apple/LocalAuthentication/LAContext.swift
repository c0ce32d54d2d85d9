public import Foundation

/// The ways in which the device's owner is known.
public enum LAPolicy: Int, Sendable {
  /// By face or finger.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// By face, finger or code.
  case deviceOwnerAuthentication = 2
}

/// The senses by which a device knows its owner.
public enum LABiometryType: Int, Sendable {
  case none = 0, touchID, faceID, opticID
}

/// A question to the device who its owner is: it has no code and knows nobody.
open class LAContext: NSObject, @unchecked Sendable {
  /// The title of the button for the code.
  open var localizedFallbackTitle: String?
  /// The title of the button that gives up.
  open var localizedCancelTitle: String?
  /// The reason that is shown.
  open var localizedReason = ""
  /// A Boolean that asks nothing.
  open var interactionNotAllowed = false
  /// The time for which an answer holds, in seconds.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// The sense by which the device knows its owner: none.
  open var biometryType: LABiometryType { .none }
  /// Data that change with the known faces and fingers: none.
  open var evaluatedPolicyDomainState: Data? { nil }

  private static var missing: LAError { LAError(.passcodeNotSet) }

  /// Tells whether the device can answer: no.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    unsafe error?.pointee = Self.missing as NSError
    return false
  }
  /// Asks, and is told that the device can't answer.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    reply(false, Self.missing)
  }
  /// Asks, and throws that the device can't answer.
  @discardableResult
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool { throw Self.missing }
  /// Does nothing: nothing is being asked.
  open func invalidate() {}
}

/// The reason why the owner was not authenticated.
public struct LAError: Error, CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004
  }
  public let code: Code
  /// An error for a reason.
  public init(_ code: Code) { self.code = code }
  /// The name of such errors.
  public static var errorDomain: String { "com.apple.LocalAuthentication" }
  public var errorCode: Int { code.rawValue }
  /// The owner wasn't known.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The user gave it up.
  public static var userCancel: Code { .userCancel }
  /// The user wants the code.
  public static var userFallback: Code { .userFallback }
  /// The system gave it up.
  public static var systemCancel: Code { .systemCancel }
  /// There is no code.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// There is no such sense.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// It failed too often.
  public static var biometryLockout: Code { .biometryLockout }
  /// The app gave it up.
  public static var appCancel: Code { .appCancel }
}
