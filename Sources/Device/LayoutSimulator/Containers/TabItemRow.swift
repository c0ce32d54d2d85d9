import LayoutModel
import LayoutResolution

/// The places of the items of a container's tab bar: inside the safe area, mirrored where text runs from right to left.
struct TabItemRow {
  /// The items' frames in the bar, in the order of the tabs.
  let frames: [Rect]
  /// The arrangement of title and image.
  let style: ViewAppearance.TabStyle
  /// The insets around the items' capsule; `nil` where they have none.
  let capsule: DirectionalEdgeInsets?

  /// The row of a bar at the bottom, as high as its frame, which reaches over the safe area there.
  init(_ places: TabPlaces, _ count: Int, in frame: Rect, _ environment: ControllerEnvironment) {
    let traits = environment.traits
    let area = environment.safeAreaInsets
    let (top, highest) = TabPlaces.rowOfItems(traits)
    let isCapsule = if case .capsule = environment.behavior.tabRow(traits) { true } else { false }
    let height = frame.height - (isCapsule ? 2 * top : area.bottom + top)
    let isMirrored = traits.layoutDirection == .rightToLeft
    frames = (0..<count).map { index in
      let place = isMirrored ? count - 1 - index : index
      return Rect(
        x: area.left + places.start + Double(place) * places.pitch, y: top, width: places.width,
        height: max(0, min(height, highest)))
    }
    style = environment.behavior.placesTabTitlesBesideImages(traits) ? .inline : .stacked
    capsule = isCapsule ? Self.capsule(around: frames, in: frame, isMirrored) : nil
  }

  /// The row of a bar that floats at a pad's top: titles in the middle, each in its own width with some room (not sourced).
  init(floating items: [BarButtonItem?], in frame: Rect, _ environment: ControllerEnvironment) {
    let traits = environment.traits
    let font = ResolvedFont(size: Self.sizeOfTitles, weight: .medium)
    let widths = items.map { item in
      TextMeasurer.standard.size(of: item?.title ?? "", font: font, for: traits).width + 2 * Self.roomOfTitles
    }
    let whole = widths.reduce(0, +)
    let height = Self.heightOfCapsule - 2 * TabPlaces.capsulePadding
    let isMirrored = traits.layoutDirection == .rightToLeft
    var (frames, x) = ([Rect](), (frame.width - whole) / 2)
    for width in widths {
      frames.append(
        Rect(x: isMirrored ? frame.width - x - width : x, y: (frame.height - height) / 2, width: width, height: height))
      x += width
    }
    self.frames = frames
    style = .titleAlone
    capsule = Self.capsule(around: frames, in: frame, isMirrored)
  }

  private static let sizeOfTitles = 15.0
  private static let roomOfTitles = 16.0
  private static let heightOfCapsule = 44.0

  private static func capsule(
    around frames: [Rect], in bar: Rect, _ isMirrored: Bool
  ) -> DirectionalEdgeInsets? {
    let padding = TabPlaces.capsulePadding
    guard let top = frames.first?.y, let bottom = frames.first?.maxY, let left = frames.map(\.x).min(),
      let right = frames.map(\.maxX).max()
    else { return nil }
    let (before, behind) = (left - padding, bar.width - right - padding)
    return DirectionalEdgeInsets(
      top: top - padding, leading: isMirrored ? behind : before, bottom: bar.height - bottom - padding,
      trailing: isMirrored ? before : behind)
  }
}
