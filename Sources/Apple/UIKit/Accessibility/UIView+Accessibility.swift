extension UIView: UIAccessibilityIdentification {}
