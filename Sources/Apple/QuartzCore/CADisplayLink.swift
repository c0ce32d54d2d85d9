public import CoreGraphics
public import Foundation
public import ObjectiveC

/// A link to the display's frames: a clock that a caller moves shows them; without one none are shown.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject {
  /// The method that it calls.
  package private(set) var target: AnyObject?
  /// The method that it calls.
  package let selector: Selector

  /// A link that would call a method at each frame.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
  }

  /// The time of the last frame.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame.
  public var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// The duration of a frame.
  public var duration: CFTimeInterval { DisplayLinks.frame }
  /// A Boolean that tells whether it rests.
  public var isPaused = false
  /// Frames a second; 0 for as many as the display shows.
  public var preferredFramesPerSecond = 0
  /// The rates at which frames may be shown.
  public var preferredFrameRateRange = CAFrameRateRange.default
  public var frameInterval = 1

  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { DisplayLinks.add(self) }
  /// Doesn't wait for frames any longer.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { DisplayLinks.remove(self) }
  /// Doesn't wait for frames any longer, and forgets what it would call.
  public func invalidate() {
    DisplayLinks.remove(self)
    target = nil
  }

  func show(at time: TimeInterval) {
    timestamp = time
    if let target { selector.perform(on: target, with: [self]) }
  }
}
