/// The use of an item in a text.
public enum UITextItemInteraction: Int, Sendable {
  /// The work that is done.
  case invokeDefaultAction = 0, presentActions, preview
}

/// An item in a text: a link, an attachment, or a tagged range.
@preconcurrency @MainActor
open class UITextItem: NSObject {
  /// The kind of an item.
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    case tag(String)
  }

  /// The menu of an item.
  public struct MenuConfiguration {
    public let menu: UIMenu
    /// A menu of an item.
    public init(menu: UIMenu) { self.menu = menu }
  }

  public let range: NSRange
  public let content: Content

  init(range: NSRange, content: Content) { (self.range, self.content) = (range, content) }
}

/// An object that decides about a text view's editing.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Asked before editing begins.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Asked before editing ends.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Told after editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Told after editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Asked before the text changes.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Told after the text changed.
  func textViewDidChange(_ textView: UITextView)
  /// Told after the selection changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Asked for the menu of a range.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Asked what an item does when it is tapped.
  func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
  /// Asked for the menu of an item.
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
  /// Asked before something is done with a link.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Asked before something is done with an attachment.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Asked before a link is opened.
  func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { defaultAction }
  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? { nil }
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
    true
  }
}
