package import LayoutModel

/// The windows that a plan is asked for one after the other: as a screen is turned, resized and turned back.
package enum WindowWalk {
  /// A walk of a seed from a window on: turned and back, a little wider or narrower, two sizes far off, and all the way
  /// back.
  package static func windows(from window: Window, seed: UInt64) -> [Window] {
    var random = SeededGenerator(seed: seed)
    var turned = window
    turned.size = Size(width: window.size.height, height: window.size.width)
    var near = window
    near.size.width += random.pick([0.5, -0.5, 1.0 / 3, 10])
    var others = (0..<2).map { _ in window }
    for index in others.indices {
      others[index].size = Size(width: Double(random.integer(0...1200)), height: Double(random.integer(0...1200)))
    }
    let there = [window, turned, window, near] + others
    return there + there.reversed().dropFirst()
  }
}
