public import UIKit

/// The details of an item: a name, an image, and a button that chooses another one.
public final class DetailViewController: UIViewController, UIPopoverPresentationControllerDelegate {
  public let nameLabel = UILabel()
  public let nameField = UITextField()
  public let imageView = UIImageView()
  public private(set) var cameraItem = UIBarButtonItem()
  /// Called after its dismissal, and told whether the item is kept.
  public var dismissBlock: (Bool) -> Void = { _ in }
  private let isNew: Bool
  /// The controller in the popover, while that is up.
  public private(set) var picker: UIViewController?

  public init(isNew: Bool) {
    self.isNew = isNew
    super.init(nibName: nil, bundle: nil)
    navigationItem.title = isNew ? "New Item" : "Item"
    if isNew {
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Cancel", primaryAction: UIAction { [weak self] _ in self?.end(isKept: false) })
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Done", primaryAction: UIAction { [weak self] _ in self?.end(isKept: true) })
    } else {
      cameraItem = UIBarButtonItem(
        title: "Camera", primaryAction: UIAction { [weak self] _ in self?.takePicture() })
      cameraItem.width = 44
      toolbarItems = [cameraItem]
    }
  }

  public required init?(coder: NSCoder) {
    isNew = false
    super.init(coder: coder)
  }

  override public func viewDidLoad() {
    super.viewDidLoad()
    guard !isNew else { return }
    nameLabel.text = "Name"
    nameField.borderStyle = .roundedRect
    for part in [nameLabel, nameField, imageView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    imageView.setContentHuggingPriority(UILayoutPriority(200), for: .vertical)
    imageView.setContentCompressionResistancePriority(UILayoutPriority(700), for: .vertical)
    NSLayoutConstraint.activate([
      nameLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
      nameLabel.centerYAnchor.constraint(equalTo: nameField.centerYAnchor),
      nameField.leadingAnchor.constraint(equalTo: nameLabel.trailingAnchor, constant: 8),
      nameField.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
      nameField.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor, constant: 8),
      imageView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      imageView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      imageView.topAnchor.constraint(equalTo: nameField.bottomAnchor, constant: 8),
      imageView.bottomAnchor.constraint(equalTo: bottomLayoutGuide.topAnchor, constant: -8),
    ])
  }

  /// Dismisses the form sheet.
  public func end(isKept: Bool) {
    presentingViewController?.dismiss(animated: true) { [dismissBlock] in dismissBlock(isKept) }
  }

  /// Shows the picker in a popover at the camera item, or takes it away.
  public func takePicture() {
    if picker != nil {
      dismiss(animated: true)
      picker = nil
      return
    }
    let picker = UIViewController()
    picker.preferredContentSize = CGSize(width: 320, height: 480)
    picker.modalPresentationStyle = .popover
    picker.popoverPresentationController?.barButtonItem = cameraItem
    picker.popoverPresentationController?.delegate = self
    self.picker = picker
    present(picker, animated: true)
  }

  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { picker = nil }
}
