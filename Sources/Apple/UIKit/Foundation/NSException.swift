public import Foundation

/// An exception of Objective-C: raised in Swift it ends the program, for nothing catches it.
open class NSException: NSObject, @unchecked Sendable {
  public let name: NSExceptionName
  public let reason: String?
  public let userInfo: [AnyHashable: Any]?

  /// An exception with a name, a reason and further facts.
  public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
    (name, reason, userInfo) = (aName, aReason, aUserInfo)
  }

  /// Ends the program, with the words of an uncaught exception.
  open func raise() { UIKit.raise(named: name.rawValue, reason ?? "(null)") }

  /// Raises an exception whose reason is a format with its arguments.
  open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
    NSException(name: name, reason: unsafe NSString(format: format, arguments: argList) as String).raise()
  }

  /// The calls that led to it: none are kept.
  open var callStackSymbols: [String] { [] }
  open var callStackReturnAddresses: [NSNumber] { [] }
}

extension NSExceptionName {
  public static let genericException = NSExceptionName("NSGenericException")
  public static let rangeException = NSExceptionName("NSRangeException")
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
  public static let mallocException = NSExceptionName("NSMallocException")
  public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
  public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
  public static let destinationInvalidException = NSExceptionName("NSDestinationInvalidException")
  public static let portTimeoutException = NSExceptionName("NSPortTimeoutException")
  public static let oldStyleException = NSExceptionName("NSOldStyleException")
}
