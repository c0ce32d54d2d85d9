package import LayoutModel

/// UIKit's rules for views of a kind: their default size, insets and priorities by system version, and the way their content is measured.
/// They stand in the kind's own file.
///
/// Sizes and insets: <doc:Controls#Sizes-of-controls> and, of bars, <doc:Bars>. Priorities:
/// <doc:Controls#Priorities-of-classes>, as Interface Builder writes them, because the classes' answers in code aren't
/// sourced. Compression resistance is 750 everywhere. Sizes that depend on a view's content are measured
/// (`MeasuredContent`), and win over looks.
package struct ClassDefaults: Sendable {
  /// The resistance of the class's views to growing.
  var hugging = Self.plainHugging
  /// Makes measured content of a view, for kinds whose size depends on their content.
  var content: (@Sendable (View) -> any MeasuredContent)?
  /// The looks that the class had, newest first; the first that holds counts.
  var looks: [Look] = []

  /// A look of a class: its first iOS, its place, its size, and the insets of its alignment rectangle within the frame.
  package struct Look: Sendable {
    let since: Int
    var place = Place.anywhere
    /// The intrinsic size in points: of the alignment rectangle, as Auto Layout applies it; `nil` where it asks for none.
    let width: Double?
    let height: Double?
    package var insets = EdgeInsets.zero
    /// The way the size is known; `nil` where the list of controls says it by itself.
    var evidence: ControlSpecimen.Evidence?
  }

  /// The eras of a class of one look, oldest first, as its looks say them.
  var eras: [ControlSpecimen.Era] {
    looks.reversed().compactMap { look in look.evidence.map { ControlSpecimen.Era(look.since, $0) } }
  }

  /// The place where a look is used.
  enum Place: Sendable {
    case anywhere
    case pad
    /// Compact height.
    case compactHeight
    /// Compact width and height: phones in landscape, except the largest.
    case compact
  }

  static let plainHugging = ContentPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  /// The same as the compression resistance: for a control of one size.
  static let rigid = ContentPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  /// A little more than that of the views beside it.
  static let firm = ContentPriorities(horizontal: 251, vertical: 251)

  static let table = Dictionary(
    uniqueKeysWithValues: KindDescription.all.compactMap { kind in kind.sizes.map { (kind.kind, $0) } })

  /// The insets of a kind's alignment rectangle within the frame, under some traits.
  package static func alignmentRectInsets(of kind: ViewKind, for traits: Traits) -> EdgeInsets {
    table[kind]?.look(for: traits)?.insets ?? .zero
  }

  /// Tells whether views of a kind may ask for a size by default.
  package static func canAskForSize(_ kind: ViewKind) -> Bool { table[kind] != nil }

  /// The resistance of every class to shrinking (<doc:Controls#Priorities-of-classes>).
  package static let compressionResistance = ContentPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)

  /// The resistance of a kind's views to growing.
  package static func hugging(of kind: ViewKind) -> ContentPriorities {
    table[kind]?.hugging ?? plainHugging
  }

  /// The look under given traits: before its first era, the class has that era's.
  func look(for traits: Traits) -> Look? {
    looks.first { $0.since <= traits.systemVersion.major && $0.place.holds(for: traits) }
      ?? looks.last { $0.place.holds(for: traits) }
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
