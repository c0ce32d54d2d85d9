import LayoutModel

/// The settings of live views that no frame depends on, but rules of lint do.
extension Capture {
  /// Sets what rules ask of a view, and the text style that its font is of.
  func setLint(of view: UIView, _ declared: inout View) {
    var settings = LintSettings()
    settings.clipsToBounds = view.clipsToBounds && !(view is UIScrollView)
    if let label = view.accessibilityLabel, !label.isEmpty { settings.accessibilityLabel = label }
    switch view {
    case let label as UILabel:
      setFont(label.storedFont, isAdjusted: label.adjustsFontForContentSizeCategory, &settings, &declared, in: view)
      settings.adjustsFontSizeToFitWidth = label.adjustsFontSizeToFitWidth
      settings.minimumScaleFactor = Double(label.minimumScaleFactor)
    case let field as UITextField:
      setFont(field.storedFont, isAdjusted: field.adjustsFontForContentSizeCategory, &settings, &declared, in: view)
      settings.adjustsFontSizeToFitWidth = field.adjustsFontSizeToFitWidth
      settings.minimumFontSize = Double(field.minimumFontSize)
    case let text as UITextView:
      setFont(text.storedFont, isAdjusted: text.adjustsFontForContentSizeCategory, &settings, &declared, in: view)
    default: break
    }
    if settings != LintSettings() { declared.lint = settings }
  }

  /// Sets whether a font follows the user's text size. A font that code took by a text style keeps the style, even where its size is fixed.
  private func setFont(
    _ font: UIFont?, isAdjusted: Bool, _ settings: inout LintSettings, _ declared: inout View, in view: UIView
  ) {
    settings.adjustsFontForContentSizeCategory = isAdjusted
    guard let font else { return }
    if isAdjusted, font.shape.scaling != nil { settings.usesFontMetrics = true }
    if let style = font.shape.textStyle, font.shape == FontShape(style: style, view.traitCollection),
      declared.content.attributedText.isEmpty
    {
      declared.content.font = .textStyle(style.style)
    } else if !isAdjusted {
      font.shape.noteSize()
    }
  }
}
