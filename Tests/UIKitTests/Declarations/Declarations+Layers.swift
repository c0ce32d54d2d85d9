// Written by tools/check declarations.
// swift-format-ignore-file
import UIKit

@MainActor private func useTypes() {
  _ = CAAnimation.self
  _ = CAAnimationGroup.self
  _ = CABasicAnimation.self
  _ = CACornerMask.self
  _ = CADisplayLink.self
  _ = CAGradientLayer.self
  _ = CAKeyframeAnimation.self
  _ = CALayer.self
  _ = CALayerContentsFilter.self
  _ = CAMediaTimingFillMode.self
  _ = CAMediaTimingFunction.self
  _ = CAMediaTimingFunctionName.self
  _ = CAMediaTimingFunctionName.self
  _ = CAShapeLayer.self
  _ = CAShapeLayerLineCap.self
  _ = CATransaction.self
  _ = CATransform3D.self
  _ = CATransition.self
  _ = CATransition.Type.self
  _ = CATransitionType.self
}

@MainActor private func useCAAnimation(_ object: inout CAAnimation) {
  _ = object.isRemovedOnCompletion
  _ = object.timingFunction
}

@MainActor private func useCAAnimationRotationMode() {
  _ = CAAnimationRotationMode.rotateAutoReverse
}

@MainActor private func useCAAnimationGroup(_ object: inout CAAnimationGroup) {
  _ = object.animations
  _ = CAAnimationGroup()
}

@MainActor private func useCABasicAnimation(_ object: inout CABasicAnimation) {
  _ = object.fromValue
  _ = CABasicAnimation()
  _ = CABasicAnimation(keyPath: anything())
  _ = object.toValue
}

@MainActor private func useCACornerMask() {
  _ = CACornerMask.layerMaxXMaxYCorner
  _ = CACornerMask.layerMaxXMinYCorner
  _ = CACornerMask.layerMinXMaxYCorner
  _ = CACornerMask.layerMinXMinYCorner
}

@MainActor private func useCADisplayLink(_ object: inout CADisplayLink) {
  object.add(to: anything(), forMode: anything())
  _ = CADisplayLink(target: anything(), selector: anything())
  object.invalidate()
}

@MainActor private func useCAGradientLayer(_ object: inout CAGradientLayer) {
  _ = object.colors
  _ = object.endPoint
  _ = CAGradientLayer()
  _ = CAGradientLayer(coder: anything())
  _ = CAGradientLayer(layer: anything())
  _ = object.locations
  _ = object.startPoint
}

@MainActor private func useCAKeyframeAnimation(_ object: inout CAKeyframeAnimation) {
  _ = CAKeyframeAnimation()
  _ = CAKeyframeAnimation(keyPath: anything())
  _ = object.keyTimes
  _ = object.timingFunctions
  _ = object.values
}

@MainActor private func useCALayer(_ object: inout CALayer) {
  object.add(anything(), forKey: anything())
  object.addSublayer(anything())
  _ = object.anchorPoint
  _ = object.animation(forKey: anything())
  _ = object.backgroundColor
  _ = object.borderColor
  _ = object.borderWidth
  _ = object.bounds
  _ = object.contentsRect
  _ = object.contentsScale
  _ = object.cornerCurve
  _ = object.cornerRadius
  _ = object.frame
  _ = CALayer()
  _ = CALayer(coder: anything())
  _ = CALayer(layer: anything())
  object.insertSublayer(anything(), above: anything())
  object.insertSublayer(anything(), at: anything())
  object.insertSublayer(anything(), below: anything())
  _ = object.isHidden
  object.layoutSublayers()
  _ = object.mask
  _ = object.maskedCorners
  _ = object.masksToBounds
  _ = object.minificationFilter
  _ = object.opacity
  _ = object.position
  _ = object.presentation()
  _ = object.rasterizationScale
  object.removeAllAnimations()
  object.removeAnimation(forKey: anything())
  object.removeFromSuperlayer()
  object.render(in: anything())
  _ = object.shadowColor
  _ = object.shadowOffset
  _ = object.shadowOpacity
  _ = object.shadowPath
  _ = object.shadowRadius
  _ = object.shouldRasterize
  _ = object.sublayers
  _ = object.superlayer
  _ = object.transform
  _ = object.zPosition
}

@MainActor private func useCALayerContentsGravity() {
  _ = CALayerContentsGravity.resizeAspectFill
}

@MainActor private func useCALayerCornerCurve() {
  _ = CALayerCornerCurve.circular
  _ = CALayerCornerCurve.continuous
}

@MainActor private func useCALayerDelegate(_ object: inout any CALayerDelegate) {
  _ = object.display(anything())
  _ = object.layoutSublayers(of: anything())
}

@MainActor private func useCAMediaTiming(_ object: inout any CAMediaTiming) {
  _ = object.autoreverses
  _ = object.beginTime
  _ = object.duration
  _ = object.fillMode
  _ = object.repeatCount
  _ = object.speed
  _ = object.timeOffset
}

@MainActor private func useCAMediaTimingFillMode() {
  _ = CAMediaTimingFillMode.forwards
}

@MainActor private func useCAMediaTimingFunction() {
  _ = CAMediaTimingFunction(name: anything())
}

@MainActor private func useCAMediaTimingFunctionName() {
  _ = CAMediaTimingFunctionName.easeIn
  _ = CAMediaTimingFunctionName.easeInEaseOut
  _ = CAMediaTimingFunctionName.easeOut
  _ = CAMediaTimingFunctionName.linear
}

@MainActor private func useCAPropertyAnimation(_ object: inout CAPropertyAnimation) {
  _ = object.keyPath
}

@MainActor private func useCAShapeLayer(_ object: inout CAShapeLayer) {
  _ = object.fillColor
  _ = object.fillRule
  _ = CAShapeLayer()
  _ = CAShapeLayer(layer: anything())
  _ = object.lineCap
  _ = object.lineDashPattern
  _ = object.lineJoin
  _ = object.lineWidth
  _ = object.path
  _ = object.strokeColor
  _ = object.strokeEnd
}

@MainActor private func useCAShapeLayerFillRule() {
  _ = CAShapeLayerFillRule.evenOdd
}

@MainActor private func useCAShapeLayerLineCap() {
  _ = CAShapeLayerLineCap.round
}

@MainActor private func useCATextLayer(_ object: inout CATextLayer) {
  _ = object.truncationMode
}

@MainActor private func useCATransaction() {
  _ = CATransaction.animationDuration()
  CATransaction.begin()
  CATransaction.commit()
  CATransaction.setAnimationTimingFunction(anything())
  CATransaction.setCompletionBlock(anything())
  CATransaction.setDisableActions(anything())
  CATransaction.setValue(anything(), forKey: anything())
}

@MainActor private func useCATransform3D(_ object: inout CATransform3D) {
  _ = object.m34
  _ = CATransform3DMakeRotation(anything(), anything(), anything(), anything())
  _ = CATransform3DMakeScale(anything(), anything(), anything())
  _ = CATransform3DMakeTranslation(anything(), anything(), anything())
  _ = CATransform3DRotate(object, anything(), anything(), anything(), anything())
  _ = CATransform3DTranslate(object, anything(), anything(), anything())
}

@MainActor private func useCATransition(_ object: inout CATransition) {
  _ = CATransition()
  _ = object.type
}

@MainActor private func useCATransitionType() {
  _ = CATransitionType.fade
}

@MainActor private func useQuartzCore() {
  _ = CACurrentMediaTime()
  _ = CATransform3DIdentity
}
