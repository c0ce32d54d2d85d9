// Written by tools/check declarations.
// swift-format-ignore-file
import UIKit

@MainActor private func useTypes() {
  _ = UIActivityIndicatorView.self
  _ = UIActivityIndicatorView.Style.self
  _ = UIBackgroundConfiguration.self
  _ = UIButton.self
  _ = UIButton.Configuration.self
  _ = UIControl.self
  _ = UIControl.ContentHorizontalAlignment.self
  _ = UIControl.Event.self
  _ = UIControl.State.self
  _ = UIDatePicker.self
  _ = UIDatePicker.Mode.self
  _ = UIPageControl.self
  _ = UIPickerView.self
  _ = (any UIPickerViewDataSource).self
  _ = (any UIPickerViewDelegate).self
  _ = UIProgressView.self
  _ = UISearchBar.self
  _ = UISearchBar.Icon.self
  _ = UISearchBar.Style.self
  _ = (any UISearchBarDelegate).self
  _ = UISearchTextField.self
  _ = UISegmentedControl.self
  _ = UISlider.self
  _ = UIStepper.self
  _ = UISwitch.self
}

@MainActor private func useUIActivityIndicatorView(_ object: inout UIActivityIndicatorView) {
  _ = object.color
  _ = object.hidesWhenStopped
  _ = UIActivityIndicatorView()
  _ = UIActivityIndicatorView(frame: anything())
  _ = UIActivityIndicatorView(style: anything())
  _ = object.isAnimating
  object.startAnimating()
  object.stopAnimating()
  _ = object.style
}

@MainActor private func useUIActivityIndicatorViewStyle() {
  _ = UIActivityIndicatorView.Style.gray
  _ = UIActivityIndicatorView.Style.medium
  _ = UIActivityIndicatorView.Style.white
  _ = UIActivityIndicatorView.Style.whiteLarge
}

@MainActor private func useUIBackgroundConfiguration(_ object: inout UIBackgroundConfiguration) {
  _ = object.backgroundColor
  _ = object.backgroundInsets
  _ = object.cornerRadius
}

@MainActor private func useUIButton(_ object: inout UIButton) {
  _ = object.adjustsImageWhenDisabled
  _ = object.adjustsImageWhenHighlighted
  _ = object.backgroundImage(for: anything())
  _ = object.configuration
  _ = object.contentEdgeInsets
  _ = object.currentTitle
  _ = object.font
  _ = object.image(for: anything())
  _ = object.imageEdgeInsets
  _ = object.imageRect(forContentRect: anything())
  _ = object.imageView
  _ = UIButton()
  _ = UIButton(coder: anything())
  _ = UIButton(configuration: anything())
  _ = UIButton(frame: anything())
  _ = UIButton(type: anything())
  _ = object.isPointerInteractionEnabled
  _ = object.menu
  _ = object.reversesTitleShadowWhenHighlighted
  object.setAttributedTitle(anything(), for: anything())
  object.setBackgroundImage(anything(), for: anything())
  object.setImage(anything(), for: anything())
  object.setTitle(anything(), for: anything())
  object.setTitleColor(anything(), for: anything())
  _ = object.tintColor
  _ = object.title(for: anything())
  _ = object.titleColor(for: anything())
  _ = object.titleEdgeInsets
  _ = object.titleLabel
  _ = object.titleRect(forContentRect: anything())
}

@MainActor private func useUIButtonButtonType() {
  _ = UIButton.ButtonType.custom
  _ = UIButton.ButtonType.system
}

@MainActor private func useUIButtonConfiguration(_ object: inout UIButton.Configuration) {
  _ = object.attributedTitle
  _ = object.background
  _ = object.baseBackgroundColor
  _ = object.baseForegroundColor
  _ = object.contentInsets
  _ = object.cornerStyle
  _ = UIButton.Configuration.filled()
  _ = object.image
  _ = object.imagePadding
  _ = UIButton.Configuration.plain()
  _ = object.showsActivityIndicator
  _ = object.title
  _ = object.titlePadding
}

@MainActor private func useUIControl(_ object: inout UIControl) {
  object.addAction(anything(), for: anything())
  object.addTarget(anything(), action: anything(), for: anything())
  _ = object.contentHorizontalAlignment
  _ = object.contentVerticalAlignment
  object.endTracking(anything(), with: anything())
  _ = UIControl()
  _ = UIControl(coder: anything())
  _ = UIControl(frame: anything())
  _ = object.isEnabled
  _ = object.isHighlighted
  _ = object.isSelected
  object.removeAction(anything(), for: anything())
  object.removeTarget(anything(), action: anything(), for: anything())
  object.sendActions(for: anything())
  _ = object.showsMenuAsPrimaryAction
  _ = object.state
}

@MainActor private func useUIControlContentHorizontalAlignment() {
  _ = UIControl.ContentHorizontalAlignment.center
  _ = UIControl.ContentHorizontalAlignment.leading
  _ = UIControl.ContentHorizontalAlignment.left
  _ = UIControl.ContentHorizontalAlignment.right
}

@MainActor private func useUIControlContentVerticalAlignment() {
  _ = UIControl.ContentVerticalAlignment.center
}

