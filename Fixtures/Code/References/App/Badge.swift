import UIKit

/// A red box of 20 × 10 points in a white view, by constraints.
final class Badge: UIView {
  let box = UIView()

  init(left: CGFloat = 10) {
    super.init(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    backgroundColor = .white
    box.backgroundColor = .red
    box.translatesAutoresizingMaskIntoConstraints = false
    addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: left),
      box.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 15),
      box.widthAnchor.constraint(equalToConstant: 20), box.heightAnchor.constraint(equalToConstant: 10),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
