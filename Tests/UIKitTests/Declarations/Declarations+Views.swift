// Written by tools/check declarations.
// swift-format-ignore-file
import UIKit

@MainActor private func useTypes() {
  _ = UIBlurEffect.self
  _ = UIBlurEffect.Style.self
  _ = UIRefreshControl.self
  _ = UIScrollView.self
  _ = UIScrollView.ContentInsetAdjustmentBehavior.self
  _ = UIScrollView.DecelerationRate.self
  _ = (any UIScrollViewDelegate).self
  _ = UIView.self
  _ = UIView.AnimationCurve.self
  _ = UIView.AnimationOptions.self
  _ = UIView.AutoresizingMask.self
  _ = UIView.ContentMode.self
  _ = UIView.KeyframeAnimationOptions.self
  _ = UIVisualEffectView.self
  _ = UIWindow.self
  _ = UIWindow.Level.self
}

@MainActor private func useUIBlurEffect() {
  _ = UIBlurEffect(style: anything())
}

@MainActor private func useUIBlurEffectStyle() {
  _ = UIBlurEffect.Style.dark
  _ = UIBlurEffect.Style.extraLight
  _ = UIBlurEffect.Style.light
  _ = UIBlurEffect.Style.regular
  _ = UIBlurEffect.Style.systemUltraThinMaterial
}

@MainActor private func useUICornerConfiguration() {
  _ = UICornerConfiguration.capsule(maximumRadius: anything())
}

@MainActor private func useUIRefreshControl(_ object: inout UIRefreshControl) {
  object.beginRefreshing()
  object.endRefreshing()
  _ = UIRefreshControl()
  _ = UIRefreshControl(coder: anything())
  _ = UIRefreshControl(frame: anything())
  _ = object.isRefreshing
  _ = object.tintColor
}

@MainActor private func useUIScrollView(_ object: inout UIScrollView) {
  _ = object.adjustedContentInset
  _ = object.alwaysBounceHorizontal
  _ = object.alwaysBounceVertical
  _ = object.bounces
  _ = object.contentInset
  _ = object.contentInsetAdjustmentBehavior
  _ = object.contentLayoutGuide
  _ = object.contentOffset
  _ = object.contentSize
  _ = object.decelerationRate
  _ = object.delaysContentTouches
  _ = object.delegate
  object.flashScrollIndicators()
  _ = object.frameLayoutGuide
  _ = object.indicatorStyle
  _ = UIScrollView()
  _ = UIScrollView(coder: anything())
  _ = UIScrollView(frame: anything())
  _ = object.isDecelerating
  _ = object.isDirectionalLockEnabled
  _ = object.isDragging
  _ = object.isPagingEnabled
  _ = object.isScrollEnabled
  _ = object.isTracking
  _ = object.isZooming
  _ = object.keyboardDismissMode
  _ = object.maximumZoomScale
  _ = object.minimumZoomScale
  _ = object.panGestureRecognizer
  _ = object.refreshControl
  _ = object.scrollIndicatorInsets
  object.scrollRectToVisible(anything(), animated: anything())
  _ = object.scrollsToTop
  object.setContentOffset(anything(), animated: anything())
  object.setZoomScale(anything(), animated: anything())
  _ = object.showsHorizontalScrollIndicator
  _ = object.showsVerticalScrollIndicator
  _ = object.verticalScrollIndicatorInsets
  _ = object.zoomScale
}

@MainActor private func useUIScrollViewContentInsetAdjustmentBehavior() {
  _ = UIScrollView.ContentInsetAdjustmentBehavior.always
  _ = UIScrollView.ContentInsetAdjustmentBehavior(rawValue: anything())
  _ = UIScrollView.ContentInsetAdjustmentBehavior.never
}

@MainActor private func useUIScrollViewDecelerationRate() {
  _ = UIScrollView.DecelerationRate.fast
  _ = UIScrollView.DecelerationRate.normal
}

@MainActor private func useUIScrollViewIndicatorStyle() {
  _ = UIScrollView.IndicatorStyle.white
}

@MainActor private func useUIScrollViewKeyboardDismissMode() {
  _ = UIScrollView.KeyboardDismissMode.interactive
  _ = UIScrollView.KeyboardDismissMode.onDrag
}

