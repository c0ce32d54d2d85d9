public import Foundation
import LayoutModel
import LayoutResolution

/// A view that a collection makes, and makes another of.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The name by which views are made anew.
  open internal(set) var reuseIdentifier: String?

  /// A view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A view of a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var kindName: String { "UICollectionReusableView" }

  /// The collection that it is in.
  var collection: UICollectionView? { superview as? UICollectionView }

  /// Told before it is another view.
  open func prepareForReuse() {}
  /// Takes over what a layout says of it.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Told before it goes from one layout to another.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Told after it went from one layout to another.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// The view's changes to the attributes that a layout proposes: the size of its content, along the axes that the layout leaves to it.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let fitting = layoutAttributes.fitting, !fitting.isEmpty else { return layoutAttributes }
    let proposed = layoutAttributes.size
    let size = systemLayoutSizeFitting(
      CGSize(
        width: fitting.contains(.horizontal) ? 0 : proposed.width,
        height: fitting.contains(.vertical) ? 0 : proposed.height),
      withHorizontalFittingPriority: fitting.contains(.horizontal) ? .fittingSizeLevel : .required,
      verticalFittingPriority: fitting.contains(.vertical) ? .fittingSizeLevel : .required)
    guard let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else { return layoutAttributes }
    let scale = Double(max(1, displayScale))
    func length(_ own: CGFloat, _ axis: UIAxis, _ other: CGFloat) -> CGFloat {
      fitting.contains(axis) && own > 0 ? CGFloat(Double(own).roundedUp(to: scale)) : other
    }
    preferred.size = CGSize(
      width: length(size.width, .horizontal, proposed.width), height: length(size.height, .vertical, proposed.height))
    return preferred
  }

  /// The size that its constraints make of it; what it has where there are none.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConstraintsOfTree()
    guard flags.contains(.usesConstraints) else { return sizeThatFits(targetSize) }
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}
