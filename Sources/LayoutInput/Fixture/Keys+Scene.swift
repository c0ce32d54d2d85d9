import Documents
import LayoutModel

/// The keys of a fixture itself (spec/FIXTURE.md, "Top level").
enum SceneKeys {
  static let table = KeyTable<SceneDraft>(
    "a fixture, an object", required: ["format"], own + FixtureKey.later("events"))

  private static let own: [FixtureKey<SceneDraft>] = [
    FixtureKey("format", .format, "\"layout-fixture/1\"") { _, _ in },
    FixtureKey("name", .string, "a title; the file's name if left out") { $0.name = $1 },
    FixtureKey("device", .device, "an id or alias of the catalogue, or a device of its own") { $0.device = $1 },
    FixtureKey("systemVersion", .systemVersion, "the iOS version; the newest that the device ran if left out") {
      $0.systemVersion = $1
    },
    FixtureKey("application", .application, "what Info.plist says") { $0.application = $1 },
    FixtureKey("view", .view, "short for one view controller whose view this is") { $0.view = $1 },
    FixtureKey("rootViewController", .viewController, "the controller whose view fills the window") {
      $0.rootViewController = $1
    },
    FixtureKey("orientation", .orientation, "the orientation in which the frames were written; portrait if left out") {
      $0.orientation = $1
    },
    FixtureKey(
      "userInterfaceLayoutDirection", .name(of: "layout direction"),
      "which way the language runs: leftToRight (if left out) or rightToLeft"
    ) { $0.userSettings.layoutDirection = $1 },
    FixtureKey(
      "preferredContentSizeCategory", .name(of: "content size category"),
      "how large the user wants text, such as accessibilityLarge; large if left out"
    ) { $0.userSettings.preferredContentSizeCategory = $1 },
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
  var orientation = InterfaceOrientation.portrait
  var userSettings = UserSettings()
}

extension ValueReader where Value == String {
  fileprivate static let format = ValueReader("the string \"layout-fixture/1\"") { value, reading in
    guard let format = ValueReader<String>.string.read(value, &reading) else { return nil }
    if format != Fixture.format { reading.report(.wrongFormat(format), at: value.position) }
    return format
  }
}

extension ValueReader where Value == SystemVersion {
  fileprivate static let systemVersion = ValueReader("a string such as \"12.1\"") { value, reading in
    guard case .string(let text) = value.content else {
      reading.reportKind(of: value, expected: "a string such as \"12.1\"")
      return nil
    }
    if let version = SystemVersion(text) { return version }
    reading.report(.malformed(text, what: "an iOS version", example: "\"12.1\""), at: value.position)
    return nil
  }
}

extension ValueReader where Value == Application {
  fileprivate static let application = KeyTable<Application>(
    "an object with an application's settings",
    [
      FixtureKey(
        "supportedInterfaceOrientations", .infoPlistOrientations, "the orientations that the application allows"
      ) { $0.supportedInterfaceOrientations = $1 },
      FixtureKey("supportedInterfaceOrientations~ipad", .infoPlistOrientations, "the same on a pad, where it wins") {
        $0.supportedInterfaceOrientationsOnPad = $1
      },
    ]
  ).reader { _ in Application() }
}

extension ValueReader where Value == InterfaceOrientation {
  fileprivate static let orientation = ValueReader.name(
    of: "orientation", among: InterfaceOrientation.allCases.map(\.name)
  ) { InterfaceOrientation(name: $0) }
}

extension ValueReader where Value == SupportedOrientations {
  /// A list of orientations in UIKit's words.
  static let orientations = orientations(prefix: nil)

  /// A list of orientations in UIKit's words or `Info.plist`'s.
  static let infoPlistOrientations = orientations(prefix: "UIInterfaceOrientation")

  private static let expected = "an array of orientations"

  private static func orientations(prefix: String?) -> ValueReader {
    let unions: [(String, SupportedOrientations)] = [
      ("landscape", .landscape), ("all", .all), ("allButUpsideDown", .allButUpsideDown),
    ]
    let names =
      InterfaceOrientation.allCases.map { ($0.name, SupportedOrientations([$0])) } + unions
      + (prefix.map { prefix in
        InterfaceOrientation.allCases.map { orientation in
          (
            prefix + orientation.name.prefix(1).uppercased() + orientation.name.dropFirst(),
            SupportedOrientations([orientation])
          )
        }
      } ?? [])
    let list = ValueReader<[SupportedOrientations]>.array(
      of: {
        .name(of: "orientation", among: names.map(\.0)) { name in names.first { $0.0 == name }?.1 }
      }, expected)
    return ValueReader(expected) { value, reading in
      list.read(value, &reading).map { SupportedOrientations($0.flatMap(\.orientations)) }
    }
  }
}
