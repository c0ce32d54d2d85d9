import LayoutInput
package import LayoutModel
import LayoutOutput

extension SceneFile {
  /// The layouts under some conditions, in their order.
  ///
  /// - Parameters:
  ///   - conditions: The conditions.
  ///   - scene: The scene asked for of a file of several; all if `nil`.
  /// - Returns: The layouts, what wasn't understood of the file, and what UIKit throws in place of layouts.
  /// - Throws: `DeviceError`, `LayoutFailure`, `InputError`, `SceneChoiceError`.
  package func layouts(under conditions: [Conditions], scene: String? = nil) throws -> Result {
    var result = Result()
    for one in conditions {
      let request = LayoutRequest(
        systemVersion: one.systemVersion, windowSize: one.size, scene: scene,
        userSettings: UserSettings(
          layoutDirection: one.layoutDirection, preferredContentSizeCategory: one.contentSizeCategory))
      let target = one.isOnCanvas ? Target.canvas : Target(device: one.device, orientation: one.orientation)
      let part = try layouts([target], request)
      result.layouts += part.layouts.map { $0.asked(under: one) }
      result.exceptions += part.exceptions
      if result.warnings.isEmpty { result.warnings = part.warnings }
    }
    return result
  }

  /// The conditions that are asked for; what the file is laid out under where nothing is asked for: a canvas, or portrait
  /// and landscape. They name the devices and orientations that they come to.
  package func conditions(askedFor request: LayoutRequest) -> [Conditions] {
    targets(request).map { target in
      var conditions = target == .canvas ? Conditions.canvas : Conditions()
      conditions.device = target.device
      conditions.orientation = target.orientation
      conditions.systemVersion = request.systemVersion
      conditions.size = request.windowSize
      conditions.contentSizeCategory = request.userSettings.preferredContentSizeCategory
      conditions.layoutDirection = request.userSettings.layoutDirection
      return resolved(conditions)
    }
  }

  /// Conditions as a dump of the file names them: with the file's own device and orientation where none is asked for.
  ///
  /// Of an Interface Builder file, its own device in its own orientation is the canvas.
  func resolved(_ conditions: Conditions) -> Conditions {
    guard !conditions.isOnCanvas else { return conditions }
    var resolved = conditions
    switch content {
    case .fixture(let scene):
      if conditions.device == nil { resolved.device = (try? scene.device())?.id }
      resolved.orientation = conditions.orientation ?? scene.orientation
    case .interfaceBuilder(let file):
      resolved.orientation = conditions.orientation ?? file.orientation
      if conditions.device == nil, resolved.orientation == file.orientation, conditions.systemVersion == nil,
        conditions.size == nil
      {
        resolved.isOnCanvas = true
        resolved.orientation = nil
      }
    }
    return resolved
  }

  /// The conditions of a layout that a dump of the file holds.
  func conditions(of record: FrameDump.LayoutRecord) -> Conditions {
    var conditions = record.conditions
    if case .interfaceBuilder(let file) = content, record.device == file.canvasDevice { conditions.device = nil }
    return resolved(conditions)
  }
}
