import Foundation
import LayoutTestSupport
import Testing

/// The chapters' applications in Swift beside their fixtures: the same steps, the same calls in the same order, the same frames.
///
/// What is compared, and what either trace alone tells, is said in the article on the book's rules.
@Suite(.enabled(if: ScreenBuilding.isHere, "\(ScreenBuilding.reason)"), .serialized)
struct ChapterTests {
  /// An event as a fixture has it, and as `--event` does.
  struct Step {
    let fixture: String
    let code: String

    init(_ fixture: String, _ code: String) { (self.fixture, self.code) = (fixture, code) }

    static func tap(_ id: String, _ name: String) -> Step { Step("{\"tap\": \"\(id)\"}", "tap \(name)") }
    static func turn(_ orientation: String) -> Step {
      Step("{\"rotateDevice\": \"\(orientation)\"}", "rotateDevice \(orientation)")
    }
    static func near(_ isNear: Bool) -> Step { Step("{\"proximityState\": \(isNear)}", "proximityState \(isNear)") }
  }

  private static let newItem: [Step] = [
    .tap("add", "add"), .tap("new/nameField", "nameField"), Step("{\"type\": \"Hat\"}", "type Hat"),
    Step("{\"returnKey\": true}", "returnKey"), .tap("new/camera", "cameraButton"),
    Step("{\"pickMedia\": \"picker\"}", "pickMedia"), .tap("new/done", "done"), .tap("add", "add"),
    .tap("new/cancel", "Cancel"), .tap("row1", "Item 1Hat"),
  ]

  private static let onPad =
    newItem + [
      .tap("item/camera", "cameraButton"), .tap("item/camera", "cameraButton"), .tap("item/camera", "camera"),
      Step("{\"tap\": [400, 500]}", "tap 400,500"), .turn("landscapeLeft"), .turn("portraitUpsideDown"),
      .tap("back", "Homepwner"),
    ]

  private static let onPhone = newItem + [.turn("landscapeLeft"), .turn("portrait"), .tap("back", "Homepwner")]

  private static let heavyRotation: [Step] = [
    .turn("landscapeLeft"), .turn("faceUp"), .turn("landscapeRight"), .turn("portraitUpsideDown"), .turn("portrait"),
    .near(true), .near(false),
  ]

  static let pads = [("ipad-4", "6.1"), ("ipad-air", "7.0"), ("ipad-air", "7.1"), ("ipad-pro-11", "26.0")]
  static let phones = [("iphone-5", "6.1"), ("iphone-5s", "7.0"), ("iphone-5s", "7.1"), ("iphone-17", "26.0")]

  @Test("Chapter 17 on pads and phones", arguments: ["pad", "phone"])
  func homepwner(idiom: String) throws {
    try compare(
      "homepwner.json", "Homepwner", "AppDelegate.swift", idiom == "pad" ? Self.onPad : Self.onPhone,
      on: idiom == "pad" ? Self.pads : Self.phones)
  }

  @Test("Chapter 8 on phones and pads")
  func heavyRotation() throws {
    try compare(
      "heavy-rotation-chapter.json", "HeavyRotation", "RotationAppDelegate.swift", Self.heavyRotation,
      on: Self.phones + Self.pads)
  }

  /// Plays the steps both ways on devices, and compares them one by one.
  private func compare(
    _ fixture: String, _ project: String, _ file: String, _ steps: [Step], on devices: [(id: String, version: String)]
  ) throws {
    var text = try String(contentsOfFile: Checkout.path("Fixtures/BigNerdRanch/\(fixture)"), encoding: .utf8)
    let events = try #require(text.range(of: "\"events\": ["))
    let end = try #require(text.range(of: "]", options: .backwards))
    text.replaceSubrange(events.upperBound..<end.lowerBound, with: steps.map(\.fixture).joined(separator: ", "))
    try ScreenBuilding.with("Chapters/\(project)") { folder, build in
      let declared = folder.appendingPathComponent("declared.json")
      try Data(text.utf8).write(to: declared)
      for device in devices {
        let conditions = ["--device", device.id, "--system-version", device.version, "--format", "text"]
        let expected = try BuiltCommand.run(["trace", declared.path] + conditions)
        let played = try BuiltCommand.run(
          ["trace", folder.appendingPathComponent(file).path, "--build-folder", build] + conditions
            + steps.flatMap { ["--event", $0.code] })
        let (fixture, code) = (
          ComparedTrace(expected.output, isOfFixture: true), ComparedTrace(played.output, isOfFixture: false)
        )
        #expect(fixture.steps.count == steps.count + 1, "\(device): \(expected.errors)")
        #expect(code.steps.count == steps.count + 1, "\(device): \(played.errors)")
        for (own, other) in zip(fixture.steps, code.steps) {
          #expect(other.calls == own.calls, "\(device), \(other.event)")
          #expect(other.views == own.views, "\(device), \(other.event)")
        }
      }
    }
  }
}

