import UIKit

/// A number in a circle.
public final class BadgeView: UIView {
  private let label = UILabel()

  public init(number: Int) {
    super.init(frame: .zero)
    label.text = "\(number)"
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: centerXAnchor),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
      widthAnchor.constraint(equalToConstant: 24),
      heightAnchor.constraint(equalToConstant: 24),
    ])
  }

  public required init?(coder: NSCoder) { nil }
}
