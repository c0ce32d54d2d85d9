package import LayoutModel

/// The code of a controller, as the simulator knows it: its answers to questions, and its reactions to callbacks.
///
/// A fixture's controllers answer with what their file declares. Classes of an application answer by running their code.
package protocol ControllerDelegate: Sendable {
  // MARK: Asked

  /// The answers about orientations.
  var orientations: OrientationAnswers { get }
  /// A Boolean that tells whether it wants no status bar; the system's default if `nil`.
  var prefersStatusBarHidden: Bool? { get }
  /// The presentations on its first appearance.
  var presents: [ModalPresentation] { get }
  /// A Boolean that tells whether its `viewWillTransition` calls super, or isn't overridden.
  var callsSuperOfTransition: Bool { get }

  /// Tells whether it implements a callback.
  func implements(_ callback: ControllerHandler.Callback) -> Bool

  // MARK: Told

  /// Runs its code at a callback.
  ///
  /// - Parameters:
  ///   - callback: The callback.
  ///   - screen: The screen, which the code may change.
  /// - Returns: The answer, where the callback is a question; true otherwise, and where it isn't implemented.
  /// - Throws: `SimulatedException` where UIKit would throw one; `LayoutFailure` where the solver fails.
  @discardableResult
  func respond(to callback: ControllerHandler.Callback, in screen: inout ScreenState) throws -> Bool
}

/// A controller of a fixture does what its handlers declare.
extension ViewController: ControllerDelegate {
  package var callsSuperOfTransition: Bool {
    handlers(of: .viewWillTransition).allSatisfy(\.callsSuper)
  }

  package func implements(_ callback: ControllerHandler.Callback) -> Bool {
    !handlers(of: callback).isEmpty
  }

  @discardableResult
  package func respond(to callback: ControllerHandler.Callback, in screen: inout ScreenState) throws
    -> Bool
  {
    let handlers = handlers(of: callback)
    try screen.perform(handlers.flatMap(\.actions))
    return handlers.allSatisfy(\.answer)
  }

  private func handlers(of callback: ControllerHandler.Callback) -> [ControllerHandler] {
    handlers.filter { $0.callback == callback }
  }
}

extension ControllerHierarchy.Node {
  /// The controller's code.
  var delegate: any ControllerDelegate { controller }
}
