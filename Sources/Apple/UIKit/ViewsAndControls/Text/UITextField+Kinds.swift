extension UITextField {
  /// The border of a field.
  public enum BorderStyle: Int, Sendable {
    case none = 0, line, bezel, roundedRect
  }

  /// The time at which a view in a field shows.
  public enum ViewMode: Int, Sendable {
    case never = 0, whileEditing, unlessEditing, always
  }

  /// The reason for which editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    case committed = 0
    /// It was given up.
    case cancelled
  }

  /// Told after editing began.
  public nonisolated class var textDidBeginEditingNotification: Notification.Name {
    .init("UITextFieldTextDidBeginEditingNotification")
  }
  /// Told after editing ended.
  public nonisolated class var textDidEndEditingNotification: Notification.Name {
    .init("UITextFieldTextDidEndEditingNotification")
  }
  /// Told after the text changed.
  public nonisolated class var textDidChangeNotification: Notification.Name {
    .init("UITextFieldTextDidChangeNotification")
  }
  /// The key of the reason for which editing ended.
  public nonisolated class var didEndEditingReasonUserInfoKey: String { "UITextFieldDidEndEditingReasonKey" }
}
