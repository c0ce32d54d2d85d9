import UIKit

/// A badge whose place code chooses by what it reads.
class BadgeController: UIViewController {
  let badge = UILabel()
  lazy var leading = badge.leadingAnchor.constraint(equalTo: view.leadingAnchor)

  override func viewDidLoad() {
    super.viewDidLoad()
    badge.text = "New"
    badge.numberOfLines = 0
    badge.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(badge)
    NSLayoutConstraint.activate([badge.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor), leading])
  }
}

/// Reads the size that its view has before it is laid out.
final class LoadedSizeController: BadgeController {
  override func viewDidLoad() {
    super.viewDidLoad()
    leading.constant = view.bounds.width / 4
  }
}

/// Reads the size of the first layout, and keeps it.
final class FirstLayoutController: BadgeController {
  private var isPlaced = false

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !isPlaced else { return }
    isPlaced = true
    leading.constant = view.frame.height / 8
  }
}

/// Reads a size class, by way of a view's traits.
final class SizeClassController: BadgeController {
  override func viewDidLoad() {
    super.viewDidLoad()
    leading.constant = view.traitCollection.verticalSizeClass == .compact ? 80 : 8
  }
}

/// Reads where the safe area lies, which an override of a view's property passes on.
final class InsetView: UIView {
  override var safeAreaInsets: UIEdgeInsets {
    var insets = super.safeAreaInsets
    insets.top += insets.left / 2
    return insets
  }
}

final class InsetController: BadgeController {
  override func loadView() { view = InsetView() }
}

/// Is told of a turn, which no screen is that is launched in its window.
final class TurnedController: BadgeController {
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    leading.constant = size.width / 2
  }
}

/// Lets a mask go on from the size that the view has by then.
final class MaskController: UIViewController {
  private let line = UIView(frame: CGRect(x: 8, y: 100, width: 200, height: 2))

  override func viewDidLoad() {
    super.viewDidLoad()
    line.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(line)
  }
}

/// Leaves a number open in wide windows alone.
final class OpenController: UIViewController {
  private let mark = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    mark.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(mark)
    NSLayoutConstraint.activate([
      mark.topAnchor.constraint(equalTo: view.topAnchor, constant: 50),
      mark.heightAnchor.constraint(equalToConstant: 10),
      mark.widthAnchor.constraint(equalToConstant: 10),
      mark.leadingAnchor.constraint(greaterThanOrEqualTo: view.trailingAnchor, constant: -500),
      mark.leadingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -200),
    ])
  }
}

/// Shows another controller's view, as large as that begins.
final class ContainerController: UIViewController {
  private let inner = LoadedSizeController()

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(inner)
    view.addSubview(inner.view)
    inner.didMove(toParent: self)
  }
}

/// Scrolls below the status bar.
final class ScrollController: UIViewController {
  private let scroll = UIScrollView()
  private let content = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scroll)
    scroll.addSubview(content)
    for (inner, outer) in [(scroll as UIView, view as UIView), (content, scroll)] {
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: outer.topAnchor),
        inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      ])
    }
    content.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
    content.heightAnchor.constraint(equalToConstant: 2000).isActive = true
  }
}
