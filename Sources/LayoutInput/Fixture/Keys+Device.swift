import Documents
import LayoutModel

/// The keys of a device that a fixture describes itself (spec/FIXTURE.md, "Top level").
enum DeviceKeys {
  static let table = KeyTable<Device>(
    "a device, an object", required: ["size"],
    [
      FixtureKey("size", .size, "[width, height] in portrait, in points") { $0.size = $1 },
      FixtureKey("scale", .positive, "pixels per point; 2 if left out") { $0.scale = $1 },
      FixtureKey("idiom", .name(of: "idiom"), "phone (if left out) or pad") { $0.idiom = $1 },
      FixtureKey("safeAreaInsets", .orientedInsets, "flat, or by orientation") { $0.safeAreaInsets = $1 },
      FixtureKey("layoutMargins", .insets, "the root view's margins") { $0.layoutMargins = $1 },
    ])
}

extension ValueReader where Value == DeviceChoice {
  static let device = ValueReader("the id of a device, or a device of its own as an object") { value, reading in
    switch value.content {
    case .string(let name):
      if DeviceCatalogue.device(named: name) != nil { return .named(name) }
      let nearest = Spelling.nearest(to: name, among: DeviceCatalogue.names)
      reading.report(
        .unknownName(name, what: "device", nearest: nearest, known: DeviceCatalogue.familyIDs), at: value.position)
      return nil
    case .object:
      return DeviceKeys.table.reader { _ in Device(size: .zero) }.read(value, &reading).map(DeviceChoice.inline)
    default:
      reading.reportKind(of: value, expected: "the id of a device, or a device of its own as an object")
      return nil
    }
  }
}

extension ValueReader where Value == Size {
  fileprivate static let size = ValueReader.tuple(
    "an array of two numbers, [width, height]", [.positive, .positive]
  ) { Size(width: $0[0], height: $0[1]) }
}

extension ValueReader where Value == EdgeInsets {
  static let insets = KeyTable<EdgeInsets>(
    "an object of insets, {\"top\": …, \"left\": …, \"bottom\": …, \"right\": …}",
    EdgeInsets.edges.map { name, edge in
      FixtureKey(name, .number, "the inset of that edge; 0 if left out") { $0[keyPath: edge] = $1 }
    }
  ).reader { _ in .zero }
}

extension EdgeInsets {
  fileprivate static var edges: [(String, any WritableKeyPath<EdgeInsets, Double> & Sendable)] {
    [("top", \.top), ("left", \.left), ("bottom", \.bottom), ("right", \.right)]
  }
}

extension ValueReader where Value == OrientedInsets {
  /// Insets for all orientations, or by orientation: an object whose keys are edges, or one whose keys are orientations.
  fileprivate static let orientedInsets = ValueReader("an object of insets, flat or by orientation") { value, reading in
    guard case .object(let members) = value.content else {
      reading.reportKind(of: value, expected: "an object of insets, flat or by orientation")
      return nil
    }
    let edges = EdgeInsets.edges.map(\.0)
    if members.contains(where: { edges.contains($0.key) }) {
      return ValueReader<EdgeInsets>.insets.read(value, &reading).map(OrientedInsets.init(everywhere:))
    }
    var insets: [InterfaceOrientation: EdgeInsets] = [:]
    guard byOrientation.read(value, into: &insets, &reading) else { return nil }
    return OrientedInsets(
      portrait: insets[.portrait] ?? .zero, portraitUpsideDown: insets[.portraitUpsideDown],
      landscapeLeft: insets[.landscapeLeft] ?? .zero, landscapeRight: insets[.landscapeRight])
  }

  private static let byOrientation = KeyTable<[InterfaceOrientation: EdgeInsets]>(
    "an object of insets by orientation",
    InterfaceOrientation.allCases.map { orientation in
      FixtureKey(orientation.name, .insets, "the insets in that orientation") { $0[orientation] = $1 }
    })
}
