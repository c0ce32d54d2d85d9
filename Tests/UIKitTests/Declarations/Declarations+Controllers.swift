// Written by tools/check declarations.
// swift-format-ignore-file
import UIKit

@MainActor private func useTypes() {
  _ = UIActivity.self
  _ = UIActivity.ActivityType.self
  _ = UIActivity.Category.self
  _ = (any UIActivityItemSource).self
  _ = UIActivityViewController.self
  _ = (any UIAdaptivePresentationControllerDelegate).self
  _ = UIAlertAction.self
  _ = UIAlertAction.Style.self
  _ = UIAlertController.self
  _ = UIAlertController.Style.self
  _ = UIColorPickerViewController.self
  _ = (any UIContentContainer).self
  _ = UIDocumentInteractionController.self
  _ = (any UIDocumentPickerDelegate).self
  _ = UIDocumentPickerViewController.self
  _ = UIImagePickerController.self
  _ = UIImagePickerController.InfoKey.self
  _ = (any UIImagePickerControllerDelegate).self
  _ = UIModalPresentationStyle.self
  _ = UINavigationController.self
  _ = UINavigationController.Operation.self
  _ = (any UINavigationControllerDelegate).self
  _ = UIPageViewController.self
  _ = (any UIPageViewControllerDataSource).self
  _ = (any UIPageViewControllerDelegate).self
  _ = UIPercentDrivenInteractiveTransition.self
  _ = UIPopoverPresentationController.self
  _ = (any UIPopoverPresentationControllerDelegate).self
  _ = UIPresentationController.self
  _ = UISearchController.self
  _ = (any UISearchControllerDelegate).self
  _ = (any UISearchResultsUpdating).self
  _ = UISheetPresentationController.self
  _ = UISplitViewController.self
  _ = UISplitViewController.Column.self
  _ = UISplitViewController.DisplayMode.self
  _ = (any UISplitViewControllerDelegate).self
  _ = UITabBarController.self
  _ = UITransitionContextViewControllerKey.self
  _ = UITransitionContextViewKey.self
  _ = UIViewController.self
  _ = (any UIViewControllerAnimatedTransitioning).self
  _ = (any UIViewControllerContextTransitioning).self
  _ = (any UIViewControllerInteractiveTransitioning).self
  _ = (any UIViewControllerPreviewing).self
  _ = (any UIViewControllerRestoration).self
  _ = (any UIViewControllerTransitionCoordinator).self
  _ = (any UIViewControllerTransitioningDelegate).self
}

@MainActor private func useUIActivity(_ object: inout UIActivity) {
  _ = UIActivity.activityCategory
  object.activityDidFinish(anything())
  _ = object.activityImage
  _ = object.activityTitle
  _ = object.activityType
  _ = object.canPerform(withActivityItems: anything())
  _ = UIActivity()
  object.perform()
}

@MainActor private func useUIActivityActivityType() {
  _ = UIActivity.ActivityType.assignToContact
  _ = UIActivity.ActivityType.copyToPasteboard
  _ = UIActivity.ActivityType(anything())
  _ = UIActivity.ActivityType.print
}

@MainActor private func useUIActivityCategory() {
  _ = UIActivity.Category.action
}

@MainActor private func useUIActivityItemSource(_ object: inout any UIActivityItemSource) {
  _ = object.activityViewController(anything(), itemForActivityType: anything())
  _ = object.activityViewController(anything(), subjectForActivityType: anything())
  _ = object.activityViewControllerPlaceholderItem(anything())
}

@MainActor private func useUIActivityViewController(_ object: inout UIActivityViewController) {
  _ = object.completionWithItemsHandler
  _ = object.excludedActivityTypes
  _ = UIActivityViewController(activityItems: anything(), applicationActivities: anything())
}

@MainActor private func useUIAdaptivePresentationControllerDelegate(_ object: inout any UIAdaptivePresentationControllerDelegate) {
  _ = object.presentationControllerDidDismiss(anything())
}

@MainActor private func useUIAlertAction(_ object: inout UIAlertAction) {
  _ = UIAlertAction(title: anything(), style: anything())
  _ = UIAlertAction(title: anything(), style: anything(), handler: anything())
  _ = object.isEnabled
}

@MainActor private func useUIAlertActionStyle() {
  _ = UIAlertAction.Style.cancel
  _ = UIAlertAction.Style.default
  _ = UIAlertAction.Style.destructive
}

