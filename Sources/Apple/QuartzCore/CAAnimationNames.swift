/// The name of a pace.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// A value by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// The value *ease in*.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// The value *ease out*.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// The value *ease in ease out*.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The values that an animation shows before and after it runs.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// A value by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The way values between key frames are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// A value by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// The value *cubic paced*.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The way a layer turns along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// A value by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The value *rotate auto*.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The value *rotate auto reverse*.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// A value by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fade = CATransitionType(rawValue: "fade")
  /// The value *move in*.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side from which a transition comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// A value by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The value *from right*.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The value *from left*.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The value *from top*.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The value *from bottom*.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The name of a function of an animated value.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// A value by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The value *rotate x*.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// The value *rotate y*.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// The value *rotate z*.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// The value *scale x*.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// The value *scale y*.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// The value *scale z*.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// The value *translate x*.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// The value *translate y*.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// The value *translate z*.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
