public import Foundation
import LayoutModel
import ViewKinds

/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// The view that has what the row shows.
  open var contentView: UIView { rowContent }
  private let rowContent: RowContentView
  /// The name by which rows are made anew.
  open internal(set) var reuseIdentifier: String?
  /// The arrangement of its texts.
  let style: CellStyle
  private(set) var title: UILabel?
  private(set) var detail: UILabel?
  var storedImageView: UIImageView?
  /// The last frames of a standard style's parts, and what they were made of.
  var arranged: (row: View, surroundings: TableSurroundings, geometry: RowGeometry)?
  private var needsConfiguration = false
  /// The segues that a touch of it begins.
  var segues: [StoryboardSegueTemplate] = []

  /// The view behind it.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, backgroundView) }
  }
  /// The view behind it while it is chosen.
  open var selectedBackgroundView: UIView?
  /// The view behind it while one of several is chosen.
  open var multipleSelectionBackgroundView: UIView?
  /// The view at its end.
  open var accessoryView: UIView? { didSet { replaceAccessory(oldValue, isEditing ? nil : accessoryView) } }
  /// The element that stands at its end.
  open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { partsChanged() } } }
  /// The view at its end while it is edited.
  open var editingAccessoryView: UIView? {
    didSet { replaceAccessory(oldValue, isEditing ? editingAccessoryView : nil) }
  }
  /// The accessory at the row's end during editing.
  open var editingAccessoryType = AccessoryType.none { didSet { if isEditing { partsChanged() } } }
  /// Its looks while it is chosen.
  open var selectionStyle = SelectionStyle.default
  /// The insets of the line below it, which begins at its content's margin unless somebody chose insets. (Seen in a public record of iOS
  /// 15: 20 in rows of 390 points, 16 in one of 320.)
  open var separatorInset: UIEdgeInsets {
    get {
      ownSeparatorInset ?? table?.ownSeparatorInset
        ?? UIEdgeInsets(top: 0, left: CGFloat(contentMargins?.left ?? 16), bottom: 0, right: 0)
    }
    set { ownSeparatorInset = newValue }
  }
  private var ownSeparatorInset: UIEdgeInsets?
  /// A Boolean that tells whether it is chosen.
  open var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }
  private var storedIsSelected = false
  /// A Boolean that tells whether it is touched.
  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private var storedIsHighlighted = false
  /// A Boolean that tells whether it is edited.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var storedIsEditing = false
  /// The style of editing, from the table's delegate.
  open internal(set) var editingStyle = EditingStyle.none
  /// A Boolean that shows a control for dragging while it is edited.
  open var showsReorderControl = false { didSet { if isEditing { partsChanged() } } }
  open var shouldIndentWhileEditing = true
  open internal(set) var showingDeleteConfirmation = false
  /// The number of steps that its content is indented by.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { partsChanged() } } }
  /// The width of such a step, in points.
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { partsChanged() } } }
  /// The way in which the focus shows on it.
  open var focusStyle = FocusStyle.default
  /// A Boolean that lets it react while something is dragged.
  open var userInteractionEnabledWhileDragging = false

  // MARK: Making

  /// A row with texts.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    rowContent = RowContentView()
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  /// A row without texts of its own. Without a size it is as large as one of a style. (Seen in public records: 320 by 44 points.)
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if frame.size != .zero { self.frame = frame }
  }

  /// A row of a file.
  public required init?(coder: NSCoder) {
    style = CellStyle((coder as? NibCoder)?.declaredView?.cell.style ?? .default)
    rowContent = RowContentView()
    super.init(coder: coder)
    if contentView.rare?.loaded == nil { contentView.frame = bounds }
  }

  override func didInitialize() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  override var kindName: String { "UITableViewCell" }
  override class var liveSettings: LiveSettings { settings }

  private static let settings =
    settingsOfViews + [
      LiveSetting(TableViewCell.reuseIdentifier, \UITableViewCell.reuseIdentifier),
      // A view that stands for the accessory is captured itself.
      LiveSetting(
        TableViewCell.accessoryType,
        { (cell: UITableViewCell) in
          guard cell.shownAccessory == nil else { return nil }
          return TableViewCell.accessoryType.word(of: cell.isEditing ? cell.editingAccessoryType : cell.accessoryType)
        }, assign: { cell, value in cell.accessoryType = TableViewCell.accessoryType.value(of: value) ?? .none }),
      LiveSetting(TableViewCell.editingAccessoryType, \UITableViewCell.editingAccessoryType),
      LiveSetting(TableViewCell.selectionStyle, \UITableViewCell.selectionStyle),
      LiveSetting(TableViewCell.indentationLevel, \UITableViewCell.indentationLevel),
      LiveSetting(TableViewCell.indentationWidth, \UITableViewCell.indentationWidth),
      LiveSetting(TableViewCell.showsReorderControl, \UITableViewCell.showsReorderControl),
      LiveSetting(TableViewCell.shouldIndentWhileEditing, \UITableViewCell.shouldIndentWhileEditing),
    ]

  /// The table that it is in.
  var table: UITableView? { superview as? UITableView }

  // MARK: Texts and image

  open var textLabel: UILabel? {
    if let title { return title }
    let label = part(RowLabel(), .preferredFont(forTextStyle: style == .value2 ? .subheadline : .body))
    title = label
    return label
  }
  /// The second text; `nil` in the default style.
  open var detailTextLabel: UILabel? {
    guard style != .default else { return nil }
    if let detail { return detail }
    let label = part(
      RowLabel(),
      .preferredFont(forTextStyle: style == .subtitle ? .caption1 : style == .value2 ? .subheadline : .body))
    if style == .value1 { label.textColor = .secondaryLabel }
    detail = label
    return label
  }
  /// The image before the texts; `nil` in the style `value2`.
  open var imageView: UIImageView? {
    guard style != .value2 else { return nil }
    if let storedImageView { return storedImageView }
    let view = RowImageView(frame: .zero)
    contentView.addSubview(view)
    storedImageView = view
    return view
  }

  private func part(_ label: UILabel, _ font: UIFont) -> UILabel {
    label.font = font
    label.adjustsFontForContentSizeCategory = true
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  /// True if a standard style places the content.
  var isOfStyle: Bool {
    contentConfiguration == nil
      && (title?.text?.isEmpty == false || detail?.text?.isEmpty == false || storedImageView?.image != nil)
  }

  // MARK: Configurations

  /// The content that a configuration describes.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showContent() }
  }
  /// The background that a configuration describes.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// A Boolean that brings the content's configuration up to date as the state changes.
  open var automaticallyUpdatesContentConfiguration = true
  /// A Boolean that brings the background's configuration up to date as the state changes.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// A closure that is asked for its configurations.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// A closure that configures a row for a state.
  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void
  /// The state for configurations.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
    return state
  }
  /// The standard configuration of its style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }
  /// The standard configuration of its background.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    table?.style == .plain ? .listPlainCell() : .listGroupedCell()
  }
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

  private func showContent() {
    rowContent.show(contentConfiguration)
    table?.noteSizeChange(of: self)
    setNeedsLayout()
  }

  // MARK: State

  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != storedIsSelected else { return }
    storedIsSelected = selected
    setNeedsUpdateConfiguration()
  }
  /// Shows it as touched.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != storedIsHighlighted else { return }
    storedIsHighlighted = highlighted
    setNeedsUpdateConfiguration()
  }
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedIsEditing else { return }
    willTransition(to: editing ? .showingEditControl : [])
    storedIsEditing = editing
    replaceAccessory(editing ? accessoryView : editingAccessoryView, editing ? editingAccessoryView : accessoryView)
    setNeedsUpdateConfiguration()
    partsChanged()
    didTransition(to: editing ? .showingEditControl : [])
  }
  /// Told before its state changes.
  open func willTransition(to state: StateMask) {}
  /// Told after its state changed.
  open func didTransition(to state: StateMask) {}
  /// Told of a drag of it.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// Told before it is another row.
  open func prepareForReuse() {}

  // MARK: Layout

  /// Places its content, its accessory and a standard style's texts.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    placeParts()
  }

  /// The size that its content needs within a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let table else { return CGSize(width: size.width, height: storedSize.height) }
    guard isOfStyle else { return CGSize(width: size.width, height: heightWithoutContent) }
    return CGSize(width: size.width, height: ownGeometry(in: table.surroundings, height: nil).height)
  }

  /// The height of a cell without content: the height drawn in the file, else the system's.
  private var heightWithoutContent: CGFloat {
    CGFloat(rare?.loaded?.declared.cell.drawnHeight ?? WindowEnvironment(of: self).behavior.rowHeight)
  }

  /// The size that the content's constraints require.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    contentView.updateConstraintsOfTree()
    guard contentView.flags.contains(.usesConstraints) else {
      if flags.contains(.usesConstraints), superview == nil || contentView.subviews.isEmpty {
        return super.systemLayoutSizeFitting(
          targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
          verticalFittingPriority: verticalFittingPriority)
      }
      return sizeThatFits(targetSize)
    }
    placeParts()
    let around = CGSize(
      width: storedSize.width - contentView.storedSize.width, height: storedSize.height - contentView.storedSize.height)
    var size = contentView.systemLayoutSizeFitting(
      CGSize(width: max(0, targetSize.width - around.width), height: max(0, targetSize.height - around.height)),
      withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
    if size.height <= 0 { size.height = heightWithoutContent - around.height }
    return CGSize(width: size.width + around.width, height: size.height + around.height)
  }

  /// Gives its parts the frames that the rules of rows say.
  func placeParts() {
    backgroundView?.place(in: bounds)
    selectedBackgroundView?.place(in: bounds)
    guard let table else { return }
    guard isOfStyle else { return placeContent(by: table.geometry(of: sharedRow)) }
    let geometry = ownGeometry(in: table.surroundings, height: storedSize.height)
    if let frame = geometry.frame(of: RowGeometry.content) { contentView.place(in: frame) }
    if let frame = geometry.frame(of: RowGeometry.accessory) { shownAccessory?.place(in: frame) }
    title?.place(in: geometry.frame(of: RowGeometry.title) ?? .zero)
    detail?.place(in: geometry.frame(of: RowGeometry.detail) ?? .zero)
    storedImageView?.place(in: geometry.frame(of: RowGeometry.image) ?? .zero)
  }

  override func standardMargins(_ environment: WindowEnvironment) -> EdgeInsets {
    environment.behavior.cellLayoutMargins(
      inWidth: environment.window.size.width, isTableInView: table?.rare?.viewController == nil)
  }

  // MARK: Parts

  var shownAccessory: UIView? { isEditing ? editingAccessoryView : accessoryView }

  private func partsChanged() {
    setNeedsLayout()
    contentView.setNeedsLayout()
    table?.noteSizeChange(of: self)
  }

  private func replaceAccessory(_ former: UIView?, _ view: UIView?) {
    if former !== view, former?.superview === self { former?.removeFromSuperview() }
    if let view, view.superview !== self { addSubview(view) }
    partsChanged()
  }

  private func replaceBackground(_ former: UIView?, _ view: UIView?) {
    if former !== view, former?.superview === self { former?.removeFromSuperview() }
    if let view { insertSubview(view, at: 0) }
    setNeedsLayout()
  }

  /// The way in which the focus shows on a row.
  public enum FocusStyle: Int, Sendable {
    case `default` = 0, custom
  }
}
