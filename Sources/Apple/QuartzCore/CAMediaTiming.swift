public import CoreGraphics
public import Foundation

/// An object that has a place in time: layers and animations.
public protocol CAMediaTiming: AnyObject {
  /// The time at which it begins.
  var beginTime: CFTimeInterval { get set }
  var duration: CFTimeInterval { get set }
  /// The speed of its time.
  var speed: Float { get set }
  /// The shift of its time.
  var timeOffset: CFTimeInterval { get set }
  /// The number of times that it runs.
  var repeatCount: Float { get set }
  /// The duration for which it runs again and again.
  var repeatDuration: CFTimeInterval { get set }
  /// True if the animation also runs backward.
  var autoreverses: Bool { get set }
  /// The values shown before and after it runs.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// A pace: a curve from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let controls: [(Float, Float)]

  /// A pace by its name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// A pace by the two points that control its curve.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    controls = [(0, 0), (c1x, c1y), (c2x, c2y), (1, 1)]
  }

  /// Writes a point of the curve: 0 and 3 are its ends.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    guard controls.indices.contains(idx) else { return }
    unsafe ptr[0] = controls[idx].0
    unsafe ptr[1] = controls[idx].1
  }
}
