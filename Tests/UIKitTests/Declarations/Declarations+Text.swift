// Written by tools/check declarations.
// swift-format-ignore-file
import UIKit

@MainActor private func useTypes() {
  _ = NSAttributedString.self
  _ = NSAttributedString.Key.self
  _ = NSLayoutManager.self
  _ = NSLineBreakMode.self
  _ = NSMutableAttributedString.self
  _ = NSMutableParagraphStyle.self
  _ = NSParagraphStyle.self
  _ = NSShadow.self
  _ = NSStringDrawingOptions.self
  _ = NSTextAlignment.self
  _ = NSTextAttachment.self
  _ = NSTextContainer.self
  _ = NSTextStorage.self
  _ = NSUnderlineStyle.self
  _ = NSWritingDirection.self
  _ = UIDataDetectorTypes.self
  _ = UIFindInteraction.self
  _ = UIFont.self
  _ = UIFont.TextStyle.self
  _ = UIFont.Weight.self
  _ = UIFontDescriptor.self
  _ = UIFontDescriptor.SymbolicTraits.self
  _ = UIFontDescriptor.TraitKey.self
  _ = UIFontMetrics.self
  _ = UIKeyboardAppearance.self
  _ = UIKeyboardType.self
  _ = UILabel.self
  _ = UIReturnKeyType.self
  _ = UITextAutocapitalizationType.self
  _ = UITextAutocorrectionType.self
  _ = UITextContentType.self
  _ = UITextDirection.self
  _ = UITextField.self
  _ = UITextField.BorderStyle.self
  _ = (any UITextFieldDelegate).self
  _ = (any UITextInput).self
  _ = UITextInteraction.self
  _ = UITextItemInteraction.self
  _ = UITextLayoutDirection.self
  _ = UITextPosition.self
  _ = UITextRange.self
  _ = UITextSearchFoundTextStyle.self
  _ = UITextSearchOptions.self
  _ = UITextView.self
  _ = (any UITextViewDelegate).self
}

@MainActor private func useNSAttributedString(_ object: inout NSAttributedString) {
  _ = NSAttributedString.DocumentReadingOptionKey.self
  _ = NSAttributedString.DocumentType.self
  _ = unsafe object.attribute(anything(), at: anything(), effectiveRange: anything())
  _ = object.attributedSubstring(from: anything())
  _ = object.boundingRect(with: anything(), options: anything(), context: anything())
  object.draw(with: anything(), options: anything(), context: anything())
  _ = unsafe object.enumerateAttribute(anything(), in: anything(), options: anything(), using: anything())
  _ = NSAttributedString()
  _ = NSAttributedString(attachment: anything())
  _ = NSAttributedString(attributedString: anything())
  _ = NSAttributedString(string: anything())
  _ = NSAttributedString(string: anything(), attributes: anything())
  _ = object.length
  _ = object.string
}

@MainActor private func useNSAttributedStringKey() {
  _ = NSAttributedString.Key.attachment
  _ = NSAttributedString.Key.backgroundColor
  _ = NSAttributedString.Key.font
  _ = NSAttributedString.Key.foregroundColor
  _ = NSAttributedString.Key(anything())
  _ = NSAttributedString.Key.kern
  _ = NSAttributedString.Key.link
  _ = NSAttributedString.Key.paragraphStyle
  _ = NSAttributedString.Key.shadow
  _ = NSAttributedString.Key.underlineStyle
}

@MainActor private func useNSLayoutManager(_ object: inout NSLayoutManager) {
  object.addTextContainer(anything())
  _ = object.boundingRect(forGlyphRange: anything(), in: anything())
  _ = object.characterIndexForGlyph(at: anything())
  object.drawGlyphs(forGlyphRange: anything(), at: anything())
  _ = NSLayoutManager()
  _ = unsafe object.showCGGlyphs(anything(), positions: anything(), count: anything(), font: anything(), matrix: anything(), attributes: anything(), in: anything())
}

@MainActor private func useNSLineBreakMode() {
  _ = NSLineBreakMode.byTruncatingMiddle
  _ = NSLineBreakMode.byTruncatingTail
  _ = NSLineBreakMode.byWordWrapping
}

