import Documents
import LayoutOutput

/// The effect of a change by itself: the layout without it and the layout with it.
struct ChangeEffect {
  private let undone: [String: FrameDump.ViewRecord]
  private let made: [String: FrameDump.ViewRecord]

  init(undone: FrameDump.LayoutRecord, made: FrameDump.LayoutRecord) {
    func byID(_ layout: FrameDump.LayoutRecord) -> [String: FrameDump.ViewRecord] {
      Dictionary(layout.views.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }
    self.undone = byID(undone)
    self.made = byID(made)
  }

  /// Tells whether the difference's numbers for its views, such as `y` or the content, change if the change is undone.
  func explains(_ difference: LayoutDifference) -> Bool {
    // Only the first word of each part names a number; lists and findings follow it.
    let words = difference.message.parts(separatedBy: ", ").compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
    return difference.views.contains { id in
      let (a, b) = (undone[id], made[id])
      guard let a, let b else { return a != b }
      return words.contains { differ(a, b, in: $0) }
    }
  }

  /// Tells whether two records differ in the property that a word names; in anything if it names none.
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
    // A word may be the rest of a list of numbers.
    case _ where Double(word.filter { $0 != "]" }) != nil: return false
    default: return a != b
    }
  }
}
