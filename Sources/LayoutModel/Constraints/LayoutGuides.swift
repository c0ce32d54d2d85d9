public import Documents

/// A rectangle that every view has beside its own: what `UIView`, `UIScrollView` and, before iOS 11, `UIViewController`
/// give as layout guides. Raw values are the words that fixtures write behind a view's id.
public enum SystemLayoutGuide: String, Hashable, Sendable, CaseIterable {
  /// `safeAreaLayoutGuide`: what bars and the screen's shape leave.
  case safeArea
  /// `layoutMarginsGuide`.
  case layoutMargins
  /// `readableContentGuide`: the margins' rectangle, no wider than reads well.
  case readableContent
  /// A scroll view's `contentLayoutGuide`: all that can be scrolled to.
  case content
  /// A scroll view's `frameLayoutGuide`: what can be seen of it.
  case frame
  /// `keyboardLayoutGuide`, from iOS 15 on: what the keyboard covers of the view, or the safe area's bottom without one.
  case keyboard
  /// A controller's `topLayoutGuide`: from the view's top to where the bars above end.
  case topLayoutGuide
  /// A controller's `bottomLayoutGuide`: from where the bars below begin to the view's bottom.
  case bottomLayoutGuide
}

/// A rectangle of a view's own that constraints place: `UILayoutGuide`.
public struct LayoutGuide: Hashable, Sendable {
  /// What constraints call it, unique in the screen.
  public var id: String
  /// Where the file names it.
  public var position: SourcePosition?

  /// A guide of its own, which constraints call by an id that is unique in the screen.
  public init(_ id: String, position: SourcePosition? = nil) {
    self.id = id
    self.position = position
  }
}
