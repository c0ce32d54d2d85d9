import LayoutModel

extension UITableView {
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
