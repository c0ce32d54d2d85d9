/// The items of a bar that stands among other views, whose views are the bar's first subviews in their order: spaces have none.
public struct BarContents: Hashable, Sendable {
  /// The items of a toolbar with its spaces, those of a tab bar, or those on a navigation bar's left, from the bar's edge on.
  public var items: [BarButtonItem] = []
  /// The items on a navigation bar's right, from the bar's edge on.
  public var rightItems: [BarButtonItem] = []
  /// A Boolean that says that a navigation bar has a line of text above its items.
  public var hasPrompt = false

  /// A bar without items.
  public init() {}
}

extension View {
  /// The items of a bar that isn't a container's; heeded of `UIToolbar`, `UITabBar` and `UINavigationBar`.
  public var bar: BarContents {
    get { self[rare: \.bar]?.value ?? BarContents() }
    set { self[rare: \.bar] = newValue == BarContents() ? nil : CopyOnWrite(newValue) }
  }
}
