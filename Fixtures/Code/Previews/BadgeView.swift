import UIKit

final class BadgeView: UIView {
  private let label = UILabel()

  init(text: String) {
    super.init(frame: .zero)
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
      trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 12),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}

#Preview("Fitting", traits: .sizeThatFitsLayout) { BadgeView(text: "7") }

#Preview("Fixed", traits: .fixedLayout(width: 120, height: 44)) {
  BadgeView(text: "7")
}

#Preview("Turned", traits: .landscapeLeft, body: {
  let controller = UIViewController()
  controller.view = BadgeView(text: "7")
  return UINavigationController(rootViewController: controller)
})

#Preview("Counts", arguments: ["7", "99"]) { BadgeView(text: $0) }
