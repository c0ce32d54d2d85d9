import Documents
import LayoutModel

/// The keys of a device that a fixture describes itself (spec/FIXTURE.md, "Top level").
enum DeviceKeys {
  static let table = KeyTable<Device>(
    "a device, an object", required: ["size"], fresh: Device(size: .zero),
    [
      FixtureKey("size", .size, "[width, height] in portrait, in points", \.size),
      FixtureKey("scale", .positive, "pixels per point; 2 if left out", \.scale),
      FixtureKey("idiom", .name(of: "idiom"), "phone (if left out) or pad", \.idiom),
      FixtureKey("safeAreaInsets", .orientedInsets, "flat, or by orientation", \.safeAreaInsets),
      FixtureKey("layoutMargins", .insets, "the root view's margins", \.layoutMargins),
      FixtureKey(
        "horizontalSizeClass", .name(of: "size class"),
        "the width's size class: compact or regular; by idiom, orientation and size if left out",
        \.horizontalSizeClass),
      FixtureKey(
        "supportsPortraitUpsideDown", .bool, "whether the interface can stand upside down; true if left out",
        \.supportsPortraitUpsideDown),
    ])
}

extension ValueFormat where Value == DeviceChoice {
  static let device = ValueFormat(
    "the id of a device, or a device of its own as an object",
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
  /// `{"top": 8, "left": 8, "bottom": 8, "right": 8}`; all sides are written, so that nobody has to ask for the others.
  static let insets = KeyTable<EdgeInsets>(
    "an object of insets, {\"top\": …, \"left\": …, \"bottom\": …, \"right\": …}", fresh: .zero,
    EdgeInsets.edges.map { name, edge in
      FixtureKey(
        name, .number, "the inset of that edge; 0 if left out", { $0[keyPath: edge] = $1 },
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
  /// Insets for all orientations, or by orientation: an object whose keys are edges, or one whose keys are orientations.
  fileprivate static let orientedInsets = ValueFormat(
    "an object of insets, flat or by orientation", read: read,
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
    "an object of insets by orientation", fresh: [:],
    InterfaceOrientation.allCases.map { orientation in
      FixtureKey(
        orientation.name, .insets, "the insets in that orientation", { $0[orientation] = $1 },
        write: { $0[orientation] })
    })
}

extension OrientedInsets {
  /// The insets of those orientations that don't follow from the others.
  fileprivate var toldByOrientation: [InterfaceOrientation: EdgeInsets] {
    var told: [InterfaceOrientation: EdgeInsets] = [:]
    if portrait != .zero { told[.portrait] = portrait }
    if portraitUpsideDown != portrait { told[.portraitUpsideDown] = portraitUpsideDown }
    if landscapeLeft != .zero { told[.landscapeLeft] = landscapeLeft }
    if landscapeRight != landscapeLeft.mirrored { told[.landscapeRight] = landscapeRight }
    return told
  }
}
