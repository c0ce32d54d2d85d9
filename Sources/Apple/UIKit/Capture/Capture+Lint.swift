import LayoutModel

/// The settings of live views that no frame depends on, but rules of lint do.
extension Capture {
  /// Sets what rules ask of a view, and the text style that its font is of.
  func setLint(of view: UIView, _ declared: inout View) {
    var settings = LintSettings()
    settings.clipsToBounds = view.clipsToBounds && !(view is UIScrollView)
    // Labels and image views take no touches unless they are asked to.
    let takesNoneByItself = view is UILabel || view is UIImageView && view.subviews.isEmpty
    settings.takesTouches = view.isUserInteractionEnabled || takesNoneByItself
    if let label = view.accessibilityLabel, !label.isEmpty { settings.accessibilityLabel = label }
    let font = (view as? UILabel)?.storedFont ?? (view as? UITextField)?.storedFont ?? (view as? UITextView)?.storedFont
    if let font { setFont(font, of: view, &settings, &declared) }
    if settings != LintSettings() { declared.lint = settings }
  }

  /// Sets whether a font is of an own size that grows. A font that code took by a text style keeps the style, even where its size is fixed.
  private func setFont(_ font: UIFont, of view: UIView, _ settings: inout LintSettings, _ declared: inout View) {
    let isAdjusted = (view as? any UIContentSizeCategoryAdjusting)?.adjustsFontForContentSizeCategory == true
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
