import Documents
import LayoutOutput

/// What a change does by itself: the layout without it beside the layout with it.
struct Doing {
  private let undone: [String: FrameDump.ViewRecord]
  private let made: [String: FrameDump.ViewRecord]

  init(undone: FrameDump.LayoutRecord, made: FrameDump.LayoutRecord) {
    func byID(_ layout: FrameDump.LayoutRecord) -> [String: FrameDump.ViewRecord] {
      Dictionary(layout.views.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }
    (self.undone, self.made) = (byID(undone), byID(made))
  }

  /// Whether what a difference says of its views, their `y` or their content, is other without the change.
  func explains(_ difference: LayoutDifference) -> Bool {
    // Lists and findings behind the first words are no other numbers.
    let words = difference.message.parts(separatedBy: ", ").compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
    return difference.views.contains { id in
      let (a, b) = (undone[id], made[id])
      guard let a, let b else { return a != b }
      return words.contains { differ(a, b, in: $0) }
    }
  }

  /// Whether two records differ in what a word names; in anything where it is none of a frame's.
  private func differ(_ a: FrameDump.ViewRecord, _ b: FrameDump.ViewRecord, in word: String) -> Bool {
    if let index = ["x", "y", "width", "height"].firstIndex(of: word) {
      guard a.frame.count == 4, b.frame.count == 4 else { return a.frame != b.frame }
      return abs(a.frame[index] - b.frame[index]) > FrameChange.tolerance
    }
    switch word {
    case "contentSize": return a.contentSize != b.contentSize
    case "hidden": return a.isHidden != b.isHidden
    case "alpha": return a.alpha != b.alpha
    case "superview": return a.superview != b.superview
    case "class": return a.className != b.className
    case "new", "gone", "ambiguous": return a.ambiguous != b.ambiguous
    // The rest of a list of numbers.
    case _ where Double(word.filter { $0 != "]" }) != nil: return false
    default: return a != b
    }
  }
}
