// Written by tools/check declarations.
// swift-format-ignore-file
import UIKit

@MainActor private func useTypes() {
  _ = CGAffineTransform.self
  _ = CGBlendMode.self
  _ = CGContext.self
  _ = CGFloat.self
  _ = CGGradient.self
  _ = CGMutablePath.self
  _ = CGPath.self
  _ = CGPoint.self
  _ = CGRect.self
  _ = CGSize.self
  _ = CGVector.self
  _ = NSDirectionalEdgeInsets.self
  _ = NSRectAlignment.self
  _ = UIBezierPath.self
  _ = UIEdgeInsets.self
  _ = UIOffset.self
  _ = UIRectCorner.self
  _ = UIRectEdge.self
  _ = UIRectFill(_:)
}

@MainActor private func useCGAffineTransform(_ object: inout CGAffineTransform) {
  _ = object.a
  _ = object.concatenating(anything())
  _ = CGAffineTransform.identity
  _ = CGAffineTransform(a: anything(), b: anything(), c: anything(), d: anything(), tx: anything(), ty: anything())
  _ = CGAffineTransform(rotationAngle: anything())
  _ = CGAffineTransform(scaleX: anything(), y: anything())
  _ = CGAffineTransform(translationX: anything(), y: anything())
  _ = object.rotated(by: anything())
  _ = object.scaledBy(x: anything(), y: anything())
  _ = object.translatedBy(x: anything(), y: anything())
}

@MainActor private func useCGContext(_ object: inout CGContext) {
  object.addEllipse(in: anything())
  object.addLine(to: anything())
  object.addPath(anything())
  object.addRect(anything())
  object.beginPath()
  object.clip(to: anything(), mask: anything())
  object.concatenate(anything())
  object.draw(anything() as CGImage, in: anything())
  object.drawPath(using: anything())
  object.fill(anything() as CGRect)
  object.fillEllipse(in: anything())
  object.fillPath()
  _ = unsafe CGContext(data: anything(), width: anything(), height: anything(), bitsPerComponent: anything(), bytesPerRow: anything(), space: anything(), bitmapInfo: anything())
  _ = object.interpolationQuality
  _ = object.makeImage()
  object.move(to: anything())
  object.restoreGState()
  object.saveGState()
  object.scaleBy(x: anything(), y: anything())
  object.setAlpha(anything())
  object.setBlendMode(anything())
  object.setFillColor(anything())
  object.setLineCap(anything())
  object.setLineWidth(anything())
  object.setShadow(offset: anything(), blur: anything(), color: anything())
  object.setStrokeColor(anything())
  object.setTextDrawingMode(anything())
  object.stroke(anything())
  object.strokePath()
  object.translateBy(x: anything(), y: anything())
}

@MainActor private func useCGFloat() {
  _ = CGFloat(anything() as Double)
}

@MainActor private func useCGGradient() {
  _ = unsafe CGGradient(colorsSpace: anything(), colors: anything(), locations: anything())
}

@MainActor private func useCGMutablePath(_ object: inout CGMutablePath) {
  object.addLine(to: anything() as CGPoint)
  object.addRelativeArc(center: anything(), radius: anything(), startAngle: anything(), delta: anything())
  object.closeSubpath()
  _ = CGMutablePath()
  object.move(to: anything() as CGPoint)
}

@MainActor private func useCGPath(_ object: inout CGPath) {
  _ = object.copy(strokingWithWidth: anything(), lineCap: anything(), lineJoin: anything(), miterLimit: anything())
  _ = unsafe CGPath(roundedRect: anything(), cornerWidth: anything(), cornerHeight: anything(), transform: anything())
}

@MainActor private func useCGPoint(_ object: inout CGPoint) {
  _ = object.applying(anything())
  _ = object.equalTo(anything())
  _ = CGPoint()
  _ = CGPoint(x: anything() as CGFloat, y: anything() as CGFloat)
  _ = object.x
  _ = object.y
  _ = CGPoint.zero
}

