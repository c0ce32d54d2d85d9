import LayoutModel
import LayoutResolution

extension SceneSource {
  /// Notes on what can't be laid out as UIKit does, in the source and beside it, through no fault of it.
  package var notes: [ProjectNote] { notes(.installed) }

  /// Returns the notes, given a library that finds words.
  func notes(_ library: @autoclosure () -> ICU?) -> [ProjectNote] {
    guard !languagesOfDictionaryWords.isEmpty, library() == nil, wrapsDictionaryWords else { return projectNotes }
    let message =
      "lines in Thai, Lao, Khmer or Burmese break at spaces alone: ICU, whose dictionaries tell words, isn't installed"
    return projectNotes + [ProjectNote(path: path, message: message)]
  }

  /// A Boolean value that tells whether a text that may wrap is in a script that needs a dictionary to find words, in
  /// the source's own language or a requested one.
  private var wrapsDictionaryWords: Bool {
    languagesOfDictionaryWords.contains { language in
      var conditions = Conditions.canvas
      conditions.localization = language
      // Failures were reported when the source was laid out.
      let found = try? scenes(under: conditions, named: nil)
      return found?.scenes.contains(where: \.wrapsWordsOfDictionaries) ?? false
    }
  }
}
