/// The system's picker of colours: an empty view here.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  /// An object that is told of the choice.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor = UIColor.white
  /// A Boolean that lets colours be seen through.
  open var supportsAlpha = true
}

/// An object that is told of the choice of a colour.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Told of the choice, in older code.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Told of the choice.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Told that the picker went.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// The system's picker of fonts: an empty view here.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  /// An object that is told of the choice.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  open var selectedFontDescriptor: UIFontDescriptor?
}

/// An object that is told of the choice of a font.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// Told of the choice.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// Told that the user chose nothing.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}

/// The system's dictionary: an empty view here.
@preconcurrency @MainActor
open class UIReferenceLibraryViewController: UIViewController {
  /// The word that it explains.
  package let term: String

  /// A dictionary at a word.
  public init(term: String) {
    self.term = term
    super.init(nibName: nil, bundle: nil)
  }
  /// A dictionary of a file.
  public required init?(coder: NSCoder) {
    term = ""
    super.init(coder: coder)
  }

  /// No: there is no dictionary here.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}

/// Another app's call of this one's extension: there is none here.
@preconcurrency @MainActor
open class NSExtensionContext: NSObject {
  /// The things that it is called with.
  open var inputItems: [Any] { [] }
  /// Says that it is done.
  open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
  /// Says that it can't be done.
  open func cancelRequest(withError error: any Error) {}
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}
