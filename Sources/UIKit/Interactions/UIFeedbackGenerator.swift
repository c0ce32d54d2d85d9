/// What the user feels: nothing here.
@preconcurrency @MainActor
open class UIFeedbackGenerator: HeldInteraction {
  /// Makes ready.
  open func prepare() {}
}

/// What the user feels when something hits something.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength.
  public enum FeedbackStyle: Int, Sendable {
    /// The strength.
    case light = 0, medium, heavy, soft, rigid
  }

  /// A hit of a strength.
  public init(style: FeedbackStyle) { super.init() }
  /// A hit.
  public override init() { super.init() }
  /// A hit of a strength on a view.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }

  /// Hits.
  open func impactOccurred() {}
  /// Hits with a part of the strength.
  open func impactOccurred(intensity: CGFloat) {}
  /// Hits at a place.
  open func impactOccurred(at location: CGPoint) {}
}

/// What the user feels when something ended.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it ended.
  public enum FeedbackType: Int, Sendable {
    /// How it ended.
    case success = 0, warning, error
  }

  /// Tells how it ended.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// What the user feels when a choice changes.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Tells that it changed.
  open func selectionChanged() {}
}
