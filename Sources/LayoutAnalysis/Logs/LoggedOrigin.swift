import Documents

/// Who made a constraint, by what is printed of it (<doc:Logs#Who-made-it>).
extension LoggedConstraint.Origin {
  /// Identifiers of constraints that UIKit and AppKit make, by how they begin; others are the application's, whatever they
  /// resemble, but between views that only UIKit has.
  private static let identifiersOfSystem = [
    "_UI", "_NS", "UIViewSafeAreaLayoutGuide-", "UIViewLayoutMarginsGuide-", "UIViewKeyboardLayoutGuide-",
    "UIViewReadableContentGuide-", "UIScrollView-contentLayoutGuide", "UIScrollView-frameLayoutGuide",
    "NSViewSafeAreaLayoutGuide-", "NSViewLayoutMarginsGuide-", "UINav_", "UINavItemContentGuide-",
    "UIInputWindowController-", "UIInputViewSetPlacement", "NSWindow-", "accessoryView.", "assistantView.",
    "inputView.", "assistantHeight", "inputHeight", "accessoryHeight",
  ]

  /// The same, by how they begin and end.
  private static let framesOfIdentifiers = [
    ("UIView-", "-guide-constraint"), ("NSView-", "-guide-constraint"), ("UI", "-contentView-constraint"),
  ]

  /// What the identifiers of bars' constraints are put together of: `BIB_Leading_Leading`, `MaskEV_Leading_BIB_Trailing`.
  private static let partsOfBars: Set<Substring> = [
    "BIB", "CB", "IB", "TB", "Mask", "MaskEV", "Leading", "Trailing", "Left", "Right", "Top", "Bottom", "Width",
    "Height", "CenterX", "CenterY", "Baseline", "FirstBaseline", "LastBaseline",
  ]

  /// What stack views call their constraints, behind `UISV-`.
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
    return parts.count > 1 && parts.allSatisfy(partsOfBars.contains)
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
  /// A constraint of UIKit that says in no way that it is one: where a library prints every constraint in its own form, the
  /// plain ones are those that it didn't make. Of these a size of the outermost view is given from outside.
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
  /// A class's name without its module's, and without what key-value observing puts before it.
  var plainClass: String? {
    guard var name = className, !name.isEmpty else { return nil }
    let observed = "NSKVONotifying_"
    if name.hasPrefix(observed) { name = String(name.dropFirst(observed.count)) }
    return name.split(separator: ".").last.map(String.init) ?? name
  }

  /// What a stack view puts between the views that it arranges.
  var isSpacerOfStack: Bool {
    guard let plainClass else { return false }
    return plainClass == "_UILayoutSpacer" || plainClass == "_UIOLAGapGuide" || (name ?? "").hasPrefix("UISV-")
  }

  /// What a cell holds the application's views in.
  var isContentView: Bool {
    guard let plainClass else { return false }
    return plainClass.hasSuffix("CellContentView")
      || ["UITableViewHeaderFooterContentView", "_UITableViewHeaderFooterContentView"].contains(plainClass)
  }

  /// A cell, or what holds the application's views in one.
  var isCell: Bool { isContentView || (plainClass ?? "").hasSuffix("Cell") }

  /// What views of the keyboard's windows are called, by how their classes begin.
  private static let classesOfKeyboard = [
    "UIKB", "_UIKB", "UIInput", "UIRemoteKeyboard", "_UIRemoteKeyboard", "UIKeyboard", "_UIKeyboard", "VKKeyboard",
    "SystemInput", "UIContinuousPath", "UICompatibilityInput", "TUISystemInput", "TUIPredictionView",
  ]

  /// What only UIKit has: views of its bars and of the keyboard, by their classes.
  var isPrivate: Bool {
    guard let name = wordOfClass, !isContentView, !isSpacerOfStack else { return false }
    if name == "_UILayoutGuide" || name.hasPrefix("_UIHosting") || name.hasPrefix("_TtC") { return false }
    return name.hasPrefix("_UI") || name.hasPrefix("_NS") || isOfKeyboard
  }

  /// A view of the keyboard, or of the windows that it is shown in; the application's own input views are none.
  var isOfKeyboard: Bool {
    guard let name = wordOfClass, name != "UIInputView" else { return false }
    return Self.classesOfKeyboard.contains(where: name.hasPrefix)
  }

  /// The class, or where none is printed the identifier, which UIKit's own views have in its place.
  private var wordOfClass: String? { plainClass ?? (className == nil ? name : nil) }

  /// A view or guide of AppKit.
  var isOfAppKit: Bool { className.map { $0.hasPrefix("NS") && !$0.hasPrefix("NSKVONotifying_") } ?? false }

  /// Whether a guide is UIKit's own, of a name that says which: `UIViewSafeAreaLayoutGuide`.
  var isGuide: Bool { plainClass?.hasSuffix("LayoutGuide") ?? false }
}
