public import Foundation

extension Timer {
  /// A timer that fires at once where something runs it: `Timer()`, which an Objective-C object has by itself.
  public convenience init(_ none: Void = ()) { self.init(timeInterval: 0, repeats: false) { _ in } }
}
