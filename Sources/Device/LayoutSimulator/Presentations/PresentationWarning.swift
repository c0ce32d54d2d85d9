/// UIKit's message on the console when a controller is to present and can't; nothing else happens then
/// (<doc:Presentations#Who-presents>).
package struct PresentationWarning: Hashable, Sendable {
  /// Why nothing is presented.
  package enum Reason: Hashable, Sendable {
    /// The view of the asked controller isn't in the window: while a window's first controllers load their views and are
    /// about to appear, it isn't there yet.
    case notInWindow
    /// The presenter already presents a controller of this name.
    case presenting(String)
    /// Controllers are being presented or dismissed.
    case inProgress
  }

  /// The name in the message of the controller that was to be presented.
  package let presented: String
  /// The name of the controller that was to present it.
  package let presenter: String
  /// Why it isn't.
  package let reason: Reason

  /// The warning about a request to present, `nil` where it is granted.
  ///
  /// - Parameters:
  ///   - presented: The name of the controller to present.
  ///   - asked: The name of the controller that is asked.
  ///   - presenter: The name of the controller that becomes the presenter.
  ///   - isInWindow: A Boolean that tells whether the asked one's view is in the window.
  ///   - standing: The name of the controller that the presenter already presents.
  ///   - isInProgress: A Boolean that tells whether controllers are being presented or dismissed.
  package init?(
    presented: String, asked: String, presenter: String, isInWindow: Bool = true, standing: String?,
    isInProgress: Bool = false
  ) {
    self.presented = presented
    if !isInWindow {
      (self.presenter, reason) = (asked, .notInWindow)
    } else if let standing {
      (self.presenter, reason) = (presenter, .presenting(standing))
    } else if isInProgress {
      (self.presenter, reason) = (presenter, .inProgress)
    } else {
      return nil
    }
  }

  /// UIKit's text, with the controllers' names in place of classes and addresses (general knowledge).
  package var message: String {
    let attempt = "Attempt to present <\(presented)> on <\(presenter)>"
    return switch reason {
    case .notInWindow: attempt + " whose view is not in the window hierarchy!"
    case .presenting(let standing): attempt + " which is already presenting <\(standing)>"
    case .inProgress: attempt + " while a presentation is in progress!"
    }
  }

  /// UIKit's text where a controller is to be dismissed meanwhile (general knowledge).
  package static func refusedDismissal(from name: String) -> String {
    "Attempt to dismiss from view controller <\(name)> while a presentation or dismiss is in progress!"
  }
}
