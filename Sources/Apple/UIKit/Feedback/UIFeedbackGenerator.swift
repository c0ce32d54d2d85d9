public import CoreGraphics
import Foundation

/// A generator that lets the user feel something: nothing here.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// A generator that does nothing.
  public override init() { super.init() }

  /// A generator for a view, that does nothing.
  public init(view: UIView) { super.init() }

  /// Does nothing.
  open func prepare() { UIKitUse.note("UIFeedbackGenerator.prepare()") }
}

/// A generator that lets the user feel a bump: nothing here.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of a bump.
  public enum FeedbackStyle: Int, Sendable {
    /// Light.
    case light = 0
    /// Stronger than light.
    case medium, heavy
    /// Like something soft, or something rigid.
    case soft, rigid
  }

  /// A generator that does nothing.
  public convenience init(style: FeedbackStyle) { self.init() }

  /// A generator for a view, that does nothing.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init() }

  /// Does nothing.
  open func impactOccurred() { UIKitUse.note("UIImpactFeedbackGenerator.impactOccurred()") }
  /// Does nothing.
  open func impactOccurred(intensity: CGFloat) { UIKitUse.note("UIImpactFeedbackGenerator.impactOccurred(intensity:)") }
  /// Does nothing.
  open func impactOccurred(at location: CGPoint) { UIKitUse.note("UIImpactFeedbackGenerator.impactOccurred(at:)") }
  /// Does nothing.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
    UIKitUse.note("UIImpactFeedbackGenerator.impactOccurred(intensity:at:)")
  }
}

/// A generator that lets the user feel an outcome: nothing here.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// An outcome.
  public enum FeedbackType: Int, Sendable {
    /// Success.
    case success = 0
    /// A warning, or an error.
    case warning, error
  }

  /// Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    UIKitUse.note("UINotificationFeedbackGenerator.notificationOccurred(_:)")
  }
  /// Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    UIKitUse.note("UINotificationFeedbackGenerator.notificationOccurred(_:at:)")
  }
}

/// A generator that lets the user feel a choice: nothing here.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  open func selectionChanged() { UIKitUse.note("UISelectionFeedbackGenerator.selectionChanged()") }
  /// Does nothing.
  open func selectionChanged(at location: CGPoint) {
    UIKitUse.note("UISelectionFeedbackGenerator.selectionChanged(at:)")
  }
}
