import Foundation

/// The length of the random tests: a short cut beside all other tests, or as `tools/check stress` says.
package enum Stress {
  /// The systems that a long run is made of: `LAYOUT_STRESS`; 0 where none was asked for.
  package static let systems = ProcessInfo.processInfo.environment["LAYOUT_STRESS"].flatMap { Int($0) } ?? 0

  /// A Boolean that tells whether a long run was asked for.
  package static var isOn: Bool { systems > 0 }

  /// A Boolean that tells whether its numbers are near the bounds of what is allowed: `LAYOUT_WILD`.
  package static let isWild = ProcessInfo.processInfo.environment["LAYOUT_WILD"] != nil
}
