import LayoutModel

/// A height at which a sheet rests: `UISheetPresentationController.Detent`.
package enum SheetDetent: Hashable, Sendable {
  /// Some half of the room.
  case medium
  /// All of the room.
  case large
  /// A height of the sheet's safe area, in points.
  case height(Double)

  /// The share of the room that `medium` takes: 425 of 759 points (measured on a phone of 393 by 852 points with iOS 26).
  private static let shareOfMedium = 0.56

  /// The height of the sheet's safe area, in points; `nil` where the sheet is as high as it can be.
  ///
  /// - Parameter maximum: The height of the room, in points.
  /// - Returns: The height.
  package func value(below maximum: Double) -> Double? {
    switch self {
    case .medium: (maximum * Self.shareOfMedium).rounded()
    case .large: nil
    case .height(let height): height < maximum ? height : nil
    }
  }
}

extension PresentationEnvironment {
  /// The height of the safe area in a page sheet that is as high as it can be, in points.
  package var maximumDetentValue: Double {
    var sheets = SheetGeometry(environment: self)
    return sheets.maximumDetentValue(of: sheets.pageSheetFrame())
  }
}
