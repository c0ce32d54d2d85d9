import LayoutKit

extension Screen {
  /// Case m: a tree in which each view holds eight, with every combination of the six mask bits in turn.
  static func masks(_ count: Int) -> Screen {
    let root = maskedView(0, of: count, frame: nil, in: Size(width: 390, height: 844))
    return Screen(
      root: root, views: count,
      expected: { window in
        var frames: [Rect] = []
        frames.reserveCapacity(count)
        appendMasked(root, declared: Rect(x: 0, y: 0, width: 390, height: 844), frame: Rect(window), to: &frames)
        return frames
      })
  }

  /// The view of a number in a tree in which `n` holds `8n + 1` to `8n + 8`; all frames differ and lie inside.
  private static func maskedView(_ number: Int, of count: Int, frame: Rect?, in size: Size) -> View {
    let children = (8 * number + 1..<8 * number + 9).prefix { $0 < count }
    return View(
      frame: frame, autoresizingMask: AutoresizingMask(rawValue: UInt8(number % 64)),
      subviews: children.map { child in
        let width = size.width * (0.5 + Double(child % 37) / 100)
        let height = size.height * (0.5 + Double(child % 41) / 100)
        let x = (size.width - width) * (0.1 + Double(child % 29) / 40)
        let y = (size.height - height) * (0.1 + Double(child % 31) / 40)
        return maskedView(
          child, of: count, frame: Rect(x: x, y: y, width: width, height: height),
          in: Size(width: width, height: height))
      })
  }

  /// Appends a view that came to a frame in the root's coordinates, and all below it.
  private static func appendMasked(_ view: View, declared: Rect, frame: Rect, to frames: inout [Rect]) {
    frames.append(frame)
    for child in view.subviews {
      guard let inside = child.frame else { continue }
      let mask = child.autoresizingMask
      let (x, width) = resized(
        (inside.x, inside.width), in: declared.width, to: frame.width,
        flexible: [
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin),
        ])
      let (y, height) = resized(
        (inside.y, inside.height), in: declared.height, to: frame.height,
        flexible: [
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin),
        ])
      appendMasked(
        child, declared: inside, frame: Rect(x: frame.x + x, y: frame.y + y, width: width, height: height), to: &frames)
    }
  }

  /// A position and a length in a superview that went from one length to another: what is flexible takes the
  /// difference in proportion to what it was.
  private static func resized(
    _ part: (position: Double, length: Double), in old: Double, to new: Double, flexible: [Bool]
  ) -> (position: Double, length: Double) {
    let parts = [part.position, part.length, old - part.position - part.length]
    let sum = zip(parts, flexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    guard sum > 0 else { return part }
    let factor = 1 + (new - old) / sum
    return (flexible[0] ? part.position * factor : part.position, flexible[1] ? part.length * factor : part.length)
  }
}
