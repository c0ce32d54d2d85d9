package import LayoutModel

/// How far a rectangle that constraints speak of lies within an item's own: an alignment rectangle, margins, a safe
/// area.
///
///     location = position + fraction · length + (1 - fraction) · near - fraction · far
///     size     = length - near - far
package struct ItemInsets: Hashable, Sendable {
  /// The position of the view whose insets these are.
  package let view: Int32
  package let kind: Kind

  package init(view: Int32, kind: Kind) {
    (self.view, self.kind) = (view, kind)
  }

  package enum Kind: Hashable, Sendable {
    /// Insets that are known with the tree: an alignment rectangle's, a baseline's.
    case fixed(EdgeInsets)
    /// Of a text that stands in the middle of its view, however high that is: how far its baseline lies below the
    /// middle.
    case centredBaseline(Double)
    /// Insets that depend on the window, or on where the view comes to lie.
    case safeArea, layoutMargins, readableContent
    /// Of a collection view: how far its list's rows stand away from its sides.
    case listMargins
    /// Of a cell: how far its content view lies within it, beside an accessory that takes so much besides the margin.
    case cellContent(accessory: Double?)
    /// Of a cell's content view: how far the standard styles' texts keep from its sides, beside an accessory or not.
    case cellText(isBesideAccessory: Bool)
    /// Of a bar: how far its items keep from its sides, beside its safe area.
    case barItems
    /// Of an item that has parts of given lengths, beside its safe area or not: below nothing as much as those are
    /// longer than it, so that what remains of it is 0 at least.
    case lack(width: Double, height: Double, isBesideSafeArea: Bool)
    /// What the keyboard covers of the view, below; without one what the safe area leaves out there.
    case keyboard
    /// Of a scroll view: its visible part itself, named as a guide.
    case frame
    /// Of a scroll view: the content's point at its top left corner, as left and top.
    case contentOffset
  }

  /// The insets, where they are known with the tree.
  package var fixed: EdgeInsets? {
    switch kind {
    case .fixed(let insets): insets
    // Half of the near inset counts at the middle.
    case .centredBaseline(let offset): EdgeInsets(top: 2 * offset)
    case .frame: .zero
    case .safeArea, .layoutMargins, .readableContent, .contentOffset, .keyboard, .listMargins, .lack, .cellContent,
      .cellText, .barItems:
      nil
    }
  }

  /// The kind's rank in an order of our own.
  var rank: UInt8 {
    switch kind {
    case .fixed: 0
    case .frame: 1
    case .safeArea: 2
    case .layoutMargins: 3
    case .readableContent: 4
    case .contentOffset: 5
    case .centredBaseline: 6
    case .keyboard: 7
    case .listMargins: 8
    case .lack: 9
    case .cellContent: 10
    case .cellText: 11
    case .barItems: 12
    }
  }

  /// The guide in the words of a constraint's text, of one that has a name.
  package var guideName: String? {
    switch kind {
    case .safeArea, .lack(_, _, isBesideSafeArea: true): SystemLayoutGuide.safeArea.rawValue
    case .layoutMargins: SystemLayoutGuide.layoutMargins.rawValue
    case .readableContent: SystemLayoutGuide.readableContent.rawValue
    case .frame: SystemLayoutGuide.frame.rawValue
    case .listMargins: "listMargins"
    case .cellContent: "contentView"
    case .cellText: "separatorInset"
    case .barItems: "barMargins"
    case .fixed, .centredBaseline, .contentOffset, .keyboard, .lack: nil
    }
  }
}

extension ItemInsets.Kind {
  /// Baselines that lie so far from the ends of a view at the height that it asks for: a button's title and a field's
  /// line stand in the middle at any height, a label's lines at its ends.
  init(baselines insets: EdgeInsets, of kind: ViewKind) {
    self = [.button, .textField].contains(kind) ? .centredBaseline((insets.top - insets.bottom) / 2) : .fixed(insets)
  }
}

extension ItemInsets {
  /// What an attribute is of the rectangle that lies so far within: a baseline in the middle is counted from there.
  package func measure(of attribute: ConstraintAttribute) -> AttributeMeasure {
    if case .centredBaseline = kind { ConstraintAttribute.centerY.measure } else { attribute.measure }
  }
}
