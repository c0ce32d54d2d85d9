import UIKit

extension RunningApp {
  /// Brings a place onto the screen, and lays out.
  func show(_ change: () -> Void) {
    change()
    window.layoutIfNeeded()
  }

  /// Taps a view, once a scroll view around it shows it.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - point: The point in the view; its middle if `nil`.
  ///   - count: The number of taps.
  func tap(_ view: UIView, at point: CGPoint?, count: Int = 1) {
    if let scroll = view.scrollAround {
      show { scroll.scrollRectToVisible(view.convert(view.bounds, to: scroll), animated: false) }
    }
    let point = point.map { view.convert($0, to: nil as UIView?) } ?? view.middle
    tap(at: point, count: count)
  }

  /// Types a sample into a field, and taps the return key.
  func fill(_ field: UIView) {
    tap(field, at: nil)
    if !field.isFirstResponder { field.becomeFirstResponder() }
    guard field.isFirstResponder else { return }
    type((field as? any UITextInputTraits)?.sampleText ?? "")
    // In a text of several lines the key begins a line.
    if field is UITextField { pressReturn() }
  }
}

extension UIView {
  /// The middle, in the window.
  var middle: CGPoint { convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil as UIView?) }

  /// The scroll view that shows the view's middle only once it scrolls; `nil` where the middle shows, or nothing scrolls.
  var scrollAround: UIScrollView? {
    let around = sequence(first: superview) { $0?.superview }.lazy.compactMap { $0 as? UIScrollView }.first
    guard let scroll = around, scroll.isScrollEnabled else { return nil }
    let point = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: scroll)
    return scroll.bounds.contains(point) ? nil : scroll
  }
}

extension UITextField {
  /// True if what is typed is searched for.
  var isOfSearch: Bool {
    sequence(first: self as UIView, next: \.superview).contains { $0 is UISearchBar || $0 is UISearchTextField }
  }
}

extension UITextInputTraits {
  /// The text that a user may type, by the meaning of the text and the keys that are asked for.
  @MainActor var sampleText: String {
    if isSecureTextEntry { return "Secret-123" }
    return switch keyboardType {
    case .emailAddress: "ann@example.com"
    case .numberPad, .decimalPad, .phonePad, .numbersAndPunctuation, .asciiCapableNumberPad: "42"
    case .URL: "example.com"
    default: textContentType == .emailAddress ? "ann@example.com" : "Sample"
    }
  }
}

extension CGPoint {
  /// The point where a finger ends that swipes in a direction.
  func moved(to direction: UISwipeGestureRecognizer.Direction) -> CGPoint {
    let length: CGFloat = 120
    if direction.contains(.left) { return CGPoint(x: x - length, y: y) }
    if direction.contains(.up) { return CGPoint(x: x, y: y - length) }
    if direction.contains(.down) { return CGPoint(x: x, y: y + length) }
    return CGPoint(x: x + length, y: y)
  }
}
