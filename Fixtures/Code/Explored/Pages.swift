import UIKit

/// Pages that a finger turns: the last one is of another class.
final class TourController: UIPageViewController, UIPageViewControllerDataSource {
  private let pages: [UIViewController] = [PageController(), OfferController()]

  init() { super.init(transitionStyle: .scroll, navigationOrientation: .horizontal) }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    setViewControllers([pages[0]], direction: .forward, animated: false)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    viewController === pages[1] ? pages[0] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    viewController === pages[0] ? pages[1] : nil
  }
}

/// A screen with a sentence in the middle.
class SentenceController: UIViewController {
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }
}

final class PageController: SentenceController {
  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Swipe on"
  }
}

final class OfferController: SentenceController {
  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Nothing to buy here"
  }
}

final class DoneController: SentenceController {
  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "All is as at the beginning"
  }
}

final class AccountController: SentenceController {
  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Signed in"
  }
}
