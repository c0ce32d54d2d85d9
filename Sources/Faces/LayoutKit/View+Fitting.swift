import Checks
import LayoutEngine
public import LayoutModel
import LayoutResolution

extension Size {
  /// The smallest size that fits: `UIView.layoutFittingCompressedSize`.
  public static let layoutFittingCompressedSize = Size(width: 0, height: 0)
  /// The largest size that fits: `UIView.layoutFittingExpandedSize`; 10,000 both ways (<doc:AutoLayout#Fitting>).
  public static let layoutFittingExpandedSize = Size(width: 10_000, height: 10_000)
}

extension View {
  /// The size that the view's constraints give it when it should be as close as possible to a target: UIKit's
  /// `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`.
  ///
  /// The view is laid out by itself, without its own mask and frame. Only its own settings and its subviews count, and
  /// the target is a goal of the fitting priorities. With a required width, this is how a cell finds its height:
  ///
  ///     let cell = content.systemLayoutSizeFitting(
  ///       Size(width: 320, height: 0), withHorizontalFittingPriority: .required)
  ///
  /// - Parameters:
  ///   - target: The target size, in points; `layoutFittingCompressedSize` or `layoutFittingExpandedSize` for the
  ///     smallest and the largest.
  ///   - horizontal: The priority of the target's width; 50 by default.
  ///   - vertical: The priority of the target's height; 50 by default.
  ///   - traits: The traits that the view's variations and text depend on.
  /// - Returns: The size, in points, not rounded to pixels.
  /// - Throws: `InvalidScene` with every problem of the views; `LayoutFailure` if the solver gives up.
  public func systemLayoutSizeFitting(
    _ target: Size, withHorizontalFittingPriority horizontal: Priority = .fittingSizeLevel,
    verticalFittingPriority vertical: Priority = .fittingSizeLevel, for traits: Traits
  ) throws -> Size {
    try SceneChecker.check(self)
    var fitted = self
    fitted.translatesAutoresizingMaskIntoConstraints = false
    fitted.constraints += [
      Constraint(.holder, .width, .equal, nil, constant: target.width, priority: horizontal),
      Constraint(.holder, .height, .equal, nil, constant: target.height, priority: vertical),
    ]
    let host = View(frame: .zero, subviews: [fitted])
    let plan = LayoutPlan(ViewTree(checked: host, for: traits, windowSize: .zero))
    let frames = try plan.frames(in: Window(size: .zero, scale: traits.displayScale, traits: traits))
    return frames[1].size
  }
}
