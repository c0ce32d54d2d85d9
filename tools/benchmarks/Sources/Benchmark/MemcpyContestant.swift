import Cases
import Foundation
import LayoutKit

/// The least that frames cost: a copy of them into a buffer that stands.
final class MemcpyContestant: Contestant, Run {
  private let source: [[Rect]]
  private var buffer: [Rect]

  private init(_ source: [[Rect]]) {
    self.source = source
    // A copy of an array shares its storage until it is written to; this one's stands from the beginning.
    buffer = [Rect](repeating: .zero, count: source[0].count)
  }

  /// A screen's frames, standing, as arithmetic has them.
  static func engine(_ screen: Screen) -> Engine {
    let source = [screen.portrait, screen.landscape].map(screen.expected)
    return { MemcpyContestant(source) }
  }

  func start() -> any Run {
    resize(to: .portrait)
    return self
  }

  func resize(to orientation: Orientation) {
    buffer.withUnsafeMutableBytes { target in
      source[orientation.rawValue].withUnsafeBytes { frames in
        guard let to = target.baseAddress, let from = frames.baseAddress else { return }
        memcpy(to, from, frames.count)
      }
    }
  }

  func frames(in orientation: Orientation) -> [Rect] {
    resize(to: orientation)
    return buffer
  }
}
