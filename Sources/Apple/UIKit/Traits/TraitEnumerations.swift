/// The style of an interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  /// Dark text on light grounds.
  case light
  /// Light text on dark grounds.
  case dark
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  /// iPhone or iPod touch.
  case phone
  case pad
  case tv
  case carPlay
  case mac = 5
  case vision
}

/// The room along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact
  case regular
}

/// The direction of an environment's text.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight
  case rightToLeft
}

/// The direction from leading to trailing.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft
}

/// The meaning of a view's content, which decides whether the view is flipped.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  /// Controls of playback, which are never flipped.
  case playback
  /// Controls of directions in space, which are never flipped.
  case spatial
  /// Always from left to right.
  case forceLeftToRight
  /// Always from right to left.
  case forceRightToLeft
}

/// The colours that a display can show.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB
  /// Those of Display P3.
  case P3
}

/// The contrast that the user has set.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal
  case high
}

/// The level of an interface above another.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base
  /// Above another interface, such as a presented one.
  case elevated
}

/// The weight of text that the user has set.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular
  case bold
}

/// The look of an interface that is in use or isn't.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive
  case active
}

/// The availability of touches with force.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown = 0
  case unavailable
  case available
}

/// The state of a scene's recording.
public enum UISceneCaptureState: Int, Sendable {
  case unspecified = -1
  case inactive
  case active
}
