/// The items of a bar among other views. Their views are the bar's first subviews, in order; spaces have none.
public struct BarContents: Hashable, Sendable {
  /// The items of a toolbar with its spaces, of a tab bar, or on a navigation bar's left, from the bar's edge on.
  public var items: [BarButtonItem] = []
  /// The items on a navigation bar's right, from the bar's edge on.
  public var rightItems: [BarButtonItem] = []
  /// A Boolean that tells whether a navigation bar has a line of text above its items.
  public var hasPrompt = false

  /// A bar without items.
  public init() {}
}

extension View {
  /// The items of a bar that isn't a container's; used for `UIToolbar`, `UITabBar` and `UINavigationBar`.
  public var bar: BarContents {
    get { self[rare: \.bar]?.value ?? BarContents() }
    set { self[rare: \.bar] = newValue == BarContents() ? nil : CopyOnWrite(newValue) }
  }
}