@MainActor private func useNSMutableAttributedString(_ object: inout NSMutableAttributedString) {
  object.addAttribute(anything(), value: anything(), range: anything())
  object.addAttributes(anything(), range: anything())
  object.append(anything())
  object.beginEditing()
  object.deleteCharacters(in: anything())
  object.endEditing()
  _ = NSMutableAttributedString()
  _ = NSMutableAttributedString(attachment: anything())
  _ = NSMutableAttributedString(attributedString: anything())
  _ = NSMutableAttributedString(string: anything())
  _ = NSMutableAttributedString(string: anything(), attributes: anything())
  object.insert(anything(), at: anything())
  _ = object.mutableString
  object.removeAttribute(anything(), range: anything())
  object.replaceCharacters(in: anything(), with: anything() as String)
  object.setAttributedString(anything())
  object.setAttributes(anything(), range: anything())
}

@MainActor private func useNSMutableParagraphStyle(_ object: inout NSMutableParagraphStyle) {
  _ = object.alignment
  _ = NSMutableParagraphStyle()
  _ = object.lineBreakMode
  _ = object.lineHeightMultiple
  _ = object.lineSpacing
  _ = object.minimumLineHeight
}

@MainActor private func useNSParagraphStyle() {
  _ = NSParagraphStyle.default
}

@MainActor private func useNSShadow(_ object: inout NSShadow) {
  _ = NSShadow()
  _ = object.shadowBlurRadius
  _ = object.shadowColor
  _ = object.shadowOffset
}

@MainActor private func useNSString(_ object: inout NSString) {
  _ = object.boundingRect(with: anything(), options: anything(), attributes: anything(), context: anything())
  _ = object.size(withAttributes: anything())
}

@MainActor private func useNSStringDrawingOptions() {
  _ = NSStringDrawingOptions.usesFontLeading
  _ = NSStringDrawingOptions.usesLineFragmentOrigin
}

@MainActor private func useNSTextAlignment() {
  _ = NSTextAlignment.center
  _ = NSTextAlignment.left
  _ = NSTextAlignment.natural
  _ = NSTextAlignment.right
}

@MainActor private func useNSTextAttachment(_ object: inout NSTextAttachment) {
  _ = object.bounds
  _ = object.image
  _ = NSTextAttachment()
}

@MainActor private func useNSTextAttachmentContainer(_ object: inout any NSTextAttachmentContainer) {
  _ = object.image(forBounds: anything(), textContainer: anything(), characterIndex: anything())
}

@MainActor private func useNSTextContainer(_ object: inout NSTextContainer) {
  _ = NSTextContainer(size: anything())
  _ = object.lineBreakMode
  _ = object.lineFragmentPadding
  _ = object.maximumNumberOfLines
  _ = object.size
  _ = object.widthTracksTextView
}

@MainActor private func useNSTextStorage(_ object: inout NSTextStorage) {
  object.addLayoutManager(anything())
  _ = NSTextStorage()
}

@MainActor private func useNSUnderlineStyle() {
  _ = NSUnderlineStyle.single
}

@MainActor private func useUIBaselineAdjustment() {
  _ = UIBaselineAdjustment.alignCenters
}

@MainActor private func useUIDataDetectorTypes() {
  _ = UIDataDetectorTypes.all
}

@MainActor private func useUIFont(_ object: inout UIFont) {
  _ = UIFont.boldSystemFont(ofSize: anything())
  _ = object.capHeight
  _ = object.descender
  _ = UIFont.familyNames
  _ = object.fontDescriptor
  _ = object.fontName
  _ = UIFont()
  _ = UIFont(descriptor: anything(), size: anything())
  _ = UIFont(name: anything(), size: anything())
  _ = UIFont.italicSystemFont(ofSize: anything())
  _ = object.lineHeight
  _ = UIFont.monospacedDigitSystemFont(ofSize: anything(), weight: anything())
  _ = UIFont.monospacedSystemFont(ofSize: anything(), weight: anything())
  _ = object.pointSize
  _ = UIFont.preferredFont(forTextStyle: anything())
  _ = UIFont.systemFont(ofSize: anything())
  _ = UIFont.systemFont(ofSize: anything(), weight: anything())
  _ = UIFont.systemFontSize
  _ = object.withSize(anything())
}

@MainActor private func useUIFontTextStyle() {
  _ = UIFont.TextStyle.body
  _ = UIFont.TextStyle.callout
  _ = UIFont.TextStyle.caption1
  _ = UIFont.TextStyle.caption2
  _ = UIFont.TextStyle.footnote
  _ = UIFont.TextStyle.headline
  _ = UIFont.TextStyle.largeTitle
  _ = UIFont.TextStyle.subheadline
  _ = UIFont.TextStyle.title1
  _ = UIFont.TextStyle.title2
  _ = UIFont.TextStyle.title3
}

