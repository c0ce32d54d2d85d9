public import Documents
public import LayoutModel

/// A view as it is laid out under given traits: its variations applied, and settled what it leaves to its class and to what it
/// shows.
///
///     View("title", class: "UILabel"), text "Sign in"      declared
///     ResolvedView  intrinsicContentSize 56 × 20.5, hugging 251, compression resistance 750
///
/// It shares what it declares with the view. What has to be settled of few stands beside it; views that leave nothing open
/// have none of it.
public struct ResolvedView: Hashable, Sendable {
  /// What the view declares under the traits, without its subviews, constraints and variations.
  public private(set) var declaration: View
  private var settled: CopyOnWrite<Settled>?

  /// What isn't as it is declared.
  private struct Settled: Hashable, Sendable {
    var intrinsicContentSize = IntrinsicContentSize.none
    var contentHuggingPriority = ClassDefaults.plainHugging
    var contentCompressionResistancePriority = ClassDefaults.compressionResistance
    var alignmentRectInsets = EdgeInsets.zero

    /// Of a view whose class has nothing of its own, and that declares nothing.
    static let plain = Settled()
  }

  /// A view whose size nobody asks for: what its content asks for isn't measured.
  package init(_ view: View) {
    declaration = view.bare
  }
}

extension ResolvedView {
  /// What constraints and dumps call the view.
  public var id: String? { declaration.id }

  /// The UIKit class.
  public var className: String { declaration.className }

  /// What its class is to layout.
  package var kind: ViewKind { declaration.kind }

  /// Where the file names the view.
  public var position: SourcePosition? { declaration.position }

  /// The declared frame in the superview's coordinates, in points; nothing where none is declared, and of a root without one
  /// the window.
  public internal(set) var frame: Rect {
    get { declaration.frame ?? .zero }
    set { declaration.frame = newValue }
  }

  /// Which margins and sizes follow the superview's size (<doc:Autoresizing>).
  public internal(set) var autoresizingMask: AutoresizingMask {
    get { declaration.autoresizingMask }
    set { declaration.autoresizingMask = newValue }
  }

  /// Whether the subviews' masks are heeded.
  public var autoresizesSubviews: Bool { declaration.autoresizesSubviews }

  /// Whether the view's mask places it, and not constraints alone.
  public internal(set) var translatesAutoresizingMaskIntoConstraints: Bool {
    get { declaration.translatesAutoresizingMaskIntoConstraints }
    set { declaration.translatesAutoresizingMaskIntoConstraints = newValue }
  }

  /// Whether the view is hidden.
  public internal(set) var isHidden: Bool {
    get { declaration.isHidden }
    set { declaration.isHidden = newValue }
  }

  /// Whether a control is enabled.
  public var isEnabled: Bool { declaration.isEnabled }

  /// Whether a control is selected.
  public var isSelected: Bool { declaration.isSelected }

  /// The opacity, from 0 to 1.
  public internal(set) var alpha: Double {
    get { declaration.alpha }
    set { declaration.alpha = newValue }
  }

  /// What the view is drawn through, about its centre.
  public internal(set) var transform: AffineTransform {
    get { declaration.transform }
    set { declaration.transform = newValue }
  }

  /// Of the view of a popover that is up: its arrow.
  public var popoverArrow: PopoverArrow? { declaration.popoverArrow }
}

// MARK: Settled

extension ResolvedView {
  /// The size that its content asks for, in points, of the alignment rectangle; `nil` along an axis where it asks for none.
  public internal(set) var intrinsicContentSize: IntrinsicContentSize {
    get { settled?.value.intrinsicContentSize ?? .none }
    set { settle { $0.intrinsicContentSize = newValue } }
  }

  /// How much it resists growing.
  public internal(set) var contentHuggingPriority: ContentPriorities {
    get { settled?.value.contentHuggingPriority ?? ClassDefaults.plainHugging }
    set { settle { $0.contentHuggingPriority = newValue } }
  }

  /// How much it resists shrinking.
  public internal(set) var contentCompressionResistancePriority: ContentPriorities {
    get { settled?.value.contentCompressionResistancePriority ?? ClassDefaults.compressionResistance }
    set { settle { $0.contentCompressionResistancePriority = newValue } }
  }

  /// How far the alignment rectangle, of which constraints speak, lies within the frame, in points.
  public internal(set) var alignmentRectInsets: EdgeInsets {
    get { settled?.value.alignmentRectInsets ?? .zero }
    set { settle { $0.alignmentRectInsets = newValue } }
  }

  /// One of the priorities by its name.
  package internal(set) subscript(priority: Repair.ContentPriority) -> ContentPriorities {
    get {
      switch priority {
      case .contentHuggingPriority: contentHuggingPriority
      case .contentCompressionResistancePriority: contentCompressionResistancePriority
      }
    }
    set {
      switch priority {
      case .contentHuggingPriority: contentHuggingPriority = newValue
      case .contentCompressionResistancePriority: contentCompressionResistancePriority = newValue
      }
    }
  }

  private mutating func settle(_ change: (inout Settled) -> Void) {
    var box = settled ?? CopyOnWrite(.plain)
    settled = nil
    change(&box.value)
    settled = box.value == .plain ? nil : box
  }

  /// Settles all that content decides at once.
  mutating func settle(
    _ size: IntrinsicContentSize, hugging: ContentPriorities, resistance: ContentPriorities,
    alignmentRectInsets: EdgeInsets
  ) {
    let all = Settled(
      intrinsicContentSize: size, contentHuggingPriority: hugging, contentCompressionResistancePriority: resistance,
      alignmentRectInsets: alignmentRectInsets)
    settled = all == .plain ? nil : CopyOnWrite(all)
  }

  /// The direction of leading to trailing in the view.
  package func direction(in interface: UserInterfaceLayoutDirection) -> UserInterfaceLayoutDirection {
    declaration.semanticContentAttribute.direction(in: interface)
  }
}

/// A rectangle of a view's own, without subviews, that constraints place: a layout guide that is declared, a scroll view's
/// content, what stack views space by.
struct ResolvedGuide: Sendable {
  static let className = "UILayoutGuide"

  /// What constraints and diagnostics call it.
  let name: String
  /// Where the file names it, or the view that has it.
  var position: SourcePosition?
}
