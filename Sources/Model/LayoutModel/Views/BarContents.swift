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
  /// The items of a bar that isn't a container's, which events name by their ids: `UIToolbar.items`, of a tab bar its tabs, and of
  /// a navigation bar those on its left.
  public var items: [BarButtonItem] {
    get { self[rare: \.items] }
    set { self[rare: \.items] = newValue }
  }

  /// The view with its items as its first subviews, and so with all below it: how a bar shows them.
  package var showingItems: View {
    var view = self
    if !items.isEmpty, let className = Self.classesOfItems[kind] {
      view.subviews.removeAll { $0.className == className }
      view.subviews = items.filter { !$0.isSpace }.map { $0.view(class: className) } + view.subviews
      view.bar.items = items
    }
    for index in view.subviews.indices where view.subviews[index].hasItems {
      view.subviews[index] = view.subviews[index].showingItems
    }
    return view
  }

  /// The classes of the views that show bars' items, by the bar.
  package static let classesOfItems: [ViewKind: String] = [
    .toolbar: "UIToolbarButton", .navigationBar: "UINavigationButton", .tabBar: "UITabBarButton",
  ]

  /// True if the view, or a view below, has items that can be tapped.
  package var hasItems: Bool {
    var pending = [self]
    while let view = pending.popLast() {
      if !view.items.isEmpty { return true }
      pending += view.subviews
    }
    return false
  }

  /// The items of a bar that isn't a container's; used for `UIToolbar`, `UITabBar` and `UINavigationBar`.
  public var bar: BarContents {
    get { self[rare: \.bar]?.value ?? BarContents() }
    set { self[rare: \.bar] = newValue == BarContents() ? nil : CopyOnWrite(newValue) }
  }
}

extension BarButtonItem {
  /// The view that shows the item in a bar.
  fileprivate func view(class className: String) -> View {
    var view = View(id, class: className, isEnabled: isEnabled, position: position)
    view.appearance = appearance
    view.actions = actions
    view.variations = variations.map { variation in
      Variation(when: variation.when, set: variation.set.compactMap(\.viewSetting))
    }
    return view
  }
}

extension BarButtonItemSetting {
  /// The same change of the view that shows the item; `nil` where that view goes by the item.
  fileprivate var viewSetting: ViewSetting? {
    switch self {
    case .isEnabled(let isEnabled): ViewSetting(\.isEnabled, isEnabled)
    case .actions(let actions): ViewSetting(\.actions, actions)
    case .title, .width: nil
    }
  }
}
