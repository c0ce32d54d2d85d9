public import Documents

/// A title, an icon or a space in a navigation bar or a toolbar, or what a tab shows: `UIBarButtonItem`, `UITabBarItem`.
public struct BarButtonItem: Hashable, Sendable {
  /// What events and popovers call it; unique in the screen.
  public var id: String?
  /// What it shows; `nil` for an icon.
  public var title: String?
  /// What the system shows, of an item that it has.
  public var systemItem: SystemItem?
  /// Its width in points; that of its title or of an icon if `nil`.
  public var width: Double?
  /// The view that stands in the bar for it.
  public var form = Form.standard
  /// Whether it takes taps.
  public var isEnabled: Bool
  /// What a tap does.
  public var actions: [Action]
  /// What changes with the traits; later ones win.
  public var variations: [Variation<BarButtonItemSetting>]
  /// Where the file names the item, or where it begins.
  public var position: SourcePosition?

  /// A kind of view that stands in a bar for an item.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    /// A title, or what the system has; an image; or a view of the application's own.
    case standard, image, customView
  }

  /// An item that shows a title, what the system has for it, or an icon.
  public init(
    id: String? = nil, title: String? = nil, systemItem: SystemItem? = nil, width: Double? = nil,
    isEnabled: Bool = true, actions: [Action] = [],
    variations: [Variation<BarButtonItemSetting>] = [], position: SourcePosition? = nil
  ) {
    self.id = id
    self.title = title
    self.systemItem = systemItem
    self.width = width
    self.isEnabled = isEnabled
    self.actions = actions
    self.variations = variations
    self.position = position
  }
}

/// One value of a bar's item, as a file's key or a variation sets it.
public enum BarButtonItemSetting: Hashable, Sendable {
  /// What it shows.
  case title(String)
  /// Its width in points.
  case width(Double)
  /// Whether it takes taps.
  case isEnabled(Bool)
  /// What a tap does.
  case actions([Action])
}

extension BarButtonItem {
  /// Sets one value.
  public mutating func apply(_ setting: BarButtonItemSetting) {
    switch setting {
    case .title(let value): title = value
    case .width(let value): width = value
    case .isEnabled(let value): isEnabled = value
    case .actions(let value): actions = value
    }
  }

  /// The item as it is under some traits: its variations that hold, applied in order.
  public func resolved(for traits: Traits) -> BarButtonItem {
    var item = self
    item.variations = []
    for variation in variations where variation.when.holds(for: traits) {
      variation.set.forEach { item.apply($0) }
    }
    return item
  }
}
