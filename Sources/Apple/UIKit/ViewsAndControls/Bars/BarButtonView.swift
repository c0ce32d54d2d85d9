import LayoutModel
import LayoutSimulator

/// The view of a bar's item.
final class BarButtonView: UIControl {
  /// The item that it shows.
  private(set) weak var item: UIBarItem?
  /// The action of a tap.
  var tapped: () -> Void = {}

  /// Shows an item in a frame of its bar.
  func show(_ item: UIBarItem?, as declared: LayoutModel.View) {
    self.item = item
    isEnabled = item?.isEnabled ?? true
    frame = declared.frame.map { CGRect($0) } ?? .zero
    tag = item?.tag ?? 0
    accessibilityLabel = declared.appearance.title
    let button = item as? UIBarButtonItem
    button?.shownView = self
    for view in subviews where view !== button?.customView { view.removeFromSuperview() }
    guard let custom = button?.customView else { return }
    if custom.superview !== self { addSubview(custom) }
    let size = custom.sizeInBar
    custom.frame = CGRect(
      x: 0, y: (bounds.height - min(size.height, bounds.height)) / 2, width: bounds.width,
      height: min(size.height, bounds.height))
  }

  override func didInitialize() {
    super.didInitialize()
    addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
  }
}

/// The views of a bar's items, kept from one layout to the next.
@MainActor final class BarButtonViews {
  private(set) var views: [BarButtonView] = []

  /// Shows items in a bar.
  ///
  /// - Parameters:
  ///   - declared: The views of the items, as the rules place them.
  ///   - bar: The bar.
  ///   - item: The item of a name, and what a tap does.
  func show(
    _ declared: [LayoutModel.View], in bar: UIView, _ item: (String?) -> (item: UIBarItem?, tapped: () -> Void)
  ) {
    while views.count > declared.count { views.removeLast().removeFromSuperview() }
    while views.count < declared.count {
      let view = BarButtonView()
      views.append(view)
      bar.addSubview(view)
    }
    for (view, declared) in zip(views, declared) {
      let (item, tapped) = item(declared.id)
      view.tapped = tapped
      view.show(item, as: declared)
      (item as? UIBarButtonItem)?.bar = bar
    }
  }
}

extension UIView {
  /// The environment of a bar that no container arranged: that of the view that it is in.
  var environmentOfBar: ControllerEnvironment {
    let screen = (topView as? UIWindow)?.environment ?? UIScreen.main.environment
    var environment = ControllerEnvironment(screen.device, in: screen.orientation, screen.settings)
    environment.traits = traitCollection.traits(over: environment.traits)
    environment.safeAreaInsets = EdgeInsets(left: storedSafeArea.left, right: storedSafeArea.right)
    environment.size = Size(superview?.bounds.size ?? bounds.size)
    return environment
  }
}