@MainActor private func useCGRect(_ object: inout CGRect) {
  _ = object.applying(anything())
  _ = object.contains(anything() as CGPoint)
  _ = object.divided(atDistance: anything(), from: anything())
  _ = object.equalTo(anything())
  _ = object.height
  _ = CGRect()
  _ = CGRect(origin: anything(), size: anything())
  _ = CGRect(x: anything() as CGFloat, y: anything(), width: anything(), height: anything())
  _ = object.inset(by: anything())
  _ = object.insetBy(dx: anything(), dy: anything())
  _ = object.integral
  _ = object.intersection(anything())
  _ = object.intersects(anything())
  _ = object.isEmpty
  _ = object.maxX
  _ = object.maxY
  _ = object.midX
  _ = object.midY
  _ = object.minX
  _ = object.minY
  _ = object.offsetBy(dx: anything(), dy: anything())
  _ = object.origin
  _ = object.size
  _ = object.union(anything())
  _ = object.width
  _ = CGRect.zero
}

@MainActor private func useCGSize(_ object: inout CGSize) {
  _ = object.applying(anything())
  _ = object.height
  _ = CGSize()
  _ = CGSize(width: anything() as CGFloat, height: anything() as CGFloat)
  _ = object.width
  _ = CGSize.zero
}

@MainActor private func useCGVector(_ object: inout CGVector) {
  _ = object.dx
  _ = object.dy
  _ = CGVector(dx: anything() as CGFloat, dy: anything() as CGFloat)
  _ = CGVector.zero
}

@MainActor private func useCoreGraphics() {
  _ = CGColorSpaceCreateDeviceRGB()
  _ = CGRectGetWidth(anything())
  _ = CGRectMake(anything(), anything(), anything(), anything())
  _ = CGRectZero
}

@MainActor private func useNSDirectionalEdgeInsets(_ object: inout NSDirectionalEdgeInsets) {
  _ = object.bottom
  _ = NSDirectionalEdgeInsets(top: anything(), leading: anything(), bottom: anything(), trailing: anything())
  _ = object.leading
  _ = object.top
  _ = object.trailing
  _ = NSDirectionalEdgeInsets.zero
}

@MainActor private func useNSRectAlignment() {
  _ = NSRectAlignment.bottom
  _ = NSRectAlignment.bottomTrailing
  _ = NSRectAlignment.top
  _ = NSRectAlignment.topLeading
}

@MainActor private func useUIBezierPath(_ object: inout UIBezierPath) {
  object.addArc(withCenter: anything(), radius: anything(), startAngle: anything(), endAngle: anything(), clockwise: anything())
  object.addCurve(to: anything(), controlPoint1: anything(), controlPoint2: anything())
  object.addLine(to: anything())
  object.addQuadCurve(to: anything(), controlPoint: anything())
  object.append(anything())
  object.apply(anything())
  _ = object.bounds
  _ = object.cgPath
  object.close()
  _ = object.contains(anything())
  _ = object.currentPoint
  object.fill()
  _ = UIBezierPath()
  _ = UIBezierPath(arcCenter: anything(), radius: anything(), startAngle: anything(), endAngle: anything(), clockwise: anything())
  _ = UIBezierPath(cgPath: anything())
  _ = UIBezierPath(ovalIn: anything())
  _ = UIBezierPath(rect: anything())
  _ = UIBezierPath(roundedRect: anything(), byRoundingCorners: anything(), cornerRadii: anything())
  _ = UIBezierPath(roundedRect: anything(), cornerRadius: anything())
  _ = object.isEmpty
  _ = object.lineCapStyle
  _ = object.lineWidth
  object.move(to: anything())
  _ = object.reversing()
  _ = object.usesEvenOddFillRule
}

@MainActor private func useUIEdgeInsets(_ object: inout UIEdgeInsets) {
  _ = object.bottom
  _ = UIEdgeInsets(top: anything(), left: anything(), bottom: anything(), right: anything())
  _ = object.left
  _ = object.right
  _ = object.top
  _ = UIEdgeInsets.zero
}

@MainActor private func useUIOffset() {
  _ = UIOffset(horizontal: anything(), vertical: anything())
}

@MainActor private func useUIRectCorner() {
  _ = UIRectCorner.allCorners
  _ = UIRectCorner.bottomLeft
  _ = UIRectCorner.bottomRight
  _ = UIRectCorner.topLeft
  _ = UIRectCorner.topRight
}
