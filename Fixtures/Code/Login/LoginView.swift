import UIKit

/// A form that is centred where there is room.
final class LoginView: UIView {
  let titleLabel = UILabel()
  let nameField = UITextField()
  let signInButton = UIButton(type: .system)
  private let form = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.text = "Sign in"
    titleLabel.font = .preferredFont(forTextStyle: .title1)
    nameField.placeholder = "Name"
    nameField.borderStyle = .roundedRect
    signInButton.setTitle("Go on", for: .normal)
    form.axis = .vertical
    form.spacing = 12
    form.translatesAutoresizingMaskIntoConstraints = false
    [titleLabel, nameField, signInButton].forEach(form.addArrangedSubview)
    addSubview(form)
    NSLayoutConstraint.activate([
      form.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
      form.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      form.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

#Preview("Login form") {
  let view = LoginView()
  view.titleLabel.text = "Welcome back"
  return view
}
