import Documents
package import LayoutModel

/// An event of a trace of code, as people write it: `rotateDevice landscapeLeft`, `tap signInButton`, `type Hat`.
package enum CodeEvent: Hashable, Sendable {
  case rotateDevice(DeviceOrientation)
  /// A finger taps the middle of the view that a property of this name holds, or a point of the window.
  case tap(TapTarget)
  case type(String)
  case returnKey
  /// A finger swipes the row that shows a text, or a cell that a property holds: toward the leading or the trailing edge.
  case swipe(String, isTowardTrailing: Bool)
  /// The user picks an image in the system's picker, or gives picking up.
  case pickMedia
  case cancelPicking
  /// Something comes near the screen, or goes.
  case proximityState(Bool)
  /// Nothing happens for some seconds.
  case wait(Double)
  /// The window gets another size, in points.
  case size(Size)
  case contentSizeCategory(ContentSizeCategory)
  case userInterfaceStyle(isDark: Bool)

  /// The event that words say; `nil` if they say none.
  package init?(_ words: String) {
    let parts = words.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true).map(String.init)
    guard let name = parts.first else { return nil }
    let rest = parts.count > 1 ? parts[1] : ""
    switch name {
    case "rotateDevice":
      guard let orientation = DeviceOrientation.allCases.first(where: { "\($0)" == rest }) else { return nil }
      self = .rotateDevice(orientation)
    case "tap":
      guard !rest.isEmpty else { return nil }
      let numbers = rest.split { "(), ".contains($0) }.map { Self.length($0) }
      if numbers.count == 2, let x = numbers[0], let y = numbers[1] {
        self = .tap(.point(Point(x: x, y: y)))
      } else {
        self = .tap(.item(rest))
      }
    case "type": self = .type(rest)
    case "returnKey" where rest.isEmpty: self = .returnKey
    case "swipe":
      let parts = rest.split(separator: " ", maxSplits: 1).map(String.init)
      guard parts.count == 2, parts[0] == "leading" || parts[0] == "trailing" else { return nil }
      self = .swipe(parts[1], isTowardTrailing: parts[0] == "trailing")
    case "pickMedia" where rest.isEmpty: self = .pickMedia
    case "cancelPicking" where rest.isEmpty: self = .cancelPicking
    case "proximityState":
      guard rest == "true" || rest == "false" else { return nil }
      self = .proximityState(rest == "true")
    case "wait":
      guard let seconds = Self.length(rest[...]), (0...Self.longestWait).contains(seconds) else { return nil }
      self = .wait(seconds)
    case "size":
      let numbers = rest.split { $0 == "x" || $0 == "×" || $0 == " " }.map { Self.length($0) }
      guard numbers.count == 2, let width = numbers[0], let height = numbers[1], width > 0, height > 0 else {
        return nil
      }
      self = .size(Size(width: width, height: height))
    case "contentSizeCategory":
      guard let category = ContentSizeCategory(rawValue: rest) else { return nil }
      self = .contentSizeCategory(category)
    case "userInterfaceStyle":
      guard rest == "dark" || rest == "light" else { return nil }
      self = .userInterfaceStyle(isDark: rest == "dark")
    default: return nil
    }
  }

  /// The events that there are, with an example of each.
  package static let examples = [
    "rotateDevice landscapeLeft", "tap signInButton", "tap 20,80", "type Hat", "returnKey", "swipe leading Row 1",
    "pickMedia", "cancelPicking", "proximityState true", "wait 0.5", "size 500x800",
    "contentSizeCategory accessibilityLarge", "userInterfaceStyle dark",
  ]

  /// The longest time that nothing may happen, in seconds.
  private static let longestWait = 3600.0

  /// A decimal number: digits, perhaps with a sign and a point.
  private static func length(_ text: Substring) -> Double? {
    guard !text.isEmpty, text.utf8.allSatisfy({ "0123456789.-".utf8.contains($0) }), let number = Double(text),
      abs(number) <= 100_000
    else { return nil }
    return number
  }

  /// The event as people write it.
  var words: String {
    switch self {
    case .rotateDevice(let orientation): "rotateDevice \(orientation)"
    case .tap(.item(let name)): "tap \(name)"
    case .tap(.point(let point)): "tap \(JSONText.number(point.x)),\(JSONText.number(point.y))"
    case .type(let text): "type \(text)"
    case .returnKey: "returnKey"
    case .swipe(let name, let isTowardTrailing): "swipe \(isTowardTrailing ? "trailing" : "leading") \(name)"
    case .pickMedia: "pickMedia"
    case .cancelPicking: "cancelPicking"
    case .proximityState(let isNear): "proximityState \(isNear)"
    case .wait(let seconds): "wait \(JSONText.number(seconds))"
    case .size(let size): "size \(JSONText.number(size.width))x\(JSONText.number(size.height))"
    case .contentSizeCategory(let category): "contentSizeCategory \(category.rawValue)"
    case .userInterfaceStyle(let isDark): "userInterfaceStyle \(isDark ? "dark" : "light")"
    }
  }

  /// The event as a program of screens reads it.
  var json: String {
    var object = JSONObjectText()
    switch self {
    case .rotateDevice(let orientation): object.add("rotateDevice", "\(orientation)")
    case .tap(.item(let name)): object.add("tap", name)
    case .tap(.point(let point)): object.add("tap", [point.x, point.y])
    case .type(let text): object.add("type", text)
    case .returnKey: object.add("returnKey", true)
    case .swipe(let name, let isTowardTrailing): object.add("swipe", [isTowardTrailing ? "trailing" : "leading", name])
    case .pickMedia: object.add("pickMedia", true)
    case .cancelPicking: object.add("cancelPicking", true)
    case .proximityState(let isNear): object.add("proximityState", isNear)
    case .wait(let seconds): object.add("wait", seconds)
    case .size(let size): object.add("size", [size.width, size.height])
    case .contentSizeCategory(let category): object.add("contentSizeCategory", category.rawValue)
    case .userInterfaceStyle(let isDark): object.add("userInterfaceStyle", isDark ? "dark" : "light")
    }
    return object.line
  }
}
