import LayoutEngine
import LayoutModel
import ViewKinds

/// A view that arranges others in a row or a column.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The way in which the length is shared.
  public enum Distribution: Int, Sendable {
    case fill = 0, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The place where the views lie across.
  public enum Alignment: Int, Sendable {
    case fill = 0, leading, firstBaseline, center, trailing, lastBaseline
    /// The top of a row.
    public static var top: Alignment { .leading }
    /// The bottom of a row.
    public static var bottom: Alignment { .trailing }
  }

  /// The spacing that the system chooses.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.greatestFiniteMagnitude) / 2 }
  /// The spacing of the stack view.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

  /// The views that it arranges, in their order.
  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]

  /// The direction of the arrangement.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { arrangementChanged() } } }
  /// The way in which the length is shared.
  open var distribution = Distribution.fill { didSet { if distribution != oldValue { arrangementChanged() } } }
  /// The place where the views lie across.
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementChanged() } } }
  /// The distance between neighbours, in points.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementChanged() } } }
  /// A Boolean that lets distances down count from baselines.
  open var isBaselineRelativeArrangement = false { didSet { arrangementChanged() } }
  /// A Boolean that keeps the arrangement within the margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementChanged() } }

  /// A stack view of some views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// A stack view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A stack view of a file.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    decode(coder)
  }

  override func didInitialize() { noteUseOfConstraints() }
  override var kindName: String { "UIStackView" }

  /// A stack view needs constraints.
  open override class var requiresConstraintBasedLayout: Bool { true }

  /// Arranges a view behind the others.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Arranges a view at a place among the others.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
    arrangementChanged()
  }

  /// Arranges a view no longer; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacing[ObjectIdentifier(view)] = nil
    arrangementChanged()
  }

  /// Sets the distance behind a view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacing[ObjectIdentifier(arrangedSubview)] = spacing == UIStackView.spacingUseDefault ? nil : spacing
    arrangementChanged()
  }

  /// The distance behind a view, in points.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  func arrangedViewLeaves(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    removeArrangedSubview(view)
  }

  /// Arranges anew at the next layout.
  func arrangementChanged() {
    hierarchyLayout?.setStack(of: self)
    setNeedsLayout()
  }

  /// The way in which its node arranges others.
  func makeStack(margins: LayoutGraph.InsetsID?) -> LayoutGraph.Stack {
    let nodes = arrangedSubviews.compactMap { view in view.superview === self ? view.node : nil }
    var stack = LayoutGraph.Stack(
      nodes, settings, systemVersion: measuringTraits.systemVersion)
    for view in arrangedSubviews {
      guard let spacing = customSpacing[ObjectIdentifier(view)], let node = view.node else { continue }
      stack.customSpacing[node] = Double(spacing == UIStackView.spacingUseSystem ? 8 : spacing)
    }
    stack.margins = margins
    if margins != nil { stack.ownMargins = insets(of: .layoutMargins) }
    stack.isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return stack
  }

  private var settings: StackSettings {
    var settings = StackSettings()
    settings.axis = axis.axis
    settings.distribution = StackSettings.Distribution.allCases[distribution.rawValue]
    settings.alignment = stackAlignment
    settings.spacing = Double(spacing == UIStackView.spacingUseSystem ? 8 : spacing)
    settings.isBaselineRelativeArrangement = isBaselineRelativeArrangement
    settings.isLayoutMarginsRelativeArrangement = isLayoutMarginsRelativeArrangement
    return settings
  }

  private var stackAlignment: StackSettings.Alignment {
    switch alignment {
    case .fill: .fill
    case .leading: axis == .horizontal ? .top : .leading
    case .firstBaseline: .firstBaseline
    case .center: .center
    case .trailing: axis == .horizontal ? .bottom : .trailing
    case .lastBaseline: .lastBaseline
    }
  }

  override func declare(_ view: inout View) { view.stack = settings }

  override class var liveSettings: LiveSettings { liveRows }

  private static let liveRows =
    settingsOfViews + [
      LiveSetting(
        StackView.axis, { (stack: UIStackView) in stack.settings.axis.settingValue },
        assign: { stack, value in stack.axis = value == .word("vertical") ? .vertical : .horizontal }),
      LiveSetting(StackView.distribution, \UIStackView.distribution),
      LiveSetting(
        StackView.alignment, { (stack: UIStackView) in stack.stackAlignment.settingValue },
        assign: { stack, value in stack.alignment = StackSettings.Alignment(value).map { Alignment($0) } ?? .fill }),
      LiveSetting(
        StackView.spacing, { (stack: UIStackView) in stack.settings.spacing.settingValue },
        assign: { stack, value in stack.spacing = CGFloat(value) ?? 0 }),
      LiveSetting(StackView.isBaselineRelativeArrangement, \UIStackView.isBaselineRelativeArrangement),
      LiveSetting(StackView.isLayoutMarginsRelativeArrangement, \UIStackView.isLayoutMarginsRelativeArrangement),
    ]
}

extension UIStackView.Alignment {
  init(_ alignment: StackSettings.Alignment) {
    self =
      switch alignment {
      case .fill: .fill
      case .leading, .top: .leading
      case .trailing, .bottom: .trailing
      case .center: .center
      case .firstBaseline: .firstBaseline
      case .lastBaseline: .lastBaseline
      }
  }
}
