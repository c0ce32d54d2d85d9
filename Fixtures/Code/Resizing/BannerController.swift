import UIKit

/// A banner by constraints alone, which hold in every window.
final class BannerController: UIViewController {
  private let banner = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    banner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(banner)
    NSLayoutConstraint.activate([
      banner.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
      banner.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      banner.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      banner.heightAnchor.constraint(equalToConstant: 60),
    ])
  }
}
