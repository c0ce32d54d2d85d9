/// The meaning of a view's content, which decides whether the view is flipped: `UISemanticContentAttribute`.
public enum SemanticContentAttribute: String, Hashable, Sendable, CaseIterable {
  /// By the language; playback and spatial controls are always left to right; or forced.
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft

  /// The direction from leading to trailing in an interface with its own: playback and spatial controls aren't flipped.
  public func direction(in interface: UserInterfaceLayoutDirection) -> UserInterfaceLayoutDirection {
    switch self {
    case .unspecified: interface
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
