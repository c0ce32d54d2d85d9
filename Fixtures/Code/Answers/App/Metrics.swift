import UIKit

/// Numbers that the text of other files doesn't say.
enum Metrics {
  static let column: CGFloat = 250
  static let orientations: UIInterfaceOrientationMask = .portrait
}