@MainActor private func useUIFontWeight() {
  _ = UIFont.Weight.bold
  _ = UIFont.Weight.heavy
  _ = UIFont.Weight.light
  _ = UIFont.Weight.medium
  _ = UIFont.Weight.regular
  _ = UIFont.Weight.semibold
  _ = UIFont.Weight.thin
}

@MainActor private func useUIFontDescriptor(_ object: inout UIFontDescriptor) {
  _ = object.addingAttributes(anything())
  _ = object.fontAttributes
  _ = object.pointSize
  _ = UIFontDescriptor.preferredFontDescriptor(withTextStyle: anything())
  _ = object.symbolicTraits
  _ = object.withSymbolicTraits(anything())
}

@MainActor private func useUIFontMetrics(_ object: inout UIFontMetrics) {
  _ = UIFontMetrics.default
  _ = UIFontMetrics(forTextStyle: anything())
  _ = object.scaledFont(for: anything())
  _ = object.scaledValue(for: anything(), compatibleWith: anything())
}

@MainActor private func useUIKeyInput(_ object: inout any UIKeyInput) {
  _ = object.deleteBackward()
  _ = object.hasText
}

@MainActor private func useUIKeyboardAppearance() {
  _ = UIKeyboardAppearance.dark
  _ = UIKeyboardAppearance.default
  _ = UIKeyboardAppearance.light
}

@MainActor private func useUIKeyboardType() {
  _ = UIKeyboardType.asciiCapable
  _ = UIKeyboardType.decimalPad
  _ = UIKeyboardType.default
  _ = UIKeyboardType.emailAddress
  _ = UIKeyboardType.numberPad
  _ = UIKeyboardType.numbersAndPunctuation
  _ = UIKeyboardType.phonePad
  _ = UIKeyboardType.twitter
}

@MainActor private func useUILabel(_ object: inout UILabel) {
  _ = object.adjustsFontSizeToFitWidth
  _ = object.attributedText
  _ = object.baselineAdjustment
  object.drawText(in: anything())
  _ = object.font
  _ = object.highlightedTextColor
  _ = UILabel()
  _ = UILabel(coder: anything())
  _ = UILabel(frame: anything())
  _ = object.isEnabled
  _ = object.isUserInteractionEnabled
  _ = object.lineBreakMode
  _ = object.minimumScaleFactor
  _ = object.numberOfLines
  _ = object.preferredMaxLayoutWidth
  _ = object.text
  _ = object.textAlignment
  _ = object.textColor
  _ = object.textRect(forBounds: anything(), limitedToNumberOfLines: anything())
}

@MainActor private func useUIReturnKeyType() {
  _ = UIReturnKeyType.default
  _ = UIReturnKeyType.done
  _ = UIReturnKeyType.go
  _ = UIReturnKeyType.next
  _ = UIReturnKeyType.search
}

@MainActor private func useUITextAutocapitalizationType() {
  _ = UITextAutocapitalizationType.allCharacters
  _ = UITextAutocapitalizationType.none
  _ = UITextAutocapitalizationType.sentences
  _ = UITextAutocapitalizationType.words
}

@MainActor private func useUITextAutocorrectionType() {
  _ = UITextAutocorrectionType.default
  _ = UITextAutocorrectionType.no
}

@MainActor private func useUITextContentType() {
  _ = UITextContentType.postalCode
}

@MainActor private func useUITextField(_ object: inout UITextField) {
  _ = object.adjustsFontSizeToFitWidth
  _ = object.attributedPlaceholder
  _ = object.attributedText
  _ = object.borderStyle
  _ = object.clearButtonMode
  _ = object.clearButtonRect(forBounds: anything())
  _ = object.defaultTextAttributes
  _ = object.delegate
  _ = object.editingRect(forBounds: anything())
  _ = object.font
  _ = UITextField()
  _ = UITextField(coder: anything())
  _ = UITextField(frame: anything())
  _ = object.inputAccessoryView
  _ = object.inputView
  _ = object.isEditing
  _ = object.leftView
  _ = object.leftViewMode
  _ = object.minimumFontSize
  _ = object.placeholder
  _ = object.placeholderRect(forBounds: anything())
  _ = object.rightView
  _ = object.rightViewMode
  _ = object.text
  _ = object.textAlignment
  _ = object.textColor
  _ = UITextField.textDidChangeNotification
  _ = object.textRect(forBounds: anything())
  _ = object.typingAttributes
}

