import LayoutEngine
import LayoutModel
import LayoutResolution

/// A view that isn't a control and whose size its class's rules give.
@preconcurrency @MainActor
open class MeasuredView: UIView {
  private var measured: ViewContent?

  private var measuredContent: ViewContent? {
    if let measured { return measured }
    measured = content
    return measured
  }

  /// Measures its content anew, and lays it out.
  func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The size that its class's rules give it.
  open override var intrinsicContentSize: CGSize {
    ConditionReads.note([.device, .textSize])
    let size = measuredContent?.size ?? .none
    return CGSize(width: size.width ?? UIView.noIntrinsicMetric, height: size.height ?? UIView.noIntrinsicMetric)
  }

  /// Says that its content asks for another size.
  open override func invalidateIntrinsicContentSize() {
    measured = nil
    super.invalidateIntrinsicContentSize()
  }

  override var kindName: String { nameOfKind ?? super.kindName }
  override var ownAlignmentRectInsets: EdgeInsets { measuredContent?.alignmentRectInsets ?? .zero }
  override func fittingSize(within size: CGSize) -> CGSize { sizeOfContentFrame }
}
