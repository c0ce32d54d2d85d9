public import Foundation
import LayoutModel
import LayoutResolution
import ViewKinds

/// Rows below each other, in sections: only those exist that show.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The height of what is as high as its content.
  public class var automaticDimension: CGFloat { -1 }
  /// The title of the index that stands for searching.
  public class var indexSearch: String { "{search}" }

  /// The look of its sections.
  public let style: Style
  /// An object that has its data.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { if dataSource !== oldValue { forgetData() } } }
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      optionalCalls.forget()
      if delegate !== oldValue { forgetData() }
    }
  }
  /// An object that is told which rows will show soon: held.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// A Boolean that lets rows be prepared before they show.
  open var isPrefetchingEnabled = true
  /// An object that says what is dragged: held.
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  /// An object that takes what is dropped: held.
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  /// A Boolean that lets rows be dragged.
  open var dragInteractionEnabled = true
  /// A Boolean that tells whether a row is dragged: never.
  open var hasActiveDrag: Bool { false }
  /// A Boolean that tells whether something is dropped: never.
  open var hasActiveDrop: Bool { false }

  // MARK: Sizes

  /// The height of rows, in points; `automaticDimension` for that of their content.
  open var rowHeight = automaticDimension { didSet { if rowHeight != oldValue { heightsChanged() } } }
  /// The height of sections' headers, in points.
  open var sectionHeaderHeight = automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { heightsChanged() } }
  }
  /// The height of sections' footers, in points.
  open var sectionFooterHeight = automaticDimension {
    didSet { if sectionFooterHeight != oldValue { heightsChanged() } }
  }
  /// The height that rows are taken to have until they show, in points; 0 to have all measured at once.
  open var estimatedRowHeight = automaticDimension { didSet { if estimatedRowHeight != oldValue { heightsChanged() } } }
  /// The height that headers are taken to have until they show, in points.
  open var estimatedSectionHeaderHeight = automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { heightsChanged() } }
  }
  /// The height that footers are taken to have until they show, in points.
  open var estimatedSectionFooterHeight = automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { heightsChanged() } }
  }
  /// The height of the empty rows below a plain table's last one, in points.
  open var fillerRowHeight: CGFloat = 0
  /// The room above sections' headers, in points.
  open var sectionHeaderTopPadding = automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { heightsChanged() } }
  }
  /// When rows take another size as their content does.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// The content that keeps hugging.
  open var contentHuggingElements: UITableViewContentHuggingElements = []

  // MARK: Looks

  /// The insets of the lines between rows.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
    set { ownSeparatorInset = newValue }
  }
  /// The insets that code or a file chose; `nil` where the lines begin at the rows' margins.
  private(set) var ownSeparatorInset: UIEdgeInsets?
  /// The edges that those insets count from.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// The lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of the lines between rows.
  open var separatorColor: UIColor? = .separator
  /// An effect on the lines between rows.
  open var separatorEffect: UIVisualEffect?
  /// The view behind the rows.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// A Boolean that keeps rows' margins to a width that is good to read.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// A Boolean that keeps rows' content within the safe area.
  open var insetsContentViewsToSafeArea = true
  /// The view above all rows, with the height of its frame.
  open var tableHeaderView: UIView? { didSet { replaceEnd(oldValue, tableHeaderView) } }
  /// The view below all rows, with the height of its frame.
  open var tableFooterView: UIView? { didSet { replaceEnd(oldValue, tableFooterView) } }
  /// The number of rows from which on the index shows.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// The colour of the index.
  open var sectionIndexColor: UIColor?
  /// The colour behind the index.
  open var sectionIndexBackgroundColor: UIColor?
  /// The colour behind the index while it is touched.
  open var sectionIndexTrackingBackgroundColor: UIColor?

  // MARK: Choosing and editing

  /// A Boolean that lets a row be chosen.
  open var allowsSelection = true
  /// A Boolean that lets several rows be chosen.
  open var allowsMultipleSelection = false
  /// A Boolean that lets a row be chosen while rows are edited.
  open var allowsSelectionDuringEditing = false
  /// A Boolean that lets several rows be chosen while rows are edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// A Boolean that lets the focus choose.
  open var selectionFollowsFocus = false
  /// A Boolean that lets rows have the focus.
  open var allowsFocus = false
  /// A Boolean that lets rows have the focus while they are edited.
  open var allowsFocusDuringEditing = false
  /// A Boolean that remembers the row that had the focus.
  open var remembersLastFocusedIndexPath = false
  /// The object that shows menus for rows.
  open var contextMenuInteraction: UIContextMenuInteraction?
  /// A Boolean that tells whether rows are edited.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var storedIsEditing = false

  // MARK: State

  /// The sections and rows as they were last counted.
  var slots = TableSlots()
  /// The heights of all parts, each with the room above it.
  var heights = RunLengths()
  /// The parts whose views exist.
  var shown: [TableSlots.Part: UIView] = [:]
  /// The selected rows, in the order of their selection.
  var chosen: [IndexPath] = []
  var cellMakers: [String: () -> UITableViewCell] = [:]
  /// The rows that its file has; `nil` where a data source makes them.
  var staticRows: StaticRows?
  var headerMakers: [String: () -> UITableViewHeaderFooterView] = [:]
  var unusedCells: [String: [UITableViewCell]] = [:]
  /// The rows that layouts made by their estimates and found beyond the bounds, from the first one on.
  var unseenCells: [UITableViewCell] = []
  var unusedHeaders: [String: [UITableViewHeaderFooterView]] = [:]
  /// The cell that stands at a place while its data source makes another one.
  var reloading: [IndexPath: UITableViewCell] = [:]
  var needsCount = true
  var updates: ListUpdates?
  var updateDepth = 0
  /// The sum of all heights as they were estimated last, in points.
  var estimatedLength = 0.0
  /// The width for which heights hold.
  var measuredWidth: CGFloat = 0
  var isLayingOutRows = false
  /// The parts whose display the delegate was told of.
  var displayed: Set<TableSlots.Part> = []
  /// The parts that a layout showed last.
  var shownRange: Range<Int>?
  let optionalCalls = OptionalCalls()
  private var knownSurroundings: TableSurroundings?
  private var geometries: [View: RowGeometry] = [:]
  /// The buttons of a row that was swiped.
  var swipeActions: RowActionsView?
  /// The finger on a row.
  var rowTouch: RowTouch?
  /// The number of cells that it had made, by its data source and by registration.
  package internal(set) var madeCellCount = 0

  // MARK: Making

  /// A table of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// A table of a file.
  public required init?(coder: NSCoder) {
    let declared = (coder as? NibCoder)?.declaredView?.appearance.tableStyle.settingValue
    style = declared.flatMap { TableView.style.value(of: $0) } ?? .plain
    super.init(coder: coder)
    if rare?.loaded == nil { alwaysBounceVertical = true }
  }

  override var kindName: String { "UITableView" }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !beginTouchOfRow(touches) { super.touchesBegan(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !endTouchOfRow(touches) { super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !endTouchOfRow(touches, isCancelled: true) { super.touchesCancelled(touches, with: event) }
  }

  override class var liveSettings: LiveSettings { settingsOfTables }

  override func declare(_ view: inout View) {
    super.declare(&view)
    view.table.placesRows = false
    view.appearance.tableStyle = style.declared
  }

  // MARK: Data

  /// Takes all data anew: it is counted at once, and rows that show are made at the next layout.
  open func reloadData() {
    forgetData()
    countIfNeeded()
  }
  /// Takes the titles of the index anew.
  open func reloadSectionIndexTitles() {}
  /// The number of its sections.
  open var numberOfSections: Int {
    countIfNeeded()
    return slots.counts.count
  }
  /// The number of a section's rows.
  open func numberOfRows(inSection section: Int) -> Int {
    countIfNeeded()
    return slots.counts.indices.contains(section) ? slots.counts[section] : 0
  }

  // MARK: Rows that show

  /// The row at a place, where it shows.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layoutRowsIfNeeded()
    return shown[.row(indexPath)] as? UITableViewCell
  }
  /// The header of a section, where it shows.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutRowsIfNeeded()
    return shown[.header(section)] as? UITableViewHeaderFooterView
  }
  /// The footer of a section, where it shows.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutRowsIfNeeded()
    return shown[.footer(section)] as? UITableViewHeaderFooterView
  }
  /// The rows that show, from top to bottom.
  open var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap { cellForRow(at: $0) } }
  /// The places of the rows that show.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutRowsIfNeeded()
    let visible = shown.keys.compactMap { if case .row(let path) = $0 { path } else { nil } }
    return visible.sorted()
  }
  /// The place of a row that shows.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    for case (.row(let path), let view) in shown where view === cell { return path }
    return nil
  }
  /// Brings the looks of shown rows up to date without making them anew.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let cell = shown[.row(path)] as? UITableViewCell else { continue }
      reloading[path] = cell
      _ = dataSource?.tableView(self, cellForRowAt: path)
      reloading[path] = nil
      noteSizeChange(of: cell)
    }
  }

  // MARK: Places

  /// The rectangle of a section, in points.
  open func rect(forSection section: Int) -> CGRect {
    guard (0..<numberOfSections).contains(section) else { return .zero }
    let range = slots.range(of: section)
    let start = heights.start(of: range.lowerBound)
    return CGRect(
      x: 0, y: topOfRows + CGFloat(start), width: storedSize.width,
      height: CGFloat(heights.start(of: range.upperBound) - start))
  }
  /// The rectangle of a section's header, in points.
  open func rectForHeader(inSection section: Int) -> CGRect { rect(of: .header(section)) }
  /// The rectangle of a section's footer, in points.
  open func rectForFooter(inSection section: Int) -> CGRect { rect(of: .footer(section)) }
  /// The rectangle of a row, in points; none where there is no such row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(of: .row(indexPath)) }
  /// The row at a point; `nil` where there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    countIfNeeded()
    let y = Double(point.y - topOfRows)
    guard slots.count > 0, y >= 0, y < heights.total, point.x >= 0, point.x < storedSize.width else { return nil }
    if case .row(let path) = slots.part(at: heights.index(at: y)) { return path }
    return nil
  }
  /// The rows that reach into a rectangle.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    countIfNeeded()
    guard slots.count > 0 else { return [] }
    let (low, high) = (Double(rect.minY - topOfRows), Double(rect.maxY - topOfRows))
    guard high > 0, low < heights.total else { return [] }
    let last = heights.index(at: high)
    return (heights.index(at: max(0, low))...last).compactMap { position in
      guard case .row(let path) = slots.part(at: position), heights.start(of: position) < high else { return nil }
      return path
    }
  }

  // MARK: Scrolling

  /// Scrolls until a row shows at a place.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    countIfNeeded()
    if indexPath.count > 1, indexPath.row == NSNotFound {
      return scroll(to: .header(indexPath.section), at: scrollPosition, animated: animated)
    }
    checkScrolling(to: indexPath)
    scroll(to: .row(indexPath), at: scrollPosition, animated: animated)
  }
  /// Scrolls until the chosen row that is nearest to a place shows.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let path = chosen.min() { scrollToRow(at: path, at: scrollPosition, animated: animated) }
  }

  // MARK: Changes

  /// Begins changes that are made together.
  open func beginUpdates() {
    if updateDepth == 0 {
      countIfNeeded()
      updates = ListUpdates()
    }
    updateDepth += 1
  }
  /// Makes the changes since `beginUpdates`.
  open func endUpdates() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    if updateDepth == 0 { makeUpdates() }
  }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    if let completion { AnimationClock.after(0.3) { completion(true) } }
  }
  /// A Boolean that tells whether changes are being made.
  open var hasUncommittedUpdates: Bool { updateDepth > 0 }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    note { $0.insertedSections.formUnion(sections) }
  }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    note { $0.deletedSections.formUnion(sections) }
  }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    note { $0.reloadedSections.formUnion(sections) }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    note { $0.movedSections.append((section, newSection)) }
  }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note { $0.insertedRows += indexPaths }
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note { $0.deletedRows += indexPaths }
  }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note { $0.reloadedRows += indexPaths }
  }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    note { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  // MARK: Choosing

  /// The place of the row that is chosen.
  open var indexPathForSelectedRow: IndexPath? { chosen.first }
  /// The places of the rows that are chosen.
  open var indexPathsForSelectedRows: [IndexPath]? { chosen.isEmpty ? nil : chosen }
  /// Chooses a row; the delegate isn't told.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    countIfNeeded()
    guard let indexPath else {
      for path in chosen { deselectRow(at: path, animated: animated) }
      return
    }
    guard slots.position(of: .row(indexPath)) != nil else { return }
    if !allowsSeveral { for path in chosen where path != indexPath { deselectRow(at: path, animated: animated) } }
    if !chosen.contains(indexPath) { chosen.append(indexPath) }
    (shown[.row(indexPath)] as? UITableViewCell)?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }
  /// Chooses a row no longer; the delegate isn't told.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    chosen.removeAll { $0 == indexPath }
    (shown[.row(indexPath)] as? UITableViewCell)?.setSelected(false, animated: animated)
  }

  // MARK: Editing

  /// Has its rows edited, or not any longer.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedIsEditing else { return }
    storedIsEditing = editing
    for case (.row(let path), let view) in shown {
      if let cell = view as? UITableViewCell { setEditing(of: cell, at: path, animated: animated) }
    }
    setNeedsLayout()
  }

  // MARK: Making rows

  /// Has rows of a name made of a class.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellMakers[identifier] = (cellClass as? UITableViewCell.Type).map { type in
      { ClassInitializer.make(type, style: .default, reuseIdentifier: identifier) }
    }
  }
  /// Has headers and footers of a name made of a class.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerMakers[identifier] = (aClass as? UITableViewHeaderFooterView.Type).map { type in
      { ClassInitializer.make(type, reuseIdentifier: identifier) }
    }
  }
  /// A row with a reuse identifier: a row that is no longer visible, or a new one; `nil` where nothing is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = unusedCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    guard let cell = cellMakers[identifier]?() else { return nil }
    cell.reuseIdentifier = identifier
    return cell
  }
  /// A row of a name for a place.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let cell = reloading[indexPath], cell.reuseIdentifier == identifier { return cell }
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      raise(
        .internalInconsistency,
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
      )
    }
    return cell
  }
  /// A header or a footer with a reuse identifier: a view that is no longer visible, or a new one; `nil` where nothing is registered.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    if let view = unusedHeaders[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let view = headerMakers[identifier]?() else { return nil }
    view.reuseIdentifier = identifier
    return view
  }

  // MARK: Layout

  /// Shows the rows within its bounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutRows()
  }

  /// Has heights measured anew where the user's text size changed.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let previousTraitCollection,
      previousTraitCollection.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    else { return }
    heightsChanged()
  }

  /// Its place, as far as rules of rows go by it.
  var surroundings: TableSurroundings {
    let now = TableSurroundings(of: self, style.declared)
    if now != knownSurroundings {
      knownSurroundings = now
      geometries = [:]
    }
    return now
  }

  /// The frames of a row's parts that several rows share.
  func geometry(of row: View) -> RowGeometry {
    let surroundings = surroundings
    if let known = geometries[row] { return known }
    let geometry = RowGeometry(of: row, in: surroundings)
    geometries[row] = geometry
    return geometry
  }

  private var allowsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  /// Has rows of a name made of a file.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellMakers[identifier] = nib.map { nib in { nib.first(UITableViewCell.self, as: identifier) } }
  }
  /// Has headers and footers of a name made of a file.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerMakers[identifier] = nib.map { nib in { nib.first(UITableViewHeaderFooterView.self, as: identifier) } }
  }
}
