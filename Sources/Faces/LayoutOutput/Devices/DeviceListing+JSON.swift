import Documents
import LayoutModel

extension DeviceListing {
  /// The format's name; the article on devices describes it.
  static let format = "layout-devices/1"

  /// The devices as JSON, with everything that the catalogue knows of them.
  public var json: String {
    let list = JSONValue.object([
      ("format", .string(Self.format)), ("devices", JSONValue(.array(entries.map(\.json)))),
    ])
    return list.text(indentation: 2) + "\n"
  }
}

extension DeviceListing.Entry {
  fileprivate var json: JSONValue {
    .object([
      ("id", .string(device.id)),
      ("family", .string(family.id)),
      ("models", JSONValue(.array(family.models.map(Self.json)))),
      ("idiom", .string(device.idiom.rawValue)),
      ("size", .size(device.size)),
      ("scale", .number(device.scale)),
      ("nativePixels", .size(family.nativePixels)),
      ("zoomedSize", family.zoomedSize.map(JSONValue.size) ?? .null),
      ("screenClass", .string(family.screen.name)),
      ("displayCornerRadius", family.displayCornerRadius.map(JSONValue.number) ?? .null),
      ("supportsPortraitUpsideDown", JSONValue(.bool(device.supportsPortraitUpsideDown))),
      ("sizeClasses", byAxis { Self.json(device.traits(in: $0)) }),
      ("systemVersion", .string(device.systemVersion.description)),
      ("eras", JSONValue(.array(eras.map(json)))),
      ("windows", family.splitView.map(windows) ?? .null),
      ("interfaceBuilderDeviceId", family.interfaceBuilderDevice.map { JSONValue.string($0.words) } ?? .null),
      ("firstIOS", .string(family.firstSystem.words)),
      ("lastIOS", .string(family.lastSystemWords)),
      ("notes", family.notes.map(JSONValue.string) ?? .null),
      ("confidence", .string(family.confidence.rawValue)),
    ])
  }

  private static func json(_ model: DeviceModel) -> JSONValue {
    .object([
      ("id", .string(model.fullAlias)), ("name", .string(model.name)),
      ("newestIOS", .string(model.newestSystem.description)),
    ])
  }

  private static func json(_ traits: Traits) -> JSONValue {
    .object([
      ("horizontal", .string(traits.horizontalSizeClass.rawValue)),
      ("vertical", .string(traits.verticalSizeClass.rawValue)),
    ])
  }

  // MARK: Eras

  /// The versions that change the insets of a window (<doc:Devices#Screen-kinds>,
  /// <doc:Devices#Changes-with-iOS-26>).
  private static let firstOfEras = [8, 11, 26].map { SystemVersion(major: $0) }

  /// The first version of each era that the family ran.
  private var eras: [SystemVersion] {
    let (oldest, newest) = (family.oldestSystem, family.newestSystem)
    return [oldest] + Self.firstOfEras.filter { $0 > oldest && $0 <= newest }
  }

  /// The insets of the status bar and the safe area from a version on.
  private func json(from version: SystemVersion) -> JSONValue {
    let insets = family.device(id: device.id, systemVersion: version).safeAreaInsets
    return .object([
      ("from", .string(version.description)),
      (
        "statusBarHeight",
        byAxis {
          family.screen.statusBarHeight(isLandscape: $0.isLandscape, on: version).map(JSONValue.number) ?? .null
        }
      ),
      ("safeAreaInsets", .object(orientations.map { ($0.name, .insets(insets[$0])) })),
    ])
  }

  // MARK: Windows

  private func windows(_ confidence: DeviceFamily.Confidence) -> JSONValue {
    .object([
      ("portrait", json(windows(in: .portrait))), ("landscape", json(windows(in: .landscapeLeft))),
      ("confidence", .string(confidence.rawValue)),
    ])
  }

  private func json(_ windows: [PartWindow]) -> JSONValue {
    .object(
      windows.map { window in
        (
          window.name,
          .object([("size", .size(window.size)), ("sizeClasses", Self.json(window.traits))])
        )
      })
  }

  private func byAxis(_ value: (InterfaceOrientation) -> JSONValue) -> JSONValue {
    .object([("portrait", value(.portrait)), ("landscape", value(.landscapeLeft))])
  }
}

extension JSONValue {
  fileprivate static func size(_ size: Size) -> JSONValue {
    .object([("width", .number(size.width)), ("height", .number(size.height))])
  }

  fileprivate static func insets(_ insets: EdgeInsets) -> JSONValue {
    .object([
      ("top", .number(insets.top)), ("left", .number(insets.left)), ("bottom", .number(insets.bottom)),
      ("right", .number(insets.right)),
    ])
  }
}
