// Written by tools/check declarations.
// swift-format-ignore-file
import UIKit

@MainActor private func useTypes() {
  _ = NSLayoutAnchor<NSLayoutXAxisAnchor>.self
  _ = NSLayoutConstraint.self
  _ = NSLayoutConstraint.Attribute.self
  _ = NSLayoutConstraint.Axis.self
  _ = NSLayoutConstraint.FormatOptions.self
  _ = NSLayoutDimension.self
  _ = NSLayoutXAxisAnchor.self
  _ = NSLayoutYAxisAnchor.self
  _ = UILayoutGuide.self
  _ = UILayoutPriority.self
}

@MainActor private func useNSLayoutAnchor(_ object: inout NSLayoutAnchor<NSLayoutXAxisAnchor>) {
  _ = object.constraint(equalTo: anything())
  _ = object.constraint(equalTo: anything(), constant: anything())
  _ = object.constraint(greaterThanOrEqualTo: anything())
  _ = object.constraint(greaterThanOrEqualTo: anything(), constant: anything())
  _ = object.constraint(lessThanOrEqualTo: anything())
  _ = object.constraint(lessThanOrEqualTo: anything(), constant: anything())
}

@MainActor private func useNSLayoutConstraint(_ object: inout NSLayoutConstraint) {
  NSLayoutConstraint.activate(anything())
  _ = object.constant
  _ = NSLayoutConstraint.constraints(withVisualFormat: anything(), options: anything(), metrics: anything(), views: anything())
  NSLayoutConstraint.deactivate(anything())
  _ = object.firstAttribute
  _ = object.firstItem
  _ = object.identifier
  _ = NSLayoutConstraint()
  _ = NSLayoutConstraint(item: anything(), attribute: anything(), relatedBy: anything(), toItem: anything(), attribute: anything(), multiplier: anything(), constant: anything())
  _ = object.isActive
  _ = object.priority
  _ = object.secondAttribute
  _ = object.secondItem
}

@MainActor private func useNSLayoutConstraintAttribute() {
  _ = NSLayoutConstraint.Attribute.bottom
  _ = NSLayoutConstraint.Attribute.centerX
  _ = NSLayoutConstraint.Attribute.centerY
  _ = NSLayoutConstraint.Attribute.height
  _ = NSLayoutConstraint.Attribute.leading
  _ = NSLayoutConstraint.Attribute.left
  _ = NSLayoutConstraint.Attribute.notAnAttribute
  _ = NSLayoutConstraint.Attribute.right
  _ = NSLayoutConstraint.Attribute.top
  _ = NSLayoutConstraint.Attribute.trailing
  _ = NSLayoutConstraint.Attribute.width
}

@MainActor private func useNSLayoutConstraintAxis() {
  _ = NSLayoutConstraint.Axis.horizontal
  _ = NSLayoutConstraint.Axis.vertical
}

@MainActor private func useNSLayoutConstraintFormatOptions() {
  _ = NSLayoutConstraint.FormatOptions.alignAllCenterY
  _ = NSLayoutConstraint.FormatOptions.alignAllLastBaseline
}

@MainActor private func useNSLayoutConstraintRelation() {
  _ = NSLayoutConstraint.Relation.equal
  _ = NSLayoutConstraint.Relation.greaterThanOrEqual
  _ = NSLayoutConstraint.Relation.lessThanOrEqual
}

@MainActor private func useNSLayoutDimension(_ object: inout NSLayoutDimension) {
  _ = object.constraint(equalTo: anything(), multiplier: anything())
  _ = object.constraint(equalToConstant: anything())
  _ = object.constraint(greaterThanOrEqualTo: anything(), multiplier: anything())
  _ = object.constraint(greaterThanOrEqualToConstant: anything())
  _ = object.constraint(lessThanOrEqualToConstant: anything())
}

@MainActor private func useNSLayoutXAxisAnchor(_ object: inout NSLayoutXAxisAnchor) {
  _ = object.anchorWithOffset(to: anything())
  _ = object.constraint(equalToSystemSpacingAfter: anything(), multiplier: anything())
}

@MainActor private func useNSLayoutYAxisAnchor(_ object: inout NSLayoutYAxisAnchor) {
  _ = object.anchorWithOffset(to: anything())
  _ = object.constraint(equalToSystemSpacingBelow: anything(), multiplier: anything())
}

@MainActor private func useUILayoutGuide(_ object: inout UILayoutGuide) {
  _ = object.bottomAnchor
  _ = object.centerXAnchor
  _ = object.centerYAnchor
  _ = object.heightAnchor
  _ = UILayoutGuide()
  _ = object.layoutFrame
  _ = object.leadingAnchor
  _ = object.leftAnchor
  _ = object.rightAnchor
  _ = object.topAnchor
  _ = object.trailingAnchor
  _ = object.widthAnchor
}

@MainActor private func useUILayoutPriority(_ object: inout UILayoutPriority) {
  _ = UILayoutPriority.defaultHigh
  _ = UILayoutPriority.defaultLow
  _ = UILayoutPriority.fittingSizeLevel
  _ = UILayoutPriority(anything())
  _ = UILayoutPriority(rawValue: anything())
  _ = object.rawValue
  _ = UILayoutPriority.required
}

@MainActor private func useUILayoutSupport(_ object: inout any UILayoutSupport) {
  _ = object.bottomAnchor
  _ = object.length
  _ = object.topAnchor
}
