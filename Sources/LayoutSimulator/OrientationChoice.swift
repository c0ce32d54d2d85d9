import LayoutModel

/// The orientation that the interface takes when another is asked for.
///
/// The application's list, the controller's and what the device can do decide together, as UIKit's negotiation does
/// (facts/rotation.json, `negotiation`). A refusal keeps the interface where it was: in the scene's orientation where
/// that is allowed, else in the first allowed one of the application's list.
struct OrientationChoice {
  /// The orientation taken.
  let orientation: InterfaceOrientation
  /// The refusal, where there was one.
  let diagnostics: [Diagnostic]

  init(_ requested: InterfaceOrientation, of scene: Scene, on device: Device) {
    let voters = Voter.all(of: scene, on: device)
    let allowed = scene.application.supportedOrientations(on: device.idiom).orientations.filter { orientation in
      voters.allSatisfy { $0.supported.contains(orientation) }
    }
    if allowed.contains(requested) {
      orientation = requested
      diagnostics = []
      return
    }
    guard let firstAllowed = allowed.first else {
      orientation = scene.orientation
      let lists = voters.map { "\($0.name) \($0.supportedWords)" }
      diagnostics = [
        Diagnostic(
          .noSupportedOrientation,
          "no orientation is allowed by all: \(lists.joined(separator: ", ")); laid out in \(scene.orientation.name)",
          items: voters.compactMap(\.id))
      ]
      return
    }
    orientation = allowed.contains(scene.orientation) ? scene.orientation : firstAllowed
    let refusing = voters.filter { !$0.supported.contains(requested) }
    let reasons = refusing.map { "\($0.name) \($0.supportedWords)" }
    diagnostics = [
      Diagnostic(
        .orientationRefused,
        "\(requested.name) is refused: \(reasons.joined(separator: ", ")); the interface stays in \(orientation.name)",
        items: refusing.compactMap(\.id))
    ]
  }
}

/// Someone who has a say in the interface's orientation.
private struct Voter {
  let name: String
  /// The id, of one that the scene declares.
  let id: String?
  let supported: SupportedOrientations

  var supportedWords: String {
    let names = supported.orientations.map(\.name)
    return names.isEmpty ? "supports none" : "supports \(names.joined(separator: ", "))"
  }

  static func all(of scene: Scene, on device: Device) -> [Voter] {
    let controller = scene.rootViewController
    return [
      Voter(
        name: "the application", id: nil, supported: scene.application.supportedOrientations(on: device.idiom)),
      Voter(
        name: controller.id.map { "the controller '\($0)'" } ?? "the controller", id: controller.id,
        supported: controller.supportedInterfaceOrientations ?? .standard(for: device.idiom)),
      Voter(
        name: "the device", id: nil, supported: device.supportsPortraitUpsideDown ? .all : .allButUpsideDown),
    ]
  }
}
