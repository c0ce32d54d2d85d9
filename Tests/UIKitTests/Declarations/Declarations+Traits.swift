// Written by tools/check declarations.
// swift-format-ignore-file
import UIKit

@MainActor private func useTypes() {
  _ = UIContentSizeCategory.self
  _ = UIDevice.self
  _ = UIDevice.BatteryState.self
  _ = UIDeviceOrientation.self
  _ = UIInterfaceOrientation.self
  _ = UIInterfaceOrientationMask.self
  _ = UIScreen.self
  _ = UIStatusBarStyle.self
  _ = UITraitCollection.self
  _ = UITraitPreferredContentSizeCategory.self
  _ = UIUserInterfaceIdiom.self
  _ = UIUserInterfaceStyle.self
}

@MainActor private func useUIAppearance() {
  _ = UIView.appearance()
  _ = UIView.appearance(whenContainedInInstancesOf: anything())
}

@MainActor private func useUIContentSizeCategory() {
  _ = UIContentSizeCategory.accessibilityExtraExtraExtraLarge
  _ = UIContentSizeCategory.accessibilityLarge
  _ = UIContentSizeCategory.didChangeNotification
  _ = UIContentSizeCategory.large
}

@MainActor private func useUIContentSizeCategoryAdjusting(_ object: inout any UIContentSizeCategoryAdjusting) {
  _ = object.adjustsFontForContentSizeCategory
}

@MainActor private func useUIDevice(_ object: inout UIDevice) {
  _ = object.batteryLevel
  _ = object.batteryState
  _ = UIDevice.current
  _ = object.isBatteryMonitoringEnabled
  _ = object.model
  _ = object.name
  _ = object.orientation
  _ = UIDevice.orientationDidChangeNotification
  _ = object.systemName
  _ = object.systemVersion
  _ = object.userInterfaceIdiom
}

@MainActor private func useUIDeviceBatteryState() {
  _ = UIDevice.BatteryState.charging
  _ = UIDevice.BatteryState.full
  _ = UIDevice.BatteryState.unknown
  _ = UIDevice.BatteryState.unplugged
}

@MainActor private func useUIDeviceOrientation(_ object: inout UIDeviceOrientation) {
  _ = UIDeviceOrientation.faceDown
  _ = UIDeviceOrientation.faceUp
  _ = object.isLandscape
  _ = object.isPortrait
  _ = UIDeviceOrientation.landscapeLeft
  _ = UIDeviceOrientation.landscapeRight
  _ = UIDeviceOrientation.portrait
  _ = UIDeviceOrientation.portraitUpsideDown
  _ = UIDeviceOrientation.unknown
}

@MainActor private func useUIInterfaceOrientation(_ object: inout UIInterfaceOrientation) {
  _ = object.isLandscape
  _ = object.isPortrait
  _ = UIInterfaceOrientation.landscapeLeft
  _ = UIInterfaceOrientation.landscapeRight
  _ = UIInterfaceOrientation.portrait
  _ = UIInterfaceOrientation.portraitUpsideDown
  _ = UIInterfaceOrientation.unknown
}

@MainActor private func useUIInterfaceOrientationMask() {
  _ = UIInterfaceOrientationMask.all
  _ = UIInterfaceOrientationMask.allButUpsideDown
  _ = UIInterfaceOrientationMask.portrait
  _ = UIInterfaceOrientationMask.portraitUpsideDown
}

@MainActor private func useUIScreen(_ object: inout UIScreen) {
  _ = object.bounds
  _ = object.brightness
  _ = object.coordinateSpace
  _ = object.fixedCoordinateSpace
  _ = UIScreen.main
  _ = object.nativeBounds
  _ = object.nativeScale
  _ = object.scale
}

@MainActor private func useUISemanticContentAttribute() {
  _ = UISemanticContentAttribute.forceLeftToRight
  _ = UISemanticContentAttribute.forceRightToLeft
}

@MainActor private func useUIStatusBarAnimation() {
  _ = UIStatusBarAnimation.fade
}

@MainActor private func useUIStatusBarStyle() {
  _ = UIStatusBarStyle.darkContent
  _ = UIStatusBarStyle.default
  _ = UIStatusBarStyle.lightContent
}

@MainActor private func useUITraitCollection(_ object: inout UITraitCollection) {
  _ = UITraitCollection.current
  _ = object.displayScale
  _ = object.hasDifferentColorAppearance(comparedTo: anything())
  _ = object.horizontalSizeClass
  _ = UITraitCollection(preferredContentSizeCategory: anything())
  _ = UITraitCollection(userInterfaceStyle: anything())
  _ = object.layoutDirection
  _ = object.preferredContentSizeCategory
  _ = object.userInterfaceIdiom
  _ = object.userInterfaceStyle
  _ = object.verticalSizeClass
}

@MainActor private func useUITraitEnvironment(_ object: inout any UITraitEnvironment) {
  _ = object.traitCollection
  _ = object.traitCollectionDidChange(anything())
}

@MainActor private func useUIUserInterfaceIdiom() {
  _ = UIUserInterfaceIdiom.pad
}

@MainActor private func useUIUserInterfaceSizeClass() {
  _ = UIUserInterfaceSizeClass.compact
}

@MainActor private func useUIUserInterfaceStyle() {
  _ = UIUserInterfaceStyle.dark
  _ = UIUserInterfaceStyle.light
  _ = UIUserInterfaceStyle.unspecified
}
