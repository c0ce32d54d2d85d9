import LayoutModel

/// `UIActivityIndicatorView`: a wheel that turns while something runs.
package enum ActivityIndicatorView {
  static let kind = KindDescription(
    .activityIndicatorView, element: "activityIndicatorView",
    sizes: ClassDefaults(
      hugging: ClassDefaults.rigid, content: Content.init,
      looks: [ClassDefaults.Look(since: 1, width: 20, height: 20)]),
    specimens: [
      ControlSpecimen(.activityIndicatorView, "medium", since: [ControlSpecimen.Era(3, .measured(118))]),
      ControlSpecimen(.activityIndicatorView, "large", since: [ControlSpecimen.Era(3, .measured(31))]) {
        $0.content.style = .large
      },
    ],
    look: look, settings: [style, color, isAnimating, hidesWhenStopped])

  package static let style = KindSetting(
    "style", .word(["medium", "large"], also: ["whiteLarge": "large", "white": "medium", "gray": "medium"]),
    standard: .word("medium"), place: ScenePlace(SceneProperties.indicatorStyle))
  package static let color = KindSetting("color", .color, place: ScenePlace(SceneProperties.tintColor))
  package static let isAnimating = KindSetting("isAnimating", .flag, "animating", standard: .flag(false))
  package static let hidesWhenStopped = KindSetting("hidesWhenStopped", .flag, standard: .flag(false))

  /// The style, which makes its size.
  private struct Content: MeasuredContent {
    private let style: ContentSettings.ActivityIndicatorStyle

    init(_ view: View) { style = view.content.style }

    func size(_ measure: ContentMeasure) -> MeasuredSize {
      style == .large ? (37, 37) : (measure.look?.width, measure.look?.height)
    }
  }

  private static let look: KindDescription.Drawing = { context in
    var look = Look()
    look.marks = spokes(context.view.content.style == .large ? 17 : 9, context)
    return look
  }

  /// The spokes of a wheel in the middle, paler from one to the next.
  static func spokes(_ radius: Double, _ context: LookContext) -> [Mark] {
    let color = Shade(context.appearance.tintColor) ?? .system("systemGray")
    return directions.enumerated().map { index, direction in
      func spot(_ distance: Double) -> Mark.Spot {
        Mark.Spot(.middle + direction.0 * distance, .middle + direction.1 * distance)
      }
      return .path(
        [spot(radius * 0.5), spot(radius * 0.95)], isClosed: false,
        Paint(line: color.opacity(1 - Double(index) * 0.1), lineWidth: radius > 10 ? 3 : 2))
    }
  }

  /// The directions of eight spokes, from the top clockwise.
  private static let directions: [(Double, Double)] = [
    (0, -1), (0.7071, -0.7071), (1, 0), (0.7071, 0.7071), (0, 1), (-0.7071, 0.7071), (-1, 0), (-0.7071, -0.7071),
  ]
}
