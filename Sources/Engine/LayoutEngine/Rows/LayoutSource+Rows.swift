import LayoutModel
import LinearProgramming

/// The rows of what an item asks for by itself: its mask, or its content.
extension LayoutSource where Self: ~Copyable {
  /// Adds the rows of an item's mask, or those of its content.
  ///
  /// A view with a mask has no rows for its content here, because the mask gives the size. (No source confirms
  /// this.) The width of a label that may wrap comes late, because it is computed again once the label was laid out
  /// (<doc:AutoLayout#Ties>).
  ///
  /// - Parameters:
  ///   - item: The item, which isn't the root.
  ///   - rows: The rows to add to.
  ///   - note: Receives the rows after each one, and the column of the length if it is a content's.
  func addRows<Rows: RowBuilder & ~Copyable>(
    of item: Int, to rows: inout Rows, noting note: (_ rows: borrowing Rows, _ column: Int?) -> Void
  ) {
    switch placement(of: item) {
    case .mask:
      for axis in Axis.allCases {
        let rule = autoresizing(of: item, along: axis)
        for isLength in [false, true] {
          addMask(rule, of: item, along: axis, isLength: isLength, to: &rows)
          note(rows, nil)
        }
      }
      return
    case .scrolledContent:
      for axis in Axis.allCases {
        addContentPosition(of: item, along: axis, to: &rows)
        note(rows, nil)
      }
    case .constraints: break
    }
    addContent(of: item, to: &rows, noting: note)
  }

  /// Adds the equality of one part of the frame of an item that its mask places.
  func addMask(of item: Int, along axis: Axis, isLength: Bool, to rows: inout some RowBuilder & ~Copyable) {
    addMask(autoresizing(of: item, along: axis), of: item, along: axis, isLength: isLength, to: &rows)
  }

  /// Adds a mask as an equality: position and length are affine in the superview's length (`AutoresizingRule`).
  private func addMask(
    _ rule: AutoresizingRule, of item: Int, along axis: Axis, isLength: Bool,
    to rows: inout some RowBuilder & ~Copyable
  ) {
    guard let first = firstColumn(of: item) else { return }
    let (declared, share) = isLength ? (rule.length, rule.lengthShare) : (rule.position, rule.positionShare)
    rows.beginRow(constant: share * rule.superLength - declared)
    rows.add(newColumn: Unknowns.column(first, axis, isLength: isLength), times: 1)
    if share != 0 { rows.add(length(of: superview(of: item), axis), times: -share) }
    rows.endRow(.requirement(.equal, item: requirementItem(ofItem: item)), isActive: true)
  }

  /// Adds the position of a scroll view's content, which is fixed along each axis, because content begins at its own
  /// origin.
  func addContentPosition(of item: Int, along axis: Axis, to rows: inout some RowBuilder & ~Copyable) {
    guard let first = firstColumn(of: item) else { return }
    rows.beginRow(constant: 0)
    rows.add(newColumn: Unknowns.column(first, axis, isLength: false), times: 1)
    rows.endRow(.requirement(.equal, item: nil), isActive: true)
  }

  /// Adds the rows of a content's lengths: at most them by hugging, at least them by compression resistance
  /// (<doc:AutoLayout#Intrinsic-content-size>).
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - rows: The rows to add to.
  ///   - note: Receives the rows after each one, and the column of the length.
  func addContent<Rows: RowBuilder & ~Copyable>(
    of item: Int, to rows: inout Rows, noting note: (_ rows: borrowing Rows, _ column: Int?) -> Void
  ) {
    let size = contentSize(of: item)
    for axis in Axis.allCases {
      guard let length = size[axis] else { continue }
      add(content(length, of: item, along: axis), of: item, along: axis, to: &rows, noting: note)
    }
  }

  private func add<Rows: RowBuilder & ~Copyable>(
    _ content: ItemContent, of item: Int, along axis: Axis, to rows: inout Rows,
    noting note: (_ rows: borrowing Rows, _ column: Int?) -> Void
  ) {
    guard let first = firstColumn(of: item) else { return }
    let column = Unknowns.column(first, axis, isLength: true)
    content.goals.forEachKind(
      item: requirementItem(ofItem: item), sizing: column, isLate: content.isLate
    ) { kind in
      // A content's size is that of the alignment rectangle.
      rows.beginRow(constant: -content.insets.near - content.insets.far)
      rows.add(newColumn: column, times: 1)
      rows.add(content.length, times: -1)
      rows.endRow(kind, isActive: true)
      note(rows, column)
    }
  }

  /// An item's length along an axis.
  @inline(__always)
  func length(of item: Int, _ axis: Axis) -> RowQuantity {
    firstColumn(of: item).map { .column(Unknowns.column($0, axis, isLength: true)) } ?? windowLength(axis)
  }
}

extension RowBuilder where Self: ~Copyable {
  /// Adds a quantity times a coefficient.
  @inline(__always)
  mutating func add(_ quantity: RowQuantity, times coefficient: Double) {
    switch quantity {
    case .number(let number): add(constant: coefficient * number)
    case .parameter(let parameter): add(parameter: parameter, times: coefficient)
    case .column(let column): add(column: column, times: coefficient)
    }
  }
}
