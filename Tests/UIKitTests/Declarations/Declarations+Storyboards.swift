// Written by tools/check declarations.
// swift-format-ignore-file
import UIKit

@MainActor private func useTypes() {
  _ = UINib.self
  _ = UIStoryboard.self
  _ = UIStoryboardSegue.self
}

@MainActor private func useUINib(_ object: inout UINib) {
  _ = UINib(nibName: anything(), bundle: anything())
  _ = object.instantiate(withOwner: anything(), options: anything())
}

@MainActor private func useUIStoryboard(_ object: inout UIStoryboard) {
  _ = UIStoryboard(name: anything(), bundle: anything())
  _ = object.instantiateInitialViewController()
  _ = object.instantiateViewController(withIdentifier: anything())
}

@MainActor private func useUIStoryboardSegue(_ object: inout UIStoryboardSegue) {
  _ = object.destination
  _ = object.identifier
}
