/// An action of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default` = 0
    /// Of one that changes nothing.
    case cancel
    /// Of one that destroys something.
    case destructive
  }

  public let title: String?
  public let style: Style
  let handler: ((UIAlertAction) -> Void)?
  /// A Boolean that lets it be tapped.
  open var isEnabled = true

  /// An action with a title, a look, and what it does.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }
}

/// An alert or an action sheet.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet = 0, alert
  }
  public enum Severity: Int, Sendable {
    case `default` = 0
    case critical
  }

  private var kind: Style
  private var storedActions: [UIAlertAction] = []
  private var fields: [UITextField] = []

  /// The text below the title.
  open var message: String?
  open var severity = Severity.default
  /// The action that the return key chooses.
  open var preferredAction: UIAlertAction?

  /// An alert or an action sheet with a title and a text.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    kind = preferredStyle
    self.title = title
    self.message = message
    modalPresentationStyle = kind == .alert || UIDevice.current.userInterfaceIdiom != .pad ? .overFullScreen : .popover
    modalTransitionStyle = kind == .alert ? .crossDissolve : .coverVertical
  }

  /// An alert of no title.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    kind = .actionSheet
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// An alert of a file.
  public required init?(coder: NSCoder) {
    kind = .alert
    super.init(coder: coder)
  }

  open var preferredStyle: Style { kind }
  open var actions: [UIAlertAction] { storedActions }
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, storedActions.contains(where: { $0.style == .cancel }) {
      raise(
        .internalInconsistency, "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    storedActions.append(action)
  }

  /// Adds a field, which a closure sets up.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard kind == .alert else {
      raise(
        .internalInconsistency,
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    }
    let field = UITextField()
    field.borderStyle = .roundedRect
    fields.append(field)
    configurationHandler?(field)
  }

  /// Makes the view: a card in the middle of the window, or at its bottom.
  open override func loadView() {
    view = AlertView(of: self)
  }

  /// Dismisses it and does what an action does, as a tap on it does.
  package func choose(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    guard presentingViewController != nil else { return action.handler?(action) ?? () }
    dismiss(animated: true) { action.handler?(action) }
  }

  /// The action sheet's popover, on pads.
  open override var popoverPresentationController: UIPopoverPresentationController? {
    kind == .actionSheet ? super.popoverPresentationController : nil
  }
}
