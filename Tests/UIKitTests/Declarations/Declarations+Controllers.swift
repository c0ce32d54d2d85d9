// Written by tools/uikit-declarations.
// swift-format-ignore-file
import UIKit

@MainActor private func useTypes() {
  _ = UIModalPresentationStyle.self
  _ = UITransitionContextViewControllerKey.self
  _ = UITransitionContextViewKey.self
  _ = UIViewController.self
}

@MainActor private func useUIInputViewController(_ object: inout UIInputViewController) {
  _ = object.dismissKeyboard
}

@MainActor private func useUIModalPresentationStyle() {
  _ = UIModalPresentationStyle.currentContext
  _ = UIModalPresentationStyle.custom
  _ = UIModalPresentationStyle.formSheet
  _ = UIModalPresentationStyle.fullScreen
  _ = UIModalPresentationStyle.none
  _ = UIModalPresentationStyle.overCurrentContext
  _ = UIModalPresentationStyle.overFullScreen
  _ = UIModalPresentationStyle.pageSheet
  _ = UIModalPresentationStyle.popover
}

@MainActor private func useUIModalTransitionStyle() {
  _ = UIModalTransitionStyle.coverVertical
  _ = UIModalTransitionStyle.crossDissolve
}

@MainActor private func useUIPopoverArrowDirection() {
  _ = UIPopoverArrowDirection.up
}

@MainActor private func useUITransitionContextViewControllerKey() {
  _ = UITransitionContextViewControllerKey.from
  _ = UITransitionContextViewControllerKey.to
}

@MainActor private func useUITransitionContextViewKey() {
  _ = UITransitionContextViewKey.from
  _ = UITransitionContextViewKey.to
}

@MainActor private func useUIViewController(_ object: inout UIViewController) {
  object.addChild(anything())
  _ = object.additionalSafeAreaInsets
  _ = object.bottomLayoutGuide
  _ = object.children
  object.didMove(toParent: anything())
  object.didReceiveMemoryWarning()
  _ = UIViewController()
  _ = UIViewController(coder: anything())
  _ = UIViewController(nibName: anything(), bundle: anything())
  _ = object.isViewLoaded
  object.loadView()
  object.loadViewIfNeeded()
  _ = object.parent
  _ = object.preferredContentSize
  _ = object.registerForTraitChanges(anything(), target: anything(), action: anything())
  object.removeFromParent()
  _ = object.title
  _ = object.topLayoutGuide
  object.updateViewConstraints()
  _ = object.view
  object.viewDidAppear(anything())
  object.viewDidDisappear(anything())
  object.viewDidLayoutSubviews()
  _ = object.viewDidLoad
  object.viewDidLoad()
  _ = object.viewIfLoaded
  object.viewSafeAreaInsetsDidChange()
  object.viewWillAppear(anything())
  object.viewWillDisappear(anything())
  object.viewWillLayoutSubviews()
  object.willMove(toParent: anything())
}
