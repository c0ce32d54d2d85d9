public import UIKit

/// A device that a snapshot names: its size, its safe area and its traits.
public struct ViewImageConfig: Sendable {
  /// The way in which it is held.
  public enum Orientation: Sendable {
    case landscape, portrait
  }

  /// The way in which a pad is held, and the app's part of its screen.
  public enum TabletOrientation: Sendable {
    /// The parts of an upright screen.
    public enum PortraitSplits: Sendable {
      case oneThird, twoThirds, full
    }

    /// The parts of a screen on its side.
    public enum LandscapeSplits: Sendable {
      case oneThird, oneHalf, twoThirds, full
    }

    case landscape(splitView: LandscapeSplits)
    case portrait(splitView: PortraitSplits)
  }

  /// The safe area's insets.
  public var safeArea: UIEdgeInsets
  /// The size in points; that of what is shown if `nil`.
  public var size: CGSize?
  public var traits: UITraitCollection

  public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()) {
    (self.safeArea, self.size, self.traits) = (safeArea, size, traits)
  }

  /// A phone, by its width and height where it stands upright, and the insets of its safe area: the top and the bottom there, and
  /// the sides and the bottom where it lies on its side. Where it lies, a large phone's width is regular.
  private static func phone(
    _ orientation: Orientation, _ width: CGFloat, _ height: CGFloat,
    _ insets: (top: CGFloat, bottom: CGFloat, side: CGFloat, lying: CGFloat) = (20, 0, 0, 0), isLarge: Bool = false
  ) -> ViewImageConfig {
    switch orientation {
    case .portrait:
      ViewImageConfig(
        safeArea: UIEdgeInsets(top: insets.top, left: 0, bottom: insets.bottom, right: 0),
        size: CGSize(width: width, height: height), traits: traits(.compact, .regular))
    case .landscape:
      ViewImageConfig(
        safeArea: UIEdgeInsets(top: 0, left: insets.side, bottom: insets.lying, right: insets.side),
        size: CGSize(width: height, height: width), traits: traits(isLarge ? .regular : .compact, .compact))
    }
  }

  /// A pad, by its width and height where it stands upright, the width of a third of its screen where it lies and where it stands, and
  /// its safe area's top and bottom. Two apps are 10 points apart; of the parts only two thirds of a lying pad, and half of the largest
  /// one, are of a regular width.
  private static func pad(
    _ orientation: TabletOrientation, _ width: CGFloat, _ height: CGFloat,
    third: (lying: CGFloat, upright: CGFloat) = (320, 320), _ insets: (top: CGFloat, bottom: CGFloat) = (20, 0)
  ) -> ViewImageConfig {
    let (part, isRegular): (CGFloat, Bool) =
      switch orientation {
      case .portrait(.full): (width, true)
      case .portrait(.twoThirds): (width - gap - third.upright, false)
      case .portrait(.oneThird): (third.upright, false)
      case .landscape(.full): (height, true)
      case .landscape(.twoThirds): (height - gap - third.lying, true)
      case .landscape(.oneHalf): ((height - gap) / 2, width >= 1024)
      case .landscape(.oneThird): (third.lying, false)
      }
    let isUpright = if case .portrait = orientation { true } else { false }
    return ViewImageConfig(
      safeArea: UIEdgeInsets(top: insets.top, left: 0, bottom: insets.bottom, right: 0),
      size: CGSize(width: part, height: isUpright ? height : width),
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(horizontalSizeClass: isRegular ? .regular : .compact),
        UITraitCollection(verticalSizeClass: .regular), UITraitCollection(userInterfaceIdiom: .pad),
      ]))
  }

  /// The distance between two apps on a pad's screen.
  private static let gap: CGFloat = 10

  /// The traits that the library gives a phone: its texts are of the medium size, not of the usual one.
  private static func traits(
    _ width: UIUserInterfaceSizeClass, _ height: UIUserInterfaceSizeClass
  ) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(forceTouchCapability: .available), UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(preferredContentSizeCategory: .medium), UITraitCollection(userInterfaceIdiom: .phone),
      UITraitCollection(horizontalSizeClass: width), UITraitCollection(verticalSizeClass: height),
    ])
  }

  private static func whole(_ orientation: Orientation) -> TabletOrientation {
    orientation == .portrait ? .portrait(splitView: .full) : .landscape(splitView: .full)
  }
}

