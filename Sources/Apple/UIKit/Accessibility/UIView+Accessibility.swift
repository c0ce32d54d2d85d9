extension UIView: UIAccessibilityIdentification {
  /// A Boolean that keeps its colours where the user inverts those of the screen: held.
  public var accessibilityIgnoresInvertColors: Bool {
    get { rare?.accessibility["ignoresInvertColors"] as? Bool ?? false }
    set { rareState.accessibility["ignoresInvertColors"] = newValue }
  }
  /// A Boolean that enlarges the view under a resting finger: held.
  public var showsLargeContentViewer: Bool {
    get { rare?.accessibility["showsLargeContentViewer"] as? Bool ?? false }
    set { rareState.accessibility["showsLargeContentViewer"] = newValue }
  }
  /// The title that is shown large: held.
  public var largeContentTitle: String? {
    get { rare?.accessibility["largeContentTitle"] as? String }
    set { rareState.accessibility["largeContentTitle"] = newValue }
  }
  /// The image that is shown large: held.
  public var largeContentImage: UIImage? {
    get { rare?.accessibility["largeContentImage"] as? UIImage }
    set { rareState.accessibility["largeContentImage"] = newValue }
  }
}
