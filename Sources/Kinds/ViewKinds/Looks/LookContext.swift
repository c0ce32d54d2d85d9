package import LayoutModel

/// The values that a view's look depends on.
package struct LookContext: Sendable {
  /// The view under its traits.
  package let view: View
  package let appearance: ViewAppearance
  package let traits: LookTraits
  /// The colour of things that can be tapped, from the nearest superview that sets one.
  package let tint: Shade
  /// The appearance of the table that a row is in.
  package let table: ViewAppearance?
  /// The application's image of a name.
  package let image: @Sendable (String) -> DrawnImage?
  /// The safe area's insets in the view at its sides.
  package var sides = SideInsets()
  /// A Boolean value that tells whether places without an image are marked, for those who look for them.
  package var marksPlaces = true

  package init(
    view: View, appearance: ViewAppearance, traits: LookTraits, tint: Shade, table: ViewAppearance?,
    image: @escaping @Sendable (String) -> DrawnImage?, sides: SideInsets = SideInsets()
  ) {
    (self.view, self.appearance, self.traits, self.tint) = (view, appearance, traits, tint)
    (self.table, self.image, self.sides) = (table, image, sides)
  }

  package var isRightToLeft: Bool {
    view.semanticContentAttribute.direction(in: traits.layoutDirection) == .rightToLeft
  }

  /// The safe area's insets in the view at its leading and trailing sides.
  package var safeSides: (leading: Double, trailing: Double) {
    isRightToLeft ? (sides.right, sides.left) : (sides.left, sides.right)
  }

  /// The space around the content of a bar or its item, by sides.
  package var contentInsets: EdgeInsets? {
    appearance.contentInsets?.insets(for: isRightToLeft ? .rightToLeft : .leftToRight)
  }

  /// An area mirrored if the reading direction is from right to left.
  package func mirrored(_ area: Area) -> Area { isRightToLeft ? area.mirrored : area }

  package var era: SystemEra { SystemEra(traits.systemVersion) }

  /// The position of the view's value in its range, from 0 to 1.
  var share: Double {
    let span = appearance.maximumValue - appearance.minimumValue
    guard span > 0 else { return 0 }
    return min(1, max(0, ((appearance.value ?? appearance.minimumValue) - appearance.minimumValue) / span))
  }

  /// The background in the file.
  package var background: Shade? { Shade(appearance.backgroundColor) }

  /// The colour of text, dimmed if a control is disabled.
  package func textColor(_ standard: Shade) -> Shade { Shade(appearance.textColor) ?? standard }

  /// The view's font, or its class's if it sets none. Of a text in runs it is the longest one's, because pictures show
  /// one font.
  package func font(_ size: Double) -> ResolvedFont {
    let longest = view.content.attributedText.max { $0.string.utf8.count < $1.string.utf8.count }
    return (longest?.font ?? view.content.font ?? .system(size: size)).resolved(
      for: traits.preferredContentSizeCategory, on: traits.systemVersion)
  }

  /// A text as the traits show it.
  package func shown(_ text: String) -> String { traits.pseudolanguage.text(text) }

  /// The alignment of text in the file, or else the class's; `nil` follows the reading direction.
  package func alignment(_ standard: TextMark.Side? = nil) -> TextMark.Side {
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
  ///
  /// - Parameters:
  ///   - area: The area.
  ///   - mode: The way that the image fills it; `nil` for the view's own.
  ///   - isTemplate: Whether an image that leaves it open is drawn in the tint, as bars and system buttons do.
  /// - Returns: The marks; none for a view without an image.
  package func imageMarks(
    in area: Area, _ mode: ViewAppearance.ContentMode? = nil, isTemplate: Bool = false
  ) -> [Mark] {
    let mode = mode ?? appearance.contentMode
    if let name = appearance.systemImageName { return SymbolLook.marks(name, in: area, color: tint, mode) }
    guard let name = appearance.imageName else { return [] }
    if let image = image(name) {
      guard image.address != nil else { return [] }
      let isTinted =
        switch appearance.renderingMode {
        case .automatic: image.isTemplate ?? isTemplate
        case .alwaysOriginal: false
        case .alwaysTemplate: true
        }
      return [.image(ImageMark(image: image, area: area, mode: mode, tint: isTinted ? tint : nil))]
    }
    return Self.box(named: name, in: area, tint)
  }

  /// A box with the name of an image, in its place.
  package static func box(named name: String, in area: Area, _ tint: Shade) -> [Mark] {
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
package struct SideInsets: Hashable, Sendable {
  package var left = 0.0
  package var right = 0.0

  /// Creates zero insets.
  package init() {}

  /// Tells whether views of a kind keep content within the safe area by themselves.
  package static func matter(to kind: ViewKind) -> Bool {
    [.tableViewCell, .tableViewHeaderFooterView, .searchBar, .navigationBar].contains(kind)
  }

  /// Creates the insets of a frame in a window.
  package init(of frame: Rect, in size: Size, _ safeArea: EdgeInsets) {
    left = min(safeArea.left, max(0, safeArea.left - frame.x))
    right = min(safeArea.right, max(0, safeArea.right - (size.width - frame.maxX)))
  }
}

/// The eras of UIKit's look.
package enum SystemEra {
  /// Until iOS 6.
  case gloss
  /// From iOS 7 on.
  case flat
  /// From iOS 26 on.
  case glass

  package init(_ version: SystemVersion) {
    self = version.major < 7 ? .gloss : version.major < 26 ? .flat : .glass
  }
}

/// The facts about a view's surroundings that its look depends on. Layouts under other conditions mostly have the same.
package struct LookTraits: Hashable, Sendable {
  package let systemVersion: SystemVersion
  package let layoutDirection: UserInterfaceLayoutDirection
  package let preferredContentSizeCategory: ContentSizeCategory
  package let pseudolanguage: Pseudolanguage

  package init(_ traits: Traits) {
    systemVersion = traits.systemVersion
    layoutDirection = traits.layoutDirection
    preferredContentSizeCategory = traits.preferredContentSizeCategory
    pseudolanguage = traits.pseudolanguage
  }
}
