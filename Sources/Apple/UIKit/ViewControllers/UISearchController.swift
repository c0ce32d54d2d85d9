/// A controller of searching: a bar, and what is found.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// When the bar's scopes show.
  public enum ScopeBarActivation: Int, Sendable {
    case automatic = 0, manual, onTextEntry, onSearchActivation
  }

  private let results: UIViewController?
  private let storedBar = UISearchBar()
  private var isSearching = false

  /// An object that shows what is found.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// An object that is told of searching.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// A Boolean that dims what is behind while searching, by its older name.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// A Boolean that dims what is behind while searching.
  open var obscuresBackgroundDuringPresentation = true
  /// A Boolean that hides the navigation bar while searching.
  open var hidesNavigationBarDuringPresentation = true
  /// A Boolean that shows the bar's cancel button by itself.
  open var automaticallyShowsCancelButton = true
  /// A Boolean that shows the bar's scopes by itself.
  open var automaticallyShowsScopeBar = true
  /// When the bar's scopes show.
  open var scopeBarActivation = ScopeBarActivation.automatic
  /// A Boolean that shows the results by itself.
  open var automaticallyShowsSearchResultsController = true
  /// A Boolean that shows the results even without a text.
  open var showsSearchResultsController = false
  /// A Boolean that lets suggestions be ignored.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false

  /// A search controller with a controller for results; `nil` shows the results in the searched controller.
  public init(searchResultsController: UIViewController? = nil) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }
  /// A controller of a file.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    results = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// A controller of a file.
  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
  }

  override func didInitialize() {
    modalPresentationStyle = .overCurrentContext
    storedBar.searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        searchResultsUpdater?.updateSearchResults(for: self)
      }, for: .editingChanged)
    storedBar.searchTextField.addAction(UIAction { [weak self] _ in self?.isActive = true }, for: .editingDidBegin)
  }

  open var searchBar: UISearchBar { storedBar }
  /// The controller that shows what is found.
  open var searchResultsController: UIViewController? { results }
  /// The place of the bar.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }
  /// A Boolean that begins searching, or ends it.
  open var isActive: Bool {
    get { isSearching }
    set {
      guard newValue != isSearching else { return }
      if newValue { begin() } else { end() }
    }
  }

  private func begin() {
    isSearching = true
    delegate?.willPresentSearchController(self)
    delegate?.presentSearchController(self)
    if automaticallyShowsCancelButton { storedBar.setShowsCancelButton(true, animated: true) }
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didPresentSearchController(self)
  }

  private func end() {
    isSearching = false
    delegate?.willDismissSearchController(self)
    storedBar.text = nil
    storedBar.searchTextField.resignFirstResponder()
    if automaticallyShowsCancelButton { storedBar.setShowsCancelButton(false, animated: true) }
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didDismissSearchController(self)
  }
}

/// An object that shows what is found.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Told that something else is searched.
  func updateSearchResults(for searchController: UISearchController)
}

/// An object that is told of searching.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Told before searching begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Told after searching began.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Told before searching ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Told after searching ended.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Asked to present it.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
}
