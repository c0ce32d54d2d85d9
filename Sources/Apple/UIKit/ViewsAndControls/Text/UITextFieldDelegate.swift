/// An object that decides about a field's editing.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Asked before editing begins.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Told after editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Asked before editing ends.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Told after editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Told after editing ended, and why.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Asked before the text changes.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Told after text or selection changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Asked before it is emptied.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Asked when the return key was pressed.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Asked for the menu of a range.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Tells it without the reason.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}
