package import LayoutModel
import Synchronization

/// The parts of the conditions that were read since a screen began to be made. Code that hasn't read a part makes the same screen whatever
/// that part is.
///
/// Every property and method through which code learns of the window, the device or the text size notes that. UIKit's own classes read
/// stored values instead, where constraints and masks are all that follows from these. A class that places an app's views by code notes
/// a read too.
package enum ConditionReads {
  private static let parts = Atomic<UInt8>(0)

  /// The parts that were read since the beginning.
  package static var noted: ConditionParts { ConditionParts(rawValue: parts.load(ordering: .relaxed)) }

  /// Begins anew, with nothing read.
  package static func begin() { parts.store(0, ordering: .relaxed) }

  /// Notes that parts are read.
  static func note(_ part: ConditionParts) {
    guard parts.load(ordering: .relaxed) & part.rawValue != part.rawValue else { return }
    parts.bitwiseOr(part.rawValue, ordering: .relaxed)
  }

  /// Runs a closure of UIKit's own, from whose reads nothing follows that a screen declares.
  static func unnoted<Value>(_ body: () -> Value) -> Value {
    let former = parts.load(ordering: .relaxed)
    let value = body()
    parts.store(former, ordering: .relaxed)
    return value
  }
}
