import Cases
import LayoutKit

/// The largest distance that engines' frames may have from each other, in points.
let tolerance = 0.001

extension Screen {
  /// How far an engine's frames lie from where arithmetic puts them, at most: in portrait, landscape, and portrait again.
  func deviation(of engine: Engine) throws -> Double {
    let run = try engine().start()
    return try [Orientation.portrait, .landscape, .portrait].reduce(0) { largest, orientation in
      let frames = try run.frames(in: orientation)
      return max(largest, deviation(of: frames, in: orientation == .portrait ? portrait : landscape))
    }
  }

  private func deviation(of frames: [Rect], in window: Size) -> Double {
    let expected = expected(window)
    guard frames.count == expected.count else { return .infinity }
    return zip(frames, expected).reduce(0) { largest, pair in
      let (a, b) = pair
      let distances = [abs(a.x - b.x), abs(a.y - b.y), abs(a.width - b.width), abs(a.height - b.height)]
      return distances.reduce(largest) { max($0, $1.isNaN ? .infinity : $1) }
    }
  }
}
