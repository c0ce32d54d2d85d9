import LayoutModel
import LayoutOutput

/// What is known of the changes of a fixture. Every key of a fixture is read: one that isn't known is a mistake, and a side that
/// has one can't be laid out.
enum JudgedKeys {
  static func judgement(ofKey name: String, of element: SourceElement) -> Judgement {
    if unseen.contains(name) { return .unseen }
    if drawn.contains(name) || name.hasSuffix("Color") { return .drawn }
    if seen.contains(name) { return .seen }
    // What a class of the application's own shows, its code says.
    if name == "class" { return .notJudged }
    return .laidOut
  }

  static func judgement(ofPart part: SourceElement, in parent: SourceElement?) -> Judgement {
    if let parent, SourceComparison.isComputed(part, in: parent) { return .laidOut }
    return judgement(within: part) ?? judgement(ofKey: part.name, of: part)
  }

  static func judgement(within element: SourceElement) -> Judgement? {
    guard element.form != .element else { return nil }
    if unseen.contains(element.name) { return .unseen }
    if element.name == "appearance" { return .drawn }
    // What happens later: layouts are those before.
    return later.contains(element.name) ? Judgement(visibility: .notJudged, isCosmetic: true) : nil
  }

  private static let unseen: Set = ["accessibilityLabel", "assertions", "id", "name", "outlet", "userLabel"]

  private static let later: Set = ["actions", "events", "handlers", "observers"]

  private static let drawn: Set = ["isSelected"]

  private static let seen: Set = [
    "alpha", "attributedText", "borderStyle", "buttonType", "configuration", "font", "image", "isEnabled", "isHidden",
    "numberOfPages", "placeholder", "prompt", "segments", "style", "systemItem", "text", "title", "transform",
  ]
}
