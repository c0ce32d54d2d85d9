public import Foundation

public struct ButtonRole: Equatable, Sendable {
  public static let destructive = Self(), cancel = Self()
}
public struct Button<Label: View>: PrimitiveView {
  nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
  nonisolated public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
  }
}
extension Button where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {}
  @_disfavoredOverload nonisolated public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {}
  nonisolated public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {}
  @_disfavoredOverload
  nonisolated public init(_ title: some StringProtocol, role: ButtonRole?, action: @escaping @MainActor () -> Void) {}
}
extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {}
}
extension Button where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {}
  @_disfavoredOverload
  nonisolated public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {}
}
public struct EditButton: PrimitiveView {
  nonisolated public init() {}
}

public struct Label<Title, Icon> {
  nonisolated init() {}
}
extension Label: View, PrimitiveView where Title: View, Icon: View {
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) { self.init() }
}
extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String) { self.init() }
  @_disfavoredOverload nonisolated public init(_ title: some StringProtocol, systemImage: String) { self.init() }
  nonisolated public init(_ titleKey: LocalizedStringKey, image: String) { self.init() }
  @_disfavoredOverload nonisolated public init(_ title: some StringProtocol, image: String) { self.init() }
}
public struct LabeledContent<Label: View, Content: View>: PrimitiveView {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {}
  nonisolated public init(_ titleKey: LocalizedStringKey, value: some StringProtocol)
  where Label == Text, Content == Text {}
}

public struct Toggle<Label: View>: PrimitiveView {
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
}
extension Toggle where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {}
  @_disfavoredOverload nonisolated public init(_ title: some StringProtocol, isOn: Binding<Bool>) {}
}
public struct TextField<Label: View>: PrimitiveView {
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
}
extension TextField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}
  @_disfavoredOverload nonisolated public init(_ title: some StringProtocol, text: Binding<String>) {}
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {}
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {}
  @_disfavoredOverload nonisolated public init(_ title: some StringProtocol, text: Binding<String>, axis: Axis) {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {}
  @_disfavoredOverload
  nonisolated public init(
    _ title: some StringProtocol, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {}
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {}
  nonisolated public init<Value>(_ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter) {}
  nonisolated public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format
  ) where Format.FormatOutput == String {}
}
public struct SecureField<Label: View>: PrimitiveView {
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
}
extension SecureField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}
  @_disfavoredOverload nonisolated public init(_ title: some StringProtocol, text: Binding<String>) {}
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {}
}
public struct TextEditor: PrimitiveView {
  nonisolated public init(text: Binding<String>) {}
}
public struct Slider<Label: View, ValueLabel: View>: PrimitiveView {
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Label == EmptyView, ValueLabel == EmptyView {}
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Label == EmptyView, ValueLabel == EmptyView {}
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}
}
public struct Stepper<Label: View>: PrimitiveView {
  nonisolated public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label
  ) {}
  nonisolated public init(onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, @ViewBuilder label: () -> Label) {}
}
extension Stepper where Label == Text {
  nonisolated public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1
  ) {}
  nonisolated public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1
  ) {}
  @_disfavoredOverload
  nonisolated public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1
  ) {}
}
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
  nonisolated public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {}
}
extension Picker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {}
  @_disfavoredOverload
  nonisolated public init(
    _ title: some StringProtocol, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {}
}
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = Self(rawValue: 96), date = Self(rawValue: 30)
}
public struct DatePicker<Label: View>: PrimitiveView {
  nonisolated public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {}
}
extension DatePicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {}
  @_disfavoredOverload
  nonisolated public init(
    _ title: some StringProtocol, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {}
}
public struct ColorPicker<Label: View>: PrimitiveView {
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true)
  where Label == Text {}
}
public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
  nonisolated public init() where Label == EmptyView, CurrentValueLabel == EmptyView {}
  nonisolated public init(@ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView {}
  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text, CurrentValueLabel == EmptyView {}
  @_disfavoredOverload nonisolated public init(_ title: some StringProtocol)
  where Label == Text, CurrentValueLabel == EmptyView {}
  nonisolated public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView {}
  nonisolated public init<Value: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: Value?, total: Value = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView {}
}
public struct Gauge<Label: View>: PrimitiveView {
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) {}
}
public struct Link<Label: View>: PrimitiveView {
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {}
}
extension Link where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {}
  @_disfavoredOverload nonisolated public init(_ title: some StringProtocol, destination: URL) {}
}
public struct Menu<Label: View, Content: View>: PrimitiveView {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}
extension Menu where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload nonisolated public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {}
}
public struct ShareLink<Label: View>: PrimitiveView {
  nonisolated public init(item: URL) where Label == EmptyView {}
  nonisolated public init(item: String) where Label == EmptyView {}
  nonisolated public init(item: URL, @ViewBuilder label: () -> Label) {}
  nonisolated public init(item: String, @ViewBuilder label: () -> Label) {}
}
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: PrimitiveView {
  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {}
  nonisolated public init(_ title: LocalizedStringKey, systemImage: String, description: Text? = nil)
  where Label == Text, Description == Text, Actions == EmptyView {}
}

/// Buttons and words of an alert of SwiftUI's older kind.
public struct Alert {
  public struct Button {
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Self { Self() }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Self { Self() }
    public static func cancel(_ action: (() -> Void)? = {}) -> Self { Self() }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Self { Self() }
  }
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}
public struct ActionSheet {
  public typealias Button = Alert.Button
  public init(title: Text, message: Text? = nil, buttons: [Button] = []) {}
}
