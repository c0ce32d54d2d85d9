import LayoutModel

/// The facts about a view's surroundings that its look depends on. Layouts under other conditions mostly have the same.
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

/// The looks of a scene's views in the pictures so far, by the traits that affect them. A view whose declaration is the
/// same keeps its look. Most views are found again by their place in the tree.
package struct KnownLooks {
  private var entries: [LookTraits: [Entry]] = [:]

  /// A view's look, and the values that it was made of.
  final class Entry: Sendable {
    let name: String
    /// The tint of its superview.
    let outerTint: Shade
    let context: LookContext
    let look: Look

    init(name: String, outerTint: Shade, context: LookContext, look: Look) {
      (self.name, self.outerTint, self.context, self.look) = (name, outerTint, context, look)
    }

    /// Tells whether the look is that of a view.
    fileprivate func isOf(
      _ name: String, _ view: View, _ sides: SideInsets, _ outerTint: Shade, _ table: Entry?
    ) -> Bool {
      context.view == view && context.sides == sides && self.outerTint == outerTint && self.name == name
        && context.table == table?.context.appearance
    }
  }

  /// Creates an empty cache.
  package init() {}

  /// Removes and returns the looks under some traits, in the tree's order, for the drawing of a picture.
  mutating func take(_ traits: LookTraits) -> [Entry] { entries.removeValue(forKey: traits) ?? [] }

  /// Keeps the looks of a picture.
  mutating func keep(_ looks: [Entry], of traits: LookTraits) { entries[traits] = looks }
}

extension [KnownLooks.Entry] {
  /// The previous picture's look at a place of the tree, if it belongs to the same view in the same surroundings; `nil`
  /// otherwise.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - name: The view's name in dumps.
  ///   - view: The view.
  ///   - sides: The safe area's insets in the view.
  ///   - outerTint: The tint of its superview.
  ///   - table: The table that the view is in.
  /// - Returns: The look, and the values that it was made of.
  func known(
    at place: Int, _ name: String, _ view: View, _ sides: SideInsets, _ outerTint: Shade, _ table: KnownLooks.Entry?
  ) -> KnownLooks.Entry? {
    guard place < count else { return nil }
    let entry = self[place]
    return entry.isOf(name, view, sides, outerTint, table) ? entry : nil
  }

  /// Makes and keeps the look of the view at a place of the tree.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - name: The view's name in dumps.
  ///   - view: The view.
  ///   - sides: The safe area's insets in the view.
  ///   - traits: The traits that its look depends on.
  ///   - outerTint: The tint of its superview.
  ///   - table: The table that the view is in.
  ///   - style: The looks in the file.
  /// - Returns: The look, and the values that it was made of.
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
  /// The appearance in the file, completed by the view's own, such as titles of bar items.
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
