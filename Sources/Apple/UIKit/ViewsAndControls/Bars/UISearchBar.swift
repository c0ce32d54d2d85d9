import LayoutModel
import ViewKinds

/// A bar at a place.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

/// An object that says where a bar is.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// As the bar likes.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// A bar with a field to search with.
@preconcurrency @MainActor
open class UISearchBar: MeasuredView, UIBarPositioning, UITextInputTraits {
  /// An icon in the field.
  public enum Icon: Int, Sendable {
    case search = 0, clear, bookmark, resultsList
  }

  public enum Style: UInt, Sendable {
    case `default` = 0, prominent, minimal
  }

  private var images: [Icon: [UIControl.State: UIImage]] = [:]
  private var fieldBackgrounds: [UIControl.State: UIImage] = [:]
  private var offsets: [Icon: UIOffset] = [:]
  private var scopeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  public let searchTextField = UISearchTextField()
  private let cancelButton = UIButton(type: .system)
  private let scopeControl = UISegmentedControl()

  /// An object that is told of searching.
  open weak var delegate: (any UISearchBarDelegate)?
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The text that shows while there is none.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// The text above it.
  open var prompt: String? { didSet { setNeedsLayout() } }
  open var barStyle = UIBarStyle.default
  open var searchBarStyle = Style.default
  /// The colour behind it.
  open var barTintColor: UIColor?
  /// A Boolean that lets what is behind shine through.
  open var isTranslucent = true
  /// The image behind it.
  open var backgroundImage: UIImage?
  /// The image behind its scopes.
  open var scopeBarBackgroundImage: UIImage?
  /// The distance by which the image behind the field is moved, in points.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  /// The distance by which the text is moved, in points.
  open var searchTextPositionAdjustment = UIOffset.zero
  /// A Boolean that shows the button of bookmarks.
  open var showsBookmarkButton = false
  /// A Boolean that shows the button that ends searching.
  open var showsCancelButton = false { didSet { setNeedsLayout() } }
  /// A Boolean that shows the button of results.
  open var showsSearchResultsButton = false
  /// A Boolean that marks the button of results.
  open var isSearchResultsButtonSelected = false
  /// A Boolean that shows its scopes.
  open var showsScopeBar = false { didSet { setNeedsLayout() } }
  /// The titles of its scopes.
  open var scopeButtonTitles: [String]? {
    didSet {
      scopeControl.removeAllSegments()
      for (index, title) in (scopeButtonTitles ?? []).enumerated() {
        scopeControl.insertSegment(withTitle: title, at: index, animated: false)
      }
      scopeControl.selectedSegmentIndex = selectedScopeButtonIndex
    }
  }
  /// The index of the chosen scope.
  open var selectedScopeButtonIndex = 0 { didSet { scopeControl.selectedSegmentIndex = selectedScopeButtonIndex } }
  /// A Boolean that lets it be used.
  open var isEnabled = true { didSet { searchTextField.isEnabled = isEnabled } }
  open var isLookToDictateEnabled = false
  open var barPosition: UIBarPosition { .any }
  private var accessory: UIView?
  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
  }

  /// Which letters are made capitals.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// A Boolean that tells whether words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// A Boolean that tells whether spelling is checked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// A Boolean that tells whether straight quotes are made curly.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// A Boolean that tells whether two hyphens are made a dash.
  open var smartDashesType = UITextSmartDashesType.default
  /// A Boolean that tells whether spaces are put around what is pasted.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The word on the return key.
  open var returnKeyType = UIReturnKeyType.search
  /// A Boolean that lets the return key be used only with a text.
  open var enablesReturnKeyAutomatically = true
  /// A Boolean that hides the text.
  open var isSecureTextEntry = false
  /// The meaning of the text.
  open var textContentType: UITextContentType!

  /// A bar with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A bar of a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var relay: Relay?

  override func didInitialize() {
    let relay = Relay(of: self)
    self.relay = relay
    searchTextField.borderStyle = .roundedRect
    searchTextField.delegate = relay
    searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, textDidChange: text ?? "")
      }, for: .editingChanged)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarCancelButtonClicked(self)
      }, for: .touchUpInside)
    scopeControl.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        selectedScopeButtonIndex = scopeControl.selectedSegmentIndex
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
      }, for: .valueChanged)
    addSubview(searchTextField)
  }

  override var kindName: String { "UISearchBar" }
  override class var liveSettings: LiveSettings { settings }

  private static let settings =
    settingsOfViews + [
      LiveSetting(SearchBar.placeholder, \UISearchBar.placeholder), LiveSetting(SearchBar.text, \UISearchBar.text),
      LiveSetting(SearchBar.prompt, \UISearchBar.prompt),
      LiveSetting(SearchBar.showsCancelButton, \UISearchBar.showsCancelButton),
      LiveSetting(Bars.barTintColor, \UISearchBar.barTintColor),
    ]

  override var ownParts: [UIView] { [searchTextField, cancelButton, scopeControl] }

  /// Shows the button that ends searching, or hides it.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Shows its scopes, or hides them.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
  /// Sets an icon for a state.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    images[icon, default: [:]][state] = iconImage
  }
  /// An icon for a state.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { images[icon]?[state] }
  /// Sets the image behind the field for a state.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    fieldBackgrounds[state] = backgroundImage
  }
  /// The image behind the field for a state.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { fieldBackgrounds[state] }
  /// Sets the image behind it at a place.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { self.backgroundImage = backgroundImage }
  /// The image behind it at a place.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }
  /// Moves an icon, in points.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) { offsets[icon] = adjustment }
  /// The distance by which an icon is moved, in points.
  open func positionAdjustment(for icon: Icon) -> UIOffset { offsets[icon] ?? .zero }
  /// Sets the attributes of its scopes' titles for a state.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { scopeAttributes[state] = attributes }
  /// The attributes of its scopes' titles for a state.
  open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    scopeAttributes[state]
  }

  private static let sideRoom: CGFloat = 8
  private static let fieldHeight: CGFloat = 36

  /// Places field, button and scopes.
  open override func layoutSubviews() {
    super.layoutSubviews()
    place(cancelButton, showsCancelButton)
    place(scopeControl, showsScopeBar && scopeButtonTitles?.isEmpty == false)
    let scopeHeight: CGFloat = scopeControl.superview == nil ? 0 : 44
    let row = CGRect(
      x: Self.sideRoom, y: 0, width: max(0, bounds.width - 2 * Self.sideRoom),
      height: max(0, bounds.height - scopeHeight))
    let height = min(Self.fieldHeight, row.height)
    let button = showsCancelButton ? cancelButton.intrinsicContentSize : .zero
    let taken = showsCancelButton ? button.width + Self.sideRoom : 0
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    searchTextField.frame = CGRect(
      x: row.minX + (isMirrored ? taken : 0), y: row.midY - height / 2, width: max(0, row.width - taken), height: height
    )
    cancelButton.frame = CGRect(
      x: isMirrored ? row.minX : row.maxX - button.width, y: row.midY - button.height / 2, width: button.width,
      height: button.height)
    scopeControl.frame = CGRect(x: row.minX, y: row.maxY + 6, width: row.width, height: 32)
  }

  private func place(_ view: UIView, _ isShown: Bool) {
    if !isShown { view.removeFromSuperview() } else if view.superview == nil { addSubview(view) }
  }

  /// A Boolean that tells whether its field may become the first responder.
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  /// A Boolean that tells whether its field is the first responder.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  /// Makes its field the first responder.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  /// Stops its field's being the first responder.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  /// The object that hands the field's editing on to the bar's delegate.
  private final class Relay: NSObject, UITextFieldDelegate {
    private weak var bar: UISearchBar?

    init(of bar: UISearchBar) { self.bar = bar }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      bar.flatMap { $0.delegate?.searchBarShouldBeginEditing($0) } ?? true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) {
      bar.map { $0.delegate?.searchBarTextDidBeginEditing($0) }
    }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      bar.flatMap { $0.delegate?.searchBarShouldEndEditing($0) } ?? true
    }
    func textFieldDidEndEditing(_ textField: UITextField) { bar.map { $0.delegate?.searchBarTextDidEndEditing($0) } }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { bar.flatMap { $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) } ?? true }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      bar.map { $0.delegate?.searchBarSearchButtonClicked($0) }
      return true
    }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  }
}

/// An object that is told of searching.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Asked before editing begins.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Told after editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Asked before editing ends.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Told after editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Told after the text changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Asked before the text changes.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Told that searching was asked for.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Told that bookmarks were asked for.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Told that searching is to end.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Told that results were asked for.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Told that another scope was chosen.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