@MainActor private func useUITextFieldBorderStyle() {
  _ = UITextField.BorderStyle.line
  _ = UITextField.BorderStyle.none
  _ = UITextField.BorderStyle.roundedRect
}

@MainActor private func useUITextFieldViewMode() {
  _ = UITextField.ViewMode.always
  _ = UITextField.ViewMode.never
  _ = UITextField.ViewMode.whileEditing
}

@MainActor private func useUITextFieldDelegate(_ object: inout any UITextFieldDelegate) {
  _ = object.textField(anything(), shouldChangeCharactersIn: anything(), replacementString: anything())
  _ = object.textFieldDidBeginEditing(anything())
  _ = object.textFieldDidChangeSelection(anything())
  _ = object.textFieldDidEndEditing(anything())
  _ = object.textFieldShouldBeginEditing(anything())
  _ = object.textFieldShouldClear(anything())
  _ = object.textFieldShouldReturn(anything())
}

@MainActor private func useUITextInput(_ object: inout any UITextInput) {
  _ = object.beginningOfDocument
  _ = object.endOfDocument
  _ = object.markedTextRange
  _ = object.offset(from: anything(), to: anything())
  _ = object.position(from: anything(), offset: anything())
  _ = object.selectedTextRange
  _ = object.text(in: anything())
  _ = object.textRange(from: anything(), to: anything())
}

@MainActor private func useUITextInputDelegate(_ object: inout any UITextInputDelegate) {
  _ = object.selectionDidChange(anything())
  _ = object.selectionWillChange(anything())
}

@MainActor private func useUITextInputTraits(_ object: inout any UITextInputTraits) {
  _ = object.autocapitalizationType
  _ = object.autocorrectionType
  _ = object.enablesReturnKeyAutomatically
  _ = object.isSecureTextEntry
  _ = object.keyboardAppearance
  _ = object.keyboardType
  _ = object.returnKeyType
  _ = object.spellCheckingType
  _ = object.textContentType
}

@MainActor private func useUITextInteraction(_ object: inout UITextInteraction) {
  _ = object.textInteractionMode
}

@MainActor private func useUITextItemInteraction() {
  _ = UITextItemInteraction.invokeDefaultAction
}

@MainActor private func useUITextLayoutDirection() {
  _ = UITextLayoutDirection.down
  _ = UITextLayoutDirection.right
}

@MainActor private func useUITextRange(_ object: inout UITextRange) {
  _ = object.end
  _ = object.isEmpty
  _ = object.start
}

@MainActor private func useUITextSelectionDisplayInteraction(_ object: inout UITextSelectionDisplayInteraction) {
  _ = object.isActivated
}

@MainActor private func useUITextSmartDashesType() {
  _ = UITextSmartDashesType.no
}

@MainActor private func useUITextSmartInsertDeleteType() {
  _ = UITextSmartInsertDeleteType.no
}

@MainActor private func useUITextSmartQuotesType() {
  _ = UITextSmartQuotesType.no
}

@MainActor private func useUITextSpellCheckingType() {
  _ = UITextSpellCheckingType.no
}

@MainActor private func useUITextView(_ object: inout UITextView) {
  _ = object.attributedText
  _ = object.dataDetectorTypes
  _ = object.delegate
  _ = object.font
  _ = UITextView()
  _ = UITextView(coder: anything())
  _ = UITextView(frame: anything())
  _ = UITextView(frame: anything(), textContainer: anything())
  _ = object.inputAccessoryView
  _ = object.inputView
  _ = object.isEditable
  _ = object.isSelectable
  _ = object.layoutManager
  _ = object.linkTextAttributes
  object.scrollRangeToVisible(anything())
  _ = object.selectedRange
  _ = object.text
  _ = object.textAlignment
  _ = object.textColor
  _ = object.textContainer
  _ = object.textContainerInset
  _ = UITextView.textDidChangeNotification
  _ = UITextView.textDidEndEditingNotification
  _ = object.textStorage
  _ = object.typingAttributes
}

@MainActor private func useUITextViewDelegate(_ object: inout any UITextViewDelegate) {
  _ = object.textView(anything(), shouldChangeTextIn: anything(), replacementText: anything())
  _ = object.textView(anything(), shouldInteractWith: anything() as URL, in: anything(), interaction: anything())
  _ = object.textViewDidBeginEditing(anything())
  _ = object.textViewDidChange(anything())
  _ = object.textViewDidEndEditing(anything())
}
