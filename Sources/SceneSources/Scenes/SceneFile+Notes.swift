import LayoutModel
import LayoutResolution

extension SceneFile {
  /// Notes on what can't be laid out as UIKit does, in the file and those beside it, through no fault of the file.
  package var notes: [ProjectNote] { notes(.installed) }

  /// Returns the notes, given a library that finds words.
  func notes(_ library: @autoclosure () -> ICU?) -> [ProjectNote] {
    guard mayHoldDictionaryWords || !project.languagesOfDictionaryWords.isEmpty, library() == nil, wrapsDictionaryWords
    else {
      return project.notes
    }
    let message =
      "lines in Thai, Lao, Khmer or Burmese break at spaces alone: ICU, whose dictionaries tell words, isn't installed"
    return project.notes + [ProjectNote(path: path, message: message)]
  }

  /// A Boolean value that tells whether a text that may wrap is in a script that needs a dictionary to find words, in
  /// the file's own language or a requested one.
  private var wrapsDictionaryWords: Bool {
    switch content {
    case .fixture(let scene): return mayHoldDictionaryWords && scene.wrapsWordsOfDictionaries
    case .interfaceBuilder(let file):
      let languages = project.languagesOfDictionaryWords.map(String?.some) + (mayHoldDictionaryWords ? [nil] : [])
      return languages.contains { language in
        var conditions = Conditions()
        (conditions.isOnCanvas, conditions.localization) = (true, language)
        // Failures were reported when the file was laid out.
        let found = try? scenes(of: file, under: conditions, named: nil)
        return found?.scenes.contains(where: \.wrapsWordsOfDictionaries) ?? false
      }
    }
  }
}
