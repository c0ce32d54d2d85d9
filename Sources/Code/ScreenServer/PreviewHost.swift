import UIKit

/// A controller with a preview in a size of its own: in the middle of what is safe, or at its beginning where it is larger than that.
final class PreviewHost: UIViewController {
  private let shown: UIViewController
  private let width: CGFloat?
  private let height: CGFloat?
  private let isNoWiderThanWindow: Bool

  /// A host.
  ///
  /// - Parameters:
  ///   - shown: The controller of what is shown.
  ///   - width: The width; the content's own, at most the window's, if `nil`.
  ///   - height: The height; the content's own if `nil`.
  ///   - isNoWiderThanWindow: Whether what is shown is no wider than the window, whatever its size.
  init(of shown: UIViewController, width: CGFloat?, height: CGFloat?, isNoWiderThanWindow: Bool = false) {
    self.shown = shown
    self.width = width
    self.height = height
    self.isNoWiderThanWindow = isNoWiderThanWindow
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(shown)
    view.addSubview(shown.view)
    shown.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.safeAreaLayoutGuide.layoutFrame
    var size = size(in: room)
    if isNoWiderThanWindow { size.width = min(size.width, room.width) }
    let origin = CGPoint(
      x: room.minX + max(0, ((room.width - size.width) / 2).rounded()),
      y: room.minY + max(0, ((room.height - size.height) / 2).rounded()))
    let frame = CGRect(origin: origin, size: size)
    if shown.view.frame != frame { shown.view.frame = frame }
  }

  private func size(in room: CGRect) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let asked = shown.preferredContentSize
    var fitting = asked == .zero ? fitting(width: width) : asked
    if width == nil, fitting.width > room.width { fitting = self.fitting(width: room.width) }
    return CGSize(width: width ?? fitting.width, height: height ?? fitting.height)
  }

  private func fitting(width: CGFloat?) -> CGSize {
    guard let width else { return shown.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    let size = CGSize(width: width, height: UIView.layoutFittingCompressedSize.height)
    return shown.view.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
  }
}
