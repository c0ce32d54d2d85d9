// Written by tools/uikit-declarations.
// swift-format-ignore-file
import UIKit

@MainActor private func useTypes() {
  _ = UIBarStyle.self
}

@MainActor private func useUIBarMetrics() {
  _ = UIBarMetrics.default
}

@MainActor private func useUIBarStyle() {
  _ = UIBarStyle.black
  _ = UIBarStyle.blackTranslucent
  _ = UIBarStyle.default
}
