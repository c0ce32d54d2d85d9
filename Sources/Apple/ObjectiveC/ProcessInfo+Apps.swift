public import Foundation

extension ProcessInfo {
  /// False: it is no app of a Mac's.
  public var isMacCatalystApp: Bool { false }

  /// False: it is no app of a phone's on a Mac.
  public var isiOSAppOnMac: Bool { false }
}
