import LayoutModel
import LayoutResolution

/// The values that a view's look depends on.
struct LookContext: Sendable {
  /// The view under its traits.
  let view: View
  let appearance: ViewAppearance
  let traits: LookTraits
  /// The colour of things that can be tapped, from the nearest superview that sets one.
  let tint: Shade
  /// The appearance of the table that a row is in.
  let table: ViewAppearance?
  let images: ImageLibrary
  /// The safe area's insets in the view at its sides.
  var sides = SideInsets()

  var isRightToLeft: Bool { view.semanticContentAttribute.direction(in: traits.layoutDirection) == .rightToLeft }

  /// The safe area's insets in the view at its leading and trailing sides.
  var safeSides: (leading: Double, trailing: Double) {
    isRightToLeft ? (sides.right, sides.left) : (sides.left, sides.right)
  }

  /// The space around the content of a bar or its item, by sides.
  var contentInsets: EdgeInsets? {
    appearance.contentInsets?.insets(for: isRightToLeft ? .rightToLeft : .leftToRight)
  }

  /// An area mirrored if the reading direction is from right to left.
  func mirrored(_ area: Area) -> Area { isRightToLeft ? area.mirrored : area }

  var era: SystemEra { SystemEra(traits.systemVersion) }

  /// The background in the file.
  var background: Shade? { Shade(appearance.backgroundColor) }

  /// The colour of text, dimmed if a control is disabled.
  func textColor(_ standard: Shade) -> Shade { Shade(appearance.textColor) ?? standard }

  /// The view's font, or its class's if it sets none. Of a text in runs it is the longest one's, because pictures show
  /// one font.
  func font(_ size: Double) -> ResolvedFont {
    let longest = view.content.attributedText.max { $0.string.utf8.count < $1.string.utf8.count }
    return (longest?.font ?? view.content.font ?? .system(size: size)).resolved(
      for: traits.preferredContentSizeCategory, on: traits.systemVersion)
  }

  /// A text as the traits show it.
  func shown(_ text: String) -> String { traits.pseudolanguage.text(text) }

  /// The alignment of text in the file, or else the class's; `nil` follows the reading direction.
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

  /// The view's image in an area: the image itself, or its name in a tinted box.
  func imageMarks(in area: Area, _ mode: ViewAppearance.ContentMode? = nil) -> [Mark] {
    if let name = appearance.systemImageName { return SymbolLook.marks(name, in: area, color: tint) }
    guard let name = appearance.imageName else { return [] }
    if let image = images[name] {
      guard image.address != nil else { return [] }
      return [.image(ImageMark(image: image, area: area, mode: mode ?? appearance.contentMode))]
    }
    return Self.box(named: name, in: area, tint)
  }

  /// A box with the name of an image, in its place.
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

/// The safe area's insets in a view at its sides, in points.
struct SideInsets: Hashable, Sendable {
  var left = 0.0
  var right = 0.0

  /// Creates zero insets.
  init() {}

  /// Tells whether views of a kind keep content within the safe area by themselves.
  static func matter(to kind: ViewKind) -> Bool {
    [.tableViewCell, .tableViewHeaderFooterView, .searchBar, .navigationBar].contains(kind)
  }

  /// Creates the insets of a frame in a window.
  init(of frame: Rect, in size: Size, _ safeArea: EdgeInsets) {
    left = min(safeArea.left, max(0, safeArea.left - frame.x))
    right = min(safeArea.right, max(0, safeArea.right - (size.width - frame.maxX)))
  }
}

/// The eras of UIKit's look.
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
