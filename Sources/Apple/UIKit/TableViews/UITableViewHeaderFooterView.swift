public import Foundation
import LayoutModel
import LayoutResolution

/// The header or the footer of a table's section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The view that has what it shows.
  open var contentView: UIView { rowContent }
  private let rowContent = RowContentView()
  /// The name by which it is made anew.
  open internal(set) var reuseIdentifier: String?
  /// The view behind it.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  private var title: UILabel?
  private var detail: UILabel?
  /// True if the table made the view from a text.
  private(set) var isOfTable = false
  private var isHeader = true
  private var needsConfiguration = false

  /// A header or a footer of a name.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// A header or a footer with a frame.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// A header or a footer of a file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if contentView.rare?.loaded == nil { contentView.frame = bounds }
  }

  override func didInitialize() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  override var kindName: String { "UITableViewHeaderFooterView" }

  open var textLabel: UILabel? {
    if let title { return title }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    contentView.addSubview(label)
    title = label
    return label
  }
  open var detailTextLabel: UILabel? {
    if let detail { return detail }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .footnote)
    contentView.addSubview(label)
    detail = label
    return label
  }

  /// The content that a configuration describes.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      rowContent.show(contentConfiguration)
      setNeedsLayout()
    }
  }
  /// The background that a configuration describes.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// A Boolean that brings the content's configuration up to date as the state changes.
  open var automaticallyUpdatesContentConfiguration = true
  /// A Boolean that brings the background's configuration up to date as the state changes.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// A closure that configures it for a state.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void
  /// A closure that is asked for its configurations.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// The state for configurations.
  open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }
  /// The standard configuration of its text.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    let isPlain = (superview as? UITableView)?.style != .grouped
    return isHeader ? (isPlain ? .plainHeader() : .groupedHeader()) : (isPlain ? .plainFooter() : .groupedFooter())
  }
  /// The standard configuration of its background.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
  /// Asks for its configurations to be brought up to date before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }
  /// Brings its configurations up to date for a state.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
  }
  /// Told before it is another header or footer.
  open func prepareForReuse() {}

  /// Shows a text that its table's data source gives.
  func show(_ text: String, isHeader: Bool) {
    isOfTable = true
    self.isHeader = isHeader
    textLabel?.text = text
    textLabel?.numberOfLines = 0
  }

  // MARK: Layout

  /// Places its content, and a text of its own.
  open override func layoutSubviews() {
    if needsConfiguration {
      needsConfiguration = false
      updateConfiguration(using: configurationState)
    }
    super.layoutSubviews()
    backgroundView?.place(in: bounds)
    contentView.place(in: bounds)
    guard let title, title.text?.isEmpty == false, contentConfiguration == nil, let table = superview as? UITableView
    else { return }
    title.place(in: geometry(in: table).frame(of: RowGeometry.title) ?? .zero)
  }

  /// The size that its text needs within a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard title?.text?.isEmpty == false, let table = superview as? UITableView else {
      return CGSize(width: size.width, height: 0)
    }
    return CGSize(width: size.width, height: geometry(in: table).height)
  }

  /// The size that the content's constraints require.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    contentView.updateConstraintsOfTree()
    if contentView.flags.contains(.usesConstraints) {
      return contentView.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    if flags.contains(.usesConstraints) {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return sizeThatFits(targetSize)
  }

  override func standardMargins(_ environment: WindowEnvironment) -> EdgeInsets {
    environment.behavior.cellLayoutMargins(inWidth: environment.window.size.width)
  }

  private func geometry(in table: UITableView) -> RowGeometry {
    var row = View(RowGeometry.row, class: ViewKind.tableViewHeaderFooterView.rawValue)
    var rooms = CellSettings.Rooms()
    rooms.isHeader = isHeader
    row.cell.rooms = rooms
    row.cell.textLabel = RowGeometry.title
    row.subviews = [(textLabel ?? UILabel()).declared(as: RowGeometry.title)]
    return RowGeometry(of: row, in: table.surroundings)
  }
}
