public import Foundation
import LayoutModel

/// An item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The state of an item that is dragged.
  public enum DragState: Int, Sendable {
    case none = 0, lifting, dragging
  }

  /// The view that has what the item shows.
  open var contentView: UIView { rowContent }
  private let rowContent = CellContentView()
  /// The view behind it.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, backgroundView) } }
  /// The view behind it while it is chosen.
  open var selectedBackgroundView: UIView? { didSet { replaceBackground(oldValue, selectedBackgroundView) } }
  /// A Boolean that tells whether it is chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
  /// A Boolean that tells whether it is touched.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }
  private var needsConfiguration = false
  /// The segues that a touch of it begins.
  var segues: [StoryboardSegueTemplate] = []

  /// An item with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// An item of a file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if contentView.rare?.loaded == nil { contentView.frame = bounds }
  }

  override func didInitialize() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  override var kindName: String { "UICollectionViewCell" }

  // MARK: Configurations

  /// A closure that configures an item for a state.
  public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) ->
    Void
  /// The content that a configuration describes.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      rowContent.show(contentConfiguration)
      collection?.noteSizeChange(of: self)
      setNeedsLayout()
    }
  }
  /// The background that a configuration describes.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// A Boolean that brings the content's configuration up to date as the state changes.
  open var automaticallyUpdatesContentConfiguration = true
  /// A Boolean that brings the background's configuration up to date as the state changes.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// A closure that is asked for its configurations.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// The state for configurations.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isEditing = collection?.isEditing == true
    return state
  }
  /// The standard configuration of its background.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
  /// Asks for its configurations to be brought up to date before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }
  /// Brings its configurations up to date for a state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
  }
  /// Brings its configurations up to date where that is due.
  func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    updateConfiguration(using: configurationState)
  }
  /// Told of a drag of it.
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: Layout

  /// Places its content over all of it.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    placeParts()
  }

  /// Gives its parts their frames.
  func placeParts() {
    contentView.place(in: bounds.inset(by: insetsOfContent))
    backgroundView?.place(in: bounds)
    selectedBackgroundView?.place(in: bounds)
  }

  /// The distances of its content from its sides, in points.
  var insetsOfContent: UIEdgeInsets { .zero }

  /// The size that the content's constraints require.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    contentView.updateConstraintsOfTree()
    guard contentView.flags.contains(.usesConstraints) else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    placeParts()
    let insets = insetsOfContent
    let around = CGSize(width: insets.left + insets.right, height: insets.top + insets.bottom)
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: max(0, targetSize.width - around.width), height: max(0, targetSize.height - around.height)),
      withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: size.width + around.width, height: size.height + around.height)
  }

  private func replaceBackground(_ former: UIView?, _ view: UIView?) {
    if former !== view, former?.superview === self { former?.removeFromSuperview() }
    if let view { insertSubview(view, at: 0) }
    setNeedsLayout()
  }
}

/// An item's content view.
final class CellContentView: UIView {
  private var shown: (any UIView & UIContentView)?

  override func standardMargins(_ environment: WindowEnvironment) -> EdgeInsets {
    guard superview is UICollectionViewListCell else { return environment.behavior.layoutMargins }
    return environment.behavior.cellLayoutMargins(inWidth: environment.window.size.width)
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
  /// Shows a configuration's content over the whole view: in the present content view, if that supports the configuration.
  func show(
    _ configuration: (any UIContentConfiguration)?, instead shown: (any UIView & UIContentView)?
  ) -> (any UIView & UIContentView)? {
    if let configuration, let shown, shown.supports(configuration) {
      shown.configuration = configuration
      return shown
    }
    shown?.removeFromSuperview()
    guard let configuration else { return nil }
    for view in subviews { view.removeFromSuperview() }
    let view = configuration.makeContentView()
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: leadingAnchor), view.trailingAnchor.constraint(equalTo: trailingAnchor),
      view.topAnchor.constraint(equalTo: topAnchor), view.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    return view
  }
}
