/// Live views by the names that a captured scene gives them.
extension UIView {
  /// Returns the view of a hierarchy that has a name.
  ///
  /// - Parameter name: The view's property, as a captured scene names it; where no view has the name, an accessibility identifier, or the
  ///   text of a view.
  /// - Returns: The view; `nil` if there is none.
  package func view(capturedAs name: String) -> UIView? {
    let names = ViewNames(of: self)
    var found: (named: UIView?, identified: UIView?, showing: UIView?)
    forEachInTree { view in
      if found.named == nil, names.name(of: view) == name { found.named = view }
      if found.identified == nil, view.accessibilityIdentifier == name { found.identified = view }
      let text = (view as? UIButton)?.currentTitle ?? (view as? UILabel)?.text ?? (view as? UITextField)?.placeholder
      if found.showing == nil, text == name { found.showing = view }
    }
    return found.named ?? found.identified ?? found.showing
  }
}
