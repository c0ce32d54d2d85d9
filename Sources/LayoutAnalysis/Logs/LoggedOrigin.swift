import Documents

/// Who made a constraint, by what is printed of it (<doc:Logs#Who-made-it>).
extension LoggedConstraint.Origin {
  /// Identifiers of constraints that UIKit and AppKit make, by how they begin.
  private static let identifiersOfSystem = [
    "UI", "_UI", "NS", "_NS", "BIB_", "CB_", "IB_", "Mask_", "MaskEV_", "TB_", "UINav", "accessoryView.",
    "assistantView.",
    "inputView.", "assistantHeight", "inputHeight", "accessoryHeight", "keyboard",
  ]

  private static let identifiersOfMeasuring = [
    "fittingSizeHTarget", "fittingSizeVTarget", "UITemporaryLayout", "_UITemporaryLayout", "_UITemporary",
    "NSView-Temporary", "UIView-Temporary",
  ]

  init(of constraint: LoggedConstraint) {
    let identifier = constraint.identifier ?? ""
    let items = [constraint.first.item, constraint.second?.item].compactMap(\.self)
    if identifier.holds("-Encapsulated-Layout-") {
      self = .encapsulated
    } else if Self.identifiersOfMeasuring.contains(where: identifier.hasPrefix) {
      self = .temporary
    } else if constraint.className.hasSuffix("AutoresizingMaskLayoutConstraint") || constraint.mask != nil {
      self = .mask
    } else if constraint.className.holds("ContentSize") {
      self = .contentSize
    } else if identifier.hasPrefix("UISV-") || identifier.hasPrefix("NSSV-") || items.contains(where: \.isSpacerOfStack)
    {
      self = .stack
    } else if constraint.className.holds("LayoutSupport")
      || Self.identifiersOfSystem.contains(where: identifier.hasPrefix) || items.contains(where: \.isPrivate)
      || constraint.isOfActionSheet
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

  /// What only UIKit has: views of its bars and of the keyboard, by their classes.
  var isPrivate: Bool {
    guard let plainClass, !isContentView, !isSpacerOfStack else { return false }
    if plainClass == "_UILayoutGuide" || plainClass.hasPrefix("_TtC") { return false }
    return ["_UI", "UIKB", "UIInput", "UIRemoteKeyboard", "UIKeyboard", "_NS", "VKKeyboard", "SystemInput"].contains {
      plainClass.hasPrefix($0)
    } && plainClass != "UIInputView"
  }

  /// Whether a guide is UIKit's own, of a name that says which: `UIViewSafeAreaLayoutGuide`.
  var isGuide: Bool { plainClass?.hasSuffix("LayoutGuide") ?? false }
}
