import UIKit

/// Lists of one cell, which give it the width, the height and the insets that a list of the app would.
@MainActor enum CellHost {
  /// A controller with a list that shows a cell, or a view of a section's head, as high as it sizes itself.
  static func controller(showing view: UIView) -> UIViewController {
    switch view {
    case let cell as UITableViewCell: TableHost(cell: cell, header: nil)
    case let header as UITableViewHeaderFooterView: TableHost(cell: nil, header: header)
    default: Self.standing(view)
    }
  }

  /// A cell of a collection, which the app's own layout would size: across the whole width, as high as it asks to be.
  private static func standing(_ view: UIView) -> UIViewController {
    let controller = StandingHost()
    let asked = (view as? UICollectionViewCell)?.contentView ?? view
    let width = UIScreen.main.bounds.width
    let fitting = asked.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    view.frame = CGRect(x: 0, y: 0, width: width, height: fitting.height > 0 ? fitting.height : standardHeight)
    view.autoresizingMask = .flexibleWidth
    controller.shown = view
    controller.view.addSubview(view)
    return controller
  }

  /// Shows a view at the size that it has, in the middle of a controller's: where others show it isn't known.
  static func show(_ part: UIView, in controller: UIViewController) {
    let room = UIScreen.main.bounds
    part.bounds.size.width = min(part.bounds.width, room.width)
    part.center = CGPoint(x: room.midX, y: room.midY)
    part.translatesAutoresizingMaskIntoConstraints = true
    part.autoresizingMask = [.flexibleTopMargin, .flexibleLeftMargin, .flexibleBottomMargin, .flexibleRightMargin]
    controller.view.frame = room
    controller.view.addSubview(part)
  }

  /// The height of a cell in which nothing asks for any.
  private static let standardHeight: CGFloat = 44
}

/// A cell where a list would begin: below the bars.
private final class StandingHost: UIViewController {
  var shown: UIView?

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    shown?.frame.origin.y = view.safeAreaInsets.top
  }
}

/// A table with one row, or with the head of a section.
private final class TableHost: UITableViewController {
  private let cell: UITableViewCell?
  private let header: UITableViewHeaderFooterView?

  init(cell: UITableViewCell?, header: UITableViewHeaderFooterView?) {
    self.cell = cell
    self.header = header
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cell == nil ? 0 : 1 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell ?? UITableViewCell()
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }

  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    header == nil ? 0 : UITableView.automaticDimension
  }
}
