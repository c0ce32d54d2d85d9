import Testing

@testable import UIKit

/// Fields and text views: sizes, the places of what is in them, and editing.
@MainActor struct TextEditingTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  /// What is told of editing.
  private final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var events: [String] = []
    func textFieldDidBeginEditing(_ textField: UITextField) { events.append("begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { events.append("end") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { string != "x" }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      events.append("return")
      textField.resignFirstResponder()
      return true
    }
    func textViewDidChange(_ textView: UITextView) { events.append("change") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { events.append("scroll") }
  }

  @Test func rectanglesOfFields() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    #expect(field.textRect(forBounds: field.bounds) == field.bounds)
    field.borderStyle = .roundedRect
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 0, width: 186, height: 34))
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(field.textRect(forBounds: field.bounds).minX == 7)
    field.leftViewMode = .always
    #expect(field.leftViewRect(forBounds: field.bounds) == CGRect(x: 0, y: 7, width: 30, height: 20))
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 37, y: 0, width: 156, height: 34))
    field.layoutIfNeeded()
    #expect(field.leftView?.superview === field)
    field.semanticContentAttribute = .forceRightToLeft
    #expect(field.leftViewRect(forBounds: field.bounds).minX == 170)
    field.leftViewMode = .never
    field.setNeedsLayout()
    field.layoutIfNeeded()
    #expect(field.leftView?.superview == nil)
  }

  @Test func sizesOfFields() {
    let field = UITextField()
    field.placeholder = "Name"
    let width = field.intrinsicContentSize.width
    field.text = "A much longer name"
    #expect(field.intrinsicContentSize.width > width)
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height == 34)
  }

  @Test func editingOfFields() {
    let (field, delegate) = (UITextField(), Delegate())
    window.addSubview(field)
    field.delegate = delegate
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    #expect(field.becomeFirstResponder())
    #expect(field.isEditing)
    field.type("axb")
    #expect(field.text == "ab")
    #expect(changes == 2)
    field.deleteBackward()
    #expect(field.text == "a")
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
    field.insertText("z")
    #expect(field.text == "za")
    field.type("\n")
    #expect(!field.isFirstResponder)
    #expect(delegate.events == ["begin", "return", "end"])
    #expect(!window.endEditing(true))
  }

  @Test func oneFieldAtATime() {
    let (first, second) = (UITextField(), UITextField())
    window.addSubview(first)
    window.addSubview(second)
    first.becomeFirstResponder()
    second.becomeFirstResponder()
    #expect(!first.isEditing && second.isEditing)
    #expect(window.endEditing(true))
    #expect(!second.isEditing)
  }

  @Test func textViewsGrow() {
    let view = UITextView()
    view.font = .systemFont(ofSize: 17)
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    view.isScrollEnabled = false
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 200).isActive = true
    window.layoutIfNeeded()
    let empty = view.frame.height
    #expect(abs(empty - 36.33) < 0.4)
    view.type("A text that is too long for one line of this view")
    window.layoutIfNeeded()
    #expect(view.frame.height > empty + 20)
    #expect(view.frame.height == view.sizeThatFits(CGSize(width: 200, height: 0)).height)
    let height = view.frame.height
    view.textContainerInset = UIEdgeInsets(top: 18, left: 0, bottom: 18, right: 0)
    window.layoutIfNeeded()
    #expect(abs(view.frame.height - height - 20) < 0.01)
  }

  @Test func textViewsScroll() {
    let (view, delegate) = (UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 60)), Delegate())
    view.delegate = delegate
    view.text = Array(repeating: "words", count: 60).joined(separator: " ")
    #expect(view.contentSize.width == 100)
    #expect(view.contentSize.height > 100)
    view.scrollRangeToVisible(NSRange(location: view.text.utf16.count, length: 0))
    #expect(view.contentOffset.y > 0)
    #expect(delegate.events == ["scroll"])
    let scrollView: UIScrollView = view
    #expect(scrollView.delegate === delegate)
  }

  @Test func words() throws {
    let view = UITextView()
    view.text = "some words here"
    let place = try #require(view.position(from: view.beginningOfDocument, offset: 7))
    let range = try #require(
      view.tokenizer.rangeEnclosingPosition(place, with: .word, inDirection: .storage(.forward)))
    #expect(view.text(in: range) == "words")
  }
}
