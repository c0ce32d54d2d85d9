import ViewKinds

/// The pixels and bytes that the images of one picture may take together.
///
/// An image counts once by its pixels, however often it is shown, and each time by its address, which is written each time.
struct ImageBudget {
  private var pixels = 0.0
  private var length = 0
  private var known: Set<[UInt8]> = []

  /// Tells whether an image can be drawn besides the others, and counts it then.
  private mutating func takes(_ image: ImageLibrary.Image) -> Bool {
    let isKnown = image.file.map(known.contains) ?? false
    let more = isKnown ? 0 : image.pixels.total
    let longer = image.address?.utf8.count ?? 0
    guard pixels + more <= PixelCount.maximumOfPicture, length + longer <= PixelCount.maximumLength else {
      return false
    }
    pixels += more
    length += longer
    if let file = image.file { known.insert(file) }
    return true
  }

  /// Removes the images that are too many from views, in their order. What is hidden takes nothing.
  static func apply(to views: inout [DrawnView], noting undrawn: UndrawnImages) {
    var budget = ImageBudget()
    var hiddenDepth: Int?
    for index in views.indices {
      if let hidden = hiddenDepth, views[index].depth > hidden { continue }
      hiddenDepth = views[index].isShown ? nil : views[index].depth
      guard views[index].isShown, views[index].look.marks.contains(where: { $0.image != nil }) else { continue }
      views[index].look.marks.removeAll { mark in
        guard let image = mark.image, !budget.takes(image) else { return false }
        undrawn.note(image, because: .sum)
        return true
      }
    }
  }
}

extension Mark {
  /// The image of an image mark; `nil` for other marks.
  fileprivate var image: ImageLibrary.Image? { if case .image(let mark) = self { mark.image } else { nil } }
}
