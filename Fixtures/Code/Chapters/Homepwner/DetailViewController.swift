import UIKit

/// An item's details, from the nib: its name, its photo, and a camera in the toolbar.
class DetailViewController: UIViewController, UINavigationControllerDelegate, UIImagePickerControllerDelegate,
  UITextFieldDelegate, UIPopoverControllerDelegate
{
  @IBOutlet weak var nameField: UITextField!
  @IBOutlet weak var imageView: UIImageView!
  @IBOutlet weak var toolbar: UIToolbar!
  @IBOutlet weak var cameraButton: UIBarButtonItem!

  var item: Item! { didSet { navigationItem.title = item.name } }
  /// What the list wants done once the sheet is gone.
  var dismissBlock: (() -> Void)?
  private var imagePickerPopover: UIPopoverController?

  init(forNewItem isNew: Bool) {
    super.init(nibName: "DetailViewController", bundle: nil)
    guard isNew else { return }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(save(_:)))
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(cancel(_:)))
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The designated initializer is another one.
  override init(nibName: String?, bundle: Bundle?) {
    NSException(name: NSExceptionName("Wrong initializer"), reason: "Use initForNewItem:").raise()
    super.init(nibName: nibName, bundle: bundle)
  }

  /// A nib knows no layout guides: the field's distance from the bar is code.
  override func viewDidLoad() {
    super.viewDidLoad()
    guard let nameField else { return }
    view.addConstraint(
      NSLayoutConstraint(
        item: nameField, attribute: .top, relatedBy: .equal, toItem: topLayoutGuide, attribute: .bottom, multiplier: 1,
        constant: 8))
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    prepareViews(for: UIApplication.shared.statusBarOrientation)
    nameField.text = item.name
    imageView.image = ImageStore.shared.images[item.key]
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.endEditing(true)
    item.name = nameField.text ?? ""
  }

  override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
    prepareViews(for: toInterfaceOrientation)
  }

  /// A phone on its side has no room for the photo, nor for the camera.
  private func prepareViews(for orientation: UIInterfaceOrientation) {
    guard UIDevice.current.userInterfaceIdiom == .phone else { return }
    imageView.isHidden = orientation.isLandscape
    cameraButton.isEnabled = !orientation.isLandscape
  }

  @IBAction func takePicture(_ sender: Any?) {
    if imagePickerPopover?.isPopoverVisible == true {
      imagePickerPopover?.dismiss(animated: true)
      imagePickerPopover = nil
      return
    }
    let picker = UIImagePickerController()
    picker.sourceType = UIImagePickerController.isSourceTypeAvailable(.camera) ? .camera : .photoLibrary
    picker.delegate = self
    guard UIDevice.current.userInterfaceIdiom == .pad else { return present(picker, animated: true) }
    picker.preferredContentSize = CGSize(width: 320, height: 480)
    let popover = UIPopoverController(contentViewController: picker)
    popover.delegate = self
    imagePickerPopover = popover
    popover.present(from: cameraButton, permittedArrowDirections: .any, animated: true)
  }

  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    let photo = info[.originalImage] as? UIImage
    ImageStore.shared.images[item.key] = photo
    imageView.image = photo
    if let imagePickerPopover {
      imagePickerPopover.dismiss(animated: true)
      self.imagePickerPopover = nil
    } else {
      dismiss(animated: true)
    }
  }

  func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {
    print("The user dismissed the popover")
    imagePickerPopover = nil
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  @objc func save(_ sender: Any?) { presentingViewController?.dismiss(animated: true, completion: dismissBlock) }

  @objc func cancel(_ sender: Any?) {
    ItemStore.shared.remove(item)
    presentingViewController?.dismiss(animated: true, completion: dismissBlock)
  }
}
