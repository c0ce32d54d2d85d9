/// A state that descriptions of contents go by.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
  /// A state with some traits, and nothing else.
  init(traitCollection: UITraitCollection)
  /// A value of the app's own.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a value that an app adds to a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view.
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState, @preconcurrency Hashable {
  public var traitCollection: UITraitCollection
  /// A Boolean that tells whether it can't be used.
  public var isDisabled = false
  /// A Boolean that tells whether it is touched.
  public var isHighlighted = false
  /// A Boolean that tells whether it is chosen.
  public var isSelected = false
  /// A Boolean that tells whether it has the focus.
  public var isFocused = false
  /// A Boolean that tells whether it stays in place while others scroll.
  public var isPinned = false
  private var own: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state with some traits, and nothing else.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value of the app's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { own[key] }
    set { own[key] = newValue }
  }
}

/// The state of a row or an item.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState, @preconcurrency Hashable {
  /// The state of a drag of it.
  public enum DragState: Int, Sendable {
    case none = 0, lifting, dragging
  }

  /// The state of a drop on it.
  public enum DropState: Int, Sendable {
    case none = 0, notTargeted, targeted
  }

  public var traitCollection: UITraitCollection
  /// A Boolean that tells whether it can't be used.
  public var isDisabled = false
  /// A Boolean that tells whether it is touched.
  public var isHighlighted = false
  /// A Boolean that tells whether it is chosen.
  public var isSelected = false
  /// A Boolean that tells whether it has the focus.
  public var isFocused = false
  /// A Boolean that tells whether it stays in place while others scroll.
  public var isPinned = false
  /// A Boolean that tells whether it is edited.
  public var isEditing = false
  /// True if the item's children are visible.
  public var isExpanded = false
  /// A Boolean that tells whether it is swiped.
  public var isSwiped = false
  /// A Boolean that tells whether it is moved.
  public var isReordering = false
  /// The state of a drag of it.
  public var cellDragState = DragState.none
  /// The state of a drop on it.
  public var cellDropState = DropState.none
  private var own: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state with some traits, and nothing else.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value of the app's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { own[key] }
    set { own[key] = newValue }
  }
}
