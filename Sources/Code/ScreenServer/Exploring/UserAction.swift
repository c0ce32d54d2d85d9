import ScreenAnswers
import UIKit

/// Something that a user can do on a screen: a tap, the choice of a row, a swipe to another page.
@MainActor struct UserAction {
  /// The kind of action and the place: the name under which the action is found again on a similar screen.
  var key: String
  /// What is written on the place, for people.
  let label: String
  /// The list of which the place is a part, with others that may lead to the same screen; empty where there is none.
  let group: String
  let act: (RunningApp) -> Void

  /// The action as an answer tells it.
  var answer: PossibleAction { PossibleAction(key: key, label: label, group: group) }

  /// An action on a place.
  ///
  /// - Parameters:
  ///   - kind: The kind of action, in a word: `tap`, `row`.
  ///   - place: The place's name on its screen.
  ///   - label: What is written there.
  ///   - group: The list that it is a part of.
  ///   - act: Does it.
  init(_ kind: String, _ place: String, label: String, in group: String = "", _ act: @escaping (RunningApp) -> Void) {
    key = "\(kind) \(place)"
    self.label = label.isEmpty ? place : label
    self.group = group
    self.act = act
  }
}

extension UIView {
  /// The text that the view or something in it shows, in a line for people; empty where it shows none.
  var shownText: String {
    var found = ""
    func look(in view: UIView) {
      guard found.isEmpty, !view.isHidden else { return }
      let text: String? =
        switch view {
        case let label as UILabel: label.text
        case let button as UIButton: button.currentTitle ?? button.configuration?.title
        case let field as UITextField: field.placeholder
        default: nil
        }
      found = (text ?? "").oneLine
      if found.isEmpty { view.subviews.forEach(look) }
    }
    look(in: self)
    return found.isEmpty ? (accessibilityLabel ?? "").oneLine : found
  }
}

extension String {
  /// The text's words in one line, no longer than a title.
  var oneLine: String {
    let words = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count <= Self.longestTitle ? words : "\(words.prefix(Self.longestTitle - 1))…"
  }

  private static let longestTitle = 40
}
