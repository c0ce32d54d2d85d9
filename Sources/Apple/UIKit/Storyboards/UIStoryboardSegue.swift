/// A way from one controller to another, as a storyboard draws it.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  private let ownIdentifier: String?
  private let ownSource: UIViewController
  private let ownDestination: UIViewController
  var handler: (@MainActor () -> Void)?

  /// The name that the storyboard gives it.
  open var identifier: String? { ownIdentifier }
  /// The controller that it leaves.
  open var source: UIViewController { ownSource }
  /// The controller that it shows.
  open var destination: UIViewController { ownDestination }

  /// A way between two controllers; subclasses say in `perform` how it is taken.
  ///
  /// It is required, unlike UIKit's, for a storyboard makes segues of the app's own classes with it.
  public required init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (ownIdentifier, ownSource, ownDestination) = (identifier, source, destination)
    super.init()
  }

  /// A way between two controllers that a closure takes.
  @preconcurrency public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping @MainActor () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// Takes the way: by the closure that it was made with. Subclasses show the destination themselves.
  open func perform() { handler?() }
}
