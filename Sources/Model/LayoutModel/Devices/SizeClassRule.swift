/// The rule for a window's size classes (<doc:Devices#Size-classes>).
package enum SizeClassRule {
  /// The least short side, in points, of phones that are regular in width in landscape: Plus, Max, XR, 11, and, inferred, Air.
  private static let shortSideOfWidePhones = 414.0

  /// The least width of a pad's window that is regular, in points.
  ///
  /// No public source has the threshold. The widest window seen compact has 639 points, the narrowest seen regular 678;
  /// the latter is taken as the threshold.
  package static let narrowestRegularWindow = 678.0

  /// The lengths of windows at which size classes change, besides those at which a window fills the screen.
  static func steps(on idiom: UserInterfaceIdiom) -> [WindowStep] {
    switch idiom {
    case .pad: [.width(narrowestRegularWindow)]
    case .phone: [.width(shortSideOfWidePhones), .height(shortSideOfWidePhones), .square]
    }
  }

  /// The size classes of a window that fills the screen. Pads are regular both ways. Phones are compact by regular; in
  /// landscape compact by compact, or regular by compact where the short side is long.
  static func fullScreen(
    _ idiom: UserInterfaceIdiom, _ screen: Size, isLandscape: Bool
  ) -> (horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass) {
    switch idiom {
    case .pad: (.regular, .regular)
    case .phone where isLandscape:
      (min(screen.width, screen.height) >= shortSideOfWidePhones ? .regular : .compact, .compact)
    case .phone: (.compact, .regular)
    }
  }

  /// The size classes of a window that doesn't fill the screen. On pads the height is regular, and so is the width from a minimum on.
  /// Phones have no such windows; the classes are then those of a screen of the same size.
  static func window(
    _ size: Size, on idiom: UserInterfaceIdiom
  ) -> (horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass) {
    switch idiom {
    case .pad: (size.width >= narrowestRegularWindow ? .regular : .compact, .regular)
    case .phone: fullScreen(idiom, size, isLandscape: size.width > size.height)
    }
  }
}
