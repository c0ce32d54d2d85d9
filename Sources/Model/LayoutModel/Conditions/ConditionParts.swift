/// The parts of conditions that code can read apart from each other.
package struct ConditionParts: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The window: its size, its safe area and size classes, and the orientation of the interface.
  package static let window = ConditionParts(rawValue: 1)
  /// The device and its system: the kind, the scale, the version, and sizes that these decide on.
  package static let device = ConditionParts(rawValue: 2)
  /// The user's text size, and sizes of texts.
  package static let textSize = ConditionParts(rawValue: 4)
  package static let all: ConditionParts = [.window, .device, .textSize]
}

extension Conditions {
  /// Returns the conditions as code sees them that has read some parts: without the others.
  ///
  /// What can be asked for besides, as the language and the direction of texts, always stays. A window is one of its device's, so the
  /// device stays where the window does.
  package func seen(in parts: ConditionParts) -> Conditions {
    var seen = self
    if !parts.contains(.window) {
      (seen.size, seen.orientation) = (nil, nil)
      if !parts.contains(.device) { (seen.device, seen.systemVersion) = (nil, nil) }
    }
    if !parts.contains(.textSize) { seen.contentSizeCategory = nil }
    return seen
  }
}
