// Written by tools/check declarations.
// swift-format-ignore-file
import UIKit

@MainActor private func useTypes() {
  _ = CGImage.self
  _ = CGImageAlphaInfo.self
  _ = UIGraphicsBeginImageContext(_:)
  _ = UIGraphicsBeginImageContextWithOptions(_:_:_:)
  UIGraphicsEndImageContext()
  _ = UIGraphicsGetCurrentContext()
  _ = UIGraphicsGetImageFromCurrentImageContext()
  _ = UIGraphicsImageRenderer.self
  _ = UIGraphicsImageRendererFormat.self
  UIGraphicsPopContext()
  _ = UIGraphicsPushContext(_:)
  _ = UIImage.self
  _ = UIImage.Orientation.self
  _ = UIImage.SymbolConfiguration.self
  _ = UIImageView.self
}

@MainActor private func useCGImage(_ object: inout CGImage) {
  _ = object.bitmapInfo
  _ = object.cropping(to: anything())
  _ = object.height
  _ = object.width
}

@MainActor private func useCGImageAlphaInfo() {
  _ = CGImageAlphaInfo.noneSkipFirst
}

@MainActor private func useUIGraphicsImageRenderer(_ object: inout UIGraphicsImageRenderer) {
  _ = object.image() { _ in }
  _ = UIGraphicsImageRenderer(bounds: anything())
  _ = UIGraphicsImageRenderer(size: anything())
  _ = UIGraphicsImageRenderer(size: anything(), format: anything())
}

@MainActor private func useUIGraphicsImageRendererContext(_ object: inout UIGraphicsImageRendererContext) {
  _ = object.cgContext
}

@MainActor private func useUIGraphicsImageRendererFormat(_ object: inout UIGraphicsImageRendererFormat) {
  _ = UIGraphicsImageRendererFormat()
  _ = object.scale
}

@MainActor private func useUIImage(_ object: inout UIImage) {
  _ = object.cgImage
  object.draw(in: anything())
  _ = object.imageFlippedForRightToLeftLayoutDirection()
  _ = object.imageOrientation
  _ = UIImage()
  _ = UIImage(cgImage: anything())
  _ = UIImage(cgImage: anything(), scale: anything(), orientation: anything())
  _ = UIImage(ciImage: anything())
  _ = UIImage(ciImage: anything(), scale: anything(), orientation: anything())
  _ = UIImage(data: anything())
  _ = UIImage(data: anything(), scale: anything())
  _ = UIImage(named: anything())
  _ = UIImage(named: anything(), in: anything(), compatibleWith: anything())
  _ = UIImage(systemName: anything())
  _ = UIImage(systemName: anything(), withConfiguration: anything())
  _ = object.jpegData(compressionQuality: anything())
  _ = object.pngData()
  _ = object.resizableImage(withCapInsets: anything(), resizingMode: anything())
  _ = object.scale
  _ = object.size
  _ = object.withRenderingMode(anything())
  _ = object.withTintColor(anything(), renderingMode: anything())
}

@MainActor private func useUIImageOrientation() {
  _ = UIImage.Orientation.down
  _ = UIImage.Orientation.downMirrored
  _ = UIImage.Orientation.left
  _ = UIImage.Orientation.leftMirrored
  _ = UIImage.Orientation.right
  _ = UIImage.Orientation.rightMirrored
  _ = UIImage.Orientation.up
  _ = UIImage.Orientation.upMirrored
}

@MainActor private func useUIImageRenderingMode() {
  _ = UIImage.RenderingMode.alwaysOriginal
  _ = UIImage.RenderingMode.alwaysTemplate
}

@MainActor private func useUIImageSymbolConfiguration() {
  _ = UIImage.SymbolConfiguration(pointSize: anything())
  _ = UIImage.SymbolConfiguration(pointSize: anything(), weight: anything())
  _ = UIImage.SymbolConfiguration(pointSize: anything(), weight: anything(), scale: anything())
  _ = UIImage.SymbolConfiguration(scale: anything())
  _ = UIImage.SymbolConfiguration(weight: anything())
}

@MainActor private func useUIImageSymbolScale() {
  _ = UIImage.SymbolScale.medium
  _ = UIImage.SymbolScale.small
}

@MainActor private func useUIImageSymbolWeight() {
  _ = UIImage.SymbolWeight.bold
  _ = UIImage.SymbolWeight.regular
}

@MainActor private func useUIImageView(_ object: inout UIImageView) {
  _ = object.animationDuration
  _ = object.animationImages
  _ = object.image
  _ = UIImageView()
  _ = UIImageView(coder: anything())
  _ = UIImageView(frame: anything())
  _ = UIImageView(image: anything())
  _ = UIImageView(image: anything(), highlightedImage: anything())
  _ = object.isUserInteractionEnabled
  object.startAnimating()
  object.stopAnimating()
  _ = object.tintColor
}
