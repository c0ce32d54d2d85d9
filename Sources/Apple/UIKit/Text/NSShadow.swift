public import CoreGraphics
import Foundation

/// The shadow of text.
open class NSShadow: NSObject, @unchecked Sendable {
  private let coreFoundationNumber = CoreFoundationNumber()
  /// No shift and no blur.
  public override init() { super.init() }

  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  /// The colour: black at a third.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// Tells whether another object is the same shadow.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }

  /// A hash of the blur.
  open override var hash: Int { shadowBlurRadius.hashValue }
}
