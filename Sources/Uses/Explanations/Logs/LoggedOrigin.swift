import Documents

/// The maker of a constraint, as its printed text shows it (<doc:WhyIsItSo#Who-made-it>).
extension LoggedConstraint.Origin {
  /// The beginnings of identifiers of constraints that UIKit and AppKit make. Other identifiers are the application's,
  /// whatever they resemble, unless the views are ones that only UIKit has.
  private static let identifiersOfSystem = [
    "_UI", "_NS", "UIViewSafeAreaLayoutGuide-", "UIViewLayoutMarginsGuide-", "UIViewKeyboardLayoutGuide-",
    "UIViewReadableContentGuide-", "UIScrollView-contentLayoutGuide", "UIScrollView-frameLayoutGuide",
    "NSViewSafeAreaLayoutGuide-", "NSViewLayoutMarginsGuide-", "UINav_", "UINavItemContentGuide-",
    "UIInputWindowController-", "UIInputViewSetPlacement", "NSWindow-", "accessoryView.", "assistantView.",
    "inputView.", "assistantHeight", "inputHeight", "accessoryHeight",
  ]

  /// The beginnings and endings of such identifiers.
  private static let framesOfIdentifiers = [
    ("UIView-", "-guide-constraint"), ("NSView-", "-guide-constraint"), ("UI", "-contentView-constraint"),
  ]

  /// The parts that identifiers of bars' constraints consist of: `BIB_Leading_Leading`, `MaskEV_Leading_BIB_Trailing`.
  private static let itemsOfBars: Set<Substring> = ["BIB", "CB", "IB", "TB", "Mask", "MaskEV"]
  private static let attributesOfBars: Set<Substring> = [
    "Leading", "Trailing", "Left", "Right", "Top", "Bottom", "Width", "Height", "CenterX", "CenterY", "Baseline",
    "FirstBaseline", "LastBaseline",
  ]

  /// The names that stack views give their constraints, after `UISV-`.
  private static let namesOfStacks = [
    "spacing", "canvas", "alignment", "hiding", "hidden", "fill", "distribut", "ambiguity", "spanning", "text-width",
    "center", "edge", "equal", "proportion", "order", "baseline",
  ]

  private static let identifiersOfMeasuring = [
    "fittingSizeHTarget", "fittingSizeVTarget", "UITemporaryLayout", "_UITemporaryLayout", "_UITemporary",
    "NSView-Temporary", "UIView-Temporary",
  ]

  private static func isOfSystem(_ identifier: String) -> Bool {
    if identifiersOfSystem.contains(where: identifier.hasPrefix) { return true }
    if framesOfIdentifiers.contains(where: { identifier.hasPrefix($0) && identifier.hasSuffix($1) }) { return true }
    let parts = identifier.split(separator: "_")
    return parts.contains(where: itemsOfBars.contains)
      && parts.allSatisfy { itemsOfBars.contains($0) || attributesOfBars.contains($0) }
  }

  private static func isOfStack(_ identifier: String) -> Bool {
    if identifier.hasPrefix("NSStackView.") { return true }
    guard identifier.hasPrefix("UISV-") || identifier.hasPrefix("NSSV-") else { return false }
    let name = identifier.dropFirst("UISV-".count)
    return namesOfStacks.contains { name.hasPrefix($0) }
  }

  private static func isEncapsulated(_ identifier: String) -> Bool {
    ["UIView", "NSView"].contains { identifier.hasPrefix("\($0)-Encapsulated-Layout-") }
  }

  init(of constraint: LoggedConstraint) {
    let identifier = constraint.identifier ?? ""
    let items = [constraint.first.item, constraint.second?.item].compactMap(\.self)
    if Self.isEncapsulated(identifier) {
      self = .encapsulated
    } else if Self.identifiersOfMeasuring.contains(where: identifier.hasPrefix) {
      self = .temporary
    } else if constraint.className.hasSuffix("AutoresizingMaskLayoutConstraint") || constraint.mask != nil {
      self = .mask
    } else if constraint.className.holds("ContentSize") {
      self = .contentSize
    } else if Self.isOfStack(identifier) || items.contains(where: \.isSpacerOfStack) {
      self = .stack
    } else if constraint.className.holds("LayoutSupport") || Self.isOfSystem(identifier)
      || items.contains(where: \.isPrivate) || constraint.isOfActionSheet
    {
      self = .system
    } else {
      self = .constraint
    }
  }
}

