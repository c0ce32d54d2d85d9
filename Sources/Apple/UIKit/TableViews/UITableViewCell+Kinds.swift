import LayoutModel

extension UITableViewCell {
  /// The arrangement of a row's texts.
  public enum CellStyle: Int, Sendable {
    case `default` = 0, value1, value2, subtitle

    init(_ style: CellSettings.Style) {
      switch style {
      case .default: self = .default
      case .value1: self = .value1
      case .value2: self = .value2
      case .subtitle: self = .subtitle
      }
    }
  }

  /// The looks of a row that is chosen.
  public enum SelectionStyle: Int, Sendable {
    case none = 0, blue, gray, `default`
  }

  /// The element that stands at a row's end.
  public enum AccessoryType: Int, Sendable {
    /// Nothing, or one of the system's marks.
    case none = 0, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The way in which a row is edited.
  public enum EditingStyle: Int, Sendable {
    case none = 0, delete, insert
  }

  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0, singleLine, singleLineEtched
  }

  /// The state of a row that is dragged.
  public enum DragState: Int, Sendable {
    case none = 0, lifting, dragging
  }

  /// The ways in which a row is changed.
  public struct StateMask: OptionSet, Sendable {
    /// The states, a bit each.
    public let rawValue: UInt
    /// A mask of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let defaultMask: StateMask = []
    /// The control for editing shows.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button that deletes it shows.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}
