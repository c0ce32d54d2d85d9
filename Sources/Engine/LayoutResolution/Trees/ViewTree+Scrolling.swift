import LayoutModel

extension ViewTree {
  /// The axes along which the safe area insets a scroll view's content: `contentInsetAdjustmentBehavior`.
  ///
  /// Along an axis that scrolls, for which a table's rows always count; by default also above and below in a controller's
  /// view or the first subview of that, scrolling or not. Until iOS 10 the latter is all that is inset
  /// (<doc:AutoLayout#Scroll-views>).
  ///
  /// - Parameters:
  ///   - view: The scroll view's position in preorder.
  ///   - overflows: Tells whether the content is longer than the scroll view, across or down.
  /// - Returns: Booleans that tell of the two axes.
  package func adjustedAxes(
    ofScrollView view: Int, overflows: (_ isDown: Bool) -> Bool
  ) -> (across: Bool, down: Bool) {
    let behavior = views[view].scroll?.contentInsetAdjustmentBehavior ?? .never
    let isOfController = view <= 1
    switch behavior {
    case .never: return (false, false)
    case _ where traits.systemVersion.major < 11: return (false, isOfController)
    case .always: return (true, true)
    case .automatic, .scrollableAxes:
      let across = overflows(false)
      return (
        across,
        isOfController && behavior == .automatic || views[view].kind == .tableView
          || overflows(true)
      )
    }
  }
}
