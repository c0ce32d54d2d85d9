// Written by tools/check declarations.
// swift-format-ignore-file
import UIKit

@MainActor private func useTypes() {
  _ = UIAccessibility.self
  _ = UIAccessibilityCustomAction.self
  _ = UIAccessibilityCustomRotor.self
  _ = UIAccessibilityTraits.self
}

@MainActor private func useNSObject(_ object: inout NSObject) {
  _ = object.accessibilityAttributedLabel
  _ = object.accessibilityCustomActions
  _ = object.accessibilityElements
  _ = object.accessibilityElementsHidden
  _ = object.accessibilityFrame
  _ = object.accessibilityHint
  _ = object.accessibilityLabel
  _ = object.accessibilityTraits
  _ = object.accessibilityValue
  (anything() as UIView).awakeFromNib()
  _ = object.isAccessibilityElement
  _ = (anything() as UIScrollView).observe(\.contentSize, options: anything()) { _, _ in }
  (anything() as UIView).prepareForInterfaceBuilder()
}

@MainActor private func useAccessibleObject(_ object: inout NSObject) {
  _ = object.accessibilityActivate()
  object.accessibilityDecrement()
  object.accessibilityIncrement()
  _ = object.accessibilityPerformEscape()
}

@MainActor private func useUIAccessibility() {
  _ = UIAccessibility.isVoiceOverRunning
  _ = UIAccessibility.Notification.layoutChanged
  UIAccessibility.post(notification: anything(), argument: anything())
  _ = UIAccessibility.Notification.screenChanged
}

@MainActor private func useUIAccessibilityCustomAction() {
  _ = UIAccessibilityCustomAction(name: anything()) { _ in anything() }
  _ = UIAccessibilityCustomAction(name: anything(), target: anything(), selector: anything())
}

@MainActor private func useUIAccessibilityElement() {
  _ = UIAccessibilityElement(accessibilityContainer: anything())
}

@MainActor private func useUIAccessibilityIdentification(_ object: inout any UIAccessibilityIdentification) {
  _ = object.accessibilityIdentifier
}

@MainActor private func useUIAccessibilityTraits() {
  _ = UIAccessibilityTraits.staticText
}
