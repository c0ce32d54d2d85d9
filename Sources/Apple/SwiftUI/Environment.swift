public import Foundation
public import UIKit

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that views take from the views around them: those of a window that is left alone.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  public init() {}
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public var colorScheme: ColorScheme = .light
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  public var layoutDirection: LayoutDirection = .leftToRight
  public var horizontalSizeClass: UserInterfaceSizeClass?
  public var verticalSizeClass: UserInterfaceSizeClass?
  public var sizeCategory: ContentSizeCategory = .large
  public var dynamicTypeSize: DynamicTypeSize = .large
  public var locale: Locale = .current
  public var calendar: Calendar = .current
  public var timeZone: TimeZone = .current
  public var font: Font?
  public var lineLimit: Int?
  public var lineSpacing: CGFloat = 0
  public var multilineTextAlignment: TextAlignment = .leading
  public var minimumScaleFactor: CGFloat = 1
  public var isEnabled = true
  public var isFocused: Bool { false }
  public var isPresented: Bool { false }
  public var isSearching: Bool { false }
  public var displayScale: CGFloat = 2
  public var pixelLength: CGFloat { 1 / displayScale }
  public var scenePhase: ScenePhase = .active
  public var editMode: Binding<EditMode>?
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
  public var dismiss: DismissAction { DismissAction() }
  public var dismissSearch: DismissAction { DismissAction() }
  public var openURL: OpenURLAction = OpenURLAction()
  public var refresh: RefreshAction? { nil }
  public var redactionReasons: RedactionReasons = []
  public var controlSize: ControlSize = .regular
  public var defaultMinListRowHeight: CGFloat = 0
  public var undoManager: UndoManager? { nil }
  public var accessibilityReduceMotion: Bool { false }
  public var accessibilityReduceTransparency: Bool { false }
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityEnabled: Bool { false }
  public var accessibilityVoiceOverEnabled: Bool { false }
  public var legibilityWeight: LegibilityWeight?
  public var tint: Color?
}

public enum LegibilityWeight: Sendable { case regular, bold }

public enum EditMode: Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}

public struct PresentationMode {
  public var isPresented: Bool { false }
  public mutating func dismiss() {}
}

@preconcurrency @MainActor
public struct DismissAction {
  public func callAsFunction() {}
}

@preconcurrency @MainActor
public struct OpenURLAction {
  public struct Result: Sendable {
    public static let handled = Self(), discarded = Self(), systemAction = Self()
    public static func systemAction(_ url: URL) -> Self { Self() }
  }
  nonisolated init() {}
  nonisolated public init(handler: @escaping (URL) -> Result) {}
  public func callAsFunction(_ url: URL) {}
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) { completion(false) }
}

public struct RefreshAction: Sendable {
  public func callAsFunction() async {}
}

/// A value from the views around a view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let path: KeyPath<EnvironmentValues, Value>
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { path = keyPath }
  public var wrappedValue: Value { EnvironmentValues()[keyPath: path] }
}

public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

public struct Anchor<Value>: @unchecked Sendable {
  public struct Source: Sendable {}
}
extension Anchor.Source where Value == CGRect {
  public static var bounds: Self { Self() }
}
extension Anchor.Source where Value == CGPoint {
  public static var center: Self { Self() }
  public static var top: Self { Self() }
  public static var bottom: Self { Self() }
}

extension View {
  nonisolated public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value)
    -> some View
  { self }
  nonisolated public func environment<Object: AnyObject>(_ object: Object?) -> some View { self }
  nonisolated public func environmentObject(_ object: some ObservableObject) -> some View { self }
  nonisolated public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View { self }
  nonisolated public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
    self
  }
  nonisolated public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable { self }
  nonisolated public func anchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source, transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> some View { self }
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> Content
  ) -> some View { self }
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> Content
  ) -> some View { self }
}
