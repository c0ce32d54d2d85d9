/// What UIKit writes to the console when a controller is to present while it presents already; nothing else happens then
/// (<doc:Presentations#Who-presents>).
package struct PresentationWarning: Hashable, Sendable {
  /// What the message calls the controller that was to be presented.
  package let presented: String
  package let presenter: String
  /// The controller that the presenter presents already.
  package let standing: String

  /// The warning, `nil` where the presenter presents nothing.
  package init?(presented: String, presenter: String, standing: String?) {
    guard let standing else { return nil }
    self.presented = presented
    self.presenter = presenter
    self.standing = standing
  }

  /// UIKit's text, with the controllers' names in place of classes and addresses (general knowledge).
  package var message: String {
    "Attempt to present <\(presented)> on <\(presenter)> which is already presenting <\(standing)>"
  }
}
