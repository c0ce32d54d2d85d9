import LayoutModel

/// The parts of the conditions that a screen depends on through UIKit's own classes.
///
/// Constraints are laid out anew in any window, and a frame without a flexible mask stays. What else places a view does so for the window
/// that the screen is in.
extension Capture {
  /// Notes the parts of the conditions that the place of a view, or of what is in it, depends on.
  func noteReads(of view: UIView, isOutermost: Bool) {
    guard Self.plainKinds.contains(view.kindName) else { return ConditionReads.note(.all) }
    // The safe area that reaches into a scroll view scrolls the content.
    if let scroll = view as? UIScrollView, scroll.contentInsetAdjustmentBehavior != .never {
      ConditionReads.note(.window)
    }
    guard !isOutermost, view.flags.contains(.translatesMask) else { return }
    // A mask goes on from the size that the superview had, and a controller's view begins as large as the screen.
    if !view.storedMask.isEmpty || view.rare?.viewController != nil { ConditionReads.note(.window) }
  }

  /// The kinds whose classes place none but their own parts.
  private static let plainKinds: Set = [
    "UIView", "UILabel", "UIImageView", "UIButton", "UIControl", "UITextField", "UISwitch", "UISlider", "UIStepper",
    "UISegmentedControl", "UIProgressView", "UIActivityIndicatorView", "UIPageControl", "UIStackView", "UIScrollView",
  ]
}
