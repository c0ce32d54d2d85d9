import Documents
import LayoutModel

/// The keys of an event: something that happens to the screen, or that the application does by itself.
enum EventKeys {
  static let choice = ChoiceTable<Event.Kind>(
    "an event", name: "Event",
    own + ActionKeys.keys({ .action($0) }, action: { if case .action(let action) = $0 { action } else { nil } }))

  private static let own: [FixtureKey<[Event.Kind]>] = [
    .choice(
      "rotateDevice", .deviceOrientation, "the device is turned", example: #""landscapeLeft""#,
      { .rotateDevice($0) }, { if case .rotateDevice(let orientation) = $0 { orientation } else { nil } }),
    .choice(
      "tap", .tapTarget, "a finger taps the view or bar item of an id, or a point of the window, [x, y]",
      example: #""done""#,
      { .tap($0) }, { if case .tap(let target) = $0 { target } else { nil } }),
    .choice(
      "showKeyboard", .bool, "the keyboard comes up, or goes", example: "true", { .keyboard(isShown: $0) },
      { if case .keyboard(let isShown) = $0 { isShown } else { nil } }),
    .choice(
      "batteryState", .name(of: "battery state", among: BatteryState.allCases.map { ($0.name, $0) }),
      "the battery is unknown, unplugged, charging or full", example: #""charging""#, { .batteryState($0) },
      { if case .batteryState(let state) = $0 { state } else { nil } }),
    .choice(
      "batteryLevel", .batteryLevel, "the battery is so full, from 0 to 1", example: "0.8", { .batteryLevel($0) },
      { if case .batteryLevel(let level) = $0 { level } else { nil } }),
    .choice(
      "proximityState", .bool, "something comes near the screen, such as an ear, or goes", example: "true",
      { .proximityState($0) }, { if case .proximityState(let isNear) = $0 { isNear } else { nil } }),
    .choice(
      "type", .string, "the user types into what is being edited, a character after the other", example: #""Hat""#,
      { .type($0) }, { if case .type(let text) = $0 { text } else { nil } }),
    .choice(
      "returnKey", .called, "the user taps the keyboard's Return key", example: "true", { _ in .returnKey },
      { if case .returnKey = $0 { true } else { nil } }),
    .choice(
      "pickMedia", .reference, "the user picks a photo in the image picker of an id, or takes one",
      example: #""picker""#, { .pickMedia($0) }, { if case .pickMedia(let id) = $0 { id } else { nil } }),
    .choice(
      "cancelPicking", .reference, "the user cancels the image picker of an id", example: #""picker""#,
      { .cancelPicking($0) }, { if case .cancelPicking(let id) = $0 { id } else { nil } }),
    .choice(
      "wait", .duration, "nothing happens for so many seconds", example: "0.5", { .wait($0) },
      { if case .wait(let seconds) = $0 { seconds } else { nil } }),
  ]
}

extension ValueFormat where Value == [Event] {
  static let events = ValueFormat.array(of: { .event }, "an array of events")
}

extension ValueFormat where Value == Event {
  private static let kinds = EventKeys.choice

  fileprivate static let event = ValueFormat(
    kinds.format.expected, kinds.format.shape(),
    read: { value, reading in kinds.read(value, &reading).map { Event($0, position: value.position) } },
    write: { kinds.write($0.kind) })
}

extension ValueFormat where Value == DeviceOrientation {
  fileprivate static let deviceOrientation = ValueFormat.name(
    of: "device orientation", among: DeviceOrientation.allCases.map { ("\($0)", $0) })
}

extension ValueFormat where Value == Bool {
  /// An event that is written as true.
  fileprivate static let called = ValueFormat(
    "true", .bool, content: { if case .bool(true) = $0 { true } else { nil } }, write: { JSONValue(.bool($0)) })
}

extension ValueFormat where Value == TapTarget {
  fileprivate static let tapTarget = ValueFormat(
    "an id, or an array of two numbers, [x, y]",
    .either([ValueFormat<String>.reference.shape(), ValueFormat<Point>.point.shape()]),
    read: { value, reading in
      switch value.content {
      case .string: return ValueFormat<String>.reference.read(value, &reading).map { .item($0) }
      case .array: return ValueFormat<Point>.point.read(value, &reading).map { .point($0) }
      default:
        reading.reportKind(of: value, expected: "an id, or an array of two numbers, [x, y]")
        return nil
      }
    },
    write: { target in
      switch target {
      case .item(let id): ValueFormat<String>.reference.write(id)
      case .point(let point): ValueFormat<Point>.point.write(point)
      }
    })
}

extension ValueFormat where Value == Double {
  fileprivate static let batteryLevel = number(
    "a number", .number("a number from 0 to 1", from: 0, to: 1), allowed: "a battery's level is from 0 to 1"
  ) {
    (0...1).contains($0)
  }

  /// A time in seconds.
  static let duration = number(
    "a number", .number("a number from 0 on", from: 0, to: Magnitude.largest),
    allowed: "a time isn't negative, and at most \(Int(Magnitude.largest))"
  ) { $0 >= 0 && Magnitude.isSound($0) }
}
