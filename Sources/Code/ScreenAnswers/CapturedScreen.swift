package import LayoutModel

/// A screen that code made under conditions, and the parts of these that the code has read.
package struct CapturedScreen: Sendable {
  /// The screen, under the conditions that it was asked for.
  package var scene: Scene
  /// The parts of the conditions that its code has read.
  package var reads: ConditionParts
  /// The frames in which numbers stay that constraints leave open, in the order of the scene's views; `nil` for a view that its mask
  /// places.
  package var stays: [Rect?]
  /// The words for the containers around the controller in front of an app that has started.
  package var surroundings: [String]
  /// The places of the code that were run past, where what doesn't compile is left out: `LoginView.swift:12`.
  package var leftOut: [String]

  /// Creates a screen from its parts.
  package init(
    scene: Scene, reads: ConditionParts, stays: [Rect?], surroundings: [String] = [], leftOut: [String] = []
  ) {
    (self.scene, self.reads, self.stays, self.surroundings) = (scene, reads, stays, surroundings)
    self.leftOut = leftOut
  }

  /// The screen under conditions that differ in parts which the code hasn't read.
  ///
  /// The captured frames of views that constraints place are those in one window. What constraints leave open doesn't stay there in
  /// another, but where it began.
  package var sceneElsewhere: Scene {
    var controller = scene.rootViewController
    var rest = stays[...]
    controller.view.stay(in: &rest)
    return scene.showing(controller)
  }
}

extension View {
  /// Takes the frames in which the numbers of the view and its descendants stay.
  fileprivate mutating func stay(in stays: inout ArraySlice<Rect?>) {
    if let stay = stays.popFirst() ?? nil { frame = stay }
    for index in subviews.indices { subviews[index].stay(in: &stays) }
  }
}

extension CapturedScreen: Packable {
  package static var blank: CapturedScreen { CapturedScreen(scene: .blank, reads: [], stays: []) }

  package mutating func pass(through line: inout PackedLine) {
    var parts = Int(reads.rawValue)
    line.pass(&scene)
    line.pass(&parts, below: Int(ConditionParts.all.rawValue) + 1)
    line.pass(&stays)
    line.pass(&surroundings)
    line.pass(&leftOut)
    reads = ConditionParts(rawValue: UInt8(truncatingIfNeeded: parts))
  }
}

extension Scene {
  /// Returns the captured scene with another controller.
  func showing(_ controller: ViewController) -> Scene {
    var scene = Scene(
      checked: controller, name: name, device: device, systemVersion: systemVersion, application: application,
      orientation: orientation, userSettings: userSettings)
    scene.fileNames = fileNames
    return scene
  }
}
