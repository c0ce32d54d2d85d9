/// A check of spelling: there are no dictionaries, so every word is right.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  /// The words to be passed over.
  open var ignoredWords: [String]?
  private static var learned: Set<String> = []

  public nonisolated override init() { super.init() }
  /// Returns the range of a word that isn't right: none, `NSNotFound`.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }
  /// Returns words that may be meant: none.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
  /// Returns words that begin so: none.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
  /// Passes over a word.
  open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }
  open class func learnWord(_ word: String) { learned.insert(word) }
  /// Tells whether a word was learned.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  open class func unlearnWord(_ word: String) { learned.remove(word) }
  /// The languages that there are dictionaries of: none.
  open class var availableLanguages: [String] { [] }
}
