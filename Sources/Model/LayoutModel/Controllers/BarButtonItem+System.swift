extension BarButtonItem {
  /// The items that the system has: `UIBarButtonItem.SystemItem`.
  public enum SystemItem: String, Hashable, Sendable, CaseIterable {
    /// `UIBarButtonItem.SystemItem`, with a title, an icon or nothing to show.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search,
      refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close

    /// The English title; `nil` for icons and spaces.
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

    /// A Boolean that tells whether its title is semibold, as for items that finish something.
    package var isProminent: Bool { self == .done || self == .save }
  }

  /// A Boolean that tells whether it is a space between items, with nothing to see.
  package var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// The appearance of its view.
  package var appearance: ViewAppearance {
    var appearance = ViewAppearance()
    appearance.title = title
    appearance.systemItem = systemItem
    return appearance
  }
}
