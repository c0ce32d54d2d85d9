public import CoreGraphics
public import Foundation

/// Touches that mean something: there are none here.
@preconcurrency @MainActor
public protocol Gesture<Value> {
  associatedtype Value
}
/// A gesture that is made of another.
public struct DerivedGesture<Value>: Gesture {
  nonisolated init() {}
}

public struct TapGesture: Gesture {
  public typealias Value = Void
  nonisolated public init(count: Int = 1) {}
}
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}
public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize
    public var velocity: CGSize
    public var predictedEndLocation: CGPoint
    public var predictedEndTranslation: CGSize
  }
  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {}
}
public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}
public struct RotationGesture: Gesture {
  public typealias Value = Angle
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

extension Gesture {
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    DerivedGesture<Value>()
  }
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    DerivedGesture<Value>()
  }
  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> { DerivedGesture<Value>() }
  nonisolated public func simultaneously(with other: some Gesture) -> some Gesture<Void> { DerivedGesture<Void>() }
  nonisolated public func sequenced(before other: some Gesture) -> some Gesture<Void> { DerivedGesture<Void>() }
  nonisolated public func exclusively(before other: some Gesture) -> some Gesture<Void> { DerivedGesture<Void>() }
}

public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: Self = [], gesture = Self(rawValue: 1), subviews = Self(rawValue: 2), all = Self(rawValue: 3)
}

extension View {
  nonisolated public func gesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View { self }
  nonisolated public func simultaneousGesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View
  { self }
  nonisolated public func highPriorityGesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View
  { self }
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    self
  }
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }
}
