/// What a view shows, as far as it decides whether the view is flipped: `UISemanticContentAttribute`.
public enum SemanticContentAttribute: String, Hashable, Sendable, CaseIterable {
  /// As the language runs; playback and spatial controls stay left to right; or forced.
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft

  /// The direction of leading to trailing in an interface of another: players' controls and places in space stay.
  public func direction(in interface: UserInterfaceLayoutDirection) -> UserInterfaceLayoutDirection {
    switch self {
    case .unspecified: interface
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
