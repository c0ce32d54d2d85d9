public import Foundation
import LayoutModel

/// A row of a list in a collection.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// The number of steps that its content is indented by.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// The width of such a step, in points.
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }
  open var indentsAccessories = true
  /// The accessories before and after its content.
  open var accessories: [UICellAccessory] = [] { didSet { showAccessories(oldValue) } }
  /// The rectangle whose leading edge separators begin at.
  open private(set) lazy var separatorLayoutGuide = makeSeparatorGuide()

  override var kindName: String { "UICollectionViewListCell" }

  /// The standard configuration of its content.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// The standard configuration of its background.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  private func makeSeparatorGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: trailingAnchor), guide.bottomAnchor.constraint(equalTo: bottomAnchor),
      guide.topAnchor.constraint(equalTo: topAnchor),
    ])
    return guide
  }

  private var shownAccessories: [UICellAccessory] {
    let isEditing = configurationState.isEditing
    return accessories.filter {
      switch $0.displayed {
      case .always: true
      case .whenEditing: isEditing
      case .whenNotEditing: !isEditing
      }
    }
  }

  private func showAccessories(_ former: [UICellAccessory]) {
    for accessory in former { accessory.customView?.removeFromSuperview() }
    for accessory in shownAccessories { if let view = accessory.customView { addSubview(view) } }
    collection?.noteSizeChange(of: self)
    setNeedsLayout()
  }

  /// The distances of its content from its sides: its indentation and its accessories, within the margins.
  override var insetsOfContent: UIEdgeInsets {
    let environment = WindowEnvironment(of: self)
    let behavior = environment.behavior
    let margin = CGFloat(behavior.cellLayoutMargins(inWidth: environment.window.size.width).left)
    let shown = shownAccessories
    var leading = CGFloat(indentationLevel) * indentationWidth
    var trailing: CGFloat = 0
    for accessory in shown where accessory.isLeading { leading += accessory.width(behavior) + margin }
    let after = shown.filter { !$0.isLeading }
    if !after.isEmpty { trailing = margin + after.reduce(0) { $0 + $1.width(behavior) } }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: 0, left: isMirrored ? trailing : leading, bottom: 0, right: isMirrored ? leading : trailing)
  }

  /// Gives its parts their frames.
  override func placeParts() {
    super.placeParts()
    let environment = WindowEnvironment(of: self)
    let margin = CGFloat(environment.behavior.cellLayoutMargins(inWidth: environment.window.size.width).left)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var (before, after) = (margin, storedSize.width - margin)
    func place(_ view: UIView?, from x: CGFloat, _ width: CGFloat) {
      guard let view else { return }
      let size = view.storedSize == .zero ? view.sizeThatFits(storedSize) : view.storedSize
      let left = isMirrored ? storedSize.width - x - width : x
      view.place(
        in: CGRect(x: left, y: (storedSize.height - size.height) / 2, width: size.width, height: size.height))
    }
    for accessory in shownAccessories where accessory.isLeading {
      let width = accessory.width(environment.behavior)
      place(accessory.customView, from: before, width)
      before += width + margin
    }
    for accessory in shownAccessories.reversed() where !accessory.isLeading {
      let width = accessory.width(environment.behavior)
      after -= width
      place(accessory.customView, from: after, width)
    }
  }

  /// The size that the content's constraints require: at least a row's height.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    var size = super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    let least = CGFloat(WindowEnvironment(of: self).behavior.listRowHeight)
    if contentConfiguration is UIListContentConfiguration || size.height <= 0 { size.height = max(size.height, least) }
    return size
  }
}
