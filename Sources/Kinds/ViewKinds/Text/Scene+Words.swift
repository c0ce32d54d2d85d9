package import LayoutModel

extension Scene {
  /// A Boolean that tells whether a text that may wrap is in a script without spaces between words, whose lines break
  /// by a dictionary (`WordBreaks`).
  package var wrapsWordsOfDictionaries: Bool {
    var pending = SceneParts(self).roots.map(\.view)
    while let view = pending.popLast() {
      if let text = view.text, WordBreaks.mayOccur(in: text),
        ClassDefaults.table[view.kind]?.content?(view).mayWrap ?? false
      {
        return true
      }
      pending += view.subviews
    }
    return false
  }
}
