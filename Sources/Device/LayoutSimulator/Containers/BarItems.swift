import LayoutModel
import LayoutResolution

/// The items of a container's bars as views, so that they have frames for taps and popovers. They are inside the safe
/// area, and mirrored where text runs from right to left.
struct BarItems {
  private let size: Size
  /// The distance of items from the safe area, in points.
  private let margin: Double
  /// The distances of items from the bar's leading and trailing sides, in points.
  private let margins: (leading: Double, trailing: Double)
  private let isMirrored: Bool

  private init(in size: Size, _ environment: inout ControllerEnvironment) {
    self.size = size
    margin = environment.behavior.barMargin(in: environment.window)
    environment.decisions.noteStep(margin, of: environment.size.width, at: SystemBehavior.widthOfWideWindows)
    let area = environment.safeAreaInsets
    isMirrored = environment.traits.layoutDirection == .rightToLeft
    margins =
      isMirrored
      ? (area.right + margin, area.left + margin) : (area.left + margin, area.right + margin)
  }

  /// The width between the margins, in points.
  private var room: Double { size.width - margins.leading - margins.trailing }

  /// The frame of an item at a distance from the bar's leading edge.
  private func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: isMirrored ? size.width - x - width : x, y: y, width: width, height: height)
  }

  // MARK: Navigation bars

  /// A navigation bar: items from the leading edge on and from the trailing edge on, in its first row, below a prompt.
  ///
  /// - Parameters:
  ///   - frame: Where it lies.
  ///   - item: What it shows.
  ///   - backTitle: The title of the controller below the one on top; `nil` where there is none.
  ///   - backItem: The back button set by the controller below, if any.
  ///   - isTitleLarge: Whether the title has a row of its own.
  ///   - environment: What is around the navigation controller.
  /// - Returns: The bar.
  static func navigationBar(
    _ frame: Rect, _ item: NavigationItem, backTitle: String? = nil, backItem: BarButtonItem? = nil,
    isTitleLarge: Bool = false,
    _ environment: inout ControllerEnvironment
  ) -> View {
    let items = BarItems(in: frame.size, &environment)
    let traits = environment.traits
    var bar = View(class: "UINavigationBar", frame: frame)
    bar.appearance.title = item.title
    bar.appearance.prompt = item.prompt
    bar.appearance.isTitleLarge = isTitleLarge
    if item.leftBarButtonItems.isEmpty { bar.appearance.backTitle = backTitle }
    let (top, height) = environment.behavior.rowOfBarItems(
      inBarOf: environment.behavior.navigationBarHeight(traits, isInSheet: environment.isInSheet))
    let y = item.prompt == nil ? top : environment.behavior.promptHeight
    let places = NavigationBarPlaces(leading: item.leftBarButtonItems, trailing: item.rightBarButtonItems, for: traits)
    if let back = bar.appearance.backTitle {
      bar.subviews.append(backButton(back, backItem, items.frame, y: y, height: height, traits))
    }
    bar.subviews +=
      places.leading.map { place in
        view(
          of: place, "UINavigationButton", items.frame(items.margins.leading + place.offset, y, place.width, height),
          fromLeading: true)
      }
      + places.trailing.map { place in
        let x = frame.width - items.margins.trailing - place.end
        return view(of: place, "UINavigationButton", items.frame(x, y, place.width, height), fromLeading: false)
      }
    let title = places.titleRoom(
      of: item.title ?? "", back: bar.appearance.backTitle, inWidth: items.room, for: traits)
    bar.appearance.contentInsets = DirectionalEdgeInsets(
      leading: items.margin + (isTitleLarge ? 0 : title.leading),
      trailing: items.margin + (isTitleLarge ? 0 : title.trailing))
    return bar
  }

  /// The button that leads back: a chevron and the title below. Its frame from iOS 7 to 10 is that of views that logs
  /// print, `UINavigationItemButtonView (8 6; 41 30)`; before and after it is chosen.
  private static func backButton(
    _ title: String, _ item: BarButtonItem?, _ frame: (Double, Double, Double, Double) -> Rect, y: Double,
    height: Double, _ traits: Traits
  ) -> View {
    let behavior = SystemBehavior(traits.systemVersion)
    let text = TextMeasurer.standard.size(of: title, font: ResolvedFont(size: 17, weight: .regular), for: traits).width
    let ownHeight = min(behavior.heightOfBackButtons, height)
    var view = View(
      item?.id, class: behavior.classOfBackButtons,
      frame: frame(
        behavior.marginOfBackButtons, y + ((height - ownHeight) / 2).rounded(.down), 19 + text.rounded(.up), ownHeight))
    view.appearance.title = title
    return view
  }

  // MARK: Toolbars

  /// A toolbar with its items.
  static func toolbar(_ frame: Rect, _ shown: [BarButtonItem], _ environment: inout ControllerEnvironment) -> View {
    let items = BarItems(in: frame.size, &environment)
    var bar = View(class: "UIToolbar", frame: frame)
    let (y, height) = environment.behavior.rowOfBarItems(inBarOf: frame.height)
    let places = ToolbarPlaces(shown, for: environment.traits)
    let spare = environment.decisions.larger(items.room - places.length, 0)
    bar.subviews = places.places.map { place in
      view(
        of: place.place, "UIToolbarButton",
        items.frame(items.margins.leading + places.x(of: place, sparing: spare), y, place.place.width, height),
        fromLeading: true)
    }
    return bar
  }

  private static func view(
    of place: BarItemPlace, _ className: String, _ frame: Rect, fromLeading: Bool
  ) -> View {
    let item = place.item
    var view = View(item.id, class: className, frame: frame, isEnabled: item.isEnabled)
    view.appearance = item.appearance
    view.appearance.contentInsets = place.insets(fromLeading: fromLeading)
    return view
  }
}
