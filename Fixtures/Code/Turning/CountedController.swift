import UIKit

/// A bar that is 10 pt wider each time that it is made: code that reads nothing of the window can't know where it is.
final class CountedController: UIViewController {
  private static var count = 0
  private let bar = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    Self.count += 1
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      bar.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      bar.widthAnchor.constraint(equalToConstant: CGFloat(10 * Self.count)),
      bar.heightAnchor.constraint(equalToConstant: 10),
    ])
  }
}