@MainActor private func useUIAlertController(_ object: inout UIAlertController) {
  object.addAction(anything())
  object.addTextField(configurationHandler: anything())
  _ = UIAlertController(title: anything(), message: anything(), preferredStyle: anything())
  _ = object.preferredAction
  _ = object.textFields
}

@MainActor private func useUIAlertControllerStyle() {
  _ = UIAlertController.Style.actionSheet
  _ = UIAlertController.Style.alert
}

@MainActor private func useUIContentContainer(_ object: inout any UIContentContainer) {
  _ = object.preferredContentSizeDidChange(forChildContentContainer: anything())
  _ = object.viewWillTransition(to: anything(), with: anything())
  _ = object.willTransition(to: anything(), with: anything())
}

@MainActor private func useUIDocumentPickerDelegate(_ object: inout any UIDocumentPickerDelegate) {
  _ = object.documentPicker(anything(), didPickDocumentsAt: anything())
}

@MainActor private func useUIDocumentPickerExtensionViewController(_ object: inout UIDocumentPickerExtensionViewController) {
  _ = object.originalURL
}

@MainActor private func useUIDocumentPickerViewController(_ object: inout UIDocumentPickerViewController) {
  _ = object.allowsMultipleSelection
  _ = object.delegate
  _ = UIDocumentPickerViewController(documentTypes: anything(), in: anything())
}

@MainActor private func useUIImagePickerController(_ object: inout UIImagePickerController) {
  _ = object.allowsEditing
  _ = object.delegate
  _ = UIImagePickerController.InfoKey.editedImage
  _ = UIImagePickerController()
  _ = UIImagePickerController.isSourceTypeAvailable(anything())
  _ = object.mediaTypes
  _ = object.sourceType
}

@MainActor private func useUIImagePickerControllerSourceType() {
  _ = UIImagePickerController.SourceType.camera
  _ = UIImagePickerController.SourceType.photoLibrary
}

