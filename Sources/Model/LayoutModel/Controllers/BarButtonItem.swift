public import Documents

/// An item of a navigation bar or a toolbar (a title, an icon or a space), or a tab's content: `UIBarButtonItem`, `UITabBarItem`.
public struct BarButtonItem: Hashable, Sendable {
  /// The item's id for events and popovers; unique in the screen.
  public var id: String?
  /// The item's title; `nil` for an icon.
  public var title: String?
  /// The system item that it is, if any.
  public var systemItem: SystemItem?
  /// Its width in points; that of its title or of an icon if `nil`.
  public var width: Double?
  /// The kind of its view in the bar.
  public var form = Form.standard
  /// A Boolean that tells whether it takes taps.
  public var isEnabled: Bool
  /// The actions of a tap.
  public var actions: [Action]
  /// The changes under other traits; later ones win.
  public var variations: [Variation<BarButtonItemSetting>]
  /// The place in the file where the item is named, or where it begins.
  public var position: SourcePosition?

  /// A kind of view in a bar, for an item.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    /// A title or a system item; an image; or a view of the application's own.
    case standard, image, customView
  }

  /// An item that shows a title, a system item, or an icon.
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
  /// The title.
  case title(String)
  /// Its width in points.
  case width(Double)
  /// A Boolean that tells whether it takes taps.
  case isEnabled(Bool)
  /// The actions of a tap.
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
