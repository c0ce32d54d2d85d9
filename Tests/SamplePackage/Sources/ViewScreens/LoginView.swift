public import UIKit

/// A login screen, built in code: a heading, two fields, a switch, and buttons.
public final class LoginView: UIView {
  let emblem = UIImageView(image: UIImage(systemName: "leaf.fill"))
  let title = UILabel()
  let explanation = UILabel()
  let email = UITextField()
  let password = UITextField()
  let remember = UILabel()
  let rememberSwitch = UISwitch()
  let signIn = UIButton(configuration: .filled())
  let forgotten = UIButton(type: .system)
  let terms = UILabel()
  private let form = UIStackView()
  private let spacing: CGFloat

  /// A screen whose form has a distance between its lines, in points.
  public init(spacing: CGFloat = 12) {
    self.spacing = spacing
    super.init(frame: .zero)
    setLooks()
    setTexts()
    arrange()
  }

  /// It isn't made from files.
  public required init?(coder: NSCoder) { nil }

  private func setLooks() {
    backgroundColor = .systemGroupedBackground
    tintColor = .systemGreen
    emblem.backgroundColor = .systemGreen
    emblem.tintColor = .white
    emblem.contentMode = .center
    emblem.layer.cornerRadius = 18
    emblem.clipsToBounds = true
    form.backgroundColor = .secondarySystemGroupedBackground
    form.layer.cornerRadius = 14
    form.layer.borderWidth = 1
    form.layer.borderColor = UIColor.separator.cgColor
    for field in [email, password] { field.borderStyle = .roundedRect }
    password.isSecureTextEntry = true
    rememberSwitch.isOn = true
    rememberSwitch.onTintColor = .systemGreen
    title.font = .systemFont(ofSize: 28, weight: .bold)
    explanation.textColor = .secondaryLabel
    explanation.font = .preferredFont(forTextStyle: .subheadline)
    terms.font = .preferredFont(forTextStyle: .footnote)
    terms.textColor = .tertiaryLabel
    for label in [title, explanation, terms] {
      label.textAlignment = .center
      label.numberOfLines = 0
    }
  }

  private func setTexts() {
    title.text = "Welcome back"
    explanation.text = "Sign in to water your plants from anywhere."
    email.placeholder = "Email"
    password.text = "greenhouse"
    remember.text = "Remember me"
    signIn.setTitle("Sign in", for: .normal)
    forgotten.setTitle("Forgot your password?", for: .normal)
    terms.text = "By signing in you agree to the terms of use and the privacy policy."
  }

  private func arrange() {
    let row = UIStackView(arrangedSubviews: [remember, rememberSwitch])
    row.alignment = .center
    form.axis = .vertical
    form.spacing = spacing
    form.isLayoutMarginsRelativeArrangement = true
    form.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    for view in [email, password, row, signIn] { form.addArrangedSubview(view) }
    for view in [emblem, title, explanation, form, forgotten, terms] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let fullWidth = form.widthAnchor.constraint(equalTo: layoutMarginsGuide.widthAnchor)
    fullWidth.priority = .defaultHigh
    NSLayoutConstraint.activate([
      emblem.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 24),
      emblem.centerXAnchor.constraint(equalTo: centerXAnchor),
      emblem.widthAnchor.constraint(equalToConstant: 72),
      emblem.heightAnchor.constraint(equalTo: emblem.widthAnchor),
      title.topAnchor.constraint(equalTo: emblem.bottomAnchor, constant: 16),
      explanation.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      form.topAnchor.constraint(equalTo: explanation.bottomAnchor, constant: 20),
      form.widthAnchor.constraint(lessThanOrEqualToConstant: 420),
      fullWidth,
      form.centerXAnchor.constraint(equalTo: centerXAnchor),
      email.heightAnchor.constraint(equalToConstant: 44),
      password.heightAnchor.constraint(equalTo: email.heightAnchor),
      signIn.heightAnchor.constraint(greaterThanOrEqualToConstant: 48),
      forgotten.topAnchor.constraint(equalTo: form.bottomAnchor, constant: 8),
      forgotten.centerXAnchor.constraint(equalTo: centerXAnchor),
      terms.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -12),
    ])
    NSLayoutConstraint.activate(
      [title, explanation, terms].flatMap { label in
        [
          label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        ]
      })
  }
}
