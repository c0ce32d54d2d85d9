public import Documents

/// A rectangle that every view has beside its own: a layout guide of `UIView`, `UIScrollView` or, before iOS 11,
/// `UIViewController`. Raw values are the words that fixtures write after a view's id.
public enum SystemLayoutGuide: String, Hashable, Sendable, CaseIterable {
  /// `safeAreaLayoutGuide`: the part that bars and the screen's shape leave free.
  case safeArea
  /// `layoutMarginsGuide`.
  case layoutMargins
  /// `readableContentGuide`: the margins' rectangle, no wider than is readable.
  case readableContent
  /// A scroll view's `contentLayoutGuide`: all that can be scrolled to.
  case content
  /// A scroll view's `frameLayoutGuide`: its visible part.
  case frame
  /// `keyboardLayoutGuide`, from iOS 15 on: the part of the view that the keyboard covers; without a keyboard, the part
  /// below the safe area.
  case keyboard
  /// A controller's `topLayoutGuide`: from the view's top to the end of the bars above.
  case topLayoutGuide
  /// A controller's `bottomLayoutGuide`: from the beginning of the bars below to the view's bottom.
  case bottomLayoutGuide
}

/// A rectangle of a view's own that constraints place: `UILayoutGuide`.
public struct LayoutGuide: Hashable, Sendable {
  /// The guide's id in constraints, unique in the screen.
  public var id: String
  /// The guide's place in its file.
  public var position: SourcePosition?

  /// A guide with the id that constraints use, unique in the screen.
  public init(_ id: String, position: SourcePosition? = nil) {
    self.id = id
    self.position = position
  }
}
