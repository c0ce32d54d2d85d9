import LayoutModel
import LayoutResolution

@testable import LayoutSimulator

extension ScreenState {
  /// Lays out the window with nothing kept from earlier layouts: `layout` has to give the same.
  ///
  /// - Parameter device: The device on which the screen began.
  /// - Returns: The layout.
  /// - Throws: `LayoutFailure` where the solver fails.
  func layoutAnew(on device: Device) throws -> ScreenLayout {
    var state = self
    state.composer = WindowComposer(
      for: scene, on: device, by: LayoutMaker(keepingPlansIn: PlanLibrary(ofOneScreen: .standard)))
    return try state.layout()
  }
}
