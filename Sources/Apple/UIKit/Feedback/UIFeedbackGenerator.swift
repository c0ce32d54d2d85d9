public import CoreGraphics
import Foundation

/// A generator that lets the user feel something: nothing here.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// A generator that does nothing.
  public override init() { super.init() }

  /// A generator for a view, that does nothing.
  public init(view: UIView) { super.init() }

  open func prepare() { UIKitUse.note("UIFeedbackGenerator.prepare()") }
}

/// A generator that lets the user feel a bump: nothing here.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of a bump.
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium, heavy
    /// Like something soft, or something rigid.
    case soft, rigid
  }

  /// A generator that does nothing.
  public convenience init(style: FeedbackStyle) { self.init() }

  /// A generator for a view, that does nothing.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init() }

  open func impactOccurred() { UIKitUse.note("UIImpactFeedbackGenerator.impactOccurred()") }
  open func impactOccurred(intensity: CGFloat) { UIKitUse.note("UIImpactFeedbackGenerator.impactOccurred(intensity:)") }
  open func impactOccurred(at location: CGPoint) { UIKitUse.note("UIImpactFeedbackGenerator.impactOccurred(at:)") }
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
    UIKitUse.note("UIImpactFeedbackGenerator.impactOccurred(intensity:at:)")
  }
}

/// A generator that lets the user feel an outcome: nothing here.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success = 0
    /// A warning, or an error.
    case warning, error
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {
    UIKitUse.note("UINotificationFeedbackGenerator.notificationOccurred(_:)")
  }
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    UIKitUse.note("UINotificationFeedbackGenerator.notificationOccurred(_:at:)")
  }
}

/// A generator that lets the user feel a choice: nothing here.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() { UIKitUse.note("UISelectionFeedbackGenerator.selectionChanged()") }
  open func selectionChanged(at location: CGPoint) {
    UIKitUse.note("UISelectionFeedbackGenerator.selectionChanged(at:)")
  }
}
