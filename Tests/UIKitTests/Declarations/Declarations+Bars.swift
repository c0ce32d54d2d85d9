// Written by tools/check declarations.
// swift-format-ignore-file
import UIKit

@MainActor private func useTypes() {
  _ = UIBarButtonItem.self
  _ = UIBarButtonItem.SystemItem.self
  _ = UIBarStyle.self
  _ = UINavigationBar.self
  _ = UINavigationBarAppearance.self
  _ = UINavigationItem.self
  _ = UITabBar.self
  _ = UITabBarAppearance.self
  _ = UITabBarItem.self
  _ = UITabBarItemAppearance.self
  _ = UIToolbar.self
}

@MainActor private func useUIBarAppearance(_ object: inout UIBarAppearance) {
  _ = object.backgroundColor
  object.configureWithDefaultBackground()
  object.configureWithOpaqueBackground()
  object.configureWithTransparentBackground()
  _ = object.shadowColor
}

@MainActor private func useUIBarButtonItem(_ object: inout UIBarButtonItem) {
  _ = object.action
  _ = object.customView
  _ = UIBarButtonItem.flexibleSpace()
  _ = UIBarButtonItem()
  _ = UIBarButtonItem(barButtonSystemItem: anything(), target: anything(), action: anything())
  _ = UIBarButtonItem(customView: anything())
  _ = UIBarButtonItem(image: anything(), menu: anything())
  _ = UIBarButtonItem(image: anything(), style: anything(), target: anything(), action: anything())
  _ = UIBarButtonItem(title: anything(), style: anything(), target: anything(), action: anything())
  _ = object.menu
  _ = object.primaryAction
  _ = object.style
  _ = object.target
  _ = object.tintColor
  _ = object.width
}

@MainActor private func useUIBarButtonItemStyle() {
  _ = UIBarButtonItem.Style.done
  _ = UIBarButtonItem.Style.plain
}

@MainActor private func useUIBarButtonItemSystemItem() {
  _ = UIBarButtonItem.SystemItem.action
  _ = UIBarButtonItem.SystemItem.add
  _ = UIBarButtonItem.SystemItem.cancel
  _ = UIBarButtonItem.SystemItem.close
  _ = UIBarButtonItem.SystemItem.done
  _ = UIBarButtonItem.SystemItem.edit
  _ = UIBarButtonItem.SystemItem.fixedSpace
  _ = UIBarButtonItem.SystemItem.flexibleSpace
  _ = UIBarButtonItem.SystemItem.save
  _ = UIBarButtonItem.SystemItem.trash
}

@MainActor private func useUIBarItem(_ object: inout UIBarItem) {
  _ = object.image
  _ = object.imageInsets
  _ = object.isEnabled
  object.setTitleTextAttributes(anything(), for: anything())
  _ = object.tag
  _ = object.title
}

@MainActor private func useUIBarMetrics() {
  _ = UIBarMetrics.default
}

@MainActor private func useUIBarStyle() {
  _ = UIBarStyle.black
  _ = UIBarStyle.blackTranslucent
  _ = UIBarStyle.default
}

@MainActor private func useUINavigationBar(_ object: inout UINavigationBar) {
  _ = object.backIndicatorImage
  _ = object.backIndicatorTransitionMaskImage
  _ = object.barStyle
  _ = object.barTintColor
  _ = object.compactAppearance
  _ = object.compactScrollEdgeAppearance
  _ = object.isTranslucent
  _ = object.largeTitleTextAttributes
  _ = object.prefersLargeTitles
  _ = object.scrollEdgeAppearance
  object.setBackgroundImage(anything(), for: anything())
  _ = object.shadowImage
  _ = object.standardAppearance
  _ = object.tintColor
  _ = object.titleTextAttributes
  _ = object.topItem
}

@MainActor private func useUINavigationBarAppearance(_ object: inout UINavigationBarAppearance) {
  _ = UINavigationBarAppearance()
  _ = object.largeTitleTextAttributes
  _ = object.titleTextAttributes
}

@MainActor private func useUINavigationItem(_ object: inout UINavigationItem) {
  _ = object.backBarButtonItem
  _ = object.backButtonTitle
  _ = object.hidesBackButton
  _ = object.hidesSearchBarWhenScrolling
  _ = object.largeTitleDisplayMode
  _ = object.leftBarButtonItem
  _ = object.leftBarButtonItems
  _ = object.rightBarButtonItem
  _ = object.rightBarButtonItems
  _ = object.scrollEdgeAppearance
  _ = object.searchController
  object.setHidesBackButton(anything(), animated: anything())
  object.setLeftBarButton(anything(), animated: anything())
  object.setRightBarButton(anything(), animated: anything())
  object.setRightBarButtonItems(anything(), animated: anything())
  _ = object.standardAppearance
  _ = object.title
  _ = object.titleView
}

@MainActor private func useUINavigationItemLargeTitleDisplayMode() {
  _ = UINavigationItem.LargeTitleDisplayMode.always
  _ = UINavigationItem.LargeTitleDisplayMode.never
}

@MainActor private func useUIStatusBarManager(_ object: inout UIStatusBarManager) {
  _ = object.statusBarFrame
}

@MainActor private func useUITab(_ object: inout UITab) {
  _ = object.viewController
}

@MainActor private func useUITabBar(_ object: inout UITabBar) {
  _ = object.items
  _ = object.scrollEdgeAppearance
  _ = object.standardAppearance
  _ = object.tintColor
  _ = object.unselectedItemTintColor
}

@MainActor private func useUITabBarSystemItem() {
  _ = UITabBar.SystemItem.favorites
  _ = UITabBar.SystemItem.search
}

@MainActor private func useUITabBarAppearance(_ object: inout UITabBarAppearance) {
  _ = object.compactInlineLayoutAppearance
  _ = UITabBarAppearance()
  _ = object.inlineLayoutAppearance
  _ = object.stackedLayoutAppearance
}

@MainActor private func useUITabBarItem(_ object: inout UITabBarItem) {
  _ = object.badgeColor
  _ = object.badgeValue
  _ = UITabBarItem(tabBarSystemItem: anything(), tag: anything())
  _ = UITabBarItem(title: anything(), image: anything(), selectedImage: anything())
  _ = UITabBarItem(title: anything(), image: anything(), tag: anything())
  _ = object.selectedImage
}

@MainActor private func useUITabBarItemAppearance(_ object: inout UITabBarItemAppearance) {
  _ = object.normal
  _ = object.selected
}

@MainActor private func useUITabBarItemStateAppearance(_ object: inout UITabBarItemStateAppearance) {
  _ = object.iconColor
  _ = object.titleTextAttributes
}

@MainActor private func useUIToolbar(_ object: inout UIToolbar) {
  _ = object.barStyle
  _ = object.barTintColor
  _ = UIToolbar()
  _ = UIToolbar(coder: anything())
  _ = UIToolbar(frame: anything())
  _ = object.isTranslucent
  _ = object.items
  object.setItems(anything(), animated: anything())
  _ = object.tintColor
}
