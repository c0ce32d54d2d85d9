public struct NavigationView<Content: View>: PrimitiveView {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}
/// The screens above the first.
public struct NavigationPath: Equatable {
  public private(set) var count = 0
  public var isEmpty: Bool { count == 0 }
  public init() {}
  public init<Values: Sequence>(_ elements: Values) where Values.Element: Hashable {
    count = elements.reduce(0) { count, _ in count + 1 }
  }
  public mutating func append(_ value: some Hashable) { count += 1 }
  public mutating func removeLast(_ k: Int = 1) { count = max(0, count - k) }
}
public struct NavigationStack<Data, Root: View>: PrimitiveView {
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {}
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {}
}
public enum NavigationSplitViewVisibility: Equatable, Sendable { case automatic, all, doubleColumn, detailOnly }
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {}
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {}
}
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}
  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {}
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {}
  nonisolated public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {}
  nonisolated public init<Value: Hashable>(
    destination: Destination, tag: Value, selection: Binding<Value?>, @ViewBuilder label: () -> Label
  ) {}
}
extension NavigationLink where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {}
  @_disfavoredOverload
  nonisolated public init(_ title: some StringProtocol, @ViewBuilder destination: () -> Destination) {}
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {}
  @_disfavoredOverload nonisolated public init(_ title: some StringProtocol, destination: Destination) {}
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {}
}
extension NavigationLink where Destination == Never {
  nonisolated public init(value: (some Hashable)?, @ViewBuilder label: () -> Label) {}
  nonisolated public init(_ titleKey: LocalizedStringKey, value: (some Hashable)?) where Label == Text {}
}

public enum NavigationBarItem {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

/// The contents of bars.
@preconcurrency @MainActor
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Body { get }
}
/// Contents of bars, of SwiftUI's own.
@preconcurrency @MainActor
public protocol PrimitiveToolbarContent: CustomizableToolbarContent where Body == Never {}
extension PrimitiveToolbarContent {
  public var body: Never { nothingIsShown() }
}
extension Never: ToolbarContent {}
@preconcurrency @MainActor
public protocol CustomizableToolbarContent: ToolbarContent {}
public struct ToolbarItemPlacement: Sendable {
  public static let automatic = Self(), principal = Self(), navigation = Self(), primaryAction = Self()
  public static let confirmationAction = Self(), cancellationAction = Self(), destructiveAction = Self()
  public static let navigationBarLeading = Self(), navigationBarTrailing = Self(), bottomBar = Self(), keyboard = Self()
  public static let topBarLeading = Self(), topBarTrailing = Self(), status = Self(), secondaryAction = Self()
}
public struct ToolbarPlacement: Sendable {
  public static let automatic = Self(), navigationBar = Self(), bottomBar = Self(), tabBar = Self(), bar = Self()
}
public struct ToolbarItem<Content: View>: PrimitiveToolbarContent {
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}
/// Contents of bars, of which nothing is kept.
public struct ToolbarContents: PrimitiveToolbarContent {}
@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildExpression(_ content: some ToolbarContent) -> ToolbarContents { ToolbarContents() }
  public static func buildBlock(_ contents: ToolbarContents...) -> ToolbarContents { ToolbarContents() }
  public static func buildIf(_ content: ToolbarContents?) -> ToolbarContents { ToolbarContents() }
  public static func buildEither(first: ToolbarContents) -> ToolbarContents { first }
  public static func buildEither(second: ToolbarContents) -> ToolbarContents { second }
  public static func buildLimitedAvailability(_ content: ToolbarContents) -> ToolbarContents { content }
}

extension View {
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload nonisolated public func navigationTitle(_ title: some StringProtocol) -> some View { self }
  nonisolated public func navigationTitle(_ title: Text) -> some View { self }
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View { self }
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload nonisolated public func navigationBarTitle(_ title: some StringProtocol) -> some View { self }
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { self }
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }
  @_disfavoredOverload
  nonisolated public func navigationBarTitle(
    _ title: some StringProtocol, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }
  nonisolated public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode)
    -> some View
  { self }
  nonisolated public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
    self
  }
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { self }
  nonisolated public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View { self }
  nonisolated public func navigationBarItems(leading: some View, trailing: some View) -> some View { self }
  nonisolated public func navigationBarItems(leading: some View) -> some View { self }
  nonisolated public func navigationBarItems(trailing: some View) -> some View { self }
  nonisolated public func navigationDestination<Value: Hashable, Content: View>(
    for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> Content
  ) -> some View { self }
  nonisolated public func navigationDestination<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> Content
  ) -> some View { self }
  nonisolated public func navigationDestination<Item: Hashable, Content: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Content
  ) -> some View { self }
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  nonisolated public func toolbar(@ToolbarContentBuilder content: () -> some ToolbarContent) -> some View { self }
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  nonisolated public func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...) -> some View {
    self
  }
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self
  }
  nonisolated public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    self
  }
  nonisolated public func tabItem<Content: View>(@ViewBuilder _ label: () -> Content) -> some View { self }
}
