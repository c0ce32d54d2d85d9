/// UIKit's message on the console when a controller is to present while it already presents; nothing else happens then
/// (<doc:Presentations#Who-presents>).
package struct PresentationWarning: Hashable, Sendable {
  /// The name in the message of the controller that was to be presented.
  package let presented: String
  package let presenter: String
  /// The name of the controller that the presenter already presents.
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
