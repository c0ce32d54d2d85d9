public import CoreGraphics
public import Foundation

/// The programs that see a registered font.
public enum CTFontManagerScope: UInt32, Sendable {
  case none = 0, process, persistent, session
  /// The user's programs, by its older name.
  public static var user: CTFontManagerScope { .persistent }
}

/// The reason why a font wasn't registered.
public struct CTFontManagerError: RawRepresentable, Error, Equatable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// There is no such file.
  public static let fileNotFound = CTFontManagerError(rawValue: 101)
  /// The font is registered already.
  public static let alreadyRegistered = CTFontManagerError(rawValue: 105)
}

/// The domain of errors of fonts.
public nonisolated(unsafe) let kCTFontManagerErrorDomain: CFString =
  "com.apple.CoreText.CTFontManagerErrorDomain" as NSString

/// Registers a font's file: those of a project are known by their names before it runs, so nothing is left to do for a file that is there.
///
/// - Returns: Whether there is such a file.
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  if let path = fontURL.path, FileManager.default.fileExists(atPath: path) { return true }
  unsafe error?.pointee = Unmanaged.passRetained(
    NSError(
      domain: kCTFontManagerErrorDomain as String, code: CTFontManagerError.fileNotFound.rawValue, userInfo: nil))
  return false
}

/// Forgets a font's file: does nothing.
///
/// - Returns: Whether there is such a file.
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  fontURL.path.map { FileManager.default.fileExists(atPath: $0) } ?? false
}

/// Registers fonts' files, and tells the handler that none failed and all are done.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  _ = registrationHandler?(NSArray(), true)
}