@MainActor private func useUIScrollViewDelegate(_ object: inout any UIScrollViewDelegate) {
  _ = object.scrollViewDidEndDecelerating(anything())
  _ = object.scrollViewDidEndDragging(anything(), willDecelerate: anything())
  _ = object.scrollViewDidEndScrollingAnimation(anything())
  _ = object.scrollViewDidScroll(anything())
  _ = object.scrollViewShouldScrollToTop(anything())
  _ = object.scrollViewWillBeginDecelerating(anything())
  _ = object.scrollViewWillBeginDragging(anything())
  _ = unsafe object.scrollViewWillEndDragging(anything(), withVelocity: anything(), targetContentOffset: anything())
  _ = object.viewForZooming(in: anything())
}

@MainActor private func useUIVibrancyEffectStyle() {
  _ = UIVibrancyEffect.Style.secondaryLabel
}

@MainActor private func useUIView(_ object: inout UIView) {
  _ = object.accessibilityIgnoresInvertColors
  object.addConstraint(anything())
  object.addConstraints(anything())
  object.addGestureRecognizer(anything())
  object.addInteraction(anything())
  UIView.addKeyframe(withRelativeStartTime: anything(), relativeDuration: anything(), animations: anything())
  object.addLayoutGuide(anything())
  object.addSubview(anything())
  _ = object.alpha
  UIView.animate(withDuration: anything(), animations: anything())
  UIView.animate(withDuration: anything(), animations: anything(), completion: anything())
  UIView.animate(withDuration: anything(), delay: anything(), options: anything(), animations: anything(), completion: anything())
  UIView.animate(withDuration: anything(), delay: anything(), usingSpringWithDamping: anything(), initialSpringVelocity: anything(), options: anything(), animations: anything(), completion: anything())
  UIView.animateKeyframes(withDuration: anything(), delay: anything(), options: anything(), animations: anything(), completion: anything())
  _ = UIView.areAnimationsEnabled
  _ = object.autoresizesSubviews
  _ = object.autoresizingMask
  _ = object.backgroundColor
  _ = object.bottomAnchor
  _ = object.bounds
  object.bringSubviewToFront(anything())
  _ = object.center
  _ = object.centerXAnchor
  _ = object.centerYAnchor
  _ = object.clipsToBounds
  _ = object.constraints
  _ = object.contentHuggingPriority(for: anything())
  _ = object.contentMode
  _ = object.convert(anything() as CGPoint, from: anything() as UIView?)
  _ = object.convert(anything() as CGRect, to: anything() as UIView?)
  _ = object.cornerConfiguration
  object.didMoveToSuperview()
  object.didMoveToWindow()
  _ = object.directionalLayoutMargins
  object.draw(anything())
  _ = object.effectiveUserInterfaceLayoutDirection
  _ = object.endEditing(anything())
  _ = object.firstBaselineAnchor
  _ = object.frame
  _ = object.gestureRecognizerShouldBegin(anything())
  _ = object.gestureRecognizers
  _ = object.heightAnchor
  _ = object.hitTest(anything(), with: anything())
  _ = UIView()
  _ = UIView(coder: anything())
  _ = UIView(frame: anything())
  object.insertSubview(anything(), aboveSubview: anything())
  object.insertSubview(anything(), at: anything())
  object.insertSubview(anything(), belowSubview: anything())
  _ = object.insetsLayoutMarginsFromSafeArea
  _ = object.intrinsicContentSize
  object.invalidateIntrinsicContentSize()
  _ = object.isDescendant(of: anything())
  _ = object.isExclusiveTouch
  _ = object.isFocused
  _ = object.isHidden
  _ = object.isOpaque
  _ = object.isUserInteractionEnabled
  _ = object.layer
  _ = UIView.layerClass
  _ = UIView.layoutFittingCompressedSize
  _ = UIView.layoutFittingExpandedSize
  object.layoutIfNeeded()
  _ = object.layoutMargins
  object.layoutMarginsDidChange()
  _ = object.layoutMarginsGuide
  object.layoutSubviews()
  _ = object.leadingAnchor
  _ = object.leftAnchor
  _ = UIView.noIntrinsicMetric
  _ = object.overrideUserInterfaceStyle
  UIView.performWithoutAnimation() {}
  _ = object.point(inside: anything(), with: anything())
  _ = object.preservesSuperviewLayoutMargins
  _ = object.readableContentGuide
  _ = object.registerForTraitChanges(anything(), action: anything())
  object.removeConstraint(anything())
  object.removeConstraints(anything())
  object.removeFromSuperview()
  object.removeGestureRecognizer(anything())
  object.removeInteraction(anything())
  _ = object.rightAnchor
  _ = object.safeAreaInsets
  object.safeAreaInsetsDidChange()
  _ = object.safeAreaLayoutGuide
  _ = object.semanticContentAttribute
  object.sendSubviewToBack(anything())
  UIView.setAnimationsEnabled(anything())
  object.setContentCompressionResistancePriority(anything(), for: anything())
  object.setContentHuggingPriority(anything(), for: anything())
  object.setNeedsDisplay()
  object.setNeedsLayout()
  object.setNeedsUpdateConstraints()
  _ = object.sizeThatFits(anything())
  _ = object.sizeToFit
  object.sizeToFit()
  _ = object.snapshotView(afterScreenUpdates: anything())
  _ = object.subviews
  _ = object.superview
  _ = object.systemLayoutSizeFitting(anything())
  _ = object.systemLayoutSizeFitting(anything(), withHorizontalFittingPriority: anything(), verticalFittingPriority: anything())
  _ = object.tag
  _ = object.tintAdjustmentMode
  _ = object.tintColor
  object.tintColorDidChange()
  _ = object.topAnchor
  _ = object.trailingAnchor
  _ = object.transform
  UIView.transition(with: anything(), duration: anything(), options: anything(), animations: anything(), completion: anything())
  _ = object.translatesAutoresizingMaskIntoConstraints
  _ = object.updateConstraints
  object.updateConstraints()
  object.updateConstraintsIfNeeded()
  _ = UIView.userInterfaceLayoutDirection(for: anything())
  _ = object.viewWithTag(anything())
  _ = object.widthAnchor
  object.willMove(toSuperview: anything())
  _ = object.window
}

