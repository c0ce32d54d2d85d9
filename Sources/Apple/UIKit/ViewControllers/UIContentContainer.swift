/// An object whose content takes part in changes of sizes and traits: a controller, a presentation.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that it should have, in points.
  var preferredContentSize: CGSize { get }
  /// Told that a child wants another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Told that constraints give a child another size.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size of a child when it has a size itself, in points.
  func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  /// Told before it takes another size.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Told before it takes other traits.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
