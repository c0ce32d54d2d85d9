public import Documents
public import LayoutModel

/// A view as it is laid out under given traits: its variations applied, and settled what it leaves to its class and to what it
/// shows.
///
///     View("title", class: "UILabel"), text "Sign in"      declared
///     ResolvedView  intrinsicContentSize 51.5 × 20.5, hugging 251, compression resistance 750
///
/// It is two words, and shares what it declares with the view. What is measured stands beside that, of views that show
/// something or that their class gives a size; the others declare all there is.
public struct ResolvedView: Hashable, Sendable {
  private var storage: Storage

  private enum Storage: Hashable, Sendable {
    case declared(View)
    case measured(CopyOnWrite<Measured>)
  }

  /// A view whose content's size isn't what it declares.
  private struct Measured: Hashable, Sendable {
    var declaration: View
    var intrinsicContentSize: IntrinsicContentSize
    var alignmentRectInsets: EdgeInsets
  }

  /// A view whose class gives it no size: it asks for what it declares, if anything.
  package init(_ view: View) {
    storage = .declared(view.bare)
  }

  /// A view that asks for a size, of the alignment rectangle, in points.
  init(_ view: View, intrinsicContentSize: IntrinsicContentSize, alignmentRectInsets: EdgeInsets) {
    storage = .measured(
      CopyOnWrite(
        Measured(
          declaration: view.bare, intrinsicContentSize: intrinsicContentSize,
          alignmentRectInsets: alignmentRectInsets)))
  }

  /// What the view declares under the traits, without its subviews, constraints and variations.
  public private(set) var declaration: View {
    get {
      switch storage {
      case .declared(let view): view
      case .measured(let measured): measured.value.declaration
      }
    }
    set {
      switch storage {
      case .declared: storage = .declared(newValue)
      case .measured(var measured):
        measured.value.declaration = newValue
        storage = .measured(measured)
      }
    }
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

  /// Of a bar that lays out its items, or of such an item: what is around what it shows.
  var contentInsetsInBar: DirectionalEdgeInsets? {
    get { declaration.appearance.contentInsets }
    set { declaration.appearance.contentInsets = newValue }
  }

  /// Of a tab: how its title and its image stand.
  var tabStyle: ViewAppearance.TabStyle {
    get { declaration.appearance.tabStyle }
    set { declaration.appearance.tabStyle = newValue }
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

// MARK: Content

extension ResolvedView {
  /// The size that its content asks for, in points, of the alignment rectangle; `nil` along an axis where it asks for none.
  public internal(set) var intrinsicContentSize: IntrinsicContentSize {
    get {
      switch storage {
      case .declared(let view): view.intrinsicContentSize
      case .measured(let measured): measured.value.intrinsicContentSize
      }
    }
    set {
      storage = .measured(
        CopyOnWrite(
          Measured(
            declaration: declaration, intrinsicContentSize: newValue, alignmentRectInsets: alignmentRectInsets)))
    }
  }

  /// How far the alignment rectangle, of which constraints speak, lies within the frame, in points.
  public var alignmentRectInsets: EdgeInsets {
    switch storage {
    case .declared(let view): view.alignmentRectInsets ?? .zero
    case .measured(let measured): measured.value.alignmentRectInsets
    }
  }

  /// How much it resists growing.
  public internal(set) var contentHuggingPriority: ContentPriorities {
    get { ContentPriorities(declaration.contentHuggingPriority, else: ClassDefaults.hugging(of: kind)) }
    set { declaration.contentHuggingPriority = AxisPriorities(newValue) }
  }

  /// How much it resists shrinking.
  public internal(set) var contentCompressionResistancePriority: ContentPriorities {
    get {
      ContentPriorities(declaration.contentCompressionResistancePriority, else: ClassDefaults.compressionResistance)
    }
    set { declaration.contentCompressionResistancePriority = AxisPriorities(newValue) }
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
  /// Which of a view's own guides it is; `nil` of one that is declared, or that a view arranges by.
  var kind: SystemLayoutGuide?
}
