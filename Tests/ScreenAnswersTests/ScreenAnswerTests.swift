import Checks
import Documents
import Foundation
import LayoutModel
import ScreenAnswers
import Testing

/// Answers of programs of screens, as lines.
struct ScreenAnswerTests {
  private static func line(_ number: Int) -> SourcePosition { SourcePosition(line: number, inFile: 1) }

  /// A screen with a stack of a label and a button, at places in code.
  private static func scene() throws -> Scene {
    var label = View("titleLabel", class: "UILabel", position: line(10))
    label.holder = CodeHolder(type: "LoginView.Header", property: "titleLabel")
    label.text = "Größe\n\u{1B}[31m"
    label.font = .named("Grid", size: 17, face: face("Grid"))
    label.content.attributedText = [AttributedRun("a", font: .system(size: 12, weight: .bold)), AttributedRun("b")]
    label.contentHuggingPriority.horizontal = 251
    label.intrinsicContentSize = IntrinsicContentSize(width: 20.25, height: nil).unspecified(along: .vertical)
    label.lint.accessibilityLabel = "Title"
    label.appearance.textColor = .named("brand", else: AppearanceColor.Components(red: 1, green: 0.5, blue: 0))
    label.appearance.lineBreakMode = .byClipping
    var button = View("button", class: "UIButton", frame: Rect(x: 1, y: 2, width: 3, height: -0.0), alpha: 0.5)
    button.content.image = ContentSettings.Image(size: Size(width: 20, height: 19.5), font: .textStyle(.headline))
    button.content.configuration = ButtonConfiguration(.tinted)
    button.provenance.content = .symbol("star")
    button.transform = AffineTransform(rotationAngle: 1)
    button.isHidden = true
    var stack = View("stack", class: "UIStackView", subviews: [label, button])
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.stack.axis = .vertical
    stack.stack.customSpacing = ["titleLabel": 4, "button": 2]
    stack.stack.arrangedSubviews = ["titleLabel", "button"]
    stack.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.layoutGuides = [LayoutGuide("guide")]
    let constraints = [
      Constraint(
        id: "top", .id("stack"), .top, .equal, Constraint.Second(.guide(.safeArea, of: "view"), .top), constant: 8,
        position: line(40)),
      Constraint(
        .id("stack"), .width, .lessThanOrEqual, Constraint.Second(.id("view"), .width, multiplier: 0.5), priority: 999,
        position: line(41)),
      Constraint(.superview(of: "stack"), .height, .greaterThanOrEqual, nil, constant: 44),
    ]
    var controller = ViewController(view: View("view", constraints: constraints, subviews: [stack]))
    controller.additionalSafeAreaInsets.top = 3
    controller.userLabel = "LoginController"
    controller.supportedInterfaceOrientations = [.portrait, .landscapeRight]
    controller.prefersStatusBarHidden = false
    controller.preferredContentSize = Size(width: 320, height: 200)
    controller.modalPresentationStyle = .formSheet
    controller.bars.navigationItem.title = "Login"
    controller.bars.navigationItem.searchBar = .stacked
    controller.bars.edgesForExtendedLayout = [.top, .left]
    let plain = try Scene(name: "", rootViewController: controller, orientation: .landscapeLeft)
    // The answers of the containers around, which no plain controller has.
    controller.navigation.prefersLargeTitles = true
    controller.split.maximumPrimaryColumnWidth = 250
    var scene = Scene(
      checked: controller, name: "", device: plain.device, systemVersion: plain.systemVersion,
      application: plain.application, orientation: plain.orientation, userSettings: plain.userSettings)
    scene.fileNames = ["App/LoginView.swift"]
    return scene
  }

  @Test("Snapshots come back as they were written, and numbers that are none are refused")
  func snapshots() throws {
    var picture = TakenSnapshot(SnapshotName(file: "/b/T.swift", test: "test()", name: "a b", folder: "/r"))
    (picture.size, picture.isDark, picture.scene) = (Size(width: 20, height: 30.5), true, try Self.scene())
    var text = TakenSnapshot(SnapshotName(of: "T", "test", identifier: ""))
    text.name.number = 2
    text.rows = [DescribedView(depth: 3, className: "Cell", frame: Rect(x: -1, y: 0, width: 2, height: 3))]
    text.failure = "no view"
    let line = ScreenAnswer.snapshots(TakenSnapshots([picture, text], failure: "a trap")).line()
    guard case .snapshots(let read) = try ScreenAnswer(line, face: Self.face) else {
      Issue.record("no snapshots")
      return
    }
    #expect(read.failure == "a trap" && read.all.count == 2)
    #expect(read.all[0].scene == picture.scene && read.all[0].size == picture.size && read.all[0].isDark)
    #expect(read.all.map(\.name) == [picture.name, text.name])
    #expect(read.all[0].name.name == "a b" && read.all[1].name.name == nil)
    #expect(read.all[1].rows == text.rows && read.all[1].failure == "no view" && read.all[1].scene == nil)
    text.rows[0].frame.width = .nan
    let broken = ScreenAnswer.snapshots(TakenSnapshots([text], failure: nil)).line()
    #expect(try ScreenAnswer(broken, face: Self.face) == nil)
  }

