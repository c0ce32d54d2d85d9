package import LayoutModel
package import ViewKinds

/// The insets of a rectangle of constraints within an item's own: an alignment rectangle, margins, a safe area.
///
///     location = position + fraction · length + (1 - fraction) · near - fraction · far
///     size     = length - near - far
package struct ItemInsets: Hashable, Sendable {
  /// The position of the view with these insets.
  package let view: Int32
  package let kind: Kind

  package init(view: Int32, kind: Kind) {
    (self.view, self.kind) = (view, kind)
  }

  package enum Kind: Hashable, Sendable {
    /// Insets that are known with the tree: an alignment rectangle's, a baseline's.
    case fixed(EdgeInsets)
    /// The distance of a baseline below the middle, for a text in the middle of its view at any height.
    case centredBaseline(Double)
    /// Insets that depend on the window, or on the view's place in it.
    case safeArea, layoutMargins, readableContent
    /// The distances of a list's rows from the sides of its collection view.
    case listMargins
    /// The insets of a cell's content view, beside an accessory that takes this width besides the margin.
    case cellContent(accessory: Double?)
    /// The distances of the standard styles' texts from the sides of a cell's content view, beside an accessory or not.
    case cellText(isBesideAccessory: Bool)
    /// The distances of a bar's items from its sides, inside its safe area.
    case barItems
    /// The lack of room in an item with parts of given lengths, inside its safe area or not: negative insets by as much
    /// as the parts are longer than the item, so that its remaining length is at least 0.
    case lack(width: Double, height: Double, isBesideSafeArea: Bool)
    /// The part of the view that the keyboard covers, below; without a keyboard, the part below the safe area.
    case keyboard
    /// The visible part of a scroll view, named as a guide.
    case frame
    /// The content's point at a scroll view's top left corner, as left and top.
    case contentOffset
  }

  /// The insets, where they are known with the tree.
  package var fixed: EdgeInsets? {
    switch kind {
    case .fixed(let insets): insets
    // Half of the near inset counts in the middle.
    case .centredBaseline(let offset): EdgeInsets(top: 2 * offset)
    case .frame: .zero
    case .safeArea, .layoutMargins, .readableContent, .contentOffset, .keyboard, .listMargins, .lack, .cellContent,
      .cellText, .barItems:
      nil
    }
  }

  /// The kind's rank in an order of our own.
  package var rank: UInt8 {
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

  /// The guide in the words of a constraint's text; `nil` where it has no name.
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

extension ViewContent {
  /// The places of its text's baselines; `nil` without text.
  package var baselineInsets: ItemInsets.Kind? { baselines.map { ItemInsets.Kind(baselines: $0, of: kind) } }
}

extension ItemInsets.Kind {
  /// Baselines at these distances from the ends of a view of the height that it asks for. A button's title and a
  /// field's line are in the middle at any height, a label's lines at its ends.
  init(baselines insets: EdgeInsets, of kind: ViewKind) {
    self = [.button, .textField].contains(kind) ? .centredBaseline((insets.top - insets.bottom) / 2) : .fixed(insets)
  }
}

extension ItemInsets {
  /// An attribute of the rectangle within the insets; a baseline in the middle is measured from there.
  package func measure(of attribute: ConstraintAttribute) -> AttributeMeasure {
    if case .centredBaseline = kind { ConstraintAttribute.centerY.measure } else { attribute.measure }
  }
}
