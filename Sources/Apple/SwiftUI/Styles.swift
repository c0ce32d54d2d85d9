public import UIKit

/// The parts of a control that a style puts together.
public struct ButtonStyleConfiguration {
  public struct Label: PrimitiveView {}
  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}
public struct PrimitiveButtonStyleConfiguration {
  public struct Label: PrimitiveView {}
  public let role: ButtonRole?
  public let label: Label
  public func trigger() {}
}
public struct ToggleStyleConfiguration {
  public struct Label: PrimitiveView {}
  public let label: Label
  @Binding public var isOn: Bool
}
public struct LabelStyleConfiguration {
  public struct Title: PrimitiveView {}
  public struct Icon: PrimitiveView {}
  public let title: Title
  public let icon: Icon
}
public struct ProgressViewStyleConfiguration {
  public struct Label: PrimitiveView {}
  public struct CurrentValueLabel: PrimitiveView {}
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}
public struct GroupBoxStyleConfiguration {
  public struct Label: PrimitiveView {}
  public struct Content: PrimitiveView {}
  public let label: Label
  public let content: Content
}

@preconcurrency @MainActor
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
@preconcurrency @MainActor
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
@preconcurrency @MainActor
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
@preconcurrency @MainActor
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
@preconcurrency @MainActor
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
@preconcurrency @MainActor
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
@preconcurrency @MainActor
public protocol TextFieldStyle {}
@preconcurrency @MainActor
public protocol PickerStyle {}
@preconcurrency @MainActor
public protocol DatePickerStyle {}
@preconcurrency @MainActor
public protocol ListStyle {}
@preconcurrency @MainActor
public protocol TabViewStyle {}
@preconcurrency @MainActor
public protocol NavigationViewStyle {}
@preconcurrency @MainActor
public protocol MenuStyle {}
@preconcurrency @MainActor
public protocol FormStyle {}

/// A style of SwiftUI's own for a button.
public struct StandardButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}
extension PrimitiveButtonStyle where Self == StandardButtonStyle {
  public static var automatic: Self { Self() }
  public static var plain: Self { Self() }
  public static var bordered: Self { Self() }
  public static var borderedProminent: Self { Self() }
  public static var borderless: Self { Self() }
}
public typealias DefaultButtonStyle = StandardButtonStyle
public typealias PlainButtonStyle = StandardButtonStyle
public typealias BorderedButtonStyle = StandardButtonStyle
public typealias BorderlessButtonStyle = StandardButtonStyle
public typealias BorderedProminentButtonStyle = StandardButtonStyle

/// A style of SwiftUI's own for a control that isn't a button.
public struct StandardStyle:
  ToggleStyle, LabelStyle, ProgressViewStyle, TextFieldStyle, PickerStyle, DatePickerStyle, ListStyle, TabViewStyle,
  NavigationViewStyle, MenuStyle, FormStyle
{
  public enum IndexDisplayMode: Sendable { case automatic, always, never }
  nonisolated public init() {}
  nonisolated public init(indexDisplayMode: IndexDisplayMode) {}
  nonisolated public init(tint: Color) {}
  public func makeBody(configuration: ToggleStyleConfiguration) -> EmptyView { EmptyView() }
  public func makeBody(configuration: LabelStyleConfiguration) -> EmptyView { EmptyView() }
  public func makeBody(configuration: ProgressViewStyleConfiguration) -> EmptyView { EmptyView() }
}
public typealias SwitchToggleStyle = StandardStyle
public typealias TitleAndIconLabelStyle = StandardStyle
public typealias IconOnlyLabelStyle = StandardStyle
public typealias TitleOnlyLabelStyle = StandardStyle
public typealias DefaultPickerStyle = StandardStyle
public typealias CircularProgressViewStyle = StandardStyle
public typealias LinearProgressViewStyle = StandardStyle
public typealias PlainTextFieldStyle = StandardStyle
public typealias RoundedBorderTextFieldStyle = StandardStyle
public typealias SegmentedPickerStyle = StandardStyle
public typealias WheelPickerStyle = StandardStyle
public typealias MenuPickerStyle = StandardStyle
public typealias InlinePickerStyle = StandardStyle
public typealias GraphicalDatePickerStyle = StandardStyle
public typealias CompactDatePickerStyle = StandardStyle
public typealias WheelDatePickerStyle = StandardStyle
public typealias PlainListStyle = StandardStyle
public typealias GroupedListStyle = StandardStyle
public typealias InsetListStyle = StandardStyle
public typealias InsetGroupedListStyle = StandardStyle
public typealias SidebarListStyle = StandardStyle
public typealias PageTabViewStyle = StandardStyle
public typealias StackNavigationViewStyle = StandardStyle
public typealias DoubleColumnNavigationViewStyle = StandardStyle

