// What Apple's module brings with it.
@_exported public import Combine
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import UIKit

/// A part of a screen of SwiftUI's. Such screens compile and aren't shown: no body is asked for, no closure of a content is called,
/// and what changes a view leaves it as it is.
@preconcurrency @MainActor
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { nothingIsShown() }
}

/// A view of SwiftUI's own, which has no body.
@preconcurrency @MainActor
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { nothingIsShown() }
}

/// Ends the program: code asks for what only a shown view has.
func nothingIsShown() -> Never { preconditionFailure("views of SwiftUI aren't shown") }

extension Optional: View where Wrapped: View {
  public var body: Never { nothingIsShown() }
}

/// The views of a closure, one upon or beside another.
@resultBuilder
public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    TupleView((repeat each content))
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    .init()
  }
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    .init()
  }
  public static func buildLimitedAvailability(_ content: some View) -> AnyView { AnyView(content) }
}

public struct EmptyView: PrimitiveView {
  nonisolated public init() {}
}

public struct AnyView: PrimitiveView {
  nonisolated public init(_ view: some View) {}
  nonisolated public init(erasing view: some View) {}
}

public struct TupleView<Views>: PrimitiveView {
  nonisolated public init(_ value: Views) {}
}

public struct _ConditionalContent<TrueContent, FalseContent> {
  nonisolated init() {}
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {}

/// Views that are changed together.
public struct Group<Content> {
  nonisolated init() {}
}

extension Group: View, PrimitiveView where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init() }
}

/// A view for each of some values.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
}

extension ForEach: View, PrimitiveView where Content: View {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
  }
  nonisolated public init<Values: RandomAccessCollection>(
    _ data: Binding<Values>, id: KeyPath<Values.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Values.Element>) -> Content
  ) where Data == [Values.Element] {
    self.data = Array(data.wrappedValue)
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) { self.data = data }
  nonisolated public init<Values: RandomAccessCollection>(
    _ data: Binding<Values>, @ViewBuilder content: @escaping (Binding<Values.Element>) -> Content
  ) where Data == [Values.Element] {
    self.data = Array(data.wrappedValue)
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) { self.data = data }
}

/// Rows of a list that can be moved and removed.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { self }
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { self }
  nonisolated public func onInsert(
    of types: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { self }
}

/// A change of a view that has a name.
@preconcurrency @MainActor
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder func body(content: Content) -> Body
}

public struct _ViewModifier_Content<Modifier>: PrimitiveView {}

public struct EmptyModifier: ViewModifier {
  nonisolated public init() {}
  public func body(content: Content) -> some View { content }
}

public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  nonisolated public init(content: Content, modifier: Modifier) { (self.content, self.modifier) = (content, modifier) }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {}

extension View {
  nonisolated public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view that is compared before it is made anew.
public struct EquatableView<Content: View>: PrimitiveView {
  nonisolated public init(content: Content) {}
}

/// A view that Xcode's canvas shows.
@preconcurrency @MainActor
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}
