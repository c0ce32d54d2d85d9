public import CoreGraphics
open class UIColor: NSObject, @unchecked Sendable {
  public static let systemBlue = UIColor()
  public override init() { super.init() }
  public init(cgColor: CGColor) { super.init() }
  open var cgColor: CGColor { CGColor(red: 0, green: 0, blue: 0, alpha: 1) }
}
