// Written by tools/check declarations.
// swift-format-ignore-file
import UIKit

@MainActor private func useTypes() {
  _ = UIStackView.self
  _ = UIStackView.Alignment.self
  _ = UIStackView.Distribution.self
}

@MainActor private func useUIStackView(_ object: inout UIStackView) {
  object.addArrangedSubview(anything())
  _ = object.alignment
  _ = object.arrangedSubviews
  _ = object.axis
  _ = object.distribution
  _ = UIStackView()
  _ = UIStackView(arrangedSubviews: anything())
  _ = UIStackView(coder: anything())
  _ = UIStackView(frame: anything())
  object.insertArrangedSubview(anything(), at: anything())
  _ = object.isLayoutMarginsRelativeArrangement
  object.removeArrangedSubview(anything())
  object.setCustomSpacing(anything(), after: anything())
  _ = object.spacing
}

@MainActor private func useUIStackViewAlignment() {
  _ = UIStackView.Alignment.bottom
  _ = UIStackView.Alignment.center
  _ = UIStackView.Alignment.fill
  _ = UIStackView.Alignment.leading
  _ = UIStackView.Alignment.top
  _ = UIStackView.Alignment.trailing
}

@MainActor private func useUIStackViewDistribution() {
  _ = UIStackView.Distribution.equalSpacing
  _ = UIStackView.Distribution.fill
  _ = UIStackView.Distribution.fillEqually
  _ = UIStackView.Distribution.fillProportionally
}
