import LayoutModel
import ViewKinds

/// The looks of a scene's views in the pictures so far, by the traits that affect them. A view whose declaration is the
/// same keeps its look. Most views are found again by their place in the tree.
package struct KnownLooks {
  private var entries: [LookTraits: [Entry]] = [:]

  /// A view in its surroundings, as far as its look depends on them besides the traits.
  struct Subject {
    /// The view's name in dumps.
    let name: String
    let view: View
    /// The safe area's insets in the view.
    let sides: SideInsets
    /// The tint of its superview.
    let outerTint: Shade
    /// The appearance of the table that the view is in.
    let table: ViewAppearance?
  }

  /// A view's look, and the values that it was made of.
  final class Entry: Sendable {
    private let name: String
    private let outerTint: Shade
    let context: LookContext
    let look: Look

    fileprivate init(_ subject: Subject, _ context: LookContext) {
      (name, outerTint) = (subject.name, subject.outerTint)
      self.context = context
      look = LookTable.look(of: context)
    }

    /// Tells whether the look is that of a view.
    fileprivate func isOf(_ subject: Subject) -> Bool {
      context.view == subject.view && context.sides == subject.sides && outerTint == subject.outerTint
        && name == subject.name && context.table == subject.table
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
  /// Returns the look of the view at a place of the tree: the previous picture's, if it is of the same view in the same
  /// surroundings, or a new one, which is kept.
  ///
  /// - Parameters:
  ///   - subject: The view.
  ///   - place: The place.
  ///   - traits: The traits that its look depends on.
  ///   - style: The looks in the file.
  /// - Returns: The look, and the values that it was made of.
  mutating func entry(
    of subject: KnownLooks.Subject, at place: Int, _ traits: LookTraits, _ style: PictureStyle
  ) -> KnownLooks.Entry {
    if place < count, self[place].isOf(subject) { return self[place] }
    let declared = subject.view.appearance
    let appearance = style.appearances[subject.name].map { $0.merged(into: declared) } ?? declared
    let images = style.images
    var context = LookContext(
      view: subject.view, appearance: appearance, traits: traits,
      tint: Shade(appearance.tintColor) ?? subject.outerTint, table: subject.table, image: { images[$0] },
      sides: subject.sides)
    context.marksPlaces = style.marksPlaces
    let entry = KnownLooks.Entry(subject, context)
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
