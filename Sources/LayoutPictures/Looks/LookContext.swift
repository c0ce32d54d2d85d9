import LayoutModel
import LayoutResolution

/// What a view's look depends on.
struct LookContext: Sendable {
  /// The view under its traits.
  let view: View
  let appearance: ViewAppearance
  let traits: LookTraits
  /// The colour of what can be tapped, from the nearest superview that says one.
  let tint: Shade
  /// The appearance of the table that a row stands in.
  let table: ViewAppearance?
  let images: ImageLibrary
  /// The insets that the safe area has in the view at its sides.
  var sides = SideInsets()

  var isRightToLeft: Bool { view.semanticContentAttribute.direction(in: traits.layoutDirection) == .rightToLeft }

  /// The insets that the safe area has in the view at its leading and its trailing side.
  var safeSides: (leading: Double, trailing: Double) {
    isRightToLeft ? (sides.right, sides.left) : (sides.left, sides.right)
  }

  /// The room around what a bar or its item shows, by sides.
  var contentInsets: EdgeInsets? {
    appearance.contentInsets?.insets(for: isRightToLeft ? .rightToLeft : .leftToRight)
  }

  /// An area as it stands by the reading direction.
  func mirrored(_ area: Area) -> Area { isRightToLeft ? area.mirrored : area }

  var era: SystemEra { SystemEra(traits.systemVersion) }

  /// The background that the file says.
  var background: Shade? { Shade(appearance.backgroundColor) }

  /// The colour of text, dimmed where a control is disabled.
  func textColor(_ standard: Shade) -> Shade { Shade(appearance.textColor) ?? standard }

  /// The view's font; its class's where it says none. Of a text in runs it is the longest one's, for pictures show one font.
  func font(_ size: Double) -> ResolvedFont {
    let longest = view.content.attributedText.max { $0.string.utf8.count < $1.string.utf8.count }
    return (longest?.font ?? view.content.font ?? .system(size: size)).resolved(
      for: traits.preferredContentSizeCategory, on: traits.systemVersion)
  }

  /// A text as the traits show it.
  func shown(_ text: String) -> String { traits.pseudolanguage.text(text) }

  /// How text stands where the file says so, and otherwise as the class has it; by the reading direction if `nil`.
  func alignment(_ standard: TextMark.Side? = nil) -> TextMark.Side {
    let natural: TextMark.Side = isRightToLeft ? .right : .left
    return switch appearance.textAlignment {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified, .natural: natural
    case nil: standard ?? natural
    }
  }

  /// The image that the view says, in an area: the image itself, or its name in a tinted box.
  func imageMarks(in area: Area, _ mode: ViewAppearance.ContentMode? = nil) -> [Mark] {
    if let name = appearance.systemImageName { return SymbolLook.marks(name, in: area, color: tint) }
    guard let name = appearance.imageName else { return [] }
    if let image = images[name] {
      return [
        .image(ImageMark(address: image.address, area: area, mode: mode ?? appearance.contentMode, size: image.size))
      ]
    }
    return Self.box(named: name, in: area, tint)
  }

  /// A box in place of an image, with its name.
  static func box(named name: String, in area: Area, _ tint: Shade) -> [Mark] {
    let label = TextMark(
      text: name, font: ResolvedFont(size: 9), color: tint, area: area.inset(x: 2), alignment: .center,
      mode: .byTruncatingMiddle)
    return [
      .box(area.inset(x: 0.5, y: 0.5), radius: 3, Paint(fill: tint.opacity(0.1), line: tint.opacity(0.35))),
      .text(label),
    ]
  }
}

/// The insets that a safe area has in a view at its sides, in points.
struct SideInsets: Hashable, Sendable {
  var left = 0.0
  var right = 0.0

  /// No insets.
  init() {}

  /// Tells whether views of a kind show what keeps within the safe area by itself.
  static func matter(to kind: ViewKind) -> Bool {
    [.tableViewCell, .tableViewHeaderFooterView, .searchBar, .navigationBar].contains(kind)
  }

  /// The insets of a frame in a window.
  init(of frame: Rect, in size: Size, _ safeArea: EdgeInsets) {
    left = min(safeArea.left, max(0, safeArea.left - frame.x))
    right = min(safeArea.right, max(0, safeArea.right - (size.width - frame.maxX)))
  }
}

/// The looks that UIKit had.
enum SystemEra {
  /// Until iOS 6.
  case gloss
  /// From iOS 7 on.
  case flat
  /// From iOS 26 on.
  case glass

  init(_ version: SystemVersion) {
    self = version.major < 7 ? .gloss : version.major < 26 ? .flat : .glass
  }
}
