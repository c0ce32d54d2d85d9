import InterfaceBuilder

/// The way in which a segue shows its destination, by its kind in the storyboard.
@MainActor struct SeguePerformance {
  private let segue: NibSegue
  private let sender: Any?
  private let anchor: AnyObject?

  /// - Parameters:
  ///   - segue: The segue.
  ///   - sender: The object that began it.
  ///   - anchor: The view or the bar's item that the storyboard lets a popover point at.
  init(_ segue: NibSegue, _ sender: Any?, anchor: AnyObject?) {
    (self.segue, self.sender, self.anchor) = (segue, sender, anchor)
  }

  /// Sets what the storyboard says of the presentation, before the source prepares it.
  func setUp(_ destination: UIViewController, from source: UIViewController) {
    guard ["presentation", "modal", "popoverPresentation", "popover"].contains(segue.kind) else { return }
    if let style = segue.modalPresentationStyle.flatMap({ UIModalPresentationStyle(word: $0) }) {
      destination.modalPresentationStyle = style
    }
    if let style = segue.modalTransitionStyle.flatMap({ UIModalTransitionStyle(word: $0) }) {
      destination.modalTransitionStyle = style
    }
    if segue.kind.hasPrefix("popover") { setUpPopover(destination, from: source) }
  }

  private func setUpPopover(_ destination: UIViewController, from source: UIViewController) {
    destination.modalPresentationStyle = .popover
    let popover = destination.popoverPresentationController
    if let directions = segue.popoverArrowDirections {
      popover?.permittedArrowDirections = directions.reduce([]) { $0.union(Self.directions[$1] ?? []) }
    }
    if let item = anchor as? UIBarButtonItem ?? (anchor == nil ? sender as? UIBarButtonItem : nil) {
      popover?.barButtonItem = item
    } else if let view = anchor as? UIView ?? sender as? UIView ?? source.viewIfLoaded {
      popover?.sourceView = view
      popover?.sourceRect = view.bounds
    }
  }

  private static let directions: [String: UIPopoverArrowDirection] = [
    "up": .up, "down": .down, "left": .left, "right": .right,
  ]

  func go(from source: UIViewController, to destination: UIViewController) {
    switch segue.kind {
    case "show": source.show(destination, sender: sender)
    case "push":
      guard let stack = source.navigationController else {
        raise(
          .generic,
          "Push segues can only be used when the source controller is managed by an instance of UINavigationController."
        )
      }
      stack.pushViewController(destination, animated: segue.isAnimated)
    case "showDetail", "replace": source.showDetailViewController(destination, sender: sender)
    case "presentation", "modal", "popoverPresentation", "popover":
      source.present(destination, animated: segue.isAnimated)
    default: break
    }
  }
}

extension UIModalPresentationStyle {
  /// A style by Interface Builder's word.
  init?(word: String) {
    switch word {
    case "fullScreen": self = .fullScreen
    case "pageSheet": self = .pageSheet
    case "formSheet": self = .formSheet
    case "currentContext": self = .currentContext
    case "custom": self = .custom
    case "overFullScreen": self = .overFullScreen
    case "overCurrentContext": self = .overCurrentContext
    case "popover": self = .popover
    case "none": self = .none
    case "automatic": self = .automatic
    default: return nil
    }
  }
}

extension UIModalTransitionStyle {
  /// A movement by Interface Builder's word.
  init?(word: String) {
    switch word {
    case "coverVertical": self = .coverVertical
    case "flipHorizontal": self = .flipHorizontal
    case "crossDissolve": self = .crossDissolve
    case "partialCurl": self = .partialCurl
    default: return nil
    }
  }
}
