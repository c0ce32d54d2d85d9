public import UIKit

/// The traits of the devices that a snapshot names.
extension UITraitCollection {
  /// Those of the first iPhone SE.
  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhoneSe(orientation).traits
  }
  /// Those of the iPhone 8.
  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone8(orientation).traits
  }
  /// Those of the iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone8Plus(orientation).traits
  }
  /// Those of the iPhone X.
  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhoneX(orientation).traits
  }
  /// Those of the iPhone XR.
  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhoneXr(orientation).traits
  }
  /// Those of the iPhone XS Max.
  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhoneXsMax(orientation).traits
  }
  /// Those of the iPhone 12.
  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone12(orientation).traits
  }
  /// Those of the iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone12ProMax(orientation).traits
  }
  /// Those of the iPhone 13.
  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone13(orientation).traits
  }
  /// Those of the iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone13ProMax(orientation).traits
  }

  private static var wholePad: UITraitCollection { ViewImageConfig.iPadMini(.portrait(splitView: .full)).traits }
  private static var partOfPad: UITraitCollection { ViewImageConfig.iPadMini(.portrait(splitView: .oneThird)).traits }

  /// Those of the iPad mini.
  public static var iPadMini: UITraitCollection { wholePad }
  /// Those of the iPad mini, in a narrow part of its screen.
  public static var iPadMini_Compact_SplitView: UITraitCollection { partOfPad }
  /// Those of the iPad of 9.7 inches.
  public static var iPad9_7: UITraitCollection { wholePad }
  /// Those of the iPad of 9.7 inches, in a narrow part of its screen.
  public static var iPad9_7_Compact_SplitView: UITraitCollection { partOfPad }
  /// Those of the iPad of 10.2 inches.
  public static var iPad10_2: UITraitCollection { wholePad }
  /// Those of the iPad of 10.2 inches, in a narrow part of its screen.
  public static var iPad10_2_Compact_SplitView: UITraitCollection { partOfPad }
  /// Those of the iPad Pro of 10.5 inches.
  public static var iPadPro10_5: UITraitCollection { wholePad }
  /// Those of the iPad Pro of 10.5 inches, in a narrow part of its screen.
  public static var iPadPro10_5_Compact_SplitView: UITraitCollection { partOfPad }
  /// Those of the iPad Pro of 11 inches.
  public static var iPadPro11: UITraitCollection { wholePad }
  /// Those of the iPad Pro of 11 inches, in a narrow part of its screen.
  public static var iPadPro11_Compact_SplitView: UITraitCollection { partOfPad }
  /// Those of the iPad Pro of 12.9 inches.
  public static var iPadPro12_9: UITraitCollection { wholePad }
  /// Those of the iPad Pro of 12.9 inches, in a narrow part of its screen.
  public static var iPadPro12_9_Compact_SplitView: UITraitCollection { partOfPad }
}
