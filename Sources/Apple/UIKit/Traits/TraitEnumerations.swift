/// The style of an interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Dark text on light grounds.
  case light
  /// Light text on dark grounds.
  case dark
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// iPhone or iPod touch.
  case phone
  /// iPad.
  case pad
  /// Apple TV.
  case tv
  /// A car's screen.
  case carPlay
  /// A Mac.
  case mac = 5
  /// Apple Vision.
  case vision
}

/// The room along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Little room.
  case compact
  /// Enough room.
  case regular
}

/// The direction of an environment's text.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// As English.
  case leftToRight
  /// As Arabic.
  case rightToLeft
}

/// The direction from leading to trailing.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// As English.
  case leftToRight = 0
  /// As Arabic.
  case rightToLeft
}

/// The meaning of a view's content, which decides whether the view is flipped.
public enum UISemanticContentAttribute: Int, Sendable {
  /// By the language.
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
  /// Not known.
  case unspecified = -1
  /// Those of sRGB.
  case SRGB
  /// Those of Display P3.
  case P3
}

/// The contrast that the user has set.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// The usual contrast.
  case normal
  /// More contrast.
  case high
}

/// The level of an interface above another.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// The lowest.
  case base
  /// Above another interface, such as a presented one.
  case elevated
}

/// The weight of text that the user has set.
public enum UILegibilityWeight: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// The usual weight.
  case regular
  /// Bold.
  case bold
}

/// The look of an interface that is in use or isn't.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// Not in use.
  case inactive
  /// In use.
  case active
}

/// The availability of touches with force.
public enum UIForceTouchCapability: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Not available.
  case unavailable
  /// Available.
  case available
}

/// The state of a scene's recording.
public enum UISceneCaptureState: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// Not recorded.
  case inactive
  /// Recorded.
  case active
}