extension ToggleStyle where Self == StandardStyle {
  public static var automatic: Self { Self() }
  public static var `switch`: Self { Self() }
  public static var button: Self { Self() }
}
extension LabelStyle where Self == StandardStyle {
  public static var automatic: Self { Self() }
  public static var iconOnly: Self { Self() }
  public static var titleOnly: Self { Self() }
  public static var titleAndIcon: Self { Self() }
}
extension ProgressViewStyle where Self == StandardStyle {
  public static var automatic: Self { Self() }
  public static var circular: Self { Self() }
  public static var linear: Self { Self() }
}
extension TextFieldStyle where Self == StandardStyle {
  public static var automatic: Self { Self() }
  public static var plain: Self { Self() }
  public static var roundedBorder: Self { Self() }
}
extension PickerStyle where Self == StandardStyle {
  public static var automatic: Self { Self() }
  public static var segmented: Self { Self() }
  public static var wheel: Self { Self() }
  public static var menu: Self { Self() }
  public static var inline: Self { Self() }
  public static var navigationLink: Self { Self() }
}
extension DatePickerStyle where Self == StandardStyle {
  public static var automatic: Self { Self() }
  public static var graphical: Self { Self() }
  public static var compact: Self { Self() }
  public static var wheel: Self { Self() }
}
extension ListStyle where Self == StandardStyle {
  public static var automatic: Self { Self() }
  public static var plain: Self { Self() }
  public static var grouped: Self { Self() }
  public static var inset: Self { Self() }
  public static var insetGrouped: Self { Self() }
  public static var sidebar: Self { Self() }
}
extension TabViewStyle where Self == StandardStyle {
  public static var automatic: Self { Self() }
  public static var page: Self { Self() }
  public static func page(indexDisplayMode: StandardStyle.IndexDisplayMode) -> Self { Self() }
}
extension NavigationViewStyle where Self == StandardStyle {
  public static var automatic: Self { Self() }
  public static var stack: Self { Self() }
  public static var columns: Self { Self() }
}
extension MenuStyle where Self == StandardStyle {
  public static var automatic: Self { Self() }
  public static var button: Self { Self() }
  public static var borderlessButton: Self { Self() }
}
extension FormStyle where Self == StandardStyle {
  public static var automatic: Self { Self() }
  public static var grouped: Self { Self() }
  public static var columns: Self { Self() }
}

public struct ButtonBorderShape: Sendable {
  public static let automatic = Self(), capsule = Self(), roundedRectangle = Self(), circle = Self()
  public static func roundedRectangle(radius: CGFloat) -> Self { Self() }
}

extension View {
  nonisolated public func buttonStyle(_ style: some ButtonStyle) -> some View { self }
  nonisolated public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View { self }
  nonisolated public func toggleStyle(_ style: some ToggleStyle) -> some View { self }
  nonisolated public func labelStyle(_ style: some LabelStyle) -> some View { self }
  nonisolated public func progressViewStyle(_ style: some ProgressViewStyle) -> some View { self }
  nonisolated public func groupBoxStyle(_ style: some GroupBoxStyle) -> some View { self }
  nonisolated public func textFieldStyle(_ style: some TextFieldStyle) -> some View { self }
  nonisolated public func pickerStyle(_ style: some PickerStyle) -> some View { self }
  nonisolated public func datePickerStyle(_ style: some DatePickerStyle) -> some View { self }
  nonisolated public func listStyle(_ style: some ListStyle) -> some View { self }
  nonisolated public func tabViewStyle(_ style: some TabViewStyle) -> some View { self }
  nonisolated public func navigationViewStyle(_ style: some NavigationViewStyle) -> some View { self }
  nonisolated public func menuStyle(_ style: some MenuStyle) -> some View { self }
  nonisolated public func formStyle(_ style: some FormStyle) -> some View { self }
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
}
