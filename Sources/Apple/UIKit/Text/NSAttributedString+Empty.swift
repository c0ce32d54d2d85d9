public import Foundation

extension NSAttributedString {
  /// An empty text, as `NSAttributedString()` and `NSMutableAttributedString()` make it.
  ///
  /// Foundation has no initialiser without a text on Linux, and an extension can't override that of objects: hence the parameter, which
  /// nobody writes.
  ///
  /// - Parameter attributes: The attributes of no letter.
  public convenience init(attributes: [Key: Any] = [:]) { self.init(string: "", attributes: attributes) }
}
