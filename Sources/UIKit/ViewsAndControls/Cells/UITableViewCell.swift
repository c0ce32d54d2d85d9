public import Foundation

/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// The arrangement of a row's texts.
  public enum CellStyle: Int, Sendable {
    /// An arrangement.
    case `default` = 0, value1, value2, subtitle
  }

  /// The looks of a row that is chosen.
  public enum SelectionStyle: Int, Sendable {
    /// A look.
    case none = 0, blue, gray, `default`
  }

  /// The element that stands at a row's end.
  public enum AccessoryType: Int, Sendable {
    /// Nothing, or one of the system's marks.
    case none = 0, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The way in which a row is edited.
  public enum EditingStyle: Int, Sendable {
    /// A way.
    case none = 0, delete, insert
  }

  /// The view that has what the row shows.
  public let contentView = UIView()
  /// The name by which rows are made anew.
  open private(set) var reuseIdentifier: String?
  /// The arrangement of its texts.
  let style: CellStyle

  /// The view behind it.
  open var backgroundView: UIView?
  /// The view behind it while it is chosen.
  open var selectedBackgroundView: UIView?
  /// The view at its end.
  open var accessoryView: UIView?
  /// The element that stands at its end.
  open var accessoryType = AccessoryType.none
  /// Its looks while it is chosen.
  open var selectionStyle = SelectionStyle.default
  /// The insets of the line below it.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// A Boolean that tells whether it is chosen.
  open var isSelected = false
  /// A Boolean that tells whether it is touched.
  open var isHighlighted = false
  /// A Boolean that tells whether it is edited.
  open var isEditing = false
  /// The number of steps that its content is indented by.
  open var indentationLevel = 0
  /// The width of such a step, in points.
  open var indentationWidth: CGFloat = 10

  /// A row with texts.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addContentView()
  }

  /// A row without texts of its own.
  public override init(frame: CGRect) {
    style = .default
    super.init(frame: frame)
    addContentView()
  }

  /// A row of a file.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Chooses it.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Shows it as touched.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Has it edited.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Told before it is another row.
  open func prepareForReuse() {}
}
