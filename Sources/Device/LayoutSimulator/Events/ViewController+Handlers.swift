import LayoutModel

/// The code of a fixture's controller: what its handlers declare.
extension ViewController {
  /// A Boolean that tells whether its `viewWillTransition` calls super, or isn't overridden.
  var callsSuperOfTransition: Bool { handlers(of: .viewWillTransition).allSatisfy(\.callsSuper) }

  /// Tells whether it implements a callback.
  func handles(_ callback: ControllerHandler.Callback) -> Bool { !handlers(of: callback).isEmpty }

  /// Returns its actions at a callback, in order.
  func actions(at callback: ControllerHandler.Callback) -> [Action] { handlers(of: callback).flatMap(\.actions) }

  /// Returns its answer where a callback is a question; true otherwise, and where it isn't implemented.
  func answer(to callback: ControllerHandler.Callback) -> Bool { handlers(of: callback).allSatisfy(\.answer) }

  private func handlers(of callback: ControllerHandler.Callback) -> [ControllerHandler] {
    handlers.filter { $0.callback == callback }
  }
}
