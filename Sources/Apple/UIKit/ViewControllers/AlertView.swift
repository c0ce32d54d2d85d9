import LayoutModel

/// The view of an alert: a card with its texts, fields and actions.
final class AlertView: UIView {
  private weak var alert: UIAlertController?
  private let card = UIStackView()

  init(of alert: UIAlertController) {
    self.alert = alert
    super.init(frame: UIScreen.main.bounds)
    fill(with: alert)
  }

  required init?(coder: NSCoder) { nil }

  private func fill(with alert: UIAlertController) {
    card.axis = .vertical
    card.spacing = 8
    card.isLayoutMarginsRelativeArrangement = true
    card.layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    for text in [alert.title, alert.message].compactMap(\.self) {
      let label = UILabel()
      label.text = text
      label.numberOfLines = 0
      label.textAlignment = .center
      card.addArrangedSubview(label)
    }
    for field in alert.textFields ?? [] { card.addArrangedSubview(field) }
    for action in alert.actions {
      let button = UIButton(type: .system)
      button.setTitle(action.title, for: .normal)
      button.isEnabled = action.isEnabled
      button.addAction(UIAction { [weak alert] _ in alert?.choose(action) }, for: .touchUpInside)
      card.addArrangedSubview(button)
    }
    card.translatesAutoresizingMaskIntoConstraints = false
    addSubview(card)
    let width = SystemBehavior(UITraitCollection.ofScreen.traits.systemVersion).alertWidth
    let place =
      alert.preferredStyle == .alert
      ? card.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor)
      : card.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor)
    let length = card.widthAnchor.constraint(equalToConstant: CGFloat(width))
    length.priority = .defaultHigh
    NSLayoutConstraint.activate([
      card.centerXAnchor.constraint(equalTo: centerXAnchor), place, length,
      card.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor),
    ])
  }
}
