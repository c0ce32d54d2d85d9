extension BarButtonItem {
  /// The items that the system has: `UIBarButtonItem.SystemItem`.
  public enum SystemItem: String, Hashable, Sendable, CaseIterable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search,
      refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close

    /// What it says in English; `nil` of icons and spaces.
    public var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      case .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action, .organize, .bookmarks, .search, .refresh,
        .stop, .camera, .trash, .play, .pause, .rewind, .fastForward, .pageCurl, .close:
        nil
      }
    }
  }

  /// Whether it is room between items, and no item to be seen.
  package var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// How wide the item is in a bar, in points: as it says, else as its title and 16 points more, 44 at least; a space
  /// that doesn't say takes nothing. How wide UIKit makes items isn't sourced.
  ///
  /// - Parameter scale: Pixels per point.
  /// - Returns: The width.
  package func width(scale: Double) -> Double {
    if let width { return width }
    if isSpace { return 0 }
    let title = TextMeasurer.standard.size(
      of: (systemItem == nil ? title : systemItem?.title) ?? "", font: ResolvedFont(size: Self.fontSize), scale: scale)
    return max(Self.leastWidth, title.width + Self.padding)
  }

  private static let fontSize = 17.0
  /// The width of an item that shows an icon.
  package static let leastWidth = 44.0
  private static let padding = 16.0
}

/// Where the items of a toolbar stand: from its left margin on, what is spare shared by its flexible spaces, or by the gaps
/// between items where it has none.
package struct ToolbarPlaces {
  /// An item that is seen.
  package struct Place {
    package let item: BarButtonItem
    package let width: Double
    /// Where it begins in a bar without spare room.
    package let offset: Double
    /// The share of the spare room before it.
    package let share: Double
  }

  package let places: [Place]
  /// What margins and items take, in points.
  package let length: Double

  /// What stands before the first item and behind the last, in points.
  package static let margin = 16.0
  /// The height of the row in which bars' items stand.
  package static let rowHeight = 44.0

  /// The places of a toolbar's items.
  ///
  /// - Parameters:
  ///   - items: The items with their spaces, from the left on.
  ///   - scale: Pixels per point.
  package init(_ items: [BarButtonItem], scale: Double) {
    let flexible = items.count { $0.systemItem == .flexibleSpace }
    let gaps = flexible > 0 ? flexible : items.count { !$0.isSpace } - 1
    var (places, offset, passed) = ([Place](), Self.margin, 0)
    for item in items {
      let width = item.width(scale: scale)
      if !item.isSpace {
        places.append(
          Place(item: item, width: width, offset: offset, share: gaps > 0 ? Double(passed) / Double(gaps) : 0))
        if flexible == 0 { passed += 1 }
      } else if item.systemItem == .flexibleSpace {
        passed += 1
      }
      offset += width
    }
    self.places = places
    length = offset + Self.margin
  }

  /// Where an item begins in a bar of a width.
  package func x(of place: Place, in width: Double) -> Double {
    place.offset + place.share * max(0, width - length)
  }
}
