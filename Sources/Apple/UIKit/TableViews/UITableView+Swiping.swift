import Foundation

/// Swipes of rows, and the buttons that show behind them.
extension UITableView {
  /// Swipes a row: the delegate's actions show, in the present form or the former one, else the button that deletes the row.
  ///
  /// - Parameters:
  ///   - path: The row.
  ///   - isTowardTrailing: Whether the finger moves toward the trailing edge, so that leading actions show.
  /// - Returns: Whether buttons show.
  @discardableResult
  package func swipeRow(at path: IndexPath, towardTrailing isTowardTrailing: Bool) -> Bool {
    endSwipe()
    guard let cell = cellForRow(at: path), let dataSource, dataSource.tableView(self, canEditRowAt: path) else {
      return false
    }
    let buttons = isTowardTrailing ? leadingButtons(of: path) : trailingButtons(of: path)
    guard !buttons.isEmpty else { return false }
    delegate?.tableView(self, willBeginEditingRowAt: path)
    cell.showingDeleteConfirmation = !isTowardTrailing
    let view = RowActionsView(buttons, path, of: cell)
    view.place(over: cell, atTrailingEdge: !isTowardTrailing)
    addSubview(view)
    swipeActions = view
    return true
  }

  /// Takes the buttons behind a row away.
  func endSwipe() {
    guard let view = swipeActions else { return }
    swipeActions = nil
    view.removeFromSuperview()
    view.cell?.showingDeleteConfirmation = false
    delegate?.tableView(self, didEndEditingRowAt: view.path)
  }

  private func leadingButtons(of path: IndexPath) -> [RowActionsView.Button] {
    buttons(delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path))
  }

  private func trailingButtons(of path: IndexPath) -> [RowActionsView.Button] {
    if let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) { return buttons(own) }
    if let older = delegate?.tableView(self, editActionsForRowAt: path) {
      return older.map { action in
        RowActionsView.Button(title: action.title) { [weak self] _ in
          action.handler(action, path)
          self?.endSwipe()
        }
      }
    }
    guard (delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete) == .delete else { return [] }
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    return [
      RowActionsView.Button(title: title) { [weak self] _ in
        self?.endSwipe()
        self?.commit(.delete, at: path)
      }
    ]
  }

  private func buttons(_ configuration: UISwipeActionsConfiguration?) -> [RowActionsView.Button] {
    (configuration?.actions ?? []).map { action in
      RowActionsView.Button(title: action.title) { [weak self] view in
        action.handler(action, view) { _ in self?.endSwipe() }
      }
    }
  }
}

/// The buttons of a row that was swiped.
final class RowActionsView: UIView {
  /// A button, by its title and what a tap does.
  struct Button {
    let title: String?
    let tapped: (UIView) -> Void
  }

  /// The width of a button, in points (chosen: UIKit's follow their titles).
  private static let widthOfButton: CGFloat = 74

  let path: IndexPath
  private(set) weak var cell: UITableViewCell?

  init(_ buttons: [Button], _ path: IndexPath, of cell: UITableViewCell) {
    (self.path, self.cell) = (path, cell)
    super.init(frame: .zero)
    for button in buttons {
      let view = UIButton(type: .system)
      view.setTitle(button.title, for: .normal)
      view.addAction(UIAction { [unowned view] _ in button.tapped(view) }, for: .touchUpInside)
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var kindName: String { "UISwipeActionPullView" }

  /// Places the buttons over an edge of a row, the first at the edge.
  func place(over cell: UITableViewCell, atTrailingEdge isAtTrailingEdge: Bool) {
    let width = Self.widthOfButton * CGFloat(subviews.count)
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isAtRight = isAtTrailingEdge != isMirrored
    frame = CGRect(
      x: isAtRight ? cell.frame.maxX - width : cell.frame.minX, y: cell.frame.minY, width: width,
      height: cell.frame.height)
    for (index, view) in subviews.enumerated() {
      let position = isAtRight ? subviews.count - 1 - index : index
      view.frame = CGRect(
        x: CGFloat(position) * Self.widthOfButton, y: 0, width: Self.widthOfButton, height: bounds.height)
    }
  }
}