// MARK: - Devices

extension ViewImageConfig {
  /// The first iPhone SE, upright.
  public static let iPhoneSe = iPhoneSe(.portrait)
  /// The first iPhone SE.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 320, 568)
  }
  /// The iPhone 8, upright.
  public static let iPhone8 = iPhone8(.portrait)
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 375, 667)
  }
  /// The iPhone 8 Plus, upright.
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  /// The iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 414, 736, isLarge: true)
  }
  /// The iPhone X, upright.
  public static let iPhoneX = iPhoneX(.portrait)
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 375, 812, (44, 34, 44, 24))
  }
  /// The iPhone XS Max, upright.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  /// The iPhone XS Max.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 414, 896, (44, 34, 44, 24), isLarge: true)
  }
  /// The iPhone XR, upright.
  public static let iPhoneXr = iPhoneXr(.portrait)
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 414, 896, (44, 34, 44, 24), isLarge: true)
  }
  /// The iPhone 12, upright.
  public static let iPhone12 = iPhone12(.portrait)
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 390, 844, (47, 34, 47, 21))
  }
  /// The iPhone 12 Pro, upright.
  public static let iPhone12Pro = iPhone12Pro(.portrait)
  /// The iPhone 12 Pro.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 390, 844, (47, 34, 47, 21))
  }
  /// The iPhone 12 Pro Max, upright.
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  /// The iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 428, 926, (47, 34, 47, 21), isLarge: true)
  }
  /// The iPhone 13, upright.
  public static let iPhone13 = iPhone13(.portrait)
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 390, 844, (47, 34, 47, 21))
  }
  /// The iPhone 13 mini, upright.
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  /// The iPhone 13 mini.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 375, 812, (50, 34, 50, 21))
  }
  /// The iPhone 13 Pro, upright.
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  /// The iPhone 13 Pro.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 390, 844, (47, 34, 47, 21))
  }
  /// The iPhone 13 Pro Max, upright.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  /// The iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 428, 926, (47, 34, 47, 21), isLarge: true)
  }
  /// The iPad mini, on its side.
  public static let iPadMini = iPadMini(Orientation.landscape)
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig { iPadMini(whole(orientation)) }
  /// The iPad mini, in a part of its screen.
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    pad(orientation, 768, 1024)
  }
  /// The iPad of 9.7 inches, on its side.
  public static let iPad9_7 = iPad9_7(Orientation.landscape)
  /// The iPad of 9.7 inches.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig { iPad9_7(whole(orientation)) }
  /// The iPad of 9.7 inches, in a part of its screen.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    pad(orientation, 768, 1024)
  }
  /// The iPad of 10.2 inches, on its side.
  public static let iPad10_2 = iPad10_2(Orientation.landscape)
  /// The iPad of 10.2 inches.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig { iPad10_2(whole(orientation)) }
  /// The iPad of 10.2 inches, in a part of its screen.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    pad(orientation, 810, 1080)
  }
  /// The iPad Pro of 10.5 inches, on its side.
  public static let iPadPro10_5 = iPadPro10_5(Orientation.landscape)
  /// The iPad Pro of 10.5 inches.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig { iPadPro10_5(whole(orientation)) }
  /// The iPad Pro of 10.5 inches, in a part of its screen.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    pad(orientation, 834, 1112)
  }
  /// The iPad Pro of 11 inches, on its side.
  public static let iPadPro11 = iPadPro11(Orientation.landscape)
  /// The iPad Pro of 11 inches.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig { iPadPro11(whole(orientation)) }
  /// The iPad Pro of 11 inches, in a part of its screen.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    pad(orientation, 834, 1194, third: (375, 320), (24, 20))
  }
  /// The iPad Pro of 12.9 inches, on its side.
  public static let iPadPro12_9 = iPadPro12_9(Orientation.landscape)
  /// The iPad Pro of 12.9 inches.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig { iPadPro12_9(whole(orientation)) }
  /// The iPad Pro of 12.9 inches, in a part of its screen.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    pad(orientation, 1024, 1366, third: (375, 375))
  }
}
