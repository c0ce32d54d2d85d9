import Documents
import LayoutModel
import Notations

/// The keys of a fixture itself (<doc:FixtureReference#Fixture>).
enum SceneKeys {
  static let table = KeyTable<SceneDraft>(
    "a fixture, an object", name: "Fixture", required: ["format"],
    rules: [.exactlyOne(["view", "rootViewController"])], fresh: SceneDraft(), own)

  private static let own: [FixtureKey<SceneDraft>] = [
    FixtureKey(
      "$schema", .string,
      "the place of the schema that `layout schema fixture` prints, for editors; nothing else reads it",
      example: #""layout-fixture.schema.json""#, { _, _ in }, write: { _ in nil }),
    FixtureKey(
      "format", .format, "the format and its version", example: #""layout-fixture/1""#, { _, _ in },
      write: { _ in Fixture.format }),
    FixtureKey(
      "name", .string, "a title, which dumps and messages use", default: "the file's name", example: #""Sign in""#,
      \.name),
    FixtureKey(
      "device", .device, "an id or alias of the catalogue, or a device of its own",
      default: "the device that the command names", example: #""iphone-17""#, \.device),
    FixtureKey(
      "systemVersion", .systemVersion, "the iOS version whose bars, margins and rules hold",
      default: "the newest that the device ran", example: #""12.1""#, \.systemVersion),
    FixtureKey(
      "application", .whenMet("an object with an application's settings") { .application },
      "the settings of Info.plist",
      example: #"{"supportedInterfaceOrientations": ["portrait", "landscapeLeft"]}"#,
      \.application),
    FixtureKey(
      "orientation", .interfaceOrientation, "the interface orientation in which the frames were written",
      example: #""landscapeLeft""#,
      \.orientation),
    FixtureKey(
      "userInterfaceLayoutDirection", .name(of: "layout direction"), "the direction of the user's language",
      default: "`leftToRight`", example: #""rightToLeft""#, \.userSettings.layoutDirection),
    FixtureKey(
      "preferredContentSizeCategory", .name(of: "content size category"), "the user's text size",
      default: "`large`", example: #""accessibilityLarge""#,
      \.userSettings.preferredContentSizeCategory),
    FixtureKey(
      "view", .view, "short for one view controller whose view this is",
      example: #"{"id": "root", "subviews": [{"id": "title", "class": "UILabel"}]}"#, \.view),
    FixtureKey(
      "rootViewController", .whenMet("a controller, an object, or null") { .rootViewController },
      "the controller whose view fills the window; null for a window without one",
      example: #"{"class": "UINavigationController", "viewControllers": [{"id": "items", "view": {"id": "list"}}]}"#,
      \.rootViewController),
    FixtureKey(
      "viewControllers", .viewControllers, "controllers that events present or push by their ids",
      example: #"[{"id": "sheet", "view": {"id": "sheetView"}}]"#, \.viewControllers),
    FixtureKey(
      "templates", .templates, "controllers and views that are declared once, by name, and made by `make`",
      example: #"{"name": {"class": "UILabel", "frame": [15, 0, 290, 44], "text": "$text"}}"#,
      { _, _ in }, write: { _ in nil }),
    FixtureKey(
      "events", .events, "the events, in order, for `layout trace`",
      example: #"[{"rotateDevice": "landscapeLeft"}, {"tap": "done"}]"#, \.events),
    FixtureKey(
      "assertions", .assertions,
      "the assertions that must hold in windows of any size, for `layout sweep` and `layout verify`",
      example: #"["root inside root", {"assert": "root.width >= 320", "when": {"horizontalSizeClass": "compact"}}]"#,
      \.assertions),
    LintKeys.key(\.ignoredRules),
  ]
}

/// The parts of a scene, before they are put together.
struct SceneDraft: Sendable {
  var name: String?
  var device: DeviceChoice?
  var systemVersion: SystemVersion?
  var application = Application()
  var view: View?
  var rootViewController: ViewController?
  var viewControllers: [ViewController] = []
  var events: [Event] = []
  var assertions: [Assertion] = []
  var ignoredRules: [IgnoredRule] = []
  var orientation = InterfaceOrientation.portrait
  var userSettings = UserSettings()
}

extension SceneDraft {
  /// The parts of a scene. A controller without settings is left out in favour of its view.
  init(_ scene: Scene) {
    name = scene.name
    device = scene.device
    systemVersion = scene.systemVersion
    application = scene.application
    orientation = scene.orientation
    userSettings = scene.userSettings
    let controller = scene.rootViewController
    viewControllers = scene.viewControllers
    events = scene.events
    assertions = scene.assertions
    ignoredRules = scene.ignoredRules
    if controller == ViewController(view: controller.view, position: controller.position) {
      view = controller.view
    } else {
      rootViewController = controller
    }
  }
}

extension ValueFormat where Value == String {
  fileprivate static let format = ValueFormat(
    "the string \"layout-fixture/1\"", .name([Fixture.format]),
    read: { value, reading in
      guard let format = ValueFormat<String>.string.read(value, &reading) else { return nil }
      if format != Fixture.format { reading.report(.wrongFormat(format), at: value.position) }
      return format
    }, write: string.write)
}

extension ValueFormat where Value == SystemVersion {
  fileprivate static let systemVersion = ValueFormat(
    "a string such as \"12.1\"", .string("a version", pattern: #"^0*[1-9][0-9]*(\.[0-9]+){0,2}$"#),
    read: { value, reading in
      guard case .string(let text) = value.content else {
        reading.reportKind(of: value, expected: "a string such as \"12.1\"")
        return nil
      }
      if let version = SystemVersion(text) { return version }
      reading.report(.malformed(text, what: "an iOS version", example: "\"12.1\""), at: value.position)
      return nil
    },
    write: { JSONValue(.string($0.description)) })
}

extension ValueFormat where Value == Application {
  fileprivate static let application = KeyTable<Application>(
    "an object with an application's settings", name: "Application", fresh: Application(),
    [
      FixtureKey(
        "supportedInterfaceOrientations", .infoPlistOrientations,
        "the orientations that the application allows, in UIKit's words or Info.plist's",
        default: "all four on a pad; all but upside down on a phone", example: #"["portrait", "landscape"]"#,
        \.supportedInterfaceOrientations),
      FixtureKey(
        "supportedInterfaceOrientations~ipad", .infoPlistOrientations, "the same on a pad, where it wins",
        default: "those of the key without an idiom", example: #"["all"]"#,
        \.supportedInterfaceOrientationsOnPad),
      FixtureKey(
        "supportedInterfaceOrientations~iphone", .infoPlistOrientations, "the same on a phone, where it wins",
        default: "those of the key without an idiom", example: #"["UIInterfaceOrientationPortrait"]"#,
        \.supportedInterfaceOrientationsOnPhone),
      FixtureKey(
        "supportedInterfaceOrientationsForWindow", .orientations,
        "the delegate's answer for the window, which wins over all lists", default: "that of the lists",
        example: #"["allButUpsideDown"]"#, \.supportedInterfaceOrientationsForWindow
      ),
      FixtureKey(
        "requiresFullScreen", .bool,
        "whether its windows have the whole screen on pads; where it is false and all four orientations are listed, "
          + "controllers aren't asked there from iOS 9 on",
        example: "true", \.requiresFullScreen),
      FixtureKey(
        "didFinishLaunching", .actions, "the delegate's actions at the launch, before anything appears",
        example: #"[{"device": {"isBatteryMonitoringEnabled": true}}]"#,
        \.didFinishLaunching),
      FixtureKey(
        "statusBarStyle", .statusBarStyle,
        "the status bar's style, also as in Info.plist; until iOS 6 views of phones lie under a translucent status bar",
        example: #""UIStatusBarStyleBlackTranslucent""#, \.statusBarStyle),
      FixtureKey(
        "statusBarHidden", .bool, "whether there is no status bar until iOS 6; from iOS 7 on controllers say so",
        example: "true", \.statusBarHidden),
      FixtureKey(
        "observers", .observers, "the notifications that the delegate observes",
        example: #"[{"name": "UIDeviceOrientationDidChangeNotification"}]"#, \.observers),
      FixtureKey(
        "tabBarOrientationRule", .name(of: "rule"), "the rule by which tab bar controllers answer about orientations",
        default: "by the system version", example: #""ownAnswer""#,
        \.tabBarOrientationRule),
    ]
  ).format { position in
    var application = Application()
    application.position = position
    return application
  }
}

extension ValueFormat where Value == StatusBarStyle {
  /// A style, by its name in UIKit or in `Info.plist`.
  fileprivate static let statusBarStyle = ValueFormat.name(
    of: "status bar style",
    among: StatusBarStyle.allCases.map { ($0.rawValue, $0) }
      + StatusBarStyle.allCases.map { style in
        ("UIStatusBarStyle" + style.rawValue.prefix(1).uppercased() + style.rawValue.dropFirst(), style)
      })
}

extension ValueFormat where Value == InterfaceOrientation {
  static let interfaceOrientation = ValueFormat.name(
    of: "orientation", among: InterfaceOrientation.allCases.map { ($0.name, $0) })
}

extension InterfaceOrientation {
  /// Sets of a single orientation, by its name.
  fileprivate static let options: [(name: String, value: InterfaceOrientationMask)] = allCases.map {
    ($0.name, InterfaceOrientationMask($0))
  }

  /// Sets of several orientations by UIKit's names.
  fileprivate static let unions: [(name: String, value: InterfaceOrientationMask)] = [
    ("landscape", .landscape), ("all", .all), ("allButUpsideDown", .allButUpsideDown),
  ]
}

extension ValueFormat where Value == InterfaceOrientationMask {
  /// A set of orientations: UIKit's names, or the mask as an integer, such as 26.
  static let orientations = ValueFormat<SupportedOrientations>.orientations(prefix: nil).converted(
    { $0.mask }, back: { SupportedOrientations($0) })
}

extension ValueFormat where Value == SupportedOrientations {
  /// A list of orientations by their names in UIKit or in `Info.plist`, or a mask.
  fileprivate static let infoPlistOrientations = orientations(prefix: "UIInterfaceOrientation")

  fileprivate static func orientations(prefix: String?) -> ValueFormat {
    let options = InterfaceOrientation.options
    let inPlist = prefix.map { prefix in
      options.map { (name: prefix + $0.name.prefix(1).uppercased() + $0.name.dropFirst(), value: $0.value) }
    }
    let names = options + InterfaceOrientation.unions + (inPlist ?? [])
    let list = ValueFormat<[InterfaceOrientationMask]>.array(
      of: { .name(of: "orientation", among: names) }, "an array of orientations")
    return ValueFormat(
      list.expected, list.shape(),
      read: { value, reading in
        list.read(value, &reading).map { SupportedOrientations($0.flatMap(\.orientations)) }
      }, write: { list.write($0.orientations.map { InterfaceOrientationMask($0) }) }
    ).orMask(of: "orientation", options) { SupportedOrientations($0) }
  }
}
