import Documents
import LayoutModel
import LayoutResolution

/// A warning if a layout's passes end before they settle. Insets and sizes of text follow from frames, and change the
/// frames so that they change again.
///
///     label.width == 5 * label.height     a text that is wider on fewer lines, and so wraps into more again
///
/// UIKit continues until it gives up, or shows the last pass. So which frames these are is a matter of chance
/// (<doc:Diagnostics#Feedback>).
func feedbackDiagnostics(_ unsettled: [Parameters.Meaning], of tree: ViewTree) -> [Diagnostic] {
  let parts = unsettled.compactMap { Feedback($0, in: tree) }
  guard let first = parts.first else { return [] }
  var views: [ViewTree.Index] = []
  for part in parts where !views.contains(part.view) { views.append(part.view) }
  let told = views.prefix(maximumViewsInWords).map { view in
    let quantities = parts.filter { $0.view == view }.map(\.quantity)
    let isText = parts.contains { $0.view == view && $0.isText }
    let name = tree.itemName(of: view)
    return DiagnosticText.Part(
      "the \(quantities.listed("and")) of \(isText ? "the text of " : "")\(name)", at: tree.position(of: view))
  }
  let rest = views.count - told.count
  return [
    Diagnostic(
      .unsettled,
      DiagnosticText(
        "the layout doesn't settle, for these follow from it and change it again",
        parts: told + (rest > 0 ? [DiagnosticText.Part("those of \(rest) more")] : []), separator: ", "),
      position: tree.position(of: first.view), members: views.map { Lowering.Item.view($0).member(in: tree) })
  ]
}

/// The maximum number of views that are named.
private let maximumViewsInWords = 12

/// An input of a layout that the layout itself changes.
private struct Feedback {
  let view: ViewTree.Index
  let quantity: String
  let isText: Bool

  /// Creates the feedback of a quantity; `nil` for the window's size, which no layout changes.
  init?(_ meaning: Parameters.Meaning, in tree: ViewTree) {
    switch meaning {
    case .window: return nil
    case .inset(let number, let edge):
      let insets = tree.insets[number]
      view = tree.index(at: Int(insets.view))
      quantity = "\(edge.rawValue) \(Self.name(of: insets.kind))"
      isText = false
    case .text(let text, let axis):
      view = tree.index(at: text)
      quantity = axis == .horizontal ? "width" : "height"
      isText = true
    }
  }

  private static func name(of kind: ItemInsets.Kind) -> String {
    switch kind {
    case .safeArea: "safe area"
    case .layoutMargins: "margin"
    case .readableContent: "readable margin"
    case .contentOffset: "content offset"
    case .keyboard: "keyboard's height"
    case .listMargins: "margin of rows"
    case .cellContent: "edge of the content"
    case .cellText: "margin of texts"
    case .barItems: "margin of items"
    case .fixed, .centredBaseline, .frame, .lack: "inset"
    }
  }
}
