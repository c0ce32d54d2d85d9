import LayoutInput
import LayoutModel
import LayoutResolution

extension SceneFile {
  /// What of the file and of those beside it can't be laid out as UIKit does, and isn't the file's fault.
  package var notes: [ProjectNote] { notes(.installed) }

  /// The same with a library that tells words.
  func notes(_ library: @autoclosure () -> ICU?) -> [ProjectNote] {
    guard mayHoldDictionaryWords || !project.languagesOfDictionaryWords.isEmpty, library() == nil, wrapsDictionaryWords
    else {
      return project.notes
    }
    let message =
      "lines in Thai, Lao, Khmer or Burmese break at spaces alone: ICU, whose dictionaries tell words, isn't installed"
    return project.notes + [ProjectNote(path: path, message: message)]
  }

  /// Whether a text of the file that may wrap is in a script whose words a dictionary tells, in its own language or in those that
  /// were asked for.
  private var wrapsDictionaryWords: Bool {
    switch content {
    case .fixture(let scene): return mayHoldDictionaryWords && scene.wrapsWordsOfDictionaries
    case .interfaceBuilder(let file):
      let languages = project.languagesOfDictionaryWords.map(String?.some) + (mayHoldDictionaryWords ? [nil] : [])
      return languages.contains { language in
        var conditions = Conditions()
        (conditions.isOnCanvas, conditions.localization) = (true, language)
        // What can't be made was told when it was laid out.
        let found = try? scenes(of: file, under: conditions, named: nil)
        return found?.scenes.contains(where: \.wrapsWordsOfDictionaries) ?? false
      }
    }
  }
}
