import UIKit

/// One column in narrow windows, two in wide ones: the constraints are chosen by the width. The footer is placed by hand.
final class ColumnsController: UIViewController {
  private let first = UIView()
  private let second = UIView()
  private let footer = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    view.addSubview(footer)
    var constraints = [
      first.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      first.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      first.heightAnchor.constraint(equalToConstant: 100),
      second.heightAnchor.constraint(equalToConstant: 100),
      second.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ]
    if view.bounds.width < 700 {
      constraints += [
        first.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        second.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        second.topAnchor.constraint(equalTo: first.bottomAnchor),
      ]
    } else {
      constraints += [
        second.topAnchor.constraint(equalTo: first.topAnchor),
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
        second.widthAnchor.constraint(equalTo: first.widthAnchor),
      ]
    }
    NSLayoutConstraint.activate(constraints)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    footer.frame = CGRect(x: 10, y: view.bounds.height - 60, width: view.bounds.width - 20, height: 50)
  }
}
