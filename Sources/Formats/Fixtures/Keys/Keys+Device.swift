import Documents
import LayoutModel
import Notations

/// The keys of a device that a fixture describes itself (<doc:FixtureReference#Device>).
enum DeviceKeys {
  static let table = KeyTable<Device>(
    "a device, an object", name: "Device", required: ["size"], fresh: Device(size: .zero),
    [
      FixtureKey("size", .size, "[width, height] in portrait, in points", example: "[375, 812]", \.size),
      FixtureKey("scale", .positive, "pixels per point", example: "3", \.scale),
      FixtureKey("idiom", .name(of: "idiom"), "the kind of device", example: #""pad""#, \.idiom),
      FixtureKey(
        "safeAreaInsets", .orientedInsets,
        "the safe area's insets, flat for all orientations or by orientation; landscapeRight is landscapeLeft with its sides swapped",
        default: "0 on every side",
        example: #"{"portrait": {"top": 44, "bottom": 34}, "landscapeLeft": {"left": 44, "right": 44, "bottom": 21}}"#,
        \.safeAreaInsets),
      FixtureKey(
        "layoutMargins", .insets, "the root view's margins", default: "the system's own",
        example: #"{"left": 20, "right": 20}"#, \.layoutMargins),
      FixtureKey(
        "horizontalSizeClass", .name(of: "size class"), "the width's size class",
        default: "by idiom, orientation and size", example: #""regular""#,
        \.horizontalSizeClass),
      FixtureKey(
        "supportsPortraitUpsideDown", .bool, "whether the interface can stand upside down", example: "false",
        \.supportsPortraitUpsideDown),
      FixtureKey(
        "isCameraAvailable", .bool, "whether images can be taken from a camera", example: "false", \.isCameraAvailable),
    ])
}

extension ValueFormat where Value == DeviceChoice {
  static let device = ValueFormat(
    "the id of a device, or a device of its own as an object",
    .either([
      .string("the name of a device", suggestions: DeviceCatalogue.familyIDs), .object { DeviceKeys.table.shape },
    ]),
    read: { value, reading in
      switch value.content {
      case .string(let name):
        if DeviceCatalogue.device(named: name) != nil { return .named(name) }
        reading.report(.device(DeviceCatalogue.fault(of: name)), at: value.position)
        return nil
      case .object:
        return DeviceKeys.table.format.read(value, &reading).map(DeviceChoice.inline)
      default:
        reading.reportKind(of: value, expected: "the id of a device, or a device of its own as an object")
        return nil
      }
    },
    write: { choice in
      switch choice {
      case .named(let name): JSONValue(.string(name))
      case .inline(let device): DeviceKeys.table.format.write(device)
      }
    })
}

extension ValueFormat where Value == Size {
  fileprivate static let size = ValueFormat.tuple(
    "an array of two numbers, [width, height]", [.positive, .positive], { Size(width: $0[0], height: $0[1]) },
    parts: { [$0.width, $0.height] })
}

extension ValueFormat where Value == EdgeInsets {
  /// Insets: `{"top": 8, "left": 8, "bottom": 8, "right": 8}`. All sides are written, so that readers needn't look up
  /// the others.
  static let insets = KeyTable<EdgeInsets>(
    "an object of insets, {\"top\": …, \"left\": …, \"bottom\": …, \"right\": …}", name: "Insets",
    fresh: .zero,
    EdgeInsets.edges.map { name, edge in
      FixtureKey(
        name, .number, "the inset of that edge, in points", default: "`0`", example: "44", { $0[keyPath: edge] = $1 },
        write: { $0[keyPath: edge] })
    }
  ).format
}

extension EdgeInsets {
  fileprivate static var edges: [(String, any WritableKeyPath<EdgeInsets, Double> & Sendable)] {
    [("top", \.top), ("left", \.left), ("bottom", \.bottom), ("right", \.right)]
  }
}

extension ValueFormat where Value == OrientedInsets {
  /// Insets for all orientations, an object whose keys are edges, or by orientation, an object whose keys are
  /// orientations.
  fileprivate static let orientedInsets = ValueFormat(
    "an object of insets, flat or by orientation",
    .either([ValueFormat<EdgeInsets>.insets.shape(), .object { byOrientation.shape }]), read: read,
    write: { insets in
      if insets == OrientedInsets(everywhere: insets.portrait) {
        return ValueFormat<EdgeInsets>.insets.write(insets.portrait)
      }
      return JSONValue(.object(byOrientation.members(of: insets.toldByOrientation)))
    })

  @Sendable private static func read(_ value: JSONValue, _ reading: inout FixtureReading) -> OrientedInsets? {
    guard case .object(let members) = value.content else {
      reading.reportKind(of: value, expected: "an object of insets, flat or by orientation")
      return nil
    }
    let edges = EdgeInsets.edges.map(\.0)
    if members.contains(where: { edges.contains($0.key) }) {
      return ValueFormat<EdgeInsets>.insets.read(value, &reading).map(OrientedInsets.init(everywhere:))
    }
    var insets: [InterfaceOrientation: EdgeInsets] = [:]
    guard byOrientation.read(value, into: &insets, &reading) else { return nil }
    return OrientedInsets(
      portrait: insets[.portrait] ?? .zero, portraitUpsideDown: insets[.portraitUpsideDown],
      landscapeLeft: insets[.landscapeLeft] ?? .zero, landscapeRight: insets[.landscapeRight])
  }

  private static let byOrientation = KeyTable<[InterfaceOrientation: EdgeInsets]>(
    "an object of insets by orientation", name: "InsetsByOrientation", fresh: [:],
    InterfaceOrientation.allCases.map { orientation in
      FixtureKey(
        orientation.name, .insets, "the insets in that orientation", default: "see `safeAreaInsets`",
        example: #"{"top": 44}"#, { $0[orientation] = $1 },
        write: { $0[orientation] })
    })
}

extension OrientedInsets {
  /// The insets of the orientations that can't be derived from others.
  fileprivate var toldByOrientation: [InterfaceOrientation: EdgeInsets] {
    var told: [InterfaceOrientation: EdgeInsets] = [:]
    if portrait != .zero { told[.portrait] = portrait }
    if portraitUpsideDown != portrait { told[.portraitUpsideDown] = portraitUpsideDown }
    if landscapeLeft != .zero { told[.landscapeLeft] = landscapeLeft }
    if landscapeRight != landscapeLeft.mirrored { told[.landscapeRight] = landscapeRight }
    return told
  }
}
