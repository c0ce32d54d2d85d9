// Written by tools/check declarations.
// swift-format-ignore-file
import UIKit

@MainActor private func useTypes() {
  _ = CGColor.self
  _ = UIColor.self
}

@MainActor private func useCGColor(_ object: inout CGColor) {
  _ = object.components
  _ = object.numberOfComponents
}

@MainActor private func useUIColor(_ object: inout UIColor) {
  _ = UIColor.black
  _ = UIColor.blue
  _ = object.cgColor
  _ = UIColor.clear
  _ = UIColor.cyan
  _ = UIColor.darkGray
  _ = UIColor.darkText
  _ = unsafe object.getHue(anything(), saturation: anything(), brightness: anything(), alpha: anything())
  _ = unsafe object.getRed(anything(), green: anything(), blue: anything(), alpha: anything())
  _ = unsafe object.getWhite(anything(), alpha: anything())
  _ = UIColor.gray
  _ = UIColor.green
  _ = UIColor()
  _ = UIColor(cgColor: anything())
  _ = UIColor(displayP3Red: anything(), green: anything(), blue: anything(), alpha: anything())
  _ = UIColor(dynamicProvider: anything())
  _ = UIColor(hue: anything(), saturation: anything(), brightness: anything(), alpha: anything())
  _ = UIColor(named: anything())
  _ = UIColor(named: anything(), in: anything(), compatibleWith: anything())
  _ = UIColor(red: anything(), green: anything(), blue: anything(), alpha: anything())
  _ = UIColor(white: anything(), alpha: anything())
  _ = UIColor.label
  _ = UIColor.lightGray
  _ = UIColor.link
  _ = UIColor.purple
  _ = UIColor.red
  _ = object.resolvedColor(with: anything())
  _ = UIColor.secondaryLabel
  _ = UIColor.secondarySystemBackground
  _ = UIColor.secondarySystemGroupedBackground
  _ = UIColor.separator
  object.set()
  object.setFill()
  object.setStroke()
  _ = UIColor.systemBackground
  _ = UIColor.systemBlue
  _ = UIColor.systemFill
  _ = UIColor.systemGray
  _ = UIColor.systemGray2
  _ = UIColor.systemGray3
  _ = UIColor.systemGray4
  _ = UIColor.systemGray5
  _ = UIColor.systemGray6
  _ = UIColor.systemGreen
  _ = UIColor.systemGroupedBackground
  _ = UIColor.systemOrange
  _ = UIColor.systemPink
  _ = UIColor.systemPurple
  _ = UIColor.systemRed
  _ = UIColor.systemYellow
  _ = UIColor.tertiaryLabel
  _ = UIColor.tertiarySystemBackground
  _ = UIColor.tertiarySystemFill
  _ = UIColor.white
  _ = object.withAlphaComponent(anything())
  _ = UIColor.yellow
}
