import Checks
import Documents
import LayoutModel
import LayoutOutput
import LayoutResolution
import LayoutSimulator
import LayoutTestSupport
import Testing

/// `layout-dump/1`: written, read back and compared.
struct FrameDumpTests {
  private let scene: Scene

  init() throws {
    let view = View(
      "root",
      constraints: [
        Constraint(id: "narrow", .id("box"), .width, .equal, nil, constant: 100),
        Constraint(id: "wide", .id("box"), .width, .equal, nil, constant: 120),
        Constraint(.id("box"), .leading, .equal, .init(.holder, .leading, multiplier: 1), constant: 100.0 / 3),
      ],
      subviews: [
        View("box", translatesAutoresizingMaskIntoConstraints: false, isHidden: true, isEnabled: false, alpha: 0.25),
        View(class: "UILabel", frame: Rect(x: -0.2, y: -0.0, width: 0.1, height: 5)),
      ])
    scene = try Scene(
      name: "A \"screen\"", device: .inline(Device(size: Size(width: 320, height: 480), scale: 3)), view: view)
  }

  private func dump(_ orientations: [InterfaceOrientation] = [.portrait]) throws -> FrameDump {
    FrameDump(fixture: scene.name, layouts: try orientations.map { try scene.layout(in: $0) })
  }

