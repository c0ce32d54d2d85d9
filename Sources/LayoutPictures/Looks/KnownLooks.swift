import LayoutModel

/// What looks depend on of a view's surroundings: layouts under other conditions mostly differ in none of it.
struct LookTraits: Hashable, Sendable {
  let systemVersion: SystemVersion
  let layoutDirection: UserInterfaceLayoutDirection
  let preferredContentSizeCategory: ContentSizeCategory
  let pseudolanguage: Pseudolanguage

  init(_ traits: Traits) {
    systemVersion = traits.systemVersion
    layoutDirection = traits.layoutDirection
    preferredContentSizeCategory = traits.preferredContentSizeCategory
    pseudolanguage = traits.pseudolanguage
  }
}

/// The looks of a scene's views in the pictures so far, under conditions that count for looks. A view that declares what it
/// declared looks as it looked: most are known again by their place in the tree.
package struct KnownLooks {
  private var entries: [LookTraits: [Entry]] = [:]

  /// A view's look, and what it was made of.
  final class Entry: Sendable {
    let name: String
    /// The tint of its superview.
    let outerTint: Shade
    let context: LookContext
    let look: Look

    init(name: String, outerTint: Shade, context: LookContext, look: Look) {
      (self.name, self.outerTint, self.context, self.look) = (name, outerTint, context, look)
    }

    /// Whether it is that of a view.
    fileprivate func isOf(
      _ name: String, _ view: View, _ sides: SideInsets, _ outerTint: Shade, _ table: Entry?
    ) -> Bool {
      context.view == view && context.sides == sides && self.outerTint == outerTint && self.name == name
        && context.table == table?.context.appearance
    }
  }

  /// No looks.
  package init() {}

  /// The looks under some traits, in the tree's order, handed over to who draws a picture.
  mutating func take(_ traits: LookTraits) -> [Entry] { entries.removeValue(forKey: traits) ?? [] }

  /// Keeps the looks of a picture.
  mutating func keep(_ looks: [Entry], of traits: LookTraits) { entries[traits] = looks }
}

extension [KnownLooks.Entry] {
  /// The look of the picture before at a place of the tree, where it is that of a view in the same surroundings; `nil` where it
  /// isn't.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - name: What dumps call the view.
  ///   - view: The view.
  ///   - sides: How far the safe area reaches into it.
  ///   - outerTint: The tint of its superview.
  ///   - table: The table that it stands in.
  /// - Returns: The look, and what it was made of.
  func known(
    at place: Int, _ name: String, _ view: View, _ sides: SideInsets, _ outerTint: Shade, _ table: KnownLooks.Entry?
  ) -> KnownLooks.Entry? {
    guard place < count else { return nil }
    let entry = self[place]
    return entry.isOf(name, view, sides, outerTint, table) ? entry : nil
  }

  /// The look of the view at a place of the tree, which is kept.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - name: What dumps call the view.
  ///   - view: The view.
  ///   - sides: How far the safe area reaches into it.
  ///   - traits: What its look depends on.
  ///   - outerTint: The tint of its superview.
  ///   - table: The table that it stands in.
  ///   - style: What the file says of looks.
  /// - Returns: The look, and what it was made of.
  mutating func made(
    at place: Int, _ name: String, _ view: View, _ sides: SideInsets, _ traits: LookTraits, _ outerTint: Shade,
    _ table: KnownLooks.Entry?, _ style: PictureStyle
  ) -> KnownLooks.Entry {
    let declared = view.appearance
    let appearance = style.appearances[name].map { $0.merged(into: declared) } ?? declared
    let context = LookContext(
      view: view, appearance: appearance, traits: traits, tint: Shade(appearance.tintColor) ?? outerTint,
      table: table?.context.appearance, images: style.images, sides: sides)
    let entry = KnownLooks.Entry(
      name: name, outerTint: outerTint, context: context, look: LookTable.look(of: context))
    if place < count { self[place] = entry } else { append(entry) }
    return entry
  }
}

extension ViewAppearance {
  /// What a file says apart from the view, and else what the view says: titles of bars' items among it.
  fileprivate func merged(into own: ViewAppearance) -> ViewAppearance {
    var merged = self
    merged.title = title ?? own.title
    merged.prompt = prompt ?? own.prompt
    merged.systemItem = systemItem ?? own.systemItem
    merged.isTitleLarge = isTitleLarge || own.isTitleLarge
    merged.isChosen = isChosen || own.isChosen
    merged.tabStyle = own.tabStyle
    merged.contentInsets = own.contentInsets
    merged.backTitle = own.backTitle
    return merged
  }
}
