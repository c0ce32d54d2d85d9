import LayoutModel

/// The items of bars as views, so that they have frames to be tapped and to be pointed at.
///
/// How wide items are isn't sourced: an item is as wide as its title and 16 points more, 44 at least.
enum BarItems {
  private static let margin = 16.0
  private static let leastWidth = 44.0
  private static let padding = 16.0
  /// The height of the row in which a navigation bar's items stand.
  private static let rowHeight = 44.0

  /// A navigation bar: items from the left edge on and from the right edge on, in its first row, below a prompt.
  static func navigationBar(_ frame: Rect, _ item: NavigationItem, _ environment: ControllerEnvironment) -> View {
    var bar = View(class: "UINavigationBar", frame: frame)
    let behavior = environment.behavior
    let top = item.prompt == nil ? 0 : behavior.promptHeight
    let row = min(
      Self.rowHeight, behavior.navigationBarHeight(environment.traits, isInSheet: environment.isInSheet))
    var views: [View] = []
    var x = margin
    for item in item.leftBarButtonItems {
      let view = self.item(item, "UINavigationButton", Rect(x: x, y: top, width: 0, height: row), environment)
      x += view.width
      views.append(view.view)
    }
    x = frame.width - margin
    for item in item.rightBarButtonItems {
      var (view, width) = self.item(item, "UINavigationButton", Rect(x: 0, y: top, width: 0, height: row), environment)
      x -= width
      view.frame?.x = x
      views.append(view)
    }
    bar.subviews = views
    return bar
  }

  /// A toolbar: items from the left edge on, spread evenly.
  static func toolbar(_ frame: Rect, _ items: [BarButtonItem], _ environment: ControllerEnvironment) -> View {
    var bar = View(class: "UIToolbar", frame: frame)
    let row = min(Self.rowHeight, frame.height)
    var sized = items.map {
      item($0, "UIToolbarButton", Rect(x: margin, y: 0, width: 0, height: row), environment)
    }
    let spare = frame.width - 2 * margin - sized.map(\.width).reduce(0, +)
    let gap = sized.count > 1 ? max(0, spare) / Double(sized.count - 1) : 0
    var x = margin
    for place in sized.indices {
      sized[place].view.frame?.x = x
      x += sized[place].width + gap
    }
    bar.subviews = sized.map(\.view)
    return bar
  }

  private static func item(
    _ item: BarButtonItem, _ className: String, _ frame: Rect, _ environment: ControllerEnvironment
  ) -> (view: View, width: Double) {
    let item = item.resolved(for: environment.traits)
    let title = TextMeasurer.standard.size(
      of: item.title ?? "", font: ResolvedFont(size: 17), scale: environment.scale)
    let width = item.width ?? max(leastWidth, title.width + padding)
    var frame = frame
    frame.width = width
    return (View(item.id, class: className, frame: frame, isEnabled: item.isEnabled), width)
  }
}
