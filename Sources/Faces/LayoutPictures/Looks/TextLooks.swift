import LayoutModel
import ViewKinds

/// Labels, text fields and text views.
enum TextLooks {
  static let label: LookTable.Row = { context in
    var look = Look()
    guard let text = context.view.content.text, !text.isEmpty else { return look }
    let color = context.textColor(.system("label"))
    var mark = TextMark(
      text: context.shown(text), font: context.font(17), color: context.view.isEnabled ? color : color.opacity(0.4),
      alignment: context.alignment(), numberOfLines: context.view.content.numberOfLines,
      mode: context.appearance.lineBreakMode)
    mark.takeMeasuredWidth(context.measuredWidth)
    mark.isJustified = context.appearance.textAlignment == .justified
    look.marks.append(.text(mark))
    return look
  }

  static let textField: LookTable.Row = { context in
    let content = context.view.content
    var look = Look()
    look.clips = true
    var inset = 0.0
    switch content.borderStyle {
    case .none: break
    case .roundedRect:
      inset = 7
      look.background = context.background ?? .system("systemBackground")
      look.border = Shade(context.era == .gloss ? "8e8e93" : "cdcdcd", dark: "48484a")
      (look.borderWidth, look.cornerRadius) = (context.era == .gloss ? 1 : 0.5, context.era == .gloss ? 8 : 5)
    case .line:
      inset = 2
      (look.border, look.borderWidth) = (.system("label"), 1)
    case .bezel:
      inset = 7
      look.background = context.background ?? .system("systemBackground")
      (look.border, look.borderWidth) = (.system("systemGray2"), 2)
    }
    let text = content.text.flatMap { $0.isEmpty ? nil : $0 }
    guard let shown = text ?? content.placeholder, !shown.isEmpty else { return look }
    let isDots = text != nil && context.appearance.isSecureTextEntry
    look.marks.append(
      .text(
        TextMark(
          text: isDots ? String(repeating: "•", count: min(shown.count, 200)) : context.shown(shown),
          font: context.font(17),
          color: text == nil ? .system("placeholderText") : context.textColor(.system("label")),
          area: Area.all.inset(x: inset), alignment: context.alignment())))
    return look
  }

  static let textView: LookTable.Row = { context in
    var look = Look()
    look.clips = true
    look.background = context.background ?? .system("systemBackground")
    guard let text = context.view.content.text, !text.isEmpty else { return look }
    var mark = TextMark(
      text: context.shown(text), font: context.font(12), color: context.textColor(.system("label")),
      area: Area.all.inset(x: 5, y: 8), alignment: context.alignment(), vertical: .left, numberOfLines: 0)
    mark.isJustified = context.appearance.textAlignment == .justified
    look.marks.append(.text(mark))
    return look
  }
}

extension LookContext {
  /// The width that Interface Builder measured the view's text with, in points; 0 where it didn't.
  var measuredWidth: Double { view.isSizedAsDrawn ? view.intrinsicContentSize.width ?? 0 : 0 }
}

extension TextMark {
  /// Takes a width that the text was measured with, if it is one line that may well be so wide.
  mutating func takeMeasuredWidth(_ width: Double) {
    guard width > 0, numberOfLines == 1 else { return }
    let needed = ShownText(text, font: font, width: 10_000, numberOfLines: 1).lines.first?.width ?? 0
    let isKnownFont = font.name == nil || font.face != nil
    if needed <= width * (1 + (isKnownFont ? Self.shareOfDoubt : Self.shareOfUnknownFonts)) { measuredWidth = width }
  }

  /// The parts by which widths of one font differ between systems, and those of different fonts.
  private static let (shareOfDoubt, shareOfUnknownFonts) = (0.03, 0.25)
}
