public import LayoutModel
public import LayoutResolution

extension Scene {
  /// The scene's layout on Interface Builder's canvas, with Interface Builder's warnings.
  ///
  /// - Parameters:
  ///   - canvas: The canvas.
  ///   - settings: The user's settings; the scene's where they aren't set.
  ///   - textMeasurer: The measurer of texts.
  /// - Returns: The layout.
  /// - Throws: `LayoutFailure` where the solver fails.
  public func layout(
    on canvas: Canvas, _ settings: UserSettings = UserSettings(), textMeasurer: TextMeasurer = .standard
  ) throws(LayoutFailure) -> ScreenLayout {
    let traits = canvas.window.traits.applying(settings.merging(userSettings))
    let tree = ViewTree(
      checked: rootViewController.view, for: traits,
      windowSize: canvas.window.size, textMeasurer: textMeasurer)
    let layout = try DrawnPlan(tree).layout(in: canvas.window)
    let screen = ScreenLayout(
      device: canvas.device, requestedOrientation: canvas.orientation, orientation: canvas.orientation,
      window: canvas.window,
      controllers: [ControllerLayout(name: tree.name(of: tree.root), layout: layout, frame: Rect(canvas.window.size))],
      findings: CanvasInspection(canvas).findings(in: layout, isAsDrawn: traits == canvas.window.traits), scene: id,
      sceneTitle: title)
    return screen.asked(under: .canvas)
  }
}
