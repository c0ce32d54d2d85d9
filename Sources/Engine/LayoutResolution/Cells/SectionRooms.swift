package import LayoutModel

/// The rooms between a table's rows that aren't views: above headers, and in place of headers and footers without a text
/// (<doc:Controls#Headers-and-footers>).
package struct SectionRooms {
  private let isPlain: Bool
  private let behavior: SystemBehavior
  private let scale: Double

  /// The rooms of a table of a style, on a system, with a number of pixels a point.
  package init(style: ViewAppearance.TableStyle, _ systemVersion: SystemVersion, scale: Double) {
    isPlain = style == .plain
    behavior = SystemBehavior(systemVersion)
    self.scale = scale
  }

  /// The padding above a header: as set, else the system's own.
  package func topPadding(_ declared: Double?) -> Double { declared ?? behavior.sectionHeaderTopPadding }

  /// The room above a header that shows something, in points.
  package func aboveHeader(isFirst: Bool, topPadding: Double?) -> Double {
    isPlain ? self.topPadding(topPadding) : isFirst ? aboveFirstHeader : 0
  }

  /// The room above the first header of a grouped table that has a text, in whole pixels.
  var aboveFirstHeader: Double { (behavior.roomAboveFirstHeader * scale).rounded(.down) / scale }

  /// The height of a grouped table's header that shows nothing, with the height that the table sets, if any.
  package func emptyHeader(_ declared: Double?, isFirst: Bool) -> Double {
    behavior.emptySectionRoom(declared, isFirstHeader: isFirst)
  }

  /// The height of a grouped table's footer that shows nothing, with the height that the table sets, if any.
  package func emptyFooter(_ declared: Double?) -> Double {
    behavior.emptySectionRoom(declared, isFirstHeader: false)
  }
}
