import Documents
import LayoutModel
import UIKit

/// An event that a screen is played.
///
///     {"rotateDevice": "landscapeLeft"}   {"tap": "signInButton"}   {"tap": [20, 80]}   {"type": "Hat"}   {"returnKey": true}
///     {"swipe": ["leading", "Row 1"]}   {"pickMedia": true}   {"cancelPicking": true}   {"proximityState": true}
///     {"wait": 0.5}   {"size": [500, 800]}   {"contentSizeCategory": "accessibilityLarge"}   {"userInterfaceStyle": "dark"}
enum ScreenEvent {
  case rotateDevice(UIDeviceOrientation)
  case tap(String)
  case tapAt(CGPoint)
  case type(String)
  case returnKey
  case swipe(String, isTowardTrailing: Bool)
  case pickMedia
  case cancelPicking
  case proximityState(Bool)
  case wait(Double)
  case size(Size)
  case contentSizeCategory(ContentSizeCategory)
  case userInterfaceStyle(UIUserInterfaceStyle)

  /// The reason why an event can't be played.
  enum Failure: Error, CustomStringConvertible {
    case malformed(String)
    case noView(String, known: [String])
    case nothingEdited(String)
    case noRow(String)
    case noPicker(String)

    var description: String {
      switch self {
      case .malformed(let text): "no event is written \(text)"
      case .noView(let name, let known):
        "no view '\(name)' to tap is on the screen; "
          + (known.isEmpty ? "no property holds any" : "properties hold \(known.joined(separator: ", "))")
      case .nothingEdited(let event): "nothing is edited at the event '\(event)': tap a text field before"
      case .noRow(let event):
        "no row to swipe at the event '\(event)': its name is a text in the row, or a property with the cell"
      case .noPicker(let event): "no picker of images is on the screen at the event '\(event)'"
      }
    }
  }

  /// An event of a request.
  init(_ value: JSONValue) throws {
    guard case .object(let members) = value.content, let member = members.first, members.count == 1,
      let event = Self.event(member.key, member.value)
    else { throw Failure.malformed(value.text(width: 118)) }
    self = event
  }

  private static func swipe(_ parts: [JSONValue.Content]) -> ScreenEvent? {
    guard parts.count == 2, case .string(let edge) = parts[0], case .string(let name) = parts[1] else { return nil }
    return .swipe(name, isTowardTrailing: edge == "trailing")
  }

  private static func event(_ name: String, _ value: JSONValue) -> ScreenEvent? {
    switch (name, value.content) {
    case ("rotateDevice", .string(let text)):
      DeviceOrientation.allCases.first { "\($0)" == text }.flatMap { UIDeviceOrientation(rawValue: $0.rawValue) }
        .map { .rotateDevice($0) }
    case ("tap", .string(let name)): .tap(name)
    case ("tap", .array): value.numbers.map { .tapAt(CGPoint(x: $0, y: $1)) }
    case ("type", .string(let text)): .type(text)
    case ("returnKey", .bool(true)): .returnKey
    case ("swipe", .array(let parts)): swipe(parts.map(\.content))
    case ("pickMedia", .bool(true)): .pickMedia
    case ("cancelPicking", .bool(true)): .cancelPicking
    case ("proximityState", .bool(let isNear)): .proximityState(isNear)
    case ("wait", .number(let seconds, _)): .wait(seconds)
    case ("size", .array): value.numbers.map { .size(Size(width: $0, height: $1)) }
    case ("contentSizeCategory", .string(let text)):
      ContentSizeCategory(rawValue: text).map { .contentSizeCategory($0) }
    case ("userInterfaceStyle", .string("dark")): .userInterfaceStyle(.dark)
    case ("userInterfaceStyle", .string("light")): .userInterfaceStyle(.light)
    default: nil
    }
  }
}

extension JSONValue {
  /// Two numbers of an array.
  fileprivate var numbers: (Double, Double)? {
    guard case .array(let values) = content, values.count == 2, case .number(let first, _) = values[0].content,
      case .number(let second, _) = values[1].content
    else { return nil }
    return (first, second)
  }
}
