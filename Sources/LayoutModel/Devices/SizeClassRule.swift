/// Which size classes a window has (<doc:DeviceFigures#Size-classes>).
package enum SizeClassRule {
  /// Landscape phones whose short side is so long, in points, are regular in width: Plus, Max, XR, 11, and, inferred, Air.
  private static let shortSideOfWidePhones = 414.0

  /// Windows of pads are regular in width from so many points on.
  ///
  /// No public source has the threshold. The widest window seen compact has 639 points, the narrowest seen regular 678:
  /// what was seen regular is, and nothing narrower.
  package static let narrowestRegularWindow = 678.0

  /// The lengths of windows at which size classes change, beside those at which a window fills the screen.
  static func steps(on idiom: UserInterfaceIdiom) -> [WindowStep] {
    switch idiom {
    case .pad: [.width(narrowestRegularWindow)]
    case .phone: [.width(shortSideOfWidePhones), .height(shortSideOfWidePhones), .square]
    }
  }

  /// The size classes of a window that fills the screen: pads are regular both ways; phones compact by regular, in
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

  /// The size classes of a window that doesn't fill the screen: on pads regular in height, and in width if it is wide
  /// enough; on phones, which have no such windows, those of a screen of that size.
  static func window(
    _ size: Size, on idiom: UserInterfaceIdiom
  ) -> (horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass) {
    switch idiom {
    case .pad: (size.width >= narrowestRegularWindow ? .regular : .compact, .regular)
    case .phone: fullScreen(idiom, size, isLandscape: size.width > size.height)
    }
  }
}