  @Test("A dump is text with a view a line, and further keys where they differ from their default")
  func writes() throws {
    #expect(
      try dump().text == """
        {
          "format": "layout-dump/1",
          "fixture": "A \\"screen\\"",
          "layouts": [
            {
              "device": "inline",
              "requestedOrientation": "portrait",
              "orientation": "portrait",
              "window": [0, 0, 320, 480],
              "views": [
                {"id": "root", "class": "UIView", "depth": 0, "frame": [0, 0, 320, 480]},
                {"id": "box", "class": "UIView", "depth": 1, "superview": "root", "frame": [33.333, 0, 100, 0], "hidden": true, "enabled": false, "alpha": 0.25, "ambiguous": ["y", "height"]},
                {"id": "root/UILabel[0]", "class": "UILabel", "depth": 1, "superview": "root", "frame": [-0.333, 0, 0.333, 5]}
              ],
              "diagnostics": [
                {"severity": "error", "code": "unsatisfiable-constraints", "message": "these can't hold together: \\"box.width == 100\\" (H:[box(==100)]), \\"box.width == 120\\" (H:[box(==120)]); \\"box.width == 120\\" is left out; to repair it, change its constant from 120 to 100 or lower its priority to 999", "items": ["narrow", "wide"], "broken": ["wide"], "repairs": ["change its constant from 120 to 100", "lower its priority to 999"]},
                {"severity": "warning", "code": "ambiguous-layout", "message": "'box' is ambiguous: y and height are open; a vertical position and a height are missing", "items": ["box"]}
              ]
            }
          ]
        }

        """)
  }

  @Test("A dump that is written layout by layout, in parts, is the same")
  func writesInParts() throws {
    for orientations in [[], [.portrait], InterfaceOrientation.allCases] {
      for heldBack in [0, 300, .max] {
        let parts = Parts()
        var writer = FrameDumpWriter(fixture: scene.name, to: TextStream(heldBack: heldBack) { parts.texts.append($0) })
        for orientation in orientations { try writer.write(try scene.layout(in: orientation)) }
        try writer.finish()
        #expect(parts.texts.map(\.string).joined() == (try dump(orientations).text))
        #expect(heldBack == .max ? parts.texts.count == 1 : orientations.isEmpty || parts.texts.count > 2)
      }
    }
  }

  private final class Parts {
    var texts: [PrintableText] = []
  }

  @Test("What is read back is what was written")
  func readsBack() throws {
    let dump = try dump(InterfaceOrientation.allCases)
    #expect(try FrameDump(reading: Array(dump.text.utf8)) == dump)
  }

  @Test("What was asked for besides device and orientation is written behind the orientation, and read back")
  func namesConditions() throws {
    let asked = Conditions(
      device: "iphone-se", systemVersion: SystemVersion(major: 9, minor: 3), orientation: .portrait,
      size: Size(width: 320, height: 400.5), contentSizeCategory: .accessibilityLarge, layoutDirection: .rightToLeft,
      pseudolanguage: .doubleLength)
    let layout = try scene.layout(in: .portrait, on: "iphone-se").asked(under: asked)
    let dump = FrameDump(fixture: scene.name, layouts: [layout])
    #expect(
      dump.text.contains(
        """
              "orientation": "portrait",
              "systemVersion": "9.3",
              "size": [320, 400.5],
              "contentSizeCategory": "accessibilityLarge",
              "layoutDirection": "rightToLeft",
              "pseudolanguage": "doubleLength",
              "window":
        """))
    let read = try FrameDump(reading: Array(dump.text.utf8))
    #expect(read == dump)
    #expect(read.layouts.map(\.conditions) == [asked])
    #expect(layout.conditions == asked)
    let nothing = try scene.layout(in: .portrait)
    #expect(nothing.asked(under: Conditions()).conditions.name == "inline/portrait")
  }

  @Test("A condition that isn't one is told with its place")
  func refusesConditions() throws {
    let text = try dump().text.replacing(
      "\"orientation\": \"portrait\",", with: "\"orientation\": \"portrait\", \"pseudolanguage\": \"accent\",")
    #expect {
      try FrameDump(reading: Array(text.utf8))
    } throws: { error in
      let error = error as? FrameDump.ReadingError
      return error?.message == "'pseudolanguage' can't be \"accent\"" && error?.position.line == 8
    }
  }

  @Test("The same input gives the same bytes")
  func isStable() throws {
    let first = try dump(InterfaceOrientation.allCases).text
    for _ in 0..<10 { #expect(try dump(InterfaceOrientation.allCases).text == first) }
  }

  @Test(
    "What is no dump is refused with its place",
    arguments: [
      ("", "the file is empty"), ("[]", "expected an object, found an array"),
      ("{\"format\": \"layout-dump/2\"}", "this is not a layout-dump/1"),
      ("{\"format\": \"layout-dump/1\", \"fixture\": 1}", "'fixture' should be a string"),
      (
        "{\"format\": \"layout-dump/1\", \"fixture\": \"\", \"layouts\": [{\"device\": \"d\"}]}",
        "'requestedOrientation' should be a string"
      ),
    ])
  func refuses(text: String, message: String) {
    let thrown = #expect(throws: FrameDump.ReadingError.self) { try FrameDump(reading: Array(text.utf8)) }
    #expect(thrown?.message == message)
  }

  @Test("Text is printed as recursiveDescription prints a hierarchy")
  func describes() throws {
    #expect(
      HierarchyDescription.text(fixture: "Screen", layouts: [try scene.layout(in: .portrait)]) == """
        Screen on inline in portrait, 320 × 480
        <UIView: root; frame = (0 0; 320 480)>
           | <UIView: box; frame = (33.333 0; 100 0); hidden = YES; enabled = NO; alpha = 0.25; ambiguous = y, height>
           | <UILabel: root/UILabel[0]; frame = (-0.333 0; 0.333 5)>

        """)
  }

  @Test(
    "The head of a text says where the Home button is: by UIKit's header, which books have the other way round",
    arguments: [
      (InterfaceOrientation.portrait, "below"), (.portraitUpsideDown, "above"), (.landscapeLeft, "left"),
      (.landscapeRight, "right"),
    ])
  func placesHomeButton(orientation: InterfaceOrientation, place: String) throws {
    var device = Device(size: Size(width: 320, height: 480))
    device.hasHomeButton = true
    var application = Application()
    application.supportedInterfaceOrientations = .all
    var controller = ViewController()
    controller.supportedInterfaceOrientations = .all
    let scene = Scene(
      checked: controller, name: "Screen", device: .inline(device), systemVersion: nil, application: application,
      orientation: .portrait, userSettings: UserSettings())
    let text = HierarchyDescription.text(fixture: "Screen", layouts: [try scene.layout(in: orientation)])
    #expect(text.split(separator: "\n").first?.hasSuffix(", Home button \(place)") == true, "\(text)")
    let state = try ScreenState(scene, on: device)
    let decision = state.decision(on: orientation)
    #expect(decision.trail.last?.hasSuffix(", the Home button \(place)") == true, "\(decision.trail)")
  }
}