@MainActor private func useUIImagePickerControllerDelegate(_ object: inout any UIImagePickerControllerDelegate) {
  _ = object.imagePickerController(anything(), didFinishPickingMediaWithInfo: anything())
  _ = object.imagePickerControllerDidCancel(anything())
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

@MainActor private func useUINavigationController(_ object: inout UINavigationController) {
  _ = object.barHideOnTapGestureRecognizer
  _ = object.delegate
  _ = object.hidesBarsOnTap
  _ = UINavigationController()
  _ = UINavigationController(coder: anything())
  _ = UINavigationController(navigationBarClass: anything(), toolbarClass: anything())
  _ = UINavigationController(nibName: anything(), bundle: anything())
  _ = UINavigationController(rootViewController: anything())
  _ = object.interactiveContentPopGestureRecognizer
  _ = object.interactivePopGestureRecognizer
  _ = object.isNavigationBarHidden
  _ = object.isToolbarHidden
  _ = object.navigationBar
  _ = object.popToRootViewController(animated: anything())
  _ = object.popToViewController(anything(), animated: anything())
  _ = object.popViewController(animated: anything())
  object.pushViewController(anything(), animated: anything())
  object.setNavigationBarHidden(anything(), animated: anything())
  object.setToolbarHidden(anything(), animated: anything())
  object.setViewControllers(anything(), animated: anything())
  object.show(anything(), sender: anything())
  _ = object.toolbar
  _ = object.topViewController
  _ = object.viewControllers
  _ = object.visibleViewController
}

@MainActor private func useUINavigationControllerDelegate(_ object: inout any UINavigationControllerDelegate) {
  _ = object.navigationController(anything(), didShow: anything(), animated: anything())
  _ = object.navigationController(anything(), willShow: anything(), animated: anything())
}

@MainActor private func useUIPageViewController(_ object: inout UIPageViewController) {
  _ = object.dataSource
  _ = object.delegate
  _ = UIPageViewController(transitionStyle: anything(), navigationOrientation: anything(), options: anything())
  object.setViewControllers(anything(), direction: anything(), animated: anything(), completion: anything())
  _ = object.viewControllers
}

@MainActor private func useUIPageViewControllerNavigationDirection() {
  _ = UIPageViewController.NavigationDirection.forward
  _ = UIPageViewController.NavigationDirection.reverse
}

@MainActor private func useUIPageViewControllerNavigationOrientation() {
  _ = UIPageViewController.NavigationOrientation.horizontal
}

@MainActor private func useUIPageViewControllerTransitionStyle() {
  _ = UIPageViewController.TransitionStyle.scroll
}

@MainActor private func useUIPageViewControllerDataSource(_ object: inout any UIPageViewControllerDataSource) {
  _ = object.pageViewController(anything(), viewControllerAfter: anything())
  _ = object.pageViewController(anything(), viewControllerBefore: anything())
}

@MainActor private func useUIPageViewControllerDelegate(_ object: inout any UIPageViewControllerDelegate) {
  _ = object.pageViewController(anything(), didFinishAnimating: anything(), previousViewControllers: anything(), transitionCompleted: anything())
}

@MainActor private func useUIPercentDrivenInteractiveTransition(_ object: inout UIPercentDrivenInteractiveTransition) {
  object.cancel()
  object.finish()
  _ = UIPercentDrivenInteractiveTransition()
  _ = object.timingCurve
  object.update(anything())
}

@MainActor private func useUIPopoverArrowDirection() {
  _ = UIPopoverArrowDirection.up
}

@MainActor private func useUIPopoverController(_ object: inout UIPopoverController) {
  _ = object.contentViewController
}

@MainActor private func useUIPopoverPresentationController(_ object: inout UIPopoverPresentationController) {
  _ = object.barButtonItem
  _ = object.delegate
  _ = object.permittedArrowDirections
  _ = object.sourceRect
  _ = object.sourceView
}

@MainActor private func useUIPopoverPresentationControllerDelegate(_ object: inout any UIPopoverPresentationControllerDelegate) {
  _ = object.prepareForPopoverPresentation(anything())
}

@MainActor private func useUIPresentationController(_ object: inout UIPresentationController) {
  _ = object.containerView
  object.containerViewWillLayoutSubviews()
  _ = object.delegate
  object.dismissalTransitionDidEnd(anything())
  object.dismissalTransitionWillBegin()
  _ = object.frameOfPresentedViewInContainerView
  _ = UIPresentationController(presentedViewController: anything(), presenting: anything())
  object.presentationTransitionDidEnd(anything())
  object.presentationTransitionWillBegin()
  _ = object.presentedView
  _ = object.presentedViewController
  _ = object.presentingViewController
}

@MainActor private func useUISearchController(_ object: inout UISearchController) {
  _ = object.delegate
  _ = object.dimsBackgroundDuringPresentation
  _ = object.hidesNavigationBarDuringPresentation
  _ = UISearchController()
  _ = UISearchController(searchResultsController: anything())
  _ = object.isActive
  _ = object.obscuresBackgroundDuringPresentation
  _ = object.searchBar
  _ = object.searchResultsController
  _ = object.searchResultsUpdater
}

@MainActor private func useUISearchControllerDelegate(_ object: inout any UISearchControllerDelegate) {
  _ = object.didDismissSearchController(anything())
  _ = object.willDismissSearchController(anything())
  _ = object.willPresentSearchController(anything())
}

@MainActor private func useUISearchResultsUpdating(_ object: inout any UISearchResultsUpdating) {
  _ = object.updateSearchResults(for: anything())
}

@MainActor private func useUISheetPresentationController(_ object: inout UISheetPresentationController) {
  _ = object.detents
}

@MainActor private func useUISheetPresentationControllerDetent() {
  _ = UISheetPresentationController.Detent.large()
  _ = UISheetPresentationController.Detent.medium()
}

@MainActor private func useUISplitViewController(_ object: inout UISplitViewController) {
  _ = object.delegate
  _ = object.displayMode
  _ = UISplitViewController(coder: anything())
  _ = UISplitViewController(nibName: anything(), bundle: anything())
  _ = object.isCollapsed
  _ = object.preferredDisplayMode
  object.showDetailViewController(anything(), sender: anything())
  _ = object.viewControllers
}

@MainActor private func useUISplitViewControllerColumn() {
  _ = UISplitViewController.Column.primary
  _ = UISplitViewController.Column.secondary
  _ = UISplitViewController.Column.supplementary
}

@MainActor private func useUISplitViewControllerDisplayMode() {
  _ = UISplitViewController.DisplayMode.allVisible
  _ = UISplitViewController.DisplayMode.oneBesideSecondary
  _ = UISplitViewController.DisplayMode.secondaryOnly
}

@MainActor private func useUISplitViewControllerDelegate(_ object: inout any UISplitViewControllerDelegate) {
  _ = object.splitViewController(anything(), collapseSecondary: anything(), onto: anything())
}

@MainActor private func useUITabBarController(_ object: inout UITabBarController) {
  _ = UITabBarController()
  _ = UITabBarController(coder: anything())
  _ = UITabBarController(nibName: anything(), bundle: anything())
  _ = object.selectedIndex
  _ = object.selectedViewController
  object.setViewControllers(anything(), animated: anything())
  _ = object.tabBar
  _ = object.viewControllers
}

@MainActor private func useUITextFormattingViewControllerComponent(_ object: inout UITextFormattingViewController.Component) {
  _ = object.preferredSize
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
  _ = object.automaticallyAdjustsScrollViewInsets
  object.beginAppearanceTransition(anything(), animated: anything())
  _ = object.bottomLayoutGuide
  _ = object.children
  _ = object.definesPresentationContext
  object.didMove(toParent: anything())
  object.didReceiveMemoryWarning()
  object.dismiss(animated: anything(), completion: anything())
  _ = object.edgesForExtendedLayout
  _ = object.editButtonItem
  object.endAppearanceTransition()
  _ = object.extendedLayoutIncludesOpaqueBars
  _ = object.extensionContext
  _ = object.hidesBottomBarWhenPushed
  _ = UIViewController()
  _ = UIViewController(coder: anything())
  _ = UIViewController(nibName: anything(), bundle: anything())
  _ = object.isBeingDismissed
  _ = object.isBeingPresented
  _ = object.isEditing
  _ = object.isModalInPresentation
  _ = object.isMovingFromParent
  _ = object.isViewLoaded
  object.loadView()
  object.loadViewIfNeeded()
  _ = object.modalPresentationCapturesStatusBarAppearance
  _ = object.modalPresentationStyle
  _ = object.modalTransitionStyle
  _ = object.navigationController
  _ = object.navigationItem
  _ = object.overrideUserInterfaceStyle
  _ = object.parent
  object.performSegue(withIdentifier: anything(), sender: anything())
  _ = object.popoverPresentationController
  _ = object.preferredContentSize
  _ = object.preferredInterfaceOrientationForPresentation
  _ = object.preferredStatusBarStyle
  _ = object.preferredStatusBarUpdateAnimation
  _ = object.prefersStatusBarHidden
  object.prepare(for: anything(), sender: anything())
  object.present(anything(), animated: anything(), completion: anything())
  _ = object.presentationController
  _ = object.presentedViewController
  _ = object.presentingViewController
  _ = object.registerForTraitChanges(anything(), target: anything(), action: anything())
  object.removeFromParent()
  _ = object.restorationIdentifier
  _ = UIViewController.setContentScrollView(anything())
  object.setEditing(anything(), animated: anything())
  object.setNeedsStatusBarAppearanceUpdate()
  _ = object.sheetPresentationController
  _ = object.shouldAutorotate
  object.show(anything(), sender: anything())
  object.showDetailViewController(anything(), sender: anything())
  _ = object.splitViewController
  _ = object.storyboard
  _ = object.supportedInterfaceOrientations
  _ = object.tab
  _ = object.tabBarController
  _ = object.tabBarItem
  _ = object.title
  _ = object.toolbarItems
  _ = object.topLayoutGuide
  _ = object.transitionCoordinator
  _ = object.transitioningDelegate
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

@MainActor private func useUIViewControllerAnimatedTransitioning(_ object: inout any UIViewControllerAnimatedTransitioning) {
  _ = object.animateTransition(using: anything())
  _ = object.transitionDuration(using: anything())
}

@MainActor private func useUIViewControllerContextTransitioning(_ object: inout any UIViewControllerContextTransitioning) {
  _ = object.completeTransition(anything())
  _ = object.containerView
  _ = object.finalFrame(for: anything())
  _ = object.transitionWasCancelled
  _ = object.view(forKey: anything())
  _ = object.viewController(forKey: anything())
}

@MainActor private func useUIViewControllerRestoration() {
  _ = (anything() as any UIViewControllerRestoration.Type).viewController(withRestorationIdentifierPath: anything(), coder: anything())
}

@MainActor private func useUIViewControllerTransitionCoordinator(_ object: inout any UIViewControllerTransitionCoordinator) {
  _ = object.animate(alongsideTransition: anything(), completion: anything())
}

@MainActor private func useUIViewControllerTransitioningDelegate(_ object: inout any UIViewControllerTransitioningDelegate) {
  _ = object.animationController(forDismissed: anything())
  _ = object.animationController(forPresented: anything(), presenting: anything(), source: anything())
  _ = object.interactionControllerForDismissal(using: anything())
  _ = object.presentationController(forPresented: anything(), presenting: anything(), source: anything())
}
