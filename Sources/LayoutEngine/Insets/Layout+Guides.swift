package import LayoutModel
package import LayoutResolution

extension Layout {
  /// How far a guide that every view has lies within the view, in points; nothing of guides that have a place of their own.
  package func insets(of guide: SystemLayoutGuide, in view: ViewTree.Index) -> EdgeInsets {
    var resolution = InsetResolution(tree, in: window, frames: unroundedFrames)
    return resolution.insets(of: guide, in: view.position)
  }
}
