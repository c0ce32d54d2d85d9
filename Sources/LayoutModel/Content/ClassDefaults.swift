/// What views of UIKit's classes ask for by themselves: one table.
///
/// Sizes and insets: <doc:Controls#Sizes-of-controls> and, of bars, <doc:Bars>. Priorities:
/// <doc:Controls#Priorities-of-classes>, as Interface Builder writes them, for what the classes answer in code isn't
/// sourced. Compression resistance is 750 everywhere. What depends on what a view shows is measured
/// (`ContentMeasurement`), and wins over the table.
package struct ClassDefaults: Sendable {
  /// How much views of the class resist growing.
  package var hugging = Self.plainHugging
  /// The looks that the class had, newest first; the first that holds counts.
  package var looks: [Look] = []

  /// A look of a class: since which iOS, where, how large, and how far its alignment rectangle lies within the frame.
  package struct Look: Sendable {
    package let since: Int
    package var place = Place.anywhere
    /// The intrinsic size in points: of the alignment rectangle, as Auto Layout applies it; `nil` for no wish.
    package let width: Double?
    package let height: Double?
    package var insets = EdgeInsets.zero
  }

  /// Where a look is seen.
  package enum Place: Sendable {
    case anywhere
    case pad
    /// Where the height is compact.
    case compactHeight
    /// Where width and height are: on phones in landscape, but for the largest.
    case compact
  }

  private static let plainHugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  /// As much as it resists shrinking: a control of one size.
  private static let rigid = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  /// A little more than what stands beside it.
  private static let firm = AxisPriorities(horizontal: 251, vertical: 251)

  package static let table: [String: ClassDefaults] = [
    "UILabel": ClassDefaults(hugging: firm),
    "UIImageView": ClassDefaults(hugging: firm),
    "UISwitch": ClassDefaults(
      hugging: rigid,
      looks: [
        Look(since: 26, width: 61, height: 28, insets: EdgeInsets(right: 2)),
        Look(since: 7, width: 49, height: 31, insets: EdgeInsets(right: 2)),
        Look(since: 5, width: 79, height: 27),
        Look(since: 1, width: 94, height: 27),
      ]),
    "UISlider": ClassDefaults(looks: [
      Look(since: 26, width: nil, height: 34),
      Look(since: 7, width: nil, height: 30, insets: EdgeInsets(left: 2, bottom: 1, right: 2)),
      Look(since: 1, width: nil, height: 23),
    ]),
    // The width is that of its titles.
    "UISegmentedControl": ClassDefaults(looks: [
      Look(since: 13, width: nil, height: 31, insets: EdgeInsets(bottom: 1)),
      Look(since: 7, width: nil, height: 28, insets: EdgeInsets(bottom: 1)),
      Look(since: 1, width: nil, height: 44),
    ]),
    "UIStepper": ClassDefaults(
      hugging: rigid, looks: [Look(since: 13, width: 94, height: 32), Look(since: 1, width: 94, height: 29)]),
    "UIProgressView": ClassDefaults(
      hugging: AxisPriorities(horizontal: .defaultLow, vertical: .defaultHigh),
      looks: [
        Look(since: 14, width: nil, height: 4), Look(since: 7, width: nil, height: 2),
        Look(since: 1, width: nil, height: 9),
      ]),
    // Of the medium style; large ones are 37 (`ContentMeasurement`).
    "UIActivityIndicatorView": ClassDefaults(hugging: rigid, looks: [Look(since: 1, width: 20, height: 20)]),
    // The width is that of its pages.
    "UIPageControl": ClassDefaults(looks: [
      Look(since: 14, width: nil, height: 26), Look(since: 1, width: nil, height: 37),
    ]),
    // With a border; without one as high as a line (`ContentMeasurement`).
    "UITextField": ClassDefaults(looks: [
      Look(since: 13, width: nil, height: 34), Look(since: 7, width: nil, height: 30),
      Look(since: 1, width: nil, height: 31),
    ]),
    "UIPickerView": ClassDefaults(looks: wheels),
    "UIDatePicker": ClassDefaults(looks: wheels),
    "UIColorWell": ClassDefaults(looks: [Look(since: 1, width: 28, height: 28)]),
    // 56 as Interface Builder places it; on iOS 26 a bare one was measured (<doc:Bars#Search-bars>).
    "UISearchBar": ClassDefaults(looks: [
      Look(since: 26, width: nil, height: 44), Look(since: 11, width: nil, height: 56),
      Look(since: 1, width: nil, height: 44),
    ]),
    "UINavigationBar": ClassDefaults(looks: [
      Look(since: 26, width: nil, height: 54),
      Look(since: 12, place: .pad, width: nil, height: 50),
      Look(since: 1, place: .compact, width: nil, height: 32),
      Look(since: 1, width: nil, height: 44),
    ]),
    "UIToolbar": ClassDefaults(looks: [
      Look(since: 26, place: .pad, width: nil, height: 44),
      Look(since: 26, place: .compactHeight, width: nil, height: 44),
      Look(since: 26, width: nil, height: 48),
      Look(since: 12, place: .pad, width: nil, height: 50),
      Look(since: 1, place: .compact, width: nil, height: 32),
      Look(since: 1, width: nil, height: 44),
    ]),
    // Phones with a home button may keep 49 in landscape: sources disagree (<doc:Bars#Tab-bars>).
    "UITabBar": ClassDefaults(looks: [
      Look(since: 12, place: .pad, width: nil, height: 50),
      Look(since: 11, place: .compact, width: nil, height: 32),
      Look(since: 1, width: nil, height: 49),
    ]),
  ]

  private static let wheels = [
    Look(since: 1, place: .compactHeight, width: 320, height: 162), Look(since: 1, width: 320, height: 216),
  ]

  /// How far a class's alignment rectangle lies within the frame under some traits.
  package static func alignmentRectInsets(of className: String, for traits: Traits) -> EdgeInsets {
    table[className]?.look(for: traits)?.insets ?? .zero
  }

  /// Whether views of a class may ask for a size by themselves.
  package static func canAskForSize(_ className: String) -> Bool {
    table[className] != nil || ["UIButton", "UITextView"].contains(className)
  }

  /// How much views of a class resist growing.
  package static func hugging(of className: String) -> AxisPriorities {
    guard className != ViewClass.plain else { return plainHugging }
    return table[className]?.hugging ?? plainHugging
  }

  /// The look under given traits.
  package func look(for traits: Traits) -> Look? {
    looks.first { $0.since <= traits.systemVersion.major && $0.place.holds(for: traits) }
  }
}

extension ClassDefaults.Place {
  fileprivate func holds(for traits: Traits) -> Bool {
    switch self {
    case .anywhere: true
    case .pad: traits.userInterfaceIdiom == .pad
    case .compactHeight: traits.verticalSizeClass == .compact
    case .compact: traits.verticalSizeClass == .compact && traits.horizontalSizeClass == .compact
    }
  }
}
