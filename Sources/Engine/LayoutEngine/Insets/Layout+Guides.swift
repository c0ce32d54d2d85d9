package import LayoutModel
package import LayoutResolution

extension Layout {
  /// The insets of a guide that every view has, within the view, in points; zero for guides that have frames of their
  /// own.
  package func insets(of guide: SystemLayoutGuide, in view: ViewTree.Index) -> EdgeInsets {
    var resolution = InsetResolution(tree, in: window, frames: unroundedFrames)
    return resolution.insets(of: guide, in: view.position)
  }
}
