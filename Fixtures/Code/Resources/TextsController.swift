import Flags
import Foundation
import UIKit

/// Texts of tables and catalogues, in the language that it is shown in.
final class TextsController: UIViewController {
  private let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    stack.axis = .vertical
    stack.alignment = .leading
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
    ])
    let count = 1
    show(NSLocalizedString("title", comment: ""))
    show(Bundle.main.localizedString(forKey: "title", value: nil, table: nil))
    show(NSLocalizedString("only.english", comment: ""))
    show(NSLocalizedString("nowhere", value: "A value", comment: ""))
    show(NSLocalizedString("Sign in", tableName: "Catalogue", bundle: .main, value: "", comment: ""))
    show(String(localized: "Sign in", table: "Catalogue"))
    show(String(localized: "rows", defaultValue: "\("one"), \("two")"))
    show(String(localized: "\(count) messages"))
    show(String(localized: "\(count) files", table: "Catalogue"))
    show(String(localized: "\(2) files", table: "Catalogue"))
    show(String(localized: LocalizedStringResource("title")))
    show(Flags.title)
    show("literal")
  }

  private func show(_ text: String) {
    let label = UILabel()
    label.text = text
    stack.addArrangedSubview(label)
  }
}
