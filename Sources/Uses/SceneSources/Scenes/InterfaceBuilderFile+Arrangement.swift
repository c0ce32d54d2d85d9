public import InterfaceBuilder
public import LayoutModel
import LayoutSimulator
public import Notations

extension InterfaceBuilderFile {
  /// Returns the file's scenes as an application shows them in a window: each controller inside its containers and its embedding
  /// controller, and over its presenter.
  ///
  /// - Parameters:
  ///   - window: The window of a device; the canvases if `nil`.
  ///   - orientation: The interface's orientation in the window; as on the canvases if `nil`.
  ///   - name: An object id, a storyboard identifier or a class name, for the scenes that have it, or `initial` for the
  ///     one that an application begins with; all if `nil`. In a window a container has a scene too, if it is named.
  /// - Returns: The scenes, and notes on what isn't understood.
  /// - Throws: `InputError` if a view's declarations are impossible.
  public func scenes(
    in window: Window?, _ orientation: InterfaceOrientation? = nil, named name: String? = nil
  ) throws(InputError) -> (scenes: [Scene], warnings: [InputWarning]) {
    try scenes(in: window, orientation, named: name) { index, isAlone in
      window.flatMap { StoryboardArrangement(showing: index, of: storyboard, in: $0, isAlone: isAlone) }
    }
  }
}
