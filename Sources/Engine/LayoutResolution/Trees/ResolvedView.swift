public import Documents
public import LayoutModel
public import ViewKinds

/// A view as it is laid out under given traits: with its variations applied, and with the values that its class and content decide.
///
///     View("title", class: "UILabel"), text "Sign in"      declared
///     ResolvedView  intrinsicContentSize 51.5 × 20.5, hugging 251, compression resistance 750
///
/// It is two words, and shares its declaration with the view. Measured values are kept beside it, for views with
/// content or with a size from their class; the others declare everything.
public struct ResolvedView: Hashable, Sendable {
  private var storage: Storage

  private enum Storage: Hashable, Sendable {
    case declared(View)
    case measured(CopyOnWrite<Measured>)
  }

  /// The measured values of a view whose content's size isn't declared.
  private struct Measured: Hashable, Sendable {
    var declaration: View
    var intrinsicContentSize: IntrinsicContentSize
    var alignmentRectInsets: EdgeInsets
  }

  /// A view whose class gives it no size: it asks for its declared size, if any.
  package init(_ view: View) {
    storage = .declared(view.bare)
  }

  /// A view that asks for a size of its alignment rectangle, in points.
  init(_ view: View, intrinsicContentSize: IntrinsicContentSize, alignmentRectInsets: EdgeInsets) {
    storage = .measured(
      CopyOnWrite(
        Measured(
          declaration: view.bare, intrinsicContentSize: intrinsicContentSize,
          alignmentRectInsets: alignmentRectInsets)))
  }

  /// The view's declaration under the traits, without its subviews, constraints and variations.
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
  /// The view's id in constraints and dumps.
  public var id: String? { declaration.id }

  /// The UIKit class.
  public var className: String { declaration.className }

  /// The layout's kind for its class.
  package var kind: ViewKind { declaration.kind }

  /// The place in the file where the view is named.
  public var position: SourcePosition? { declaration.position }

  /// The declared frame in the superview's coordinates, in points; zero where none is declared, and the window for a
  /// root without one.
  public internal(set) var frame: Rect {
    get { declaration.frame ?? .zero }
    set { declaration.frame = newValue }
  }

  /// The insets around the content of a bar that lays out its items, or of such an item.
  var contentInsetsInBar: DirectionalEdgeInsets? {
    get { declaration.appearance.contentInsets }
    set { declaration.appearance.contentInsets = newValue }
  }

  /// The arrangement of a tab's title and image.
  var tabStyle: ViewAppearance.TabStyle {
    get { declaration.appearance.tabStyle }
    set { declaration.appearance.tabStyle = newValue }
  }

  /// The margins and sizes that follow the superview's size (<doc:Autoresizing>).
  public internal(set) var autoresizingMask: AutoresizingMask {
    get { declaration.autoresizingMask }
    set { declaration.autoresizingMask = newValue }
  }

  /// A Boolean that tells whether the subviews' masks apply.
  public var autoresizesSubviews: Bool { declaration.autoresizesSubviews }

  /// A Boolean that tells whether the view's mask places it, and not constraints alone.
  public internal(set) var translatesAutoresizingMaskIntoConstraints: Bool {
    get { declaration.translatesAutoresizingMaskIntoConstraints }
    set { declaration.translatesAutoresizingMaskIntoConstraints = newValue }
  }

  /// A Boolean that tells whether the view is hidden.
  public internal(set) var isHidden: Bool {
    get { declaration.isHidden }
    set { declaration.isHidden = newValue }
  }

  /// A Boolean that tells whether a control is enabled.
  public var isEnabled: Bool { declaration.isEnabled }

  /// A Boolean that tells whether a control is selected.
  public var isSelected: Bool { declaration.isSelected }

  /// The opacity, from 0 to 1.
  public internal(set) var alpha: Double {
    get { declaration.alpha }
    set { declaration.alpha = newValue }
  }

  /// The transform that the view is drawn with, about its centre.
  public internal(set) var transform: AffineTransform {
    get { declaration.transform }
    set { declaration.transform = newValue }
  }

  /// The arrow of a popover that is up, on the popover's view.
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

  /// The insets of the alignment rectangle, which constraints use, within the frame, in points.
  public var alignmentRectInsets: EdgeInsets {
    switch storage {
    case .declared(let view): view.alignmentRectInsets ?? .zero
    case .measured(let measured): measured.value.alignmentRectInsets
    }
  }

  /// The resistance to growing.
  public internal(set) var contentHuggingPriority: ContentPriorities {
    get { ContentPriorities(declaration.contentHuggingPriority, else: ClassDefaults.hugging(of: kind)) }
    set { declaration.contentHuggingPriority = AxisPriorities(newValue) }
  }

  /// The resistance to shrinking.
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

  /// The direction from leading to trailing in the view.
  package func direction(in interface: UserInterfaceLayoutDirection) -> UserInterfaceLayoutDirection {
    declaration.semanticContentAttribute.direction(in: interface)
  }
}

/// A rectangle of a view's own, without subviews, that constraints place: a declared layout guide, a scroll view's
/// content, or a spacer of stack views.
struct ResolvedGuide: Sendable {
  static let className = "UILayoutGuide"

  /// The guide's name in constraints and diagnostics.
  let name: String
  /// The place in the file of the guide, or of its view.
  var position: SourcePosition?
  /// The kind of a view's standard guide; `nil` for a declared guide, and for a guide of an arrangement.
  var kind: SystemLayoutGuide?
}
