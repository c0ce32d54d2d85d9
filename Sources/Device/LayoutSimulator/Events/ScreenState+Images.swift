import Documents
import LayoutModel

/// Image pickers: the source of their images, and the messages to their delegates.
extension ScreenState {
  /// Ends picking: the delegate is told, and does what it does. One that doesn't implement the method lets the picker go
  /// by itself (general knowledge).
  ///
  /// - Parameters:
  ///   - picker: The image picker's id.
  ///   - callback: What the delegate is told.
  /// - Throws: What the delegate does.
  mutating func endPicking(in picker: String, _ callback: ControllerHandler.Callback) throws {
    guard let index = window.hierarchy.index(named: picker) else {
      return note(.note, picker, "it isn't on the screen")
    }
    let node = window.hierarchy[index]
    guard node.controller.kind == .imagePickerController else {
      return note(.note, picker, "it is a \(node.controller.kind.rawValue), where nothing is picked")
    }
    let named = node.controller.delegate.flatMap { window.hierarchy.index(named: $0) }
    let root = window.hierarchy[window.hierarchy.containmentRoot(of: index)]
    let delegate = named ?? root.askedPresenter
    note(
      .delegate, picker,
      callback == .imagePickerControllerDidCancel
        ? "imagePickerControllerDidCancel(_:)" : "imagePickerController(_:didFinishPickingMediaWithInfo:)")
    let isImplemented =
      delegate.map { window.hierarchy.contains($0) && window.hierarchy[$0].controller.handles(callback) } ?? false
    guard isImplemented else {
      note(.note, picker, "its delegate doesn't implement it: the picker goes by itself")
      return try dismiss(picker, isAnimated: true, completion: [])
    }
    _ = try callDelegate(callback, of: delegate)
  }

  /// Checks that the device has what an image picker takes images from.
  ///
  /// - Throws: `SimulatedException` where not, as UIKit does where the source is set.
  func checkSource(of controller: ViewController, at position: SourcePosition?) throws(SimulatedException) {
    guard controller.kind == .imagePickerController, !device.hasSource(controller.sourceType) else { return }
    throw .unavailableSource(controller.sourceType, at: position)
  }
}

extension SimulatedException {
  /// UIKit's exception where images are to come from a source that isn't available (general knowledge).
  static func unavailableSource(
    _ source: ImagePickerSourceType, at position: SourcePosition? = nil
  ) -> SimulatedException {
    let number = ImagePickerSourceType.allCases.firstIndex(of: source) ?? 0
    return SimulatedException(
      name: "NSInvalidArgumentException", reason: "Source type \(number) not available", position: position)
  }
}

extension Device {
  /// Tells whether images can be taken from a source: `isSourceTypeAvailable`.
  func hasSource(_ source: ImagePickerSourceType) -> Bool { source != .camera || isCameraAvailable }
}
