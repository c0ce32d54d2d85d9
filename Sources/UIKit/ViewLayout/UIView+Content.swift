import LayoutEngine
import LayoutModel
import LayoutResolution

/// A view's content as the rules of its class measure it, the same as a file's.
extension UIView {
  /// Its declaration: its class's kind and its content, under no traits.
  var declaredContent: View {
    var view = View(class: kindName)
    declare(&view)
    return view
  }

  /// Its content; `nil` for a class without a size of its own.
  var content: ViewContent? {
    kindName == "UIView" ? nil : ViewContent(of: declaredContent, for: measuringTraits)
  }

  /// The traits for measuring: those of its window.
  var measuringTraits: Traits { inheritedTraits.traits(over: WindowEnvironment(of: self).window.traits) }

  /// The size that its class's rules give its content, as `intrinsicContentSize` has it.
  var ruledContentSize: CGSize {
    let size = content?.size ?? .none
    return CGSize(width: size.width ?? UIView.noIntrinsicMetric, height: size.height ?? UIView.noIntrinsicMetric)
  }
}

extension LayoutGraph.Node.Baselines {
  /// Baselines as a content's rules give them.
  init(_ kind: ItemInsets.Kind?) {
    switch kind {
    case .fixed(let insets): self = .text(first: insets.top, last: insets.bottom)
    case .centredBaseline(let offset): self = .centredText(offset)
    default: self = .edges
    }
  }
}
