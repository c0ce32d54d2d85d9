package import LayoutModel
package import Sweeps
import ViewKinds

/// The pictures of a sweep's pieces, whose views and looks the page takes: their frames come from the pieces.
///
/// A view looks the same in windows of all sizes. So where two pieces are drawn alike, all pieces between them are, as far
/// as they have the same views and their windows the same traits. Few pieces are laid out and drawn for that.
package struct PiecePictures: Sendable {
  /// The different pictures.
  private(set) var pictures: [ScreenPicture] = []
  /// For each piece the number of its picture.
  private(set) var numbers: [Int]

  /// Draws the pieces of a sweep.
  ///
  /// - Parameters:
  ///   - pieces: The pieces.
  ///   - surroundings: Returns what decides about looks in a window of a size, besides the views.
  ///   - draw: Returns the picture of a piece, by its number.
  /// - Throws: What `draw` throws.
  package init<Surroundings: Equatable>(
    of pieces: [Sweep.Piece], surroundings: (Size) -> Surroundings, draw: (Int) throws -> ScreenPicture
  ) rethrows {
    numbers = Array(repeating: 0, count: pieces.count)
    var start = 0
    while start < pieces.count {
      let own = surroundings(pieces[start].middle)
      var end = start
      while end + 1 < pieces.count, pieces[end + 1].hasViews(of: pieces[start]),
        surroundings(pieces[end + 1].middle) == own
      { end += 1 }
      let first = try add(start, draw)
      let last = end > start ? try add(end, draw) : first
      try fill(start, first, end, last, draw)
      start = end + 1
    }
  }

  /// Draws a piece, and returns the number of its picture: a known one's if it is like it.
  private mutating func add(_ piece: Int, _ draw: (Int) throws -> ScreenPicture) rethrows -> Int {
    let picture = try draw(piece)
    let number = pictures.lastIndex { $0.isDrawn(like: picture) } ?? pictures.count
    if number == pictures.count { pictures.append(picture) }
    numbers[piece] = number
    return number
  }

  /// Draws the pieces between two, as far as these differ.
  private mutating func fill(
    _ start: Int, _ first: Int, _ end: Int, _ last: Int, _ draw: (Int) throws -> ScreenPicture
  ) rethrows {
    guard end - start > 1 else { return }
    guard first != last else {
      for piece in (start + 1)..<end { numbers[piece] = first }
      return
    }
    let middle = (start + end) / 2
    let number = try add(middle, draw)
    try fill(start, first, middle, number, draw)
    try fill(middle, number, end, last, draw)
  }
}

extension ScreenPicture {
  /// Tells whether a picture has the same views, which look the same, wherever they are.
  func isDrawn(like other: ScreenPicture) -> Bool {
    views.count == other.views.count && zip(views, other.views).allSatisfy { $0.isDrawn(like: $1) }
  }
}

extension DrawnView {
  fileprivate func isDrawn(like other: DrawnView) -> Bool {
    name == other.name && className == other.className && depth == other.depth && alpha == other.alpha
      && transform == other.transform && contentOffset == other.contentOffset && isShown == other.isShown
      && isPresented == other.isPresented && isCard == other.isCard && isControllersView == other.isControllersView
      && look == other.look
  }
}

extension Sweep.Piece {
  /// A size within the piece, away from its edges where it has an area.
  package var middle: Size {
    let corners =
      corners.isEmpty ? [Size(width: (width.lowerBound + width.upperBound) / 2, height: height.lowerBound)] : corners
    let sum = corners.reduce(Size(width: 0, height: 0)) {
      Size(width: $0.width + $1.width, height: $0.height + $1.height)
    }
    return Size(width: sum.width / Double(corners.count), height: sum.height / Double(corners.count))
  }

  fileprivate func hasViews(of other: Sweep.Piece) -> Bool {
    views.count == other.views.count && zip(views, other.views).allSatisfy { $0.id == $1.id }
  }
}