@MainActor private func useUIViewAnimationCurve() {
  _ = UIView.AnimationCurve.easeIn
  _ = UIView.AnimationCurve.easeInOut
  _ = UIView.AnimationCurve.easeOut
  _ = UIView.AnimationCurve(rawValue: anything())
  _ = UIView.AnimationCurve.linear
}

@MainActor private func useUIViewAnimationOptions() {
  _ = UIView.AnimationOptions.allowAnimatedContent
  _ = UIView.AnimationOptions.allowUserInteraction
  _ = UIView.AnimationOptions.autoreverse
  _ = UIView.AnimationOptions.beginFromCurrentState
  _ = UIView.AnimationOptions.curveEaseIn
  _ = UIView.AnimationOptions.curveEaseInOut
  _ = UIView.AnimationOptions.curveEaseOut
  _ = UIView.AnimationOptions.curveLinear
  _ = UIView.AnimationOptions()
  _ = UIView.AnimationOptions(rawValue: anything())
  _ = UIView.AnimationOptions.layoutSubviews
  _ = UIView.AnimationOptions.repeat
  _ = UIView.AnimationOptions.transitionCrossDissolve
}

@MainActor private func useUIViewAutoresizingMask() {
  _ = UIView.AutoresizingMask.flexibleBottomMargin
  _ = UIView.AutoresizingMask.flexibleHeight
  _ = UIView.AutoresizingMask.flexibleLeftMargin
  _ = UIView.AutoresizingMask.flexibleRightMargin
  _ = UIView.AutoresizingMask.flexibleTopMargin
  _ = UIView.AutoresizingMask.flexibleWidth
}

@MainActor private func useUIViewContentMode() {
  _ = UIView.ContentMode.center
  _ = UIView.ContentMode.redraw
  _ = UIView.ContentMode.scaleAspectFill
  _ = UIView.ContentMode.scaleAspectFit
  _ = UIView.ContentMode.scaleToFill
}

@MainActor private func useUIViewTintAdjustmentMode() {
  _ = UIView.TintAdjustmentMode.automatic
  _ = UIView.TintAdjustmentMode.normal
}

@MainActor private func useUIVisualEffectView(_ object: inout UIVisualEffectView) {
  _ = object.contentView
  _ = object.effect
  _ = UIVisualEffectView()
  _ = UIVisualEffectView(effect: anything())
}

@MainActor private func useUIWindow(_ object: inout UIWindow) {
  _ = UIWindow()
  _ = UIWindow(coder: anything())
  _ = UIWindow(frame: anything())
  _ = UIWindow(windowScene: anything())
  _ = object.isKeyWindow
  object.makeKeyAndVisible()
  _ = object.rootViewController
  _ = object.screen
  _ = object.windowLevel
  _ = object.windowScene
}

@MainActor private func useUIWindowLevel() {
  _ = UIWindow.Level.alert
  _ = UIWindow.Level.normal
}
