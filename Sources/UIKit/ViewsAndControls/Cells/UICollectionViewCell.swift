public import Foundation

/// A view that a collection makes, and makes another of.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The name by which views are made anew.
  open internal(set) var reuseIdentifier: String?
  /// Told before it is another view.
  open func prepareForReuse() {}
}

/// An item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that has what the item shows.
  public let contentView = UIView()
  /// The view behind it.
  open var backgroundView: UIView?
  /// The view behind it while it is chosen.
  open var selectedBackgroundView: UIView?
  /// A Boolean that tells whether it is chosen.
  open var isSelected = false
  /// A Boolean that tells whether it is touched.
  open var isHighlighted = false

  /// An item with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  /// An item of a file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
