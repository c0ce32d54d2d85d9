/// A control that is pulled down to refresh what scrolls.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// A Boolean that tells whether it refreshes.
  open private(set) var isRefreshing = false
  /// The text below it.
  open var attributedTitle: NSAttributedString?

  /// A control of its class's size.
  public init() { super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 60)) }

  /// A control with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control of a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Begins to refresh; its targets aren't told.
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }

  /// Refreshes as a finger that pulls: its targets are told.
  package func pull() {
    guard !isRefreshing else { return }
    beginRefreshing()
    sendActions(for: .valueChanged)
  }
}
