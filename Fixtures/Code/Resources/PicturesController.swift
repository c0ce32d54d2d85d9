import Flags
import UIKit

/// Images, colours and a font of the project, by the symbols that a build generates and by their names.
final class PicturesController: UIViewController {
  private let hero = UIImageView(image: .hero)
  private let star = UIImageView(image: UIImage(resource: .Icons.star))
  private let flag = UIImageView(image: UIImage(named: "Pictures.bundle/flag"))
  private let ofClass = UIImageView(
    image: UIImage(named: "Icons/star", in: Bundle(for: PicturesController.self), compatibleWith: nil))
  private let ofModule = UIImageView(image: UIImage(named: "Hero image", in: Bundle.module, with: nil))
  private let ofFile = UIImageView(
    image: Bundle.main.url(forResource: "Pictures", withExtension: "bundle").flatMap { Bundle(url: $0) }
      .flatMap { UIImage(named: "flag", in: $0, compatibleWith: nil) })
  private let ofLibrary = UIImageView(image: Flags.image)
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .brand
    label.text = "Measured"
    label.textColor = UIColor(resource: .red)
    label.font = UIFont(name: "Grid-Regular", size: 20)
    let stack = UIStackView(arrangedSubviews: [hero, star, flag, ofClass, ofModule, ofFile, ofLibrary, label])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
    ])
  }
}
