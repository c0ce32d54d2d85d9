import LayoutModel
import SnapshotTesting
import UIKit

extension HostedScreen {
  /// The screen that a snapshot test hands over, captured at that moment: the test may change it afterwards.
  ///
  /// - Throws: `SnapshotRun.Failure`, and what showing it throws.
  func sceneOfSnapshot(_ call: Int, _ number: Int, under conditions: Conditions) throws -> Captured {
    try UIScreen.setMain(conditions)
    var result: Result<Captured, any Error>?
    try SnapshotRun.run({ _ = try make() }, call: call, number: number) { handed in
      let host = SnapshotHost(of: handed)
      result = Result { try Self.captured(showing: host.controller, in: host.style, under: conditions, named: name) }
    }
    guard let captured = try result?.get() else { throw SnapshotRun.Failure.notReached }
    return captured
  }

  /// The controller that shows what a snapshot test hands over, as it is when the test has ended.
  ///
  /// - Throws: `SnapshotRun.Failure`.
  func controllerOfSnapshot(_ call: Int, _ number: Int) throws -> UIViewController {
    var host: SnapshotHost?
    try SnapshotRun.run({ _ = try make() }, call: call, number: number) { host = SnapshotHost(of: $0) }
    guard let host else { throw SnapshotRun.Failure.notReached }
    return host.controller
  }
}

/// Shows what a snapshot test hands over: a controller in the whole window, a view in its own size, and either in the size that the
/// strategy names.
@MainActor private struct SnapshotHost {
  let controller: UIViewController
  let style: UIUserInterfaceStyle

  init(of handed: HandedView) {
    style = handed.traits.userInterfaceStyle
    controller = Self.controller(showing: handed)
    if style != .unspecified { controller.overrideUserInterfaceStyle = style }
  }

  private static func controller(showing handed: HandedView) -> UIViewController {
    let shown: UIViewController
    var size = handed.size
    if let own = handed.value as? UIViewController {
      shown = own
    } else if let view = handed.value as? UIView {
      // A controller's own view stands for it.
      if let own = view.next as? UIViewController, own.viewIfLoaded === view {
        shown = own
      } else {
        if size == nil, view.bounds.width > 0, view.bounds.height > 0 { size = view.bounds.size }
        view.removeFromSuperview()
        if !view.translatesAutoresizingMaskIntoConstraints { return CenteredHost(of: view, size: size) }
        shown = UIViewController()
        shown.view = view
        return PreviewHost(of: shown, width: size.map(\.width), height: size.map(\.height), isNoWiderThanWindow: true)
      }
    } else {
      preconditionFailure("a snapshot test hands over views and controllers")
    }
    if shown.parent != nil {
      shown.willMove(toParent: nil)
      shown.view.removeFromSuperview()
      shown.removeFromParent()
    }
    if let window = shown.viewIfLoaded?.window, window.rootViewController === shown { window.rootViewController = nil }
    guard let size else { return shown }
    return PreviewHost(of: shown, width: size.width, height: size.height, isNoWiderThanWindow: true)
  }
}

/// A controller whose view is placed by constraints, in the middle of the safe area. The view's own constraints decide its size first, then
/// the given size.
private final class CenteredHost: UIViewController {
  /// Returns the view. This is a closure, because findings would name the view after a property.
  private let shown: () -> UIView
  private let size: CGSize?

  init(of shown: UIView, size: CGSize?) {
    (self.shown, self.size) = ({ shown }, size)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let shown = shown()
    view.addSubview(shown)
    let room = view.safeAreaLayoutGuide
    var constraints = [
      shown.centerXAnchor.constraint(equalTo: room.centerXAnchor),
      shown.centerYAnchor.constraint(equalTo: room.centerYAnchor),
    ]
    if let size {
      constraints += [
        shown.widthAnchor.constraint(equalToConstant: min(size.width, view.bounds.width)),
        shown.heightAnchor.constraint(equalToConstant: size.height),
      ]
      for constraint in constraints.suffix(2) { constraint.priority = Self.belowRequired }
    }
    NSLayoutConstraint.activate(constraints)
  }

  /// The priority of what gives way to a view's own required constraints.
  private static let belowRequired = UILayoutPriority(999)
}
