import LayoutEngine
import LayoutModel
import LayoutResolution

/// A view that shows a text.
@preconcurrency @MainActor
open class UILabel: UIView {
  private var measured: ViewContent?

  /// The text.
  open var text: String? { didSet { if text != oldValue { contentChanged() } } }
  /// The most lines that it takes; 0 for as many as it needs.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentChanged() } } }
  /// The width at which it is measured without a layout's help, in points.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentChanged() } }

  override var kindName: String { "UILabel" }
  override func didInitialize() { isUserInteractionEnabled = false }

  private var measuredContent: ViewContent? {
    if let measured { return measured }
    measured = ViewContent(of: declaredContent, for: measuringTraits)
    return measured
  }

  /// The size of its text.
  open override var intrinsicContentSize: CGSize {
    let size = measuredContent?.size ?? .none
    return CGSize(width: size.width ?? 0, height: size.height ?? 0)
  }

  override func fittingSize(within size: CGSize) -> CGSize {
    guard let content = measuredContent, content.wraps, size.width > 0 else { return intrinsicContentSize }
    let fitting = content.size(inWidth: Double(size.width))
    return CGSize(width: fitting.width ?? 0, height: fitting.height ?? 0)
  }

  override func declare(_ view: inout View) {
    view.content.text = text
    view.content.numberOfLines = numberOfLines
    view.content.preferredMaxLayoutWidth = Double(preferredMaxLayoutWidth)
  }

  override var contentMeasure: LayoutGraph.Measure? {
    guard type(of: self).measuresByRule, let content = measuredContent, content.wraps else { return nil }
    return { width in width.map { content.size(inWidth: $0) } ?? content.size }
  }

  /// A Boolean that tells whether the class's rules measure it: not where a subclass says its size itself.
  private class var measuresByRule: Bool { true }

  override var baselines: LayoutGraph.Node.Baselines { LayoutGraph.Node.Baselines(measuredContent?.baselines) }
  override var mayWrap: Bool { numberOfLines != 1 }

  private func contentChanged() {
    measured = nil
    invalidateIntrinsicContentSize()
  }
}
