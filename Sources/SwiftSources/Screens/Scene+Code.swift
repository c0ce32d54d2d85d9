import Documents
import FileSystem
import LayoutModel

extension Scene {
  /// The scene as one of a file of code: with an id, for any device, and at the place where the screen is declared.
  ///
  /// - Parameters:
  ///   - screen: The screen that the scene is of.
  ///   - file: The file's name in dumps.
  ///   - id: The scene's id in the file.
  ///   - position: The place of the declaration, which stands for all that has no place of its own.
  /// - Returns: The scene.
  func made(by screen: CodeScreen, in file: String, id: String, at position: SourcePosition) -> Scene {
    var controller = rootViewController
    controller.view = controller.view.placed(at: position)
    controller.position = position
    var scene = Scene(
      checked: controller, viewControllers: viewControllers, name: file, device: nil, systemVersion: nil,
      application: application, orientation: orientation, userSettings: UserSettings(), id: id, title: screen.name)
    scene.position = position
    return scene
  }
}

extension View {
  /// The view, with all that is in it, at one place.
  fileprivate func placed(at position: SourcePosition) -> View {
    var view = self
    view.position = position
    for index in view.constraints.indices { view.constraints[index].position = position }
    for index in view.layoutGuides.indices { view.layoutGuides[index].position = position }
    view.subviews = view.subviews.map { $0.placed(at: position) }
    return view
  }
}

extension ScreenFailure {
  /// The failure as an exception that ends a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen's name.
  ///   - file: The file that declares it.
  ///   - position: The place of its declaration.
  /// - Returns: The exception, at the line that failed where that is in the same file.
  func exception(of screen: String, in file: Path, at position: SourcePosition) -> SimulatedException {
    let isHere = self.file == file.name.description
    let elsewhere = self.file.map { isHere ? "" : " (\($0)\(line.map { ":\($0)" } ?? ""))" } ?? ""
    return SimulatedException(
      name: "screen-failed", reason: "\(screen): \(reason)\(elsewhere)",
      position: isHere ? line.map { SourcePosition(line: $0, column: 1) } : position)
  }
}
