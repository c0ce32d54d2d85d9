public import Foundation
public import UIKit

/// A view controller whose view has a view of SwiftUI's: a box whose size isn't known.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content
  open var sizingOptions: UIHostingControllerSizingOptions = []
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }
  public required init?(coder aDecoder: NSCoder) { return nil }
  open override func loadView() {
    view = _UIHostingView()
  }
  open func sizeThatFits(in size: CGSize) -> CGSize { .zero }
}

/// The view of a hosting controller, whose content would give it a size.
final class _UIHostingView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    unmeasuredContent = "UIHostingController"
  }
  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { .zero }
}

public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let preferredContentSize = Self(rawValue: 1), intrinsicContentSize = Self(rawValue: 2)
}

/// A content of a cell of a list that is a view of SwiftUI's.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  nonisolated public init(@ViewBuilder content: () -> Content) where Background == EmptyView {}
  nonisolated public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
  nonisolated public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self { self }
  nonisolated public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }
  nonisolated public func background(_ style: some ShapeStyle) -> UIHostingConfiguration<Content, EmptyView> {
    UIHostingConfiguration<Content, EmptyView>()
  }
  nonisolated public func background<Ground: View>(
    @ViewBuilder content: () -> Ground
  ) -> UIHostingConfiguration<Content, Ground> { UIHostingConfiguration<Content, Ground>() }
  nonisolated init() {}
  public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

final class HostingContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration
  init(_ configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    unmeasuredContent = "UIHostingConfiguration"
  }
  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { .zero }
}

/// The surroundings in which a representable is made, with standard values.
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public var transaction: Transaction { Transaction() }
  public var environment: EnvironmentValues { EnvironmentValues() }
}
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public var transaction: Transaction { Transaction() }
  public var environment: EnvironmentValues { EnvironmentValues() }
}

/// A view of UIKit's in a screen of SwiftUI's.
@preconcurrency @MainActor
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}
extension UIViewRepresentable {
  public var body: Never { nothingIsShown() }
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
}
extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// A view controller of UIKit's in a screen of SwiftUI's.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
}
extension UIViewControllerRepresentable {
  public var body: Never { nothingIsShown() }
  public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
}
extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}
