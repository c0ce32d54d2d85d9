import UIKit

/// It is written in Swift 4, with UIKit's names of then.
final class PagesController: UIViewController {
    private let stack = UIStackView()
    private let spinner = UIActivityIndicatorView(activityIndicatorStyle: .gray)

    override func viewDidLoad() {
        super.viewDidLoad()
        let axis: UILayoutConstraintAxis = .vertical
        stack.axis = axis
        stack.layoutMargins = UIEdgeInsetsMake(8, 8, 8, 8)
        view.addSubview(stack)
        view.bringSubview(toFront: stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint(
            item: stack, attribute: NSLayoutAttribute.leading, relatedBy: .equal, toItem: view, attribute: .leading,
            multiplier: 1, constant: 20).isActive = true
        stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
        let label = UILabel()
        label.attributedText = NSAttributedString(
            string: "Pages", attributes: [NSAttributedStringKey.font: UIFont.preferredFont(forTextStyle: .body)])
        label.accessibilityTraits = UIAccessibilityTraitHeader | UIAccessibilityTraitStaticText
        label.widthAnchor.constraint(greaterThanOrEqualToConstant: UIViewNoIntrinsicMetric + 41).isActive = true
        stack.addArrangedSubview(label)
        stack.addArrangedSubview(spinner)
        NotificationCenter.default.addObserver(
            self, selector: #selector(update), name: .UIApplicationDidBecomeActive, object: nil)
        let child = UITableViewController(style: UITableViewStyle.plain)
        addChildViewController(child)
        child.didMove(toParentViewController: self)
        child.removeFromParentViewController()
        let animation = CABasicAnimation()
        animation.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseIn)
    }

    override func didMove(toParentViewController parent: UIViewController?) {
        super.didMove(toParentViewController: parent)
    }

    @objc private func update() { UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, nil) }
}