@MainActor private func useUIControlEvent() {
  _ = UIControl.Event.allEditingEvents
  _ = UIControl.Event.allEvents
  _ = UIControl.Event.editingChanged
  _ = UIControl.Event.editingDidBegin
  _ = UIControl.Event.editingDidEnd
  _ = UIControl.Event.editingDidEndOnExit
  _ = UIControl.Event.primaryActionTriggered
  _ = UIControl.Event.touchCancel
  _ = UIControl.Event.touchDown
  _ = UIControl.Event.touchUpInside
  _ = UIControl.Event.touchUpOutside
  _ = UIControl.Event.valueChanged
}

@MainActor private func useUIControlState() {
  _ = UIControl.State.disabled
  _ = UIControl.State.highlighted
  _ = UIControl.State.normal
  _ = UIControl.State.selected
}

@MainActor private func useUIDatePicker(_ object: inout UIDatePicker) {
  _ = object.countDownDuration
  _ = object.date
  _ = object.datePickerMode
  _ = UIDatePicker()
  _ = UIDatePicker(frame: anything())
  _ = object.maximumDate
  _ = object.minimumDate
  _ = object.minuteInterval
  _ = object.preferredDatePickerStyle
  object.setDate(anything(), animated: anything())
}

@MainActor private func useUIDatePickerMode() {
  _ = UIDatePicker.Mode.countDownTimer
  _ = UIDatePicker.Mode.date
  _ = UIDatePicker.Mode.dateAndTime
}

@MainActor private func useUIDatePickerStyle() {
  _ = UIDatePickerStyle.inline
  _ = UIDatePickerStyle.wheels
}

@MainActor private func useUIPageControl(_ object: inout UIPageControl) {
  _ = object.currentPage
}

@MainActor private func useUIPickerView(_ object: inout UIPickerView) {
  _ = object.dataSource
  _ = object.delegate
  _ = UIPickerView()
  _ = UIPickerView(frame: anything())
  object.reloadAllComponents()
  object.reloadComponent(anything())
  object.selectRow(anything(), inComponent: anything(), animated: anything())
  _ = object.selectedRow(inComponent: anything())
}

@MainActor private func useUIPickerViewDataSource(_ object: inout any UIPickerViewDataSource) {
  _ = object.numberOfComponents(in: anything())
  _ = object.pickerView(anything(), numberOfRowsInComponent: anything())
}

@MainActor private func useUIPickerViewDelegate(_ object: inout any UIPickerViewDelegate) {
  _ = object.pickerView(anything(), didSelectRow: anything(), inComponent: anything())
  _ = object.pickerView(anything(), titleForRow: anything(), forComponent: anything())
}

@MainActor private func useUIProgressView(_ object: inout UIProgressView) {
  _ = UIProgressView()
  _ = UIProgressView(progressViewStyle: anything())
  _ = object.progress
  _ = object.progressTintColor
  object.setProgress(anything(), animated: anything())
  _ = object.trackTintColor
}

@MainActor private func useUIProgressViewStyle() {
  _ = UIProgressView.Style.bar
}

@MainActor private func useUISearchBar(_ object: inout UISearchBar) {
  _ = object.barStyle
  _ = object.barTintColor
  _ = object.delegate
  _ = UISearchBar()
  _ = UISearchBar(frame: anything())
  _ = object.isTranslucent
  _ = object.placeholder
  _ = object.scopeButtonTitles
  _ = object.searchBarStyle
  _ = object.searchTextField
  _ = object.selectedScopeButtonIndex
  object.setImage(anything(), for: anything(), state: anything())
  object.setShowsCancelButton(anything(), animated: anything())
  _ = object.showsCancelButton
  _ = object.showsScopeBar
  _ = object.text
  _ = object.tintColor
}

@MainActor private func useUISearchBarStyle() {
  _ = UISearchBar.Style.minimal
}

@MainActor private func useUISearchBarDelegate(_ object: inout any UISearchBarDelegate) {
  _ = object.searchBar(anything(), selectedScopeButtonIndexDidChange: anything())
  _ = object.searchBar(anything(), textDidChange: anything())
  _ = object.searchBarCancelButtonClicked(anything())
  _ = object.searchBarSearchButtonClicked(anything())
  _ = object.searchBarShouldBeginEditing(anything())
  _ = object.searchBarTextDidBeginEditing(anything())
  _ = object.searchBarTextDidEndEditing(anything())
}

@MainActor private func useUISegmentedControl(_ object: inout UISegmentedControl) {
  _ = UISegmentedControl()
  _ = UISegmentedControl(items: anything())
  object.insertSegment(withTitle: anything(), at: anything(), animated: anything())
  object.removeAllSegments()
  _ = object.selectedSegmentIndex
  object.setTitle(anything(), forSegmentAt: anything())
  object.setTitleTextAttributes(anything(), for: anything())
}

@MainActor private func useUISlider(_ object: inout UISlider) {
  _ = UISlider()
  _ = object.maximumValue
  _ = object.minimumValue
  object.setValue(anything(), animated: anything())
  _ = object.value
}

@MainActor private func useUIStepper(_ object: inout UIStepper) {
  _ = UIStepper()
  _ = object.value
}

@MainActor private func useUISwitch(_ object: inout UISwitch) {
  _ = UISwitch()
  _ = UISwitch(coder: anything())
  _ = UISwitch(frame: anything())
  _ = object.isOn
  _ = object.onTintColor
  object.setOn(anything(), animated: anything())
  _ = object.thumbTintColor
}
