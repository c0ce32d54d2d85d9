public import Foundation

extension NSValue {
  /// A transform of space as an object, whose bytes are its sixteen numbers.
  public convenience init(caTransform3D transform: CATransform3D) {
    var transform = transform
    unsafe self.init(bytes: &transform, objCType: "[16d]")
  }

  /// The transform of space of the object.
  public var caTransform3DValue: CATransform3D {
    var transform = CATransform3D()
    unsafe getValue(&transform)
    return transform
  }
}
