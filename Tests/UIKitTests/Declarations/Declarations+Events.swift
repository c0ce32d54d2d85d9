// Written by tools/check declarations.
// swift-format-ignore-file
import UIKit

@MainActor private func useTypes() {
  _ = IndexPath.self
  _ = NSCoder.self
  _ = NSKeyValueObservation.self
  _ = NotificationCenter.self
  _ = Selector.self
  _ = UIAction.self
  _ = UIBackgroundTaskIdentifier.self
  _ = UIContextMenuConfiguration.self
  _ = UIContextMenuInteraction.self
  _ = (any UIContextMenuInteractionCommitAnimating).self
  _ = (any UIContextMenuInteractionDelegate).self
  _ = UIDeferredMenuElement.self
  _ = UIDragItem.self
  _ = (any UIDragSession).self
  _ = UIDropInteraction.self
  _ = (any UIDropSession).self
  _ = UIEditMenuConfiguration.self
  _ = UIEditMenuInteraction.self
  _ = UIEvent.self
  _ = UIFocusAnimationCoordinator.self
  _ = UIFocusUpdateContext.self
  _ = UIImpactFeedbackGenerator.self
  _ = UIKeyCommand.self
  _ = UIKeyModifierFlags.self
  _ = UIMenu.self
  _ = UIMenuController.self
  _ = UIMenuElement.self
  _ = UIMenuItem.self
  _ = UINotificationFeedbackGenerator.self
  _ = UIPasteboard.self
  _ = UIPointerInteraction.self
  _ = (any UIPointerInteractionDelegate).self
  _ = UIPointerRegion.self
  _ = UIPointerStyle.self
  _ = UIPress.self
  _ = UIPressesEvent.self
  _ = UIPreviewParameters.self
  _ = UIResponder.self
  _ = (any UIResponderStandardEditActions).self
  _ = UISelectionFeedbackGenerator.self
  _ = UITargetedPreview.self
  _ = UITouch.self
}

@MainActor private func useBundle(_ object: inout Bundle) {
  _ = object.loadNibNamed(anything(), owner: anything(), options: anything())
}

@MainActor private func useIndexPath(_ object: inout IndexPath) {
  _ = IndexPath(item: anything(), section: anything())
  _ = IndexPath(row: anything(), section: anything())
  _ = object.item
  _ = object.row
  _ = object.section
}

@MainActor private func useNSCoder(_ object: inout NSCoder) {
  _ = object.decodeObject(of: anything(), forKey: anything())
  object.encode(anything() as CGRect, forKey: anything())
}

@MainActor private func useNSValue(_ object: inout NSValue) {
  _ = object.cgRectValue
}

@MainActor private func useNotificationCenter(_ object: inout NotificationCenter) {
  object.addObserver(anything(), selector: anything(), name: anything(), object: anything())
  _ = object.addObserver(forName: anything(), object: anything(), queue: anything(), using: anything())
  _ = NotificationCenter.default
  object.post(anything())
  object.post(name: anything(), object: anything())
  object.post(name: anything(), object: anything(), userInfo: anything())
  object.removeObserver(anything() as UIView)
  object.removeObserver(anything(), name: anything(), object: anything())
}

@MainActor private func useUIAction(_ object: inout UIAction) {
  _ = object.image
  _ = UIAction() { _ in }
  _ = UIAction(handler: anything())
  _ = UIAction(title: anything()) { _ in }
  _ = UIAction(title: anything(), image: anything()) { _ in }
  _ = UIAction(title: anything(), image: anything(), attributes: anything()) { _ in }
  _ = UIAction(title: anything(), image: anything(), handler: anything())
  _ = UIAction(title: anything(), state: anything()) { _ in }
}

@MainActor private func useUIBackgroundTaskIdentifier() {
  _ = UIBackgroundTaskIdentifier.invalid
}

@MainActor private func useUIContextMenuConfiguration(_ object: inout UIContextMenuConfiguration) {
  _ = object.identifier
  _ = UIContextMenuConfiguration(identifier: anything(), previewProvider: anything())
  _ = UIContextMenuConfiguration(identifier: anything(), previewProvider: anything(), actionProvider: anything())
}

@MainActor private func useUIContextMenuInteraction() {
  _ = UIContextMenuInteraction(delegate: anything())
}

@MainActor private func useUIContextMenuInteractionDelegate(_ object: inout any UIContextMenuInteractionDelegate) {
  _ = object.contextMenuInteraction(anything(), configurationForMenuAtLocation: anything())
}

@MainActor private func useUIDragItem(_ object: inout UIDragItem) {
  _ = UIDragItem(itemProvider: anything())
  _ = object.itemProvider
}

@MainActor private func useUIDropSession(_ object: inout any UIDropSession) {
  _ = object.localDragSession
}

@MainActor private func useUIEvent(_ object: inout UIEvent) {
  _ = UIEvent.EventType.self
  _ = object.type
}

@MainActor private func useUIEventSubtype() {
  _ = UIEvent.EventSubtype.motionShake
}

@MainActor private func useUIFeedbackGenerator(_ object: inout UIFeedbackGenerator) {
  object.prepare()
}

@MainActor private func useUIFocusEnvironment(_ object: inout any UIFocusEnvironment) {
  _ = object.didUpdateFocus(in: anything(), with: anything())
}

@MainActor private func useUIImpactFeedbackGenerator(_ object: inout UIImpactFeedbackGenerator) {
  object.impactOccurred()
  _ = UIImpactFeedbackGenerator(style: anything())
}

@MainActor private func useUIImpactFeedbackStyle() {
  _ = UIImpactFeedbackGenerator.FeedbackStyle.light
  _ = UIImpactFeedbackGenerator.FeedbackStyle.medium
}

