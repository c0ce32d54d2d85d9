import LayoutEngine
import LayoutModel
import LayoutResolution

/// A view's content as the rules of its class measure it, the same as a file's.
extension UIView {
  /// Its declaration by its class alone: its kind and its content, under no traits.
  var ownDeclaration: View {
    var view = View(class: kindName)
    declare(&view)
    return view
  }

  /// The view's declaration: the file's as long as the content is unchanged since loading, else the class's.
  var declaredContent: View {
    var view = ownDeclaration
    if let loaded = rare?.loaded, loaded.own == view.content { view.content = loaded.declared.content }
    return view
  }

  /// The size that a file stores for its content; `nil` where the file stores none, or the content isn't the file's any longer.
  var loadedContentSize: IntrinsicContentSize? {
    guard let loaded = rare?.loaded, loaded.declared.intrinsicContentSize != .unspecified,
      loaded.own == ownDeclaration.content
    else { return nil }
    return loaded.declared.intrinsicContentSize
  }

  /// The content's size, with the file's lengths where the rules of the class would measure it.
  func contentSize(_ own: IntrinsicContentSize) -> IntrinsicContentSize {
    guard let stored = loadedContentSize else { return own }
    let ruled = content?.size ?? .none
    guard own.width == ruled.width, own.height == ruled.height else { return own }
    func length(_ axis: Axis) -> Double? {
      switch stored.length(along: axis) {
      case .unspecified: own[axis]
      case .noMetric: nil
      case .points(let points): points
      }
    }
    return IntrinsicContentSize(width: length(.horizontal), height: length(.vertical))
  }

  /// The name of contents that another framework lays out, of unknown size. Modules beside UIKit set the name on their own views.
  package var unmeasuredContent: String? {
    get { rare?.unmeasuredContent }
    set { rareState.unmeasuredContent = newValue }
  }

  /// The measuring of its content in layout: none where a file stores its size.
  var measureInLayout: LayoutGraph.Measure? { loadedContentSize == nil ? contentMeasure : nil }

  /// Its content; `nil` for a class without a size of its own.
  var content: ViewContent? {
    kindName == "UIView" ? nil : ViewContent(of: declaredContent, for: measuringTraits)
  }

  /// The traits for measuring: those of its window.
  var measuringTraits: Traits { inheritedTraits.traits(over: WindowEnvironment(of: self).window.traits) }

  /// The size that its content asks for; a class may say it otherwise.
  var contentSizeInPlace: CGSize {
    // A class of an app may have made another size of what UIKit's class measures.
    guard OwnClasses.has(type(of: self)) else { return intrinsicContentSize }
    return ConditionReads.unnoted { intrinsicContentSize }
  }

  /// The content's size by the rules of the class, as `intrinsicContentSize` has it.
  var ruledContentSize: CGSize {
    let size = content?.size ?? .none
    return CGSize(width: size.width ?? UIView.noIntrinsicMetric, height: size.height ?? UIView.noIntrinsicMetric)
  }
}

/// The classes of views that are UIKit's, and override nothing for an app.
@MainActor enum OwnClasses {
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func has(_ type: UIView.Type) -> Bool {
    if let known = known[ObjectIdentifier(type)] { return known }
    let isOwn = String(reflecting: type).hasPrefix("UIKit.")
    known[ObjectIdentifier(type)] = isOwn
    return isOwn
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