  private static func face(_ name: String) -> FontFace? {
    FontFace(identity: name, ascender: 1, descender: 0.25) { text in text.map { _ in 0.5 } }
  }

  private static func answer(_ scene: Scene, stays: [Rect?] = []) -> ScreenAnswer {
    .screen(CapturedScreen(scene: scene, reads: .all, stays: stays))
  }

  private static func read(_ line: [UInt8]) throws -> ScreenAnswer? { try ScreenAnswer(line, face: face) }

  @Test("Every setting of a content is carried")
  func settings() throws {
    let text = try #require(
      String(
        validating: FileManager.default.contents(
          atPath: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/Code/ScreenAnswers/Settings+Packing.swift").path) ?? Data(),
        as: UTF8.self))
    let settings = Mirror(reflecting: ContentSettings()).children.compactMap(\.label)
    #expect(settings.count > 10)
    #expect(settings.filter { !text.contains("line.pass(&\($0)") } == [])
  }

  @Test("A screen arrives as it was sent, in one line, with its places in code")
  func screen() throws {
    let scene = try Self.scene()
    let stays = [nil, Rect(x: 1, y: 2, width: 3, height: 4)]
    let line = ScreenAnswer.screen(
      CapturedScreen(scene: scene, reads: [.device, .textSize], stays: stays, surroundings: ["tab"])
    ).line()
    #expect(!line.contains(0x0A))
    guard case .screen(let arrived)? = try Self.read(line) else { throw Missing() }
    #expect(arrived.scene == scene)
    #expect(arrived.scene.fileNames == ["App/LoginView.swift"])
    #expect(arrived.reads == [.device, .textSize])
    #expect(arrived.stays == stays)
    #expect(arrived.surroundings == ["tab"])
    let elsewhere = arrived.sceneElsewhere
    #expect(elsewhere.rootViewController.view.frame == scene.rootViewController.view.frame)
    #expect(elsewhere.rootViewController.view.subviews[0].frame == stays[1])
    #expect(elsewhere.fileNames == scene.fileNames)
  }

  @Test("A trace arrives with its calls, and a failure with its reason")
  func others() throws {
    let call = TraceCall(time: 0.1, kind: .callback, receiver: "Form", message: "viewDidLoad\n")
    let step = PlayedStep(
      event: "launch", time: 1, duration: 0.25, conditions: "iphone-17/portrait", calls: [call], scene: try Self.scene()
    )
    guard case .trace(let steps)? = try Self.read(ScreenAnswer.trace([step, step]).line()) else { throw Missing() }
    #expect(steps.map(\.calls) == [[call], [call]])
    #expect(steps.map(\.scene) == [step.scene, step.scene])
    #expect(steps[0].duration == 0.25)
    let failure = ScreenAnswer.failure(reason: "no view", isOfNoView: true)
    guard case .failure(reason: "no view", isOfNoView: true)? = try Self.read(failure.line()) else { throw Missing() }
  }

  @Test("A line that is cut is none, and one with other bytes does no harm")
  func hostile() throws {
    let line = Self.answer(try Self.scene()).line()
    for count in line.indices { #expect(try Self.read(Array(line[..<count])) == nil) }
    for index in line.indices {
      for byte in [0, 0x1B, 0x7F, 0x80, 0xFF] as [UInt8] {
        var other = line
        other[index] = byte
        _ = try? Self.read(other)
      }
    }
  }

  @Test("Views in each other without end, and what no scene may have, are refused")
  func refused() throws {
    let deep = (0..<400).reduce(View()) { view, _ in View(subviews: [view]) }
    #expect(try Self.read(Self.answer(try Scene(name: "", view: deep)).line()) == nil)
    var scene = Self.answer(.blank).line()
    #expect(try Self.read(scene) != nil)
    scene = Self.answer(Self.unsound).line()
    #expect(throws: InvalidScene.self) { try Self.read(scene) }
    let stay = Rect(x: 0, y: 0, width: .infinity, height: 0)
    #expect(try Self.read(Self.answer(.blank, stays: [stay]).line()) == nil)
  }

  /// A screen with a length that is no number.
  private static var unsound: Scene {
    Scene(
      checked: ViewController(view: View(frame: Rect(x: .nan, y: 0, width: 1, height: 1))), name: "", device: nil,
      systemVersion: nil, application: Application(), orientation: .portrait, userSettings: UserSettings())
  }

  /// The error where an answer is of another kind.
  private struct Missing: Error {}
}
