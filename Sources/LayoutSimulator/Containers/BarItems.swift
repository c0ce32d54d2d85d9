import LayoutModel

/// The items of bars as views, so that they have frames to be tapped and to be pointed at.
enum BarItems {
  /// A navigation bar: items from the left edge on and from the right edge on, in its first row, below a prompt.
  static func navigationBar(_ frame: Rect, _ item: NavigationItem, _ environment: ControllerEnvironment) -> View {
    var bar = View(class: "UINavigationBar", frame: frame)
    let behavior = environment.behavior
    let top = item.prompt == nil ? 0 : behavior.promptHeight
    let row = min(
      ToolbarPlaces.rowHeight, behavior.navigationBarHeight(environment.traits, isInSheet: environment.isInSheet))
    var views: [View] = []
    var x = ToolbarPlaces.margin
    for item in item.leftBarButtonItems {
      let view = self.item(item, "UINavigationButton", Rect(x: x, y: top, width: 0, height: row), environment)
      x += view.width
      if !item.isSpace { views.append(view.view) }
    }
    x = frame.width - ToolbarPlaces.margin
    for item in item.rightBarButtonItems {
      var (view, width) = self.item(item, "UINavigationButton", Rect(x: 0, y: top, width: 0, height: row), environment)
      x -= width
      view.frame?.x = x
      if !item.isSpace { views.append(view) }
    }
    bar.subviews = views
    return bar
  }

  /// A toolbar with its items.
  static func toolbar(_ frame: Rect, _ items: [BarButtonItem], _ environment: ControllerEnvironment) -> View {
    var bar = View(class: "UIToolbar", frame: frame)
    let row = min(ToolbarPlaces.rowHeight, frame.height)
    let places = ToolbarPlaces(items.map { $0.resolved(for: environment.traits) }, scale: environment.scale)
    bar.subviews = places.places.map { place in
      let frame = Rect(x: places.x(of: place, in: frame.width), y: 0, width: place.width, height: row)
      return View(place.item.id, class: "UIToolbarButton", frame: frame, isEnabled: place.item.isEnabled)
    }
    return bar
  }

  private static func item(
    _ item: BarButtonItem, _ className: String, _ frame: Rect, _ environment: ControllerEnvironment
  ) -> (view: View, width: Double) {
    let item = item.resolved(for: environment.traits)
    let width = item.width(scale: environment.scale)
    var frame = frame
    frame.width = width
    return (View(item.id, class: className, frame: frame, isEnabled: item.isEnabled), width)
  }
}