/// A trace as text, as far as a fixture's and that of code tell the same.
private struct ComparedTrace {
  struct Step {
    let event: String
    var calls: [String] = []
    /// The views by class and frame, sorted: tables hold their rows in another order.
    var views: [String] = []
  }

  private(set) var steps: [Step] = []

  /// The classes of the fixture's objects.
  private static let classes = [
    "nav": "UINavigationController", "newNav": "UINavigationController", "items": "ItemsViewController",
    "new": "DetailViewController", "item": "DetailViewController", "picker": "UIImagePickerController",
    "heavy": "HeavyViewController",
  ]
  /// The members that the classes override: of other classes' calls code's traces say nothing.
  private static let overrides: [String: Set<String>] = [
    "ItemsViewController": ["viewDidLoad", "viewWillAppear"],
    "DetailViewController": ["viewDidLoad", "viewWillAppear", "viewWillDisappear", "willAnimateRotation"],
    "HeavyViewController": ["viewDidLoad", "willAnimateRotation", "supportedInterfaceOrientations"],
  ]
  private static let kinds: Set = ["callback", "question", "delegate", "notification", "action", "warning"]
  /// Views that hold others, by either trace.
  private static let hosts: Set = ["UITransitionView", "UINavigationTransitionView"]
  private static let items: Set = [
    "UINavigationButton", "UIToolbarButton", "UINavigationItemButtonView", "_UIButtonBarButton", "UIControl",
  ]

  init(_ text: String, isOfFixture: Bool) {
    var rowDepth: Int?
    for line in text.split(separator: "\n") {
      if let event = line.prefixMatch(of: #/[0-9.]+ s  (.*)/#) {
        steps.append(Step(event: String(event.1)))
        rowDepth = nil
      } else if let call = line.wholeMatch(of: #/    ([a-z]+) +([^ ]+) +(.*)/#), Self.kinds.contains(String(call.1)) {
        add(String(call.1), of: String(call.2), String(call.3), isOfFixture)
      } else if let view = line.wholeMatch(of: #/    ([ |]*)<([A-Za-z_]+): [^;]*; frame = \(([^)]*)\)(.*)>/#) {
        let depth = view.1.count { $0 == "|" }
        if let outer = rowDepth, depth > outer { continue }
        rowDepth = view.2 == "UITableViewCell" ? depth : nil
        add(view: String(view.2), "\(view.3)", String(view.4))
      }
    }
    for index in steps.indices { steps[index].views.sort() }
  }

  private mutating func add(_ kind: String, of receiver: String, _ message: String, _ isOfFixture: Bool) {
    var (receiver, message) = (receiver, message)
    if isOfFixture {
      receiver = Self.classes[receiver] ?? receiver
      for (id, name) in Self.classes { message = message.replacingOccurrences(of: "'\(id)'", with: "'\(name)'") }
    } else if receiver == "RotationAppDelegate" {
      receiver = "application"
    }
    switch kind {
    case "action" where !message.hasPrefix("a tap outside") && !message.hasPrefix("its UIPopoverController"): return
    case "callback", "question":
      let method = String(message.prefix { $0.isLetter })
      guard Self.overrides[receiver]?.contains(method) == true else { return }
    case "delegate" where message.hasPrefix("textField"): return
    case "notification" where message.hasPrefix("UIKeyboard"): return
    default: break
    }
    guard !steps.isEmpty else { return }
    steps[steps.count - 1].calls.append("\(kind) \(receiver) \(message)")
  }

  private mutating func add(view className: String, _ frame: String, _ rest: String) {
    guard !Self.hosts.contains(className), !steps.isEmpty else { return }
    let isHidden = rest.contains("hidden = YES")
    if isHidden, className == "UIToolbar" || className == "UINavigationBar" { return }
    var words = [Self.items.contains(className) ? "item" : className, "(\(frame))"]
    if isHidden { words.append("hidden") }
    if let arrow = rest.firstMatch(of: #/arrow = [^;]*/#) { words.append(String(arrow.0)) }
    if let alpha = rest.firstMatch(of: #/alpha = [0-9.]+/#) { words.append(String(alpha.0)) }
    steps[steps.count - 1].views.append(words.joined(separator: " "))
  }
}
