import LayoutModel
import LayoutResolution

/// The items of bars as views, so that they have frames to be tapped and to be pointed at.
enum BarItems {
  /// A navigation bar: items from the left edge on and from the right edge on, in its first row, below a prompt.
  static func navigationBar(_ frame: Rect, _ item: NavigationItem, _ environment: ControllerEnvironment) -> View {
    var bar = View(class: "UINavigationBar", frame: frame)
    let behavior = environment.behavior
    let top = item.prompt == nil ? 0 : behavior.promptHeight
    let row = min(
      BarMetrics.rowHeight, behavior.navigationBarHeight(environment.traits, isInSheet: environment.isInSheet))
    var shown = item
    shown.leftBarButtonItems = item.leftBarButtonItems.map { $0.resolved(for: environment.traits) }
    shown.rightBarButtonItems = item.rightBarButtonItems.map { $0.resolved(for: environment.traits) }
    let places = NavigationBarPlaces(shown, in: frame.width, for: environment.traits)
    bar.subviews = places.places.map { place in
      view(of: place.item, "UINavigationButton", Rect(x: place.x, y: top, width: place.width, height: row))
    }
    bar.appearance.title = item.title
    bar.appearance.prompt = item.prompt
    return bar
  }

  /// A toolbar with its items.
  static func toolbar(_ frame: Rect, _ items: [BarButtonItem], _ environment: inout ControllerEnvironment) -> View {
    var bar = View(class: "UIToolbar", frame: frame)
    let row = min(BarMetrics.rowHeight, frame.height)
    let traits = environment.traits
    let places = ToolbarPlaces(items.map { $0.resolved(for: traits) }, for: traits)
    let room = environment.decisions.larger(frame.width - places.length, 0)
    bar.subviews = places.places.map { place in
      let x = places.x(of: place, sparing: room)
      return view(of: place.item, "UIToolbarButton", Rect(x: x, y: 0, width: place.width, height: row))
    }
    return bar
  }

  private static func view(of item: BarButtonItem, _ className: String, _ frame: Rect) -> View {
    var view = View(item.id, class: className, frame: frame, isEnabled: item.isEnabled)
    view.appearance = item.appearance
    return view
  }
}
