/// The field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// The pieces before the text.
  open var tokens: [UISearchToken] = []
  /// The colour behind pieces.
  open var tokenBackgroundColor: UIColor! = .systemGray
  /// A Boolean that lets pieces be deleted.
  open var allowsDeletingTokens = true
  /// A Boolean that lets pieces be copied.
  open var allowsCopyingTokens = true

  /// Puts a piece among the others.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(0, tokenIndex), tokens.count))
  }
  /// Takes a piece away.
  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }
}

/// A piece before a field's text.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  let text: String
  let icon: UIImage?
  open var representedObject: Any?

  /// A piece with a title.
  public init(icon: UIImage?, text: String) { (self.icon, self.text) = (icon, text) }
}