extension LoggedConstraint {
  /// Recognizes UIKit's constraints that nothing marks as such. If a library prints each of its constraints in its own
  /// form, it didn't make the plain ones. Among these, a size of the outermost view is given from outside.
  static func recognizingGivenSizes(_ constraints: [LoggedConstraint]) -> [LoggedConstraint] {
    guard constraints.contains(where: { $0.className.hasPrefix("MAS") }) else { return constraints }
    let inner = Set(
      constraints.filter { $0.className.hasPrefix("MAS") }.compactMap { $0.second == nil ? nil : $0.first.item.key })
    return constraints.map { constraint in
      var constraint = constraint
      let isPlain =
        constraint.className == "NSLayoutConstraint" && constraint.identifier == nil && constraint.second == nil
        && constraint.first.kind.isSize
      let isOutermost = constraint.first.item.isContentView || !inner.contains(constraint.first.item.key)
      if isPlain, isOutermost, constraint.origin == .constraint { constraint.origin = .encapsulated }
      return constraint
    }
  }
}

extension LoggedConstraint.Item {
  /// A class's name without its module, and without the prefix of key-value observing.
  var plainClass: String? {
    guard var name = className, !name.isEmpty else { return nil }
    let observed = "NSKVONotifying_"
    if name.hasPrefix(observed) { name = String(name.dropFirst(observed.count)) }
    return name.split(separator: ".").last.map(String.init) ?? name
  }

  /// A Boolean value that tells whether a stack view put the item between the views that it arranges.
  var isSpacerOfStack: Bool {
    guard let plainClass else { return false }
    return plainClass == "_UILayoutSpacer" || plainClass == "_UIOLAGapGuide" || (name ?? "").hasPrefix("UISV-")
  }

  /// A Boolean value that tells whether the item is the content view in which a cell holds the application's views.
  var isContentView: Bool {
    guard let plainClass else { return false }
    return plainClass.hasSuffix("CellContentView")
      || ["UITableViewHeaderFooterContentView", "_UITableViewHeaderFooterContentView"].contains(plainClass)
  }

  /// A Boolean value that tells whether the item is a cell or a cell's content view.
  var isCell: Bool { isContentView || (plainClass ?? "").hasSuffix("Cell") }

  /// The beginnings of classes of views in the keyboard's windows.
  private static let classesOfKeyboard = [
    "UIKB", "_UIKB", "UIInput", "UIRemoteKeyboard", "_UIRemoteKeyboard", "UIKeyboard", "_UIKeyboard", "VKKeyboard",
    "SystemInput", "UIContinuousPath", "UICompatibilityInput", "TUISystemInput", "TUIPredictionView",
  ]

  /// A Boolean value that tells whether only UIKit has the view: one of its bars or of the keyboard, by class.
  var isPrivate: Bool {
    guard let name = wordOfClass, !isContentView, !isSpacerOfStack else { return false }
    if name == "_UILayoutGuide" || name.hasPrefix("_UIHosting") || name.hasPrefix("_TtC") { return false }
    return name.hasPrefix("_UI") || name.hasPrefix("_NS") || isOfKeyboard
  }

  /// A Boolean value that tells whether the view belongs to the keyboard or its windows; the application's own input
  /// views don't count.
  var isOfKeyboard: Bool {
    guard let name = wordOfClass, name != "UIInputView" else { return false }
    return Self.classesOfKeyboard.contains(where: name.hasPrefix)
  }

  /// The class or, if none is printed, the identifier, which UIKit's own views have in its place.
  private var wordOfClass: String? { plainClass ?? (className == nil ? name : nil) }

  /// A Boolean value that tells whether the item is a view or guide of AppKit.
  var isOfAppKit: Bool { className.map { $0.hasPrefix("NS") && !$0.hasPrefix("NSKVONotifying_") } ?? false }

  /// A Boolean value that tells whether the item is one of UIKit's own guides, whose name tells which:
  /// `UIViewSafeAreaLayoutGuide`.
  var isGuide: Bool { plainClass?.hasSuffix("LayoutGuide") ?? false }
}
