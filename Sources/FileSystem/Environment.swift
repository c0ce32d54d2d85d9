#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the process was told by its environment.
package enum Environment {
  /// A variable's value; one that is empty counts as unset where asked.
  package static func value(_ name: String, isEmptyUnset: Bool = false) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return isEmptyUnset && text.isEmpty ? nil : text
  }
}
