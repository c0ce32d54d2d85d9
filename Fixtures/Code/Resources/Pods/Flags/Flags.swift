import UIKit

/// A text and an image of a library, which has a bundle of its own.
public enum Flags {
  public static var title: String { NSLocalizedString("title", bundle: .module, comment: "") }
  public static var image: UIImage? { UIImage(named: "pennant", in: .module, compatibleWith: nil) }
}
