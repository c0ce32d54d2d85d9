import LayoutModel

/// A row's text: as it changes, its row is laid out. At the accessibility sizes it wraps, unless code says how many lines it takes.
final class RowLabel: UILabel {
  private var hasOwnLines = false

  override var numberOfLines: Int { didSet { hasOwnLines = true } }

  override var shownNumberOfLines: Int {
    guard !hasOwnLines else { return numberOfLines }
    let traits = measuringTraits
    let wraps = SystemBehavior(traits.systemVersion).stacksTextsOfCells(at: traits.preferredContentSizeCategory)
    return wraps ? 0 : numberOfLines
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.superview?.setNeedsLayout()
  }
}

/// A row's image: as it changes, its row is laid out.
final class RowImageView: UIImageView {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.superview?.setNeedsLayout()
  }
}

/// A row's content view: its margins are those of rows.
final class RowContentView: UIView {
  private var shown: (any UIView & UIContentView)?

  override var kindName: String { "UITableViewCellContentView" }

  override func standardMargins(_ environment: WindowEnvironment) -> EdgeInsets {
    (superview as? UITableViewCell)?.contentMargins ?? environment.behavior.layoutMargins
  }

  /// Shows what a configuration describes.
  func show(_ configuration: (any UIContentConfiguration)?) { shown = show(configuration, instead: shown) }

  /// Lays its content over all of it before both are measured: the margins that reach into the content go by its place.
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    shown?.place(in: bounds)
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}

extension UIView {
  /// Sets a frame, if it differs from the present one.
  func place(in frame: CGRect) {
    if self.frame != frame { self.frame = frame }
  }

  /// It as a part of a row that a file declares.
  func declared(as id: String) -> View {
    var declared = declaredContent
    declared.id = id
    declared.translatesAutoresizingMaskIntoConstraints = false
    if let size = loadedContentSize { declared.intrinsicContentSize = size }
    return declared
  }
}
