public import Foundation

/// The way in which a text is searched.
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
  /// The places in words at which a match may lie.
  open private(set) var wordMatchMethod = WordMatchMethod.contains
  /// The way strings are compared.
  open private(set) var stringCompareOptions: NSString.CompareOptions = []

  /// The places in words at which a match may lie.
  public enum WordMatchMethod: Int, Sendable {
    /// Anywhere, at the beginning, or whole words.
    case contains = 0, startsWith, fullWord
  }
}

/// The mark of a match.
public enum UITextSearchFoundTextStyle: Int, Sendable {
  /// Not at all, as one of those found, or as the one chosen.
  case normal = 0, found, highlighted
}

/// The receiver of a search's matches.
@preconcurrency @MainActor
public protocol UITextSearchAggregator<DocumentIdentifier>: AnyObject {
  /// The identity of a document.
  associatedtype DocumentIdentifier
  func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier?)
  /// Takes a match back.
  func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier?)
  /// Takes all matches back.
  func invalidate()
  /// Reports that there are no more.
  func finishedSearching()
}

/// A text that can be searched by a find navigator.
@preconcurrency @MainActor
public protocol UITextSearching: NSObjectProtocol {
  /// The identity of a document.
  associatedtype DocumentIdentifier = AnyHashable
  var selectedTextRange: UITextRange? { get set }
  /// Searches for a string, and reports what it finds.
  func performTextSearch(
    queryString: String, options: UITextSearchOptions,
    resultAggregator: any UITextSearchAggregator<DocumentIdentifier>)
  func decorate(foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)
  /// Takes all marks away.
  func clearAllDecoratedFoundText()
}