@MainActor private func useUIInteraction(_ object: inout any UIInteraction) {
  _ = object.view
}

@MainActor private func useUIKeyCommand(_ object: inout UIKeyCommand) {
  _ = object.action
  _ = object.discoverabilityTitle
  _ = UIKeyCommand(input: anything(), modifierFlags: anything(), action: anything())
  _ = UIKeyCommand(input: anything(), modifierFlags: anything(), action: anything(), discoverabilityTitle: anything())
  _ = UIKeyCommand(title: anything(), action: anything(), input: anything(), modifierFlags: anything())
  _ = UIKeyCommand(title: anything(), action: anything(), input: anything(), modifierFlags: anything(), discoverabilityTitle: anything())
  _ = object.input
  _ = UIKeyCommand.inputDownArrow
  _ = UIKeyCommand.inputEscape
  _ = UIKeyCommand.inputLeftArrow
  _ = UIKeyCommand.inputRightArrow
  _ = UIKeyCommand.inputUpArrow
  _ = object.wantsPriorityOverSystemBehavior
}

@MainActor private func useUIKeyModifierFlags() {
  _ = UIKeyModifierFlags.alternate
  _ = UIKeyModifierFlags.command
  _ = UIKeyModifierFlags.shift
}

@MainActor private func useUIMenu() {
  _ = UIMenu(children: anything())
  _ = UIMenu(options: anything(), children: anything())
  _ = UIMenu(title: anything(), children: anything())
  _ = UIMenu(title: anything(), options: anything(), children: anything())
}

@MainActor private func useUIMenuOptions() {
  _ = UIMenu.Options.displayInline
}

@MainActor private func useUIMenuController(_ object: inout UIMenuController) {
  object.hideMenu()
  _ = object.menuItems
  object.setMenuVisible(anything(), animated: anything())
  object.setTargetRect(anything(), in: anything())
  _ = UIMenuController.shared
  object.showMenu(from: anything(), rect: anything())
  _ = UIMenuController.willShowMenuNotification
}

@MainActor private func useUIMenuItem() {
  _ = UIMenuItem(title: anything(), action: anything())
}

@MainActor private func useUINotificationFeedbackGenerator(_ object: inout UINotificationFeedbackGenerator) {
  _ = UINotificationFeedbackGenerator()
  object.notificationOccurred(anything())
}

@MainActor private func useUINotificationFeedbackType() {
  _ = UINotificationFeedbackGenerator.FeedbackType.error
  _ = UINotificationFeedbackGenerator.FeedbackType.success
}

@MainActor private func useUIPasteboard(_ object: inout UIPasteboard) {
  _ = object.contains(pasteboardTypes: anything())
  _ = UIPasteboard.general
  _ = object.image
  _ = object.images
  _ = object.string
  _ = object.url
}

@MainActor private func useUIPointerInteraction() {
  _ = UIPointerInteraction(delegate: anything())
}

@MainActor private func useUIPointerInteractionDelegate(_ object: inout any UIPointerInteractionDelegate) {
  _ = object.pointerInteraction(anything(), styleFor: anything())
}

@MainActor private func useUIPointerStyle() {
  _ = UIPointerStyle(effect: anything())
}

@MainActor private func useUIPreviewParameters(_ object: inout UIPreviewParameters) {
  _ = object.backgroundColor
  _ = UIPreviewParameters()
  _ = object.visiblePath
}

@MainActor private func useUIResolvedShape(_ object: inout UIShape.Resolved) {
  _ = object.boundingRect
}

@MainActor private func useUIResponder(_ object: inout UIResponder) {
  _ = object.becomeFirstResponder()
  _ = object.canBecomeFirstResponder
  _ = object.canPerformAction(anything(), withSender: anything())
  _ = UIResponder()
  _ = object.inputAccessoryView
  _ = object.inputAssistantItem
  _ = object.inputView
  _ = object.isFirstResponder
  _ = object.keyCommands
  _ = UIResponder.keyboardAnimationCurveUserInfoKey
  _ = UIResponder.keyboardAnimationDurationUserInfoKey
  _ = UIResponder.keyboardDidChangeFrameNotification
  _ = UIResponder.keyboardDidHideNotification
  _ = UIResponder.keyboardDidShowNotification
  _ = UIResponder.keyboardFrameBeginUserInfoKey
  _ = UIResponder.keyboardFrameEndUserInfoKey
  _ = UIResponder.keyboardWillChangeFrameNotification
  _ = UIResponder.keyboardWillHideNotification
  _ = UIResponder.keyboardWillShowNotification
  object.motionBegan(anything(), with: anything())
  object.motionEnded(anything(), with: anything())
  _ = object.next
  object.pressesBegan(anything(), with: anything())
  object.reloadInputViews()
  _ = object.resignFirstResponder()
  object.restoreUserActivityState(anything())
  object.touchesBegan(anything(), with: anything())
  object.touchesCancelled(anything(), with: anything())
  object.touchesEnded(anything(), with: anything())
  object.touchesMoved(anything(), with: anything())
  _ = object.undoManager
  _ = object.userActivity
}

@MainActor private func useUIResponderStandardEditActions(_ object: inout any UIResponderStandardEditActions) {
  _ = object.copy(anything())
  _ = object.paste(anything())
}

@MainActor private func useUISelectionFeedbackGenerator(_ object: inout UISelectionFeedbackGenerator) {
  _ = UISelectionFeedbackGenerator()
  object.selectionChanged()
}

@MainActor private func useUITargetedPreview() {
  _ = UITargetedPreview(view: anything(), parameters: anything())
}

@MainActor private func useUITouch(_ object: inout UITouch) {
  _ = object.location(in: anything())
  _ = object.view
}
