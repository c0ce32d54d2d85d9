package import FileSystem
import LayoutModel
import ScreenAnswers

/// The outcome of a screen that was shown once.
package enum ShownScreen: Hashable, Sendable {
  /// The screen shows something.
  case shown
  /// The screen shows nothing.
  case empty
  /// The screen ended before it was shown, for a reason, which begins with the place in the code where that is known.
  case failed(String)
}

extension CodeLibrary {
  /// Shows each screen of a project once: on the standard device, in portrait.
  ///
  /// - Parameter path: A Swift file or a folder of the project.
  /// - Returns: The outcomes by the screens' positions in the build, without screens that can't be made.
  /// - Throws: `CodeError` if the project can't be built.
  package func shown(around path: Path) throws(CodeError) -> [Int: ShownScreen] {
    let project = try project(around: path)
    let conditions = CodeSource.resolved(Conditions())
    var outcomes: [Int: ShownScreen] = [:]
    for (index, screen) in project.build.screens.enumerated()
    where screen.needs == nil && screen.reachedAs == nil && !screen.isContainer {
      do throws(ScreenFailure) {
        let made = try project.programs.made(index, under: screen.conditions.made(under: conditions))
        outcomes[index] = made.scene.isEmpty ? .empty : .shown
      } catch {
        let place = error.file.flatMap { file in error.line.map { project.places.named("\(file):\($0)") + ": " } }
        outcomes[index] = .failed((place ?? "") + error.reason)
      }
    }
    return outcomes
  }
}
