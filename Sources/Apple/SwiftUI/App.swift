/// A scene of an app of SwiftUI's.
@preconcurrency @MainActor
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}
extension Never: Scene {}
/// A scene of SwiftUI's own, which has no body.
@preconcurrency @MainActor
public protocol PrimitiveScene: Scene where Body == Never {}
extension PrimitiveScene {
  public var body: Never { nothingIsShown() }
}
public struct EmptyScene: PrimitiveScene {
  nonisolated public init() {}
}
@resultBuilder
public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock(_ first: some Scene, _ second: some Scene) -> some Scene { EmptyScene() }
}
public struct WindowGroup<Content: View>: PrimitiveScene {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {}
}
public struct Settings<Content: View>: PrimitiveScene {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}
extension Scene {
  nonisolated public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void)
    -> some Scene
  { self }
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some Scene { self }
  nonisolated public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value)
    -> some Scene
  { self }
  nonisolated public func environmentObject(_ object: some ObservableObject) -> some Scene { self }
}

/// An app of SwiftUI's, which shows nothing.
@preconcurrency @MainActor
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}
extension App {
  public static func main() {}
}
