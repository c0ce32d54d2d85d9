import LayoutModel
import ViewKinds

extension UITableView {
  /// The settings of files and captures, by their live properties.
  static let settingsOfTables =
    settingsOfScrollViews + [
      LiveSetting(
        TableView.style, { (table: UITableView) in TableView.style.word(of: table.style) }, assign: { _, _ in }),
      height(TableView.rowHeight, \.rowHeight), height(TableView.estimatedRowHeight, \.estimatedRowHeight),
      height(TableView.sectionHeaderHeight, \.sectionHeaderHeight),
      height(TableView.sectionFooterHeight, \.sectionFooterHeight),
      LiveSetting(TableView.allowsSelection, \UITableView.allowsSelection),
      LiveSetting(TableView.allowsMultipleSelection, \UITableView.allowsMultipleSelection),
      LiveSetting(TableView.allowsSelectionDuringEditing, \UITableView.allowsSelectionDuringEditing),
      LiveSetting(
        TableView.allowsMultipleSelectionDuringEditing, \UITableView.allowsMultipleSelectionDuringEditing),
      LiveSetting(
        TableView.separatorStyle, { (table: UITableView) in .word(table.separatorStyle == .none ? "none" : "default") },
        assign: { table, value in table.separatorStyle = value == .word("none") ? .none : .singleLine }),
      LiveSetting(TableView.separatorColor, \UITableView.separatorColor, standard: .separator),
    ]

  /// A height, of which a file says what isn't positive for the system's own.
  private static func height(
    _ setting: KindSetting, _ path: ReferenceWritableKeyPath<UITableView, CGFloat>
  ) -> LiveSetting {
    LiveSetting(
      setting, { (table: UITableView) in table[keyPath: path].settingValue },
      assign: { table, value in
        table[keyPath: path] = CGFloat(value).flatMap { $0 > 0 ? $0 : nil } ?? automaticDimension
      })
  }

  /// The look of a table's sections.
  public enum Style: Int, Sendable {
    /// Rows from side to side, in groups, or in groups with margins.
    case plain = 0, grouped, insetGrouped

    var declared: ViewAppearance.TableStyle { ViewAppearance.TableStyle.allCases[rawValue] }
  }

  /// The place at which a row that is scrolled to shows.
  public enum ScrollPosition: Int, Sendable {
    /// Anywhere, or at a place.
    case none = 0, top, middle, bottom
  }

  /// The way in which rows come and go.
  public enum RowAnimation: Int, Sendable {
    case fade = 0, right, left, top, bottom, none, middle
    /// As the system likes.
    case automatic = 100
  }

  /// The edges that the insets of the lines between rows count from.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The row's edges, or the system's insets.
    case fromCellEdges = 0, fromAutomaticInsets
  }

  /// When rows take another size as their content does.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never, on request, or also when constraints change.
    case disabled = 0, enabled, enabledIncludingConstraints
  }

  /// The way in which something is dropped.
  public enum DropIntent: Int, Sendable {
    case unspecified = 0, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }
}

/// The parts of a table whose content keeps hugging.
public struct UITableViewContentHuggingElements: OptionSet, Sendable {
  /// The parts, a bit each.
  public let rawValue: UInt
  /// Parts by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The headers and footers of sections.
  public static let sectionHeaders = UITableViewContentHuggingElements(rawValue: 1)
}
